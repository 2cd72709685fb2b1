"""Handmade files in the formats before 2020, for the tests of torch.load."""

import io
import pickle
import struct
import tarfile

MAGIC, PROTOCOL = 0x1950A86A20F9469CFC6C, 1001


class Name:
    """Pickled as the name of something in a module, whether it is there or not."""

    def __init__(self, module, name):
        self.line = f"c{module}\n{name}\n".encode()


class Outside:
    """Pickled as a persistent id."""

    def __init__(self, identity):
        self.identity = identity


class Call:
    """Pickled as a call of a Name."""

    def __init__(self, function, *arguments):
        self.function, self.arguments = function, arguments


def operations(value):
    """Return the operations that push a value of plain Python, Names, Calls and what lies Outside."""
    if isinstance(value, Name):
        return value.line
    if isinstance(value, Outside):
        return operations(value.identity) + b"Q"
    if isinstance(value, Call):
        return operations(value.function) + operations(value.arguments) + b"R"
    if isinstance(value, tuple):
        return b"(" + b"".join(map(operations, value)) + b"t"
    if isinstance(value, list):
        return b"](" + b"".join(map(operations, value)) + b"e"
    if isinstance(value, dict):
        return b"}(" + b"".join(operations(part) for item in value.items() for part in item) + b"u"
    return pickle.dumps(value, 2)[2:-1]


def pickled(value):
    return b"\x80\x02" + operations(value) + b"."


def stored(name, kind="FloatStorage", count=6, location="cpu", part=None):
    """Return a storage as the object's pickle of a stream names it."""
    return Outside(("storage", Name("torch", kind), name, location, count, part))


def tensor(storage, offset=0, size=(2, 3), stride=(3, 1)):
    return Call(Name("torch._utils", "_rebuild_tensor"), storage, offset, size, stride)


def stream(value, elements, little=True, protocol=PROTOCOL, counts=None):
    """Return a file of 2017 to 2020: elements is {name: (count, bytes)}."""
    machine = {"protocol_version": protocol, "little_endian": little,
               "type_sizes": {"short": 2, "int": 4, "long": 4}}
    parts = [pickle.dumps(MAGIC, 2), pickled(protocol), pickled(machine), pickled(value), pickled(list(elements))]
    parts += [struct.pack("<q", count) + data for count, data in elements.values()]
    return b"".join(parts)


def tar(value, storages, tensors, parts=(), form=tarfile.PAX_FORMAT):
    """Return a file of 2016.

    storages: (key, kind, count, bytes) each; parts: (key, of which, offset, count); tensors: (key, storage, class,
    size, stride, offset).
    """
    first = pickled(len(storages))
    for key, kind, count, data in storages:
        first += pickled((key, "cpu", Name("torch", kind))) + struct.pack("<q", count) + data
    first += pickled([tuple(part) for part in parts])
    second = pickled(len(tensors))
    for key, storage, kind, size, stride, offset in tensors:
        second += pickled((key, storage, Name("torch", kind))) + struct.pack("<2i", len(size), 0)
        second += struct.pack(f"<{2 * len(size) + 1}q", *size, *stride, offset)
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:", format=form) as members:
        for name, data in (("sys_info", pickled({"protocol_version": 1000, "little_endian": True})),
                           ("pickle", pickled(value)), ("tensors", second), ("storages", first)):
            member = tarfile.TarInfo(name)
            member.size, member.mtime = len(data), 1480000000.5
            members.addfile(member, io.BytesIO(data))
    return file.getvalue()
