"""What is kept from one evening to the next: games in progress and settings, as files the player can read."""
