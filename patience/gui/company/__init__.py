"""The table for several: one for all round games."""
