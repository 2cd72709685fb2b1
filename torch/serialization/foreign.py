"""Kinds of storage that PyTorch has and torch has not."""

from torch import _core
from torch._memory import elements

PIECE = 1 << 16


class Foreign:
    """A kind of storage called `name`, of `width` bytes an element in the file, that becomes a storage of `kind` here.

    A bfloat16 is the upper half of a float, so no value changes. kind: None if there is no type for the elements.
    """

    def __init__(self, name, kind=None, width=1):
        self.name, self._kind, self.width = name, kind, width

    def target(self):
        """The class that it becomes. Raises RuntimeError if there is none."""
        if self._kind is None:
            raise RuntimeError(f"load: the file has a {self.name}Storage, and torch has no such type; "
                               "convert its tensors before saving")
        return self._kind

    def widen(self, storage):
        """Makes whole elements of what was read into the last `width` bytes an element of the storage's memory."""
        if self.width == storage.element_size():
            return
        import numpy

        # From the front on: what is written never reaches what is still to be read.
        memory = elements(storage)
        halves = numpy.frombuffer(memory, numpy.uint16)[storage.size():]
        wholes = numpy.frombuffer(memory, numpy.uint32)
        for begin in range(0, len(wholes), PIECE):
            wholes[begin:begin + PIECE] = halves[begin:begin + PIECE].astype(numpy.uint32) << 16


FOREIGN = [
    Foreign("BFloat16", _core.FloatStorage, 2),
    *map(Foreign, ("ComplexFloat", "ComplexDouble", "QInt8", "QUInt8", "QInt32", "QUInt4x2", "QUInt2x4")),
]
