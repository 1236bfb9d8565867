"""What all card games share: tables, moves, effects, rules, matches and records. It knows no game and no screen."""
