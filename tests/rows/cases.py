"""Our own catalogue, and the cases of its rows as torch.testing makes them for every package."""

from torch.testing.cases import *  # noqa: F403
from torch.testing.cases import load

CATALOGUE = load("ops.yaml")
