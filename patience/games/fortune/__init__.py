"""Fortune telling after Foster: what the cards mean, the consultation, and the story that comes of it."""
