"""How each game is played well."""
