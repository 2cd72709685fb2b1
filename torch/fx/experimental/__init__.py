"""Rewritings of traced modules: torch.fx.experimental.optimization."""
