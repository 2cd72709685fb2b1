"""Kinds of storage that PyTorch has and torch has not."""

from torch import _core


class Foreign:
    """A kind of storage named `name`, whose records are read as storages of `kind`; None if they cannot be used.

    bfloat16 becomes float: its bits are the upper half of a float's.
    """

    def __init__(self, name, kind=None):
        self.name, self._kind = name, kind

    def target(self):
        """The class its records are read as. Raises RuntimeError if there is none."""
        if self._kind is None:
            raise RuntimeError(f"load: the file has a {self.name}Storage, and torch has no such type; "
                               "convert its tensors before saving")
        return self._kind

    def convert(self, storage):
        """What a storage of the class target() becomes."""
        if self.name != "BFloat16":
            return storage
        import numpy

        wide = _core.FloatTensor(storage.size())
        halves = _core.ShortTensor(storage).numpy().view(numpy.uint16)
        numpy.left_shift(halves, 16, out=wide.numpy().view(numpy.uint32), dtype=numpy.uint32)
        return wide.storage()


FOREIGN = [
    Foreign("Bool", _core.ByteStorage), Foreign("BFloat16", _core.ShortStorage),
    *map(Foreign, ("ComplexFloat", "ComplexDouble", "QInt8", "QUInt8", "QInt32", "QUInt4x2", "QUInt2x4")),
]
