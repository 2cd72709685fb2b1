"""Handmade archives, valid and invalid, for the tests of torch.load."""

import io
import pickle
import struct

from torch.serialization.writer import ArchiveWriter

VERSION = {"byteorder": b"little", "version": b"3\n"}


def archive(pickled, storages=None, prefix="archive/", **more):
    """Return the bytes of an archive with this data.pkl, these storages {name: bytes} and these other records."""
    parts = []
    writer = ArchiveWriter(lambda data: parts.append(bytes(data)))
    writer.add(prefix + "data.pkl", pickled)
    for name, data in {**VERSION, **more}.items():
        writer.add(prefix + name, data)
    for name, data in (storages or {}).items():
        writer.add(f"{prefix}data/{name}", data)
    writer.finish()
    return b"".join(parts)


def file(pickled, storages=None, **more):
    """Return the same as a file object."""
    return io.BytesIO(archive(pickled, storages, **more))


def text(value):
    """Return the operation that pushes a str."""
    data = value.encode()
    return b"X" + struct.pack("<I", len(data)) + data


def number(value):
    """Return the operation that pushes an int."""
    return pickle.dumps(value, 2)[2:-1]


def name(module, attribute):
    """Return the operation that pushes what a name stands for."""
    return f"c{module}\n{attribute}\n".encode()


def storage(kind="FloatStorage", record="0", location="cpu", count=6):
    """Return the operations that push a storage."""
    kind = name("torch", kind) if isinstance(kind, str) else kind
    return b"(" + text("storage") + kind + text(record) + text(location) + number(count) + b"tQ"


def tensor(source=None, offset=0, size=(2, 3), stride=(3, 1), requires_grad=b"\x89"):
    """Return the operations that push a tensor."""
    numbers = [b"(" + b"".join(map(number, values)) + b"t" for values in (size, stride)]
    return (name("torch._utils", "_rebuild_tensor_v2") + b"(" + (source or storage()) + number(offset) +
            b"".join(numbers) + requires_grad + name("collections", "OrderedDict") + b")Rt" + b"R")


def whole(operations):
    """Return a pickle that leaves what the operations push."""
    return b"\x80\x02" + operations + b"."


SIX = struct.pack("<6f", *range(6))
