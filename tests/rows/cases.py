"""Our own catalogue, and the cases of its rows as torch.testing makes them for every package.

TORCH_OPS names the catalogue of a package whose rows are tested, fuzzed and starved of memory in their place.
"""

import os

from torch.testing.cases import *  # noqa: F403
from torch.testing.cases import load

CATALOGUE = load(os.environ.get("TORCH_OPS", "ops.yaml"))
