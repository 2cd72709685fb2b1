"""Rows that a program makes while it runs: torch.formula and torch.fuse."""
