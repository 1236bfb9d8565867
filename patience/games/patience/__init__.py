"""The seven patience games, one file each."""
