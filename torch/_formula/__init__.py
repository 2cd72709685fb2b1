"""Rows created at run time: torch.formula and torch.fuse."""
