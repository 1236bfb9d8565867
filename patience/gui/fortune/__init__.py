"""The window of fortune telling: one table on which a consultation is laid out and read."""
