"""How to play each round game: a module a game, which tells habits of three kinds in its variable `wits`."""
