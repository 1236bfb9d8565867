"""Who chooses the moves of the seats that no person plays. They see a `Mind` and nothing else."""
