"""Reading .t7 files. It makes data and nothing else; objects lie on a list while they are read, so nothing recurses."""

import os
from sys import getsizeof

from torch.legacy import lua_values
from torch.legacy.lua_values import DEEPEST, Key, T7Object, kinds
from torch.utils.serialization.source import Ascii, Binary, damaged

# The newest version of tensors, storages and most classes; a class says itself if it went further.
NEWEST = 3
EXACT = 2**53
# Bytes of the objects that are made, by their tags, with their places in a table; of a tensor, a table with its number.
COSTS, COST = {lua_values.NUMBER: 48, lua_values.STRING: 24, lua_values.BOOLEAN: 16, lua_values.NIL: 16}, 400


class Unfinished:
    """Stands for a table while it is read: only at its end it is known whether it becomes a list or a dict."""

    __slots__ = ("uses",)

    def __init__(self):
        self.uses = []

    def finish(self, table):
        """Puts the table wherever it stands in itself."""
        for holder, key in self.uses:
            if isinstance(holder, Key):
                holder.value = table
            else:
                holder[key] = table


class Reader:
    """The objects of one .t7 file, one after the other; what they share is the same object in Python.

    source: a Source. classes: gives the Python class for a class name of the file, or None. unknown_classes: whether an
    object of another class becomes a T7Object, instead of an error. functions: "skip" or "refuse".
    """

    def __init__(self, source, classes=None, unknown_classes=False, functions="skip"):
        if functions not in ("skip", "refuse"):
            raise ValueError(f'load_lua: functions is "skip" or "refuse", not {functions!r}')
        self.source, self.classes = source, classes or (lambda name: None)
        self.unknown_classes, self.functions = unknown_classes, functions
        self.objects = {}  # by the number that the file gives each
        self.made = []  # objects of Python classes, and the fields that they shall be made of
        self.notes = {}  # what the user should know, each once

    def read(self):
        """The next object.

        Raises RuntimeError if the file is damaged or holds what may not be read, EOFError at its end.
        """
        if self.source.at_end():
            raise EOFError("load_lua: the file has no further object")
        self.made.clear()
        open_, value = [self._object()], None
        while open_:
            try:
                value = open_[-1].send(value)
            except StopIteration as end:
                value = end.value
                open_.pop()
                continue
            open_.append(self._object())
            if len(open_) > DEEPEST:
                raise damaged(f"its tables lie more than {DEEPEST} deep in each other")
        for instance, fields, version in self.made:
            self._fill(instance, fields, version)
        return value

    @staticmethod
    def _fill(instance, fields, version):
        """Makes an object of its fields, which may be anything: what no class could be made of is the file's fault."""
        try:
            instance._from_lua(fields, version)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError, MemoryError) as error:
            raise damaged(f"the fields of an object do not make a {type(instance).__name__}: {error}") from error

    # Each of the following is a generator: it yields None to be sent the object that comes next in the file.

    def _object(self):
        source = self.source
        tag = source.int()
        source.objects.spend(COSTS.get(tag, COST))
        if tag == lua_values.NUMBER:
            return _number(source.double())
        if tag == lua_values.STRING:
            text = source.text().decode("utf-8", "surrogateescape")
            source.objects.spend(getsizeof(text))
            return text
        if tag == lua_values.BOOLEAN:
            return bool(source.int())
        if tag == lua_values.NIL:
            return None
        if tag == lua_values.FUNCTION:
            return (yield from self._function(None))
        if tag not in (lua_values.TABLE, lua_values.TORCH, lua_values.OLD_CLOSURE, lua_values.CLOSURE):
            raise damaged(f"it has an object of the unknown type {tag}; if its longs have 4 bytes, say long_size=4")
        index = source.int()
        if index in self.objects:
            return self.objects[index]
        if tag == lua_values.TABLE:
            return (yield from self._table(index))
        if tag == lua_values.TORCH:
            return (yield from self._torch(index))
        return (yield from self._function(index))

    def _function(self, index):
        code = self.source.text()
        if self.functions == "refuse":
            raise RuntimeError(f"load_lua: the file holds a Lua function ({len(code)} bytes of bytecode), which cannot "
                               'run here; functions="skip" reads the rest')
        self.notes["load_lua: the file holds Lua functions, which cannot run here; None stands in their place"] = True
        if index is not None:
            self.objects[index] = None
        yield
        return None

    def _table(self, index):
        count = self.source.int()
        self.source.entries(count)
        unfinished = self.objects[index] = Unfinished()
        entries = []
        for _ in range(count):
            key = yield
            entries.append((key, (yield)))
        table = _build(entries)
        self.objects[index] = table
        unfinished.finish(table)
        return table

    def _torch(self, index):
        version, name = self._class()
        kind = None if name in kinds else self.classes(name)
        newest = getattr(kind, "_lua_version", NEWEST)
        if version < 0 or version > newest and (kind or name in kinds):
            raise RuntimeError(f"load_lua: an object of the class {name} has version {version}, and versions up to "
                               f"{newest} are known; save it with an older release of Lua torch")
        if name in kinds:
            is_tensor, kind, letters = kinds[name]
            if name.startswith("torch.Cuda"):
                self.notes[f"load_lua: {name} of the file becomes a {kind.__name__} in memory"] = True
            if is_tensor:
                return (yield from self._tensor(index, kind))
            count, = self.source.longs(1)
            storage = self.objects[index] = self.source.storage(kind, letters, count)
            return storage
        if kind is None and not self.unknown_classes:
            raise RuntimeError(f"load_lua: the file has an object of the class {name}, which is not known here; "
                               "unknown_classes=True gives a T7Object with its fields")
        plain = kind in (None, T7Object)
        instance = T7Object(name, None, version) if plain else kind.__new__(kind)
        self.objects[index] = instance
        fields = yield
        if isinstance(fields, list):
            fields = dict(enumerate(fields, 1))
        if not isinstance(fields, dict):
            raise damaged(f"an object of the class {name} is no table; such a class writes itself in a way of its own")
        if plain:
            instance.fields = fields
        else:
            self.made.append((instance, fields, version))
        return instance

    def _class(self):
        """(version, name) of the class of what follows; the oldest files give the name alone."""
        text = self.source.text().decode("latin1")
        if not text.startswith("V "):
            return 0, text
        try:
            version = int(text[2:])
        except ValueError:
            raise damaged(f"{text[:40]!r} is no version") from None
        return version, self.source.text().decode("latin1")

    def _tensor(self, index, kind):
        source = self.source
        rank = source.int()
        if rank > 1000:
            raise damaged(f"a tensor of {rank} dimensions")
        size, stride = source.longs(max(rank, 0)), source.longs(max(rank, 0))
        offset, = source.longs(1)
        tensor = self.objects[index] = kind()
        storage = yield
        if storage is None and not rank:
            return tensor
        if type(storage) is not type(tensor.storage()):
            raise damaged(f"a {kind.__name__} lies in a {type(storage).__name__}")
        try:
            tensor.set_(storage, offset - 1 if rank else 0, size or (0,), stride or (1,))
        except (ValueError, MemoryError, OverflowError) as error:
            raise damaged(f"a {kind.__name__} does not fit: {error}") from None
        source.repeated.spend(max(0, tensor.numel() - storage.size()) * storage.element_size())
        return tensor


def _number(value):
    """Lua has floats alone: whole ones become ints, as keys and counts need them, but for minus zero."""
    if value.is_integer() and abs(value) <= EXACT and (value or str(value)[0] != "-"):
        return int(value)
    return value


def _build(entries):
    """A list of the values if the keys are 1 to n, in any order; otherwise a dict."""
    count = len(entries)
    numbers = {key for key, _ in entries if type(key) is int}
    if len(numbers) == count and (not count or (min(numbers) == 1 and max(numbers) == count)):
        table = [None] * count
        entries = [(key - 1, value) for key, value in entries]
    else:
        table = {}
        booleans = any(type(key) is bool for key, _ in entries) and not numbers.isdisjoint((0, 1))
        entries = [(_key(key, booleans), value) for key, value in entries]
    for key, value in entries:
        table[key] = value
        if type(value) is Unfinished:
            value.uses.append((table, key))
    return table


def _key(key, booleans):
    kind = type(key)
    if key is None or key != key and kind is float:
        raise damaged(f"a table has the key {key}")
    if kind is bool:
        return Key(key) if booleans else key
    if kind in (list, dict, Unfinished):
        wrapped = Key(key)
        if kind is Unfinished:
            key.uses.append((wrapped, None))
        return wrapped
    return key


def open_source(file, long_size, order=None):
    """The Source that fits how the file begins: ascii, or binary of either order of bytes."""
    begin = file.read(4)
    file.seek(-len(begin), os.SEEK_CUR)
    if not begin:
        raise EOFError("load_lua: the file is empty")
    if begin[:1].isdigit() and (len(begin) == 1 or begin[1:2].isspace()):
        return Ascii(file)
    for order in "<>":
        if len(begin) == 4 and int.from_bytes(begin, "little" if order == "<" else "big") <= lua_values.CLOSURE:
            return Binary(file, order, long_size)
    raise RuntimeError("load_lua: the file is no .t7 file; Lua's torch.save writes them")
