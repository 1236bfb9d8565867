"""What the players know of each game: a module a game, with its `wits`."""
