"""The round games: several at one table, each deal following the one before."""
