"""What a change means, row by row: `python -m codegen review [REV]`. Needs git, and no build of torch."""
