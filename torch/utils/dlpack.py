"""torch.utils.dlpack: exchange of tensors through DLPack."""

from torch._tensor.creation import from_dlpack

__all__ = ["from_dlpack", "to_dlpack"]


def to_dlpack(tensor):
    """Return a DLPack capsule that shares the tensor's memory."""
    return tensor.__dlpack__()
