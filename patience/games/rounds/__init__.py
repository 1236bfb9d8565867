"""The round games: the rules of each in a module of its own, and what some of them share."""
