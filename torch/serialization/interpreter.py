"""A pickle interpreter that creates only data: names are looked up in a list and never imported."""

from __future__ import annotations

import struct
from _compat_pickle import IMPORT_MAPPING, NAME_MAPPING
from collections import Counter, OrderedDict, defaultdict
from sys import getsizeof

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.budget import ENTRY, Budget
from torch.serialization.keys import Keys
from torch.serialization.reader import damaged

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.serialization.names import Allowed

# A pickler recurses, so it cannot write deeper nesting than this; only hostile files have it.
DEEPEST = 1000
# Costs: of an operation, including its entries on the stack and in the memo, and of objects.
OPERATION, BATCH = 16, 1 << 10
LIST, DICT, SET, TUPLE, SPARSE, FLOAT, CALLED = 64, 72, 216, 72, 120, 24, 600
LONGEST_NAME = 1000
MOST_UNKNOWN = 100
FEW = 8
_dicts = (dict, OrderedDict, Counter, defaultdict)
_containers = (list, tuple, *_dicts, set, frozenset)
_double, _int, _long = struct.Struct(">d"), struct.Struct("<i"), struct.Struct("<Q")


class Unknown:
    """Placeholder for a name that is not in the list. Calling and filling it has no effect."""

    __slots__ = ()


_unknown = Unknown()


class Interpreter:
    """Runs one pickle of protocol 2 to 5.

    Args:
        pickled: its bytes, or a bytearray that begins with them and that fetch(end) extends up to `end`.
        names: the Names that it may use.
        persistent: function from a persistent id to its object.
        budget: the Budget of all pickles of the file; None: a new one for `pickled`.
    Attributes:
        unknown: after run, the (module, name) pairs that are not in `names`.
        at: position after the pickle.
    """

    def __init__(
        self, pickled: bytearray | bytes, names: Allowed, persistent: Callable[..., Any],
        budget: Budget | None = None, at: int = 0, fetch: Callable[..., Any] | None = None,
    ) -> None:
        self.data, self.at, self.fetch = pickled, at, fetch
        self.names, self.persistent = names, persistent
        self.stack: list[Any] = []
        self.marks: list[list[Any]] = []
        self.memo: list[Any] = []  # entries 0, 1, 2, ... as picklers number them
        self.sparse: dict[int, Any] = {}  # all others
        self.budget = Budget(len(pickled), len(pickled), names.trusts_all) if budget is None else budget
        self.spend = self.budget.spend
        self.unknown: dict[tuple[str, str], bool] = {}
        self.version = 2
        self.keys = Keys(names.trusts, self.budget)

    def run(self) -> Any:
        """Return the object. Raise RuntimeError if the pickle is damaged or uses operations that data does not need."""
        try:
            while self._run_batch():
                self.spend(BATCH * OPERATION)
            left: list[Any] = [*self.marks, *self.stack]
            result, = left
        except (LookupError, ValueError, TypeError, AttributeError, OverflowError, struct.error) as error:
            if getattr(error, "of_trusted_code", False):
                raise
            raise damaged(f"its pickle is invalid at byte {self.at} ({error})") from None
        check_depth(result)
        return result

    def _run_batch(self) -> bool:
        """Run up to BATCH operations, and return whether there are more."""
        data, operations = self.data, OPERATIONS
        for _ in range(BATCH):
            try:
                code = data[self.at]
            except IndexError:
                self.need(self.at + 1)
                code = data[self.at]
            self.at += 1
            if code == STOP:
                return False
            operations[code](self)
        return True

    def need(self, end: int) -> None:
        """Ensure that `end` bytes are available."""
        if self.fetch is not None:
            self.fetch(end)
        if end > len(self.data):
            raise damaged("its pickle ends too early")

    # --- reading --------------------------------------------------------------------------------------------------

    def take(self, count: int) -> bytes | bytearray:
        """Return the next `count` bytes."""
        begin = self.at
        self.at = end = begin + count
        if end > len(self.data):
            self.need(end)
        return self.data[begin:end]

    def take_byte(self) -> int:
        return self.take(1)[0]

    def take_long(self, width: int) -> int:
        return int.from_bytes(self.take(width), "little")

    def take_line(self) -> str:
        begin, last = self.at, self.at + LONGEST_NAME
        end = self.data.find(b"\n", begin, last)
        if end < 0 and self.fetch is not None:
            self.fetch(last)
            end = self.data.find(b"\n", begin, last)
        if end < 0:
            raise ValueError("a name has no end")
        self.at = end + 1
        return self.data[begin:end].decode()

    def take_text(self, width: int) -> None:
        text = str(self.take(self.take_long(width)), "utf-8", "surrogatepass")
        self.spend(getsizeof(text))
        self.stack.append(text)

    def take_bytes(self, width: int) -> None:
        data = bytes(self.take(self.take_long(width)))
        self.spend(getsizeof(data))
        self.stack.append(data)

    def pop_mark(self) -> list[Any]:
        """Return the items pushed since the last mark."""
        items, self.stack = self.stack, self.marks.pop()
        return items

    # --- numbers, text, constants ---------------------------------------------------------------------------------

    def protocol(self) -> None:
        number = self.take_byte()
        if not 2 <= number <= 5:
            raise damaged(f"it is a pickle of protocol {number}")
        self.version = number

    def frame(self) -> None:
        self.take(8)

    def small_int(self) -> None:
        self.stack.append(self.take_byte())

    def short_int(self) -> None:
        self.budget.left -= FLOAT
        self.stack.append(self.take_long(2))

    def signed_int(self) -> None:
        self.budget.left -= FLOAT
        self.stack.append(_int.unpack(self.take(4))[0])

    def float_(self) -> None:
        self.budget.left -= FLOAT
        self.stack.append(_double.unpack(self.take(8))[0])

    def long_(self, width: int) -> None:
        number = int.from_bytes(self.take(self.take_long(width)), "little", signed=True)
        self.spend(getsizeof(number))
        self.stack.append(number)

    def bytearray_(self) -> None:
        data = bytearray(self.take(self.take_long(8)))
        self.spend(getsizeof(data))
        self.stack.append(data)

    # --- the memo and the stack -----------------------------------------------------------------------------------

    def put(self) -> None:
        self.remember(self.take_byte())

    def long_put(self) -> None:
        self.remember(self.take_long(4))

    def remember(self, place: int) -> None:
        memo = self.memo
        if place == len(memo):
            memo.append(self.stack[-1])
        elif place < len(memo):
            memo[place] = self.stack[-1]
        else:
            self.spend(SPARSE)
            self.sparse[place] = self.stack[-1]

    def memoize(self) -> None:
        self.memo.append(self.stack[-1])

    def get(self) -> None:
        self.recall(self.take_byte())

    def long_get(self) -> None:
        self.recall(self.take_long(4))

    def recall(self, place: int) -> None:
        self.stack.append(self.memo[place] if place < len(self.memo) else self.sparse[place])

    def mark(self) -> None:
        if len(self.marks) > 10 * DEEPEST:
            raise ValueError("marks lie too deep")
        self.marks.append(self.stack)
        self.stack = []

    def pop(self) -> None:
        if self.stack:
            self.stack.pop()
        else:
            self.pop_mark()

    # --- containers -----------------------------------------------------------------------------------------------

    def tuple_(self) -> None:
        items = self.pop_mark()
        self.spend(TUPLE)
        self.stack.append(tuple(items))

    def tuple_of(self, count: int) -> None:
        items = self.stack[-count:]
        if len(items) < count:
            raise IndexError("too few items")
        self.spend(TUPLE)
        self.stack[-count:] = [tuple(items)]

    def append(self) -> None:
        item = self.stack.pop()
        self.extend([item])

    def appends(self) -> None:
        self.extend(self.pop_mark())

    def extend(self, items: list[Any]) -> None:
        target = self.stack[-1]
        if type(target) is list:
            target.extend(items)
        elif target is not _unknown:
            self.names.extend(target, items)

    def set_item(self) -> None:
        value, key = self.stack.pop(), self.stack.pop()
        self.insert([key, value])

    def set_items(self) -> None:
        self.insert(self.pop_mark())

    def insert(self, items: list[Any]) -> None:
        target = self.stack[-1]
        if target is _unknown:
            return
        keys, values = items[::2], items[1::2]
        if len(keys) != len(values):
            raise ValueError("a key without a value")
        self.spend(ENTRY * len(keys))
        self.keys.check(keys, target)
        if type(target) in _dicts:
            for key, value in zip(keys, values, strict=True):
                target[key] = value
        else:
            self.names.store(target, keys, values)

    def add_items(self) -> None:
        items, target = self.pop_mark(), self.stack[-1]
        if type(target) is not set:
            raise TypeError(f"a {type(target).__name__} is not a set")
        self.spend(ENTRY * len(items))
        self.keys.check(items, target)
        target.update(items)

    def frozen_set(self) -> None:
        items = self.pop_mark()
        self.spend(SET + ENTRY * len(items))
        self.keys.check(items, items)
        self.stack.append(frozenset(items))

    # --- names and objects ----------------------------------------------------------------------------------------

    def named(self, module: str, name: str) -> None:
        if self.version < 3:  # uses Python 2's names of modules
            module, name = NAME_MAPPING.get((module, name)) or (IMPORT_MAPPING.get(module, module), name)
        result = self.names.find(module, name)
        if result is None:
            self.unknown[module, name] = True
            if len(self.unknown) >= MOST_UNKNOWN:
                raise damaged(f"its pickle names more than {MOST_UNKNOWN} objects that are not data")
            result = _unknown
        self.stack.append(result)

    def global_(self) -> None:
        self.named(self.take_line(), self.take_line())

    def stack_global(self) -> None:
        name, module = self.stack.pop(), self.stack.pop()
        if type(name) is not str or type(module) is not str or len(name) + len(module) > LONGEST_NAME:
            raise TypeError("a name is not a str, or is too long")
        self.named(module, name)

    def reduce(self) -> None:
        arguments, function = self.stack.pop(), self.stack[-1]
        if type(arguments) is not tuple:
            raise TypeError("the arguments are not a tuple")
        self.spend(CALLED)
        self.budget.spend_copies(arguments)
        self.stack[-1] = _unknown if function is _unknown else self.names.call(function, arguments, self.keys)

    def new_object(self, keywords: dict[Any, Any] | None = None) -> None:
        keywords = self.stack.pop() if keywords is None else keywords
        arguments, kind = self.stack.pop(), self.stack[-1]
        if type(arguments) is not tuple or type(keywords) is not dict:
            raise TypeError("the arguments are not a tuple")
        self.spend(CALLED)
        self.budget.spend_copies(arguments)
        self.stack[-1] = _unknown if kind is _unknown else self.names.make(kind, arguments, keywords)

    def build(self) -> None:
        state, instance = self.stack.pop(), self.stack[-1]
        self.budget.spend_copies((state, *state) if type(state) is tuple else (state,))
        if instance is not _unknown:
            self.names.fill(instance, state)

    def outside(self) -> None:
        self.stack.append(self.persistent(self.stack.pop()))

    def refuse(self) -> None:
        raise damaged(f"its pickle uses operation {bytes(self.data[self.at - 1:self.at])!r}, which data does not need")


def _inside(container: Any) -> list[Any]:
    """Return the containers within a container."""
    items = container.values() if isinstance(container, dict) else container
    return [item for item in items if type(item) in _containers and item]


def check_depth(value: Any) -> None:
    """Raise RuntimeError if containers are nested deeper than DEEPEST, because using them would exhaust the stack."""
    level, seen = [value] if type(value) in _containers else [], set()
    for _ in range(DEEPEST):
        if not level:
            return
        below = []
        for part in level:
            for item in _inside(part):
                # Containers that are soon visited again, which are most, need no entry in `seen`.
                if len(item) < FEW and not _inside(item) or id(item) in seen:
                    continue
                seen.add(id(item))
                below.append(item)
        level = below
    raise damaged(f"its containers are nested more than {DEEPEST} deep")


def _constant(value: bool | tuple[Any, ...] | None) -> Callable[..., Any]:
    return lambda machine: machine.stack.append(value)


def _empty(kind: type[Any], cost: int) -> Callable[..., Any]:
    def push(machine: Interpreter) -> None:
        machine.spend(cost)
        machine.stack.append(kind())

    return push


STOP = ord(".")
OPERATIONS: list[Callable[[Interpreter], Any]] = [Interpreter.refuse] * 256
for _code, _operation in {
    b"\x80": Interpreter.protocol, b"\x95": Interpreter.frame,
    b"N": _constant(None), b"\x88": _constant(True), b"\x89": _constant(False), b")": _constant(()),
    b"]": _empty(list, LIST), b"}": _empty(dict, DICT), b"\x8f": _empty(set, SET),
    b"K": Interpreter.small_int, b"M": Interpreter.short_int, b"J": Interpreter.signed_int, b"G": Interpreter.float_,
    b"\x8a": lambda machine: machine.long_(1), b"\x8b": lambda machine: machine.long_(4),
    b"X": lambda machine: machine.take_text(4), b"\x8c": lambda machine: machine.take_text(1),
    b"\x8d": lambda machine: machine.take_text(8), b"B": lambda machine: machine.take_bytes(4),
    b"C": lambda machine: machine.take_bytes(1), b"\x8e": lambda machine: machine.take_bytes(8),
    b"\x96": Interpreter.bytearray_,
    b"q": Interpreter.put, b"r": Interpreter.long_put, b"\x94": Interpreter.memoize,
    b"h": Interpreter.get, b"j": Interpreter.long_get,
    b"(": Interpreter.mark, b"0": Interpreter.pop, b"1": Interpreter.pop_mark,
    b"t": Interpreter.tuple_, b"\x85": lambda machine: machine.tuple_of(1),
    b"\x86": lambda machine: machine.tuple_of(2), b"\x87": lambda machine: machine.tuple_of(3),
    b"a": Interpreter.append, b"e": Interpreter.appends, b"s": Interpreter.set_item, b"u": Interpreter.set_items,
    b"\x90": Interpreter.add_items, b"\x91": Interpreter.frozen_set,
    b"c": Interpreter.global_, b"\x93": Interpreter.stack_global, b"R": Interpreter.reduce,
    b"\x81": lambda machine: machine.new_object({}), b"\x92": Interpreter.new_object, b"b": Interpreter.build,
    b"Q": Interpreter.outside,
}.items():  # fmt: skip
    OPERATIONS[_code[0]] = _operation
