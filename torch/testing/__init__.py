"""Comparison and construction of tensors for tests; torch.testing.rows generates pytest tests for a catalogue."""

import sys

if "pytest" in sys.modules:  # rewrite their asserts before they are imported, so that failures show values
    sys.modules["pytest"].register_assert_rewrite(
        "torch.testing.values", "torch.testing.gradients", "torch.testing.random_rows"
    )

from torch.testing.comparing import assert_close, make_tensor

__all__ = ["assert_close", "make_tensor"]
