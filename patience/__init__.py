"""Patience Parlour: the card games of four old books at a handsome table."""

__version__ = "0.1.0"
