"""Comparing and making tensors in tests; torch.testing.rows makes tests of a catalogue, for pytest to run."""

import sys

if "pytest" in sys.modules:  # before anybody imports them: their asserts then say what was compared
    sys.modules["pytest"].register_assert_rewrite(
        "torch.testing.values", "torch.testing.gradients", "torch.testing.random_rows"
    )

from torch.testing.comparing import assert_close, make_tensor

__all__ = ["assert_close", "make_tensor"]
