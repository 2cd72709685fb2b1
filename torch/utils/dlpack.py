"""torch.utils.dlpack: exchange of tensors through DLPack."""

from torch._tensor.creation import from_dlpack

__all__ = ["from_dlpack", "to_dlpack"]


def to_dlpack(tensor):
    """Return a DLPack capsule that shares the tensor's memory.

    >>> torch.utils.dlpack.from_dlpack(torch.utils.dlpack.to_dlpack(torch.ones(2))).tolist()
    [1.0, 1.0]
    """
    return tensor.__dlpack__()
