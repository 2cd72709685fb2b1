"""Summarizes a change row by row: `python -m codegen review [REV]`. Needs git, but no build of torch."""
