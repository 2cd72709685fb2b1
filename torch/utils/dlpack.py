"""torch.utils.dlpack."""

from torch._tensor.creation import from_dlpack

__all__ = ["from_dlpack", "to_dlpack"]


def to_dlpack(tensor):
    """A capsule of DLPack on the tensor's memory."""
    return tensor.__dlpack__()
