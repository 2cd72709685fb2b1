"""Reader of .t7 files. It creates data only; objects are kept on an explicit stack, so nothing recurses."""

import os
from sys import getsizeof

from torch.legacy import lua_values
from torch.legacy.lua_values import DEEPEST, Key, T7Object, kinds
from torch.utils.serialization.source import Ascii, Binary, damaged

# The newest version of tensors, storages and most classes; other classes define their own.
NEWEST = 3
EXACT = 2**53
# Bytes per created object by tag, including table entries; for tensors and tables, including the number.
COSTS, COST = {lua_values.NUMBER: 48, lua_values.STRING: 24, lua_values.BOOLEAN: 16, lua_values.NIL: 16}, 400


class Unfinished:
    """Placeholder of a table while it is read; only at its end is it known to be a list or a dict."""

    __slots__ = ("uses",)

    def __init__(self):
        self.uses = []

    def finish(self, table):
        """Replace the placeholder wherever the table contains itself."""
        for holder, key in self.uses:
            if isinstance(holder, Key):
                holder.value = table
            else:
                holder[key] = table


class Reader:
    """Reads the objects of a .t7 file one by one; objects shared in the file stay shared.

    Args:
        source: a Source.
        classes: function from a class name of the file to a Python class or None.
        unknown_classes: return a T7Object for other classes instead of an error.
        functions: "skip" or "refuse".
    """

    def __init__(self, source, classes=None, unknown_classes=False, functions="skip"):
        if functions not in ("skip", "refuse"):
            raise ValueError(f'load_lua: functions is "skip" or "refuse", not {functions!r}')
        self.source, self.classes = source, classes or (lambda name: None)
        self.unknown_classes, self.functions = unknown_classes, functions
        self.objects = {}  # by their number in the file
        self.made = []  # objects of Python classes, and the fields to initialize them with
        self.notes = {}  # warnings for the user, each once

    def read(self):
        """Return the next object.

        Raises:
            RuntimeError: the file is damaged or contains unsupported objects.
            EOFError: the file has no further object.
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
                raise damaged(f"its tables are nested more than {DEEPEST} deep")
        for instance, fields, version in self.made:
            self._fill(instance, fields, version)
        return value

    @staticmethod
    def _fill(instance, fields, version):
        """Initialize an object with its fields, which are untrusted: any failure means that the file is damaged."""
        try:
            instance._from_lua(fields, version)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError, MemoryError) as error:
            raise damaged(f"the fields of an object do not make a {type(instance).__name__}: {error}") from error

    # The following methods are generators: each yields None to receive the next object of the file.

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
            raise damaged(f"it has an object of the unknown type {tag}; if its longs have 4 bytes, pass long_size=4")
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
            raise RuntimeError(f"load_lua: the file has a Lua function ({len(code)} bytes of bytecode), which cannot "
                               'run here; functions="skip" reads the rest')
        self.notes["load_lua: the file contains Lua functions, which cannot run here; they become None"] = True
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
            raise RuntimeError(f"load_lua: the file has an object of the unknown class {name}; "
                               "unknown_classes=True returns a T7Object with its fields")
        plain = kind in (None, T7Object)
        instance = T7Object(name, None, version) if plain else kind.__new__(kind)
        self.objects[index] = instance
        fields = yield
        if isinstance(fields, list):
            fields = dict(enumerate(fields, 1))
        if not isinstance(fields, dict):
            raise damaged(f"an object of the class {name} is not a table; the class has its own file format")
        if plain:
            instance.fields = fields
        else:
            self.made.append((instance, fields, version))
        return instance

    def _class(self):
        """Return (version, class name) of the next object; the oldest files have only the name."""
        text = self.source.text().decode("latin1")
        if not text.startswith("V "):
            return 0, text
        try:
            version = int(text[2:])
        except ValueError:
            raise damaged(f"{text[:40]!r} is not a version") from None
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
            raise damaged(f"a {kind.__name__} uses a {type(storage).__name__}")
        try:
            tensor.set_(storage, offset - 1 if rank else 0, size or (0,), stride or (1,))
        except (ValueError, MemoryError, OverflowError) as error:
            raise damaged(f"a {kind.__name__} does not fit: {error}") from None
        source.repeated.spend(max(0, tensor.numel() - storage.size()) * storage.element_size())
        return tensor


def _number(value):
    """Convert whole floats other than -0.0 to ints, for keys and counts: Lua has only floats."""
    if value.is_integer() and abs(value) <= EXACT and (value or str(value)[0] != "-"):
        return int(value)
    return value


def _build(entries):
    """Return a list of the values if the keys are 1 to n in any order, else a dict."""
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
    """Return the Source for a file's encoding: ascii, or binary of either byte order."""
    begin = file.read(4)
    file.seek(-len(begin), os.SEEK_CUR)
    if not begin:
        raise EOFError("load_lua: the file is empty")
    if begin[:1].isdigit() and (len(begin) == 1 or begin[1:2].isspace()):
        return Ascii(file)
    for order in "<>":
        if len(begin) == 4 and int.from_bytes(begin, "little" if order == "<" else "big") <= lua_values.CLOSURE:
            return Binary(file, order, long_size)
    raise RuntimeError("load_lua: the file is not a .t7 file, as Lua's torch.save writes it")
