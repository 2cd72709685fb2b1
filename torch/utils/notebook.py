"""Display in notebooks: tensors as tables and images, and recorded graphs."""

from __future__ import annotations

import itertools

import torch
from torch._base.arguments import size_text
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch._tensor.printing import describe, number_format, shown_indices
from torch.autograd.dot import graph

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from torch.autograd.dot import Dot

_MATRICES = 4  # number of matrices shown of a tensor with three or more dims


def _repr_html_(self):
    """Return an HTML table with the digits of print; large tensors are abbreviated."""
    import html

    value = self.detach().cpu()
    if not value.dim() or not value.numel():
        return f"<pre>{html.escape(describe(value))}</pre>"
    value = value.unsqueeze(0) if value.dim() == 1 else value
    indices = shown_indices(value)
    shown = itertools.product(*[[i for i in dim if i is not None] for dim in indices])
    number = number_format([value[index].item() for index in shown], value.dtype)
    labels = [index for index in itertools.product(*indices[:-2]) if None not in index]
    parts = []
    for index in labels[:_MATRICES]:
        parts.append(f"<p>[{', '.join(map(str, index))}]</p>" if index else "")
        parts.append(_table(value[index] if index else value, indices[-2:], number))
    parts += ["<p>…</p>"] if len(labels) > _MATRICES or None in itertools.chain(*indices[:-2]) else []
    recorded = ", requires_grad" if self.requires_grad else ""
    size = size_text(self.size())
    return f"<div>{''.join(parts)}<p><code>{self.type()} of size {size}{recorded}</code></p></div>"


def _table(matrix, indices, number):
    import html

    rows, columns = indices
    lines = ["".join(f"<td>{'…' if r is None or c is None else html.escape(number(matrix[r, c].item()).strip())}</td>"
                     for c in columns) for r in rows]  # fmt: skip
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


class Picture(bytes):
    """A PNG image as bytes, which notebooks display."""

    def _repr_png_(self):
        return bytes(self)


def picture(tensor: Tensor, zoom: int = 1) -> Picture:
    """Return an image tensor as a PNG for notebooks.

    Args:
        tensor: (H, W), (1, H, W), (3, H, W) or (H, W, 3), of bytes, or of floats that are clamped to [0, 1]. A size
            that could be (1, H, W) or (H, W, 3) means the latter.
        zoom: width and height of an element in pixels, 1 to 100.
    Raises:
        TypeError: another element type.
        ValueError: another size or zoom.

    >>> torch.utils.picture(torch.rand(3, 8, 8))[1:4]
    b'PNG'
    """
    if not isinstance(tensor, Tensor) or not (tensor.is_floating_point() or tensor.dtype == torch.uint8):
        raise TypeError(f"picture: need a ByteTensor or floats, not {_kind(tensor)}")
    if type(zoom) is not int or not 1 <= zoom <= 100:
        raise ValueError(f"picture: zoom is {zoom!r}; need an int from 1 to 100")
    value = tensor.detach().cpu()
    if value.dim() == 3 and value.size(0) in (1, 3) and value.size(2) != 3:
        value = value.permute(1, 2, 0)
    value = value.unsqueeze(2) if value.dim() == 2 else value
    if value.dim() != 3 or value.size(2) not in (1, 3) or not value.numel():
        raise ValueError(f"picture: the size is {list(tensor.size())}; need (H, W), (1, H, W), (3, H, W) or (H, W, 3)")
    if value.dtype != torch.uint8:
        value = (torch.nan_to_num(value.float()).clamp(0, 1) * 255).round().byte()
    value = value.repeat_interleave(zoom, 0).repeat_interleave(zoom, 1)
    return Picture(_png(value))


def _kind(value):
    return value.type() if isinstance(value, Tensor) else f"a {type(value).__name__}"


def _png(pixels):
    """Return a PNG file of bytes (H, W, 1 or 3); each row begins with filter number 0."""
    import struct
    import zlib

    high, wide, channels = pixels.size()
    rows = torch.cat([torch.zeros(high, 1).byte(), pixels.reshape(high, -1)], 1)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", wide, high, 8, 2 if channels == 3 else 0, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows.numpy().tobytes()))
            + chunk(b"IEND", b""))


def plot_graph(
    outputs: Tensor | Sequence[Tensor], names: Mapping[str, Tensor] | None = None, places: bool = True,
) -> Dot:
    """Return the recorded graph of `outputs`, which notebooks display if graphviz is installed.

    This is an alias of torch.autograd.graph, which describes the arguments. Its save("graph.svg") writes a file.

    >>> x = torch.ones(2, requires_grad=True)
    >>> torch.utils.plot_graph(x.exp(), {"x": x}, places=False).splitlines()[0]
    'digraph {'
    """
    return graph(outputs, names, places)
