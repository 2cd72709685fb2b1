"""Messages of ONNX files in the wire format of Protocol Buffers; field numbers are those of onnx.proto3."""

from __future__ import annotations

import struct

import torch

TYPES = {
    torch.float32: 1, torch.uint8: 2, torch.int8: 3, torch.int16: 5, torch.int32: 6, torch.int64: 7, torch.bool: 9,
    torch.float16: 10, torch.float64: 11, torch.complex64: 14, torch.complex128: 15, torch.bfloat16: 16,
}  # fmt: skip


def varint(value: int) -> bytes:
    """Return an integer in groups of seven bits, the lowest first.

    >>> varint(300).hex()
    'ac02'
    """
    value &= (1 << 64) - 1
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number: int, value: int | float | str | bytes) -> bytes:
    """Return one field: an int, a float, or bytes with their length."""
    if isinstance(value, float):
        return varint(number << 3 | 5) + struct.pack("<f", value)
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def tensor(name: str, value: torch.Tensor) -> bytes:
    """Return a TensorProto of a tensor's elements."""
    value = value.detach().cpu().contiguous()
    raw = (value.view(torch.int16) if value.dtype is torch.bfloat16 else value).numpy().tobytes()
    dims = b"".join(field(1, size) for size in value.size())
    return dims + field(2, TYPES[value.dtype]) + field(8, name) + field(9, raw)


def attribute(name: str, value: object) -> bytes:
    """Return an AttributeProto: a number, a text, or a list of ints, floats or texts."""
    if isinstance(value, (bool, int)):
        return field(1, name) + field(3, int(value)) + field(20, 2)
    if isinstance(value, float):
        return field(1, name) + field(2, value) + field(20, 1)
    if isinstance(value, str):
        return field(1, name) + field(4, value) + field(20, 3)
    if any(isinstance(item, str) for item in value):
        return field(1, name) + b"".join(field(9, item) for item in value) + field(20, 8)
    if all(isinstance(item, int) for item in value):
        return field(1, name) + b"".join(field(8, item) for item in value) + field(20, 7)
    return field(1, name) + b"".join(field(7, float(item)) for item in value) + field(20, 6)


def node(op: str, name: str, inputs: list[str], outputs: list[str], attributes: dict[str, object]) -> bytes:
    """Return a NodeProto."""
    parts = [field(1, each) for each in inputs] + [field(2, each) for each in outputs] + [field(3, name), field(4, op)]
    return b"".join(parts) + b"".join(field(5, attribute(key, value)) for key, value in attributes.items())


def value_info(name: str, dtype: torch.dtype, sizes: list[int | str]) -> bytes:
    """Return a ValueInfoProto; a size is an int or the name of a dynamic one."""
    dims = b"".join(field(1, field(2 if isinstance(size, str) else 1, size)) for size in sizes)
    return field(1, name) + field(2, field(1, field(1, TYPES[dtype]) + field(2, dims)))


def model(nodes: list[bytes], initializers: list[bytes], inputs: list[bytes], outputs: list[bytes],
          opset: int) -> bytes:
    """Return a ModelProto."""
    graph = b"".join(field(1, each) for each in nodes) + field(2, "main")
    graph += b"".join(field(5, each) for each in initializers) + b"".join(field(11, each) for each in inputs)
    graph += b"".join(field(12, each) for each in outputs)
    return field(1, 9) + field(2, "alphatorch") + field(7, graph) + field(8, field(1, "") + field(2, opset))
