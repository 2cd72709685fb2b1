"""Batches of sequences of different lengths: packing, padding and the inverse operations."""

from __future__ import annotations

from collections import namedtuple

from torch import _core
from torch._base.arguments import value_of
from torch._base.type_checking import TYPE_CHECKING
from torch.autograd.conversions import moved

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Self

    from torch._core import Tensor


__all__ = ["PackedSequence", "pack_padded_sequence", "pack_sequence", "pad_packed_sequence", "pad_sequence",
           "unpack_sequence", "unpad_sequence"]


class PackedSequence(namedtuple("PackedSequence", "data batch_sizes sorted_indices unsorted_indices",
                                defaults=(None, None))):
    """Batch of sequences without padding, for recurrent layers: the elements of all sequences at step 0, then step 1, …

    Methods such as to(), cpu(), cuda() and float() convert `data`; the indices follow its device.

    Attributes:
        data: (total elements, ...).
        batch_sizes: number of sequences at each step, a LongTensor or list of ints in descending order.
        sorted_indices, unsorted_indices: LongTensors that sort the sequences by length and restore their order, or
            None.

    >>> nn.utils.rnn.pack_sequence([torch.Tensor([1, 2])]).double().data.type()
    'torch.DoubleTensor'
    """

    __slots__ = ()

    def _with(self, data):
        places = [position if position is None else moved(position, data._gpu) for position in self[2:]]
        return type(self)(data, self.batch_sizes, *places)

    def to(self, *place: Any, **options: Any) -> Self:
        """Convert `data` to another device or type, as Tensor.to does; without a change return self."""
        data = self.data.to(*place, **options)
        return self if data is self.data else self._with(data)

    def cpu(self) -> Self:
        """Move to the CPU."""
        return self.to("cpu")

    def pin_memory(self) -> Self:
        """Copy into page-locked memory."""
        return type(self)(*(part if part is None else part.pin_memory() for part in self))

    def is_pinned(self) -> bool:
        """Return whether `data` is in page-locked memory."""
        return self.data.is_pinned()

    def byte(self) -> Self:
        """Convert `data` to Byte."""
        return self._with(self.data.byte())

    def char(self) -> Self:
        """Convert `data` to Char."""
        return self._with(self.data.char())

    def short(self) -> Self:
        """Convert `data` to Short."""
        return self._with(self.data.short())

    def int(self) -> Self:
        """Convert `data` to Int."""
        return self._with(self.data.int())

    def long(self) -> Self:
        """Convert `data` to Long."""
        return self._with(self.data.long())

    def cuda(self, *place: Any, **options: Any) -> Self:
        """Move to a GPU."""
        return self._with(self.data.cuda(*place, **options))

    def half(self) -> Self:
        """Convert `data` to Half."""
        return self._with(self.data.half())

    def float(self) -> Self:
        """Convert `data` to Float."""
        return self._with(self.data.float())

    def double(self) -> Self:
        """Convert `data` to Double."""
        return self._with(self.data.double())

    @property
    def is_cuda(self) -> bool:
        """Whether `data` is on a GPU."""
        return self.data.is_cuda


def _lengths(name, lengths, batch, steps):
    """Return the lengths as ints. Raise RuntimeError if they do not fit the padded sequences."""
    lengths = value_of(lengths).long().tolist() if not isinstance(lengths, (list, tuple)) else list(lengths)
    if not lengths or any(length <= 0 for length in lengths):
        raise RuntimeError(f"{name}: lengths are {lengths}; need at least one, and each above 0")
    if batch is not None and (len(lengths) != batch or max(lengths) > steps):
        raise RuntimeError(f"{name}: lengths are {lengths}; need one for each of {batch} sequences, none above {steps}")
    return lengths


def _counts_of(numbers):
    """Return, for descending numbers, how many are above 0, above 1, …: converts lengths to batch sizes and back."""
    counts = []
    for count in range(len(numbers), 0, -1):
        counts += [count] * (numbers[count - 1] - len(counts))
    return counts


def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True,
) -> PackedSequence:
    """Pack padded sequences.

    Args:
        lengths: a list of ints or a LongTensor, in descending order unless `enforce_sorted` is False.
        batch_first: `input` is (batch, steps, ...).
        enforce_sorted: False: sort the sequences by length first.
    Shape:
        input: (steps, batch, ...).
    Returns:
        A PackedSequence.
    Raises:
        RuntimeError: a length is below 1 or above the number of steps, or the lengths are not sorted.

    >>> padded = torch.Tensor([[1, 4], [2, 5], [3, 0]])
    >>> packed = nn.utils.rnn.pack_padded_sequence(padded, [3, 2])
    >>> packed.data.data.tolist(), packed.batch_sizes
    ([1.0, 4.0, 2.0, 5.0, 3.0], tensor([2, 2, 1]))
    """
    if input.dim() < 2:
        raise RuntimeError(f"pack_padded_sequence: input has {input.dim()} dimensions; need (steps, batch, ...)")
    input = input.transpose(0, 1) if batch_first else input
    lengths = _lengths("pack_padded_sequence", lengths, input.size(1), input.size(0))
    order = back = None
    if not enforce_sorted:
        order = sorted(range(len(lengths)), key=lambda place: -lengths[place])
        back = moved(_core.LongTensor(sorted(range(len(order)), key=order.__getitem__)), input._gpu)
        lengths = [lengths[place] for place in order]
        order = moved(_core.LongTensor(order), input._gpu)
        input = input.index_select(1, order)
    if any(longer < shorter for longer, shorter in zip(lengths, lengths[1:], strict=False)):
        raise RuntimeError(f"pack_padded_sequence: lengths are {lengths}; need the longest first, or "
                           "enforce_sorted=False")
    sizes = _counts_of(lengths)
    parts = [input[step].narrow(0, 0, size) for step, size in enumerate(sizes)]
    return PackedSequence(_core.cat(parts, 0), _core.LongTensor(sizes), order, back)


def pad_packed_sequence(
    sequence: PackedSequence, batch_first: bool = False, padding_value: float = 0.0, total_length: int | None = None,
) -> tuple[Tensor, Any]:
    """Pad a PackedSequence, and return the sequences and their lengths in the original order.

    Args:
        batch_first: return (batch, steps, ...).
        padding_value: value after the end of shorter sequences.
        total_length: number of steps of the result, by default the longest length.
    Returns:
        (steps, batch, ...), and a LongTensor of lengths.
    Raises:
        ValueError: `total_length` is below the longest length.

    >>> packed = nn.utils.rnn.pack_sequence([torch.Tensor([1, 2]), torch.Tensor([3])])
    >>> padded, lengths = nn.utils.rnn.pad_packed_sequence(packed)
    >>> padded.tolist(), lengths.tolist()
    ([[1.0, 3.0], [2.0, 0.0]], [2, 1])
    """
    data, sizes = sequence.data, sizes_of(sequence)
    batch, steps = (sizes[0] if sizes else 0), len(sizes)
    if total_length is not None and total_length < steps:
        raise ValueError(f"pad_packed_sequence: total_length is {total_length}; the longest sequence has {steps}")
    rest, parts, first = tuple(data.size())[1:], [], 0
    total = total_length or steps

    def pad(rows):
        if rows:
            parts.append(value_of(data).new(rows, *rest).fill_(padding_value))

    for size in sizes:
        parts.append(data.narrow(0, first, size))
        pad(batch - size)
        first += size
    pad((total - steps) * batch)
    padded = _core.cat(parts, 0).view(total, batch, *rest)
    lengths = _counts_of(sizes)
    if sequence.unsorted_indices is not None:
        padded = padded.index_select(1, sequence.unsorted_indices)
        lengths = [lengths[position] for position in sequence.unsorted_indices.tolist()]
    return (padded.transpose(0, 1) if batch_first else padded), _core.LongTensor(lengths)


def sizes_of(sequence: PackedSequence) -> list[int]:
    """Return the batch sizes of a packed sequence as ints."""
    sizes = sequence.batch_sizes
    return sizes.tolist() if isinstance(sizes, _core.Tensor) else list(sizes)


def pad_sequence(
    sequences: Sequence[Tensor], batch_first: bool = False, padding_value: float = 0.0, padding_side: str = "right",
) -> Tensor:
    """Stack sequences (steps, ...) of different lengths to (longest, batch, ...).

    Args:
        batch_first: return (batch, longest, ...).
        padding_value: value after the end of shorter sequences.
        padding_side: "left": put the padding before the sequences.
    Raises:
        RuntimeError: there is no sequence, or another `padding_side`.

    >>> nn.utils.rnn.pad_sequence([torch.Tensor([1, 2]), torch.Tensor([3])]).tolist()
    [[1.0, 3.0], [2.0, 0.0]]
    """
    sequences = list(sequences)
    if not sequences:
        raise RuntimeError("pad_sequence: needs at least one sequence")
    if padding_side not in ("left", "right"):
        raise RuntimeError(f"pad_sequence: padding_side is {padding_side!r}; need 'left' or 'right'")
    longest = max(sequence.size(0) for sequence in sequences)
    padded = []
    for sequence in sequences:
        if sequence.size(0) < longest:
            rest = tuple(sequence.size())[1:]
            padding = value_of(sequence).new(longest - sequence.size(0), *rest).fill_(padding_value)
            parts = (sequence, padding)
            sequence = _core.cat(parts if padding_side == "right" else parts[::-1], 0)
        padded.append(sequence)
    return _core.stack(padded, 0 if batch_first else 1)


def pack_sequence(sequences: Sequence[Tensor], enforce_sorted: bool = True) -> PackedSequence:
    """Pack a list of sequences (steps, ...), longest first unless `enforce_sorted` is False.

    >>> nn.utils.rnn.pack_sequence([torch.Tensor([1, 2]), torch.Tensor([3])]).batch_sizes
    tensor([2, 1])
    """
    lengths = [sequence.size(0) for sequence in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpad_sequence(padded_sequences: Tensor, lengths: Any, batch_first: bool = False) -> list[Tensor]:
    """Return the list of sequences of a padded batch: the first lengths[i] steps of sequence i.

    Args:
        batch_first: the batch is (batch, steps, ...) instead of (steps, batch, ...).
    Raises:
        RuntimeError: the lengths do not fit.

    >>> [each.tolist() for each in nn.utils.rnn.unpad_sequence(torch.Tensor([[1, 3], [2, 0]]), [2, 1])]
    [[1.0, 2.0], [3.0]]
    """
    padded = padded_sequences if batch_first else padded_sequences.transpose(0, 1)
    lengths = _lengths("unpad_sequence", lengths, padded.size(0), padded.size(1))
    return [padded[position][:length] for position, length in enumerate(lengths)]


def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """Return the list of sequences of a PackedSequence.

    >>> packed = nn.utils.rnn.pack_sequence([torch.Tensor([1, 2]), torch.Tensor([3])])
    >>> [each.tolist() for each in nn.utils.rnn.unpack_sequence(packed)]
    [[1.0, 2.0], [3.0]]
    """
    return unpad_sequence(*pad_packed_sequence(packed_sequences, batch_first=True), batch_first=True)


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """Return the permutation that undoes another.

    >>> nn.utils.rnn.invert_permutation(torch.tensor([2, 0, 1])).tolist()
    [1, 2, 0]
    """
    return None if permutation is None else permutation.argsort()
