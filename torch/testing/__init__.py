"""Comparing and making tensors in tests; torch.testing.rows makes tests of a catalogue, for pytest to run."""

from torch.testing.comparing import assert_close, make_tensor

__all__ = ["assert_close", "make_tensor"]
