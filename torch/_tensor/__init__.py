"""The parts of a tensor: dtypes, devices, storages, creation and printing."""

from torch._core import Tensor  # noqa: F401 - this and the next are names of PyTorch's torch._tensor
from torch._utils import _rebuild_from_type_v2  # noqa: F401
