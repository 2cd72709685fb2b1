"""TorchScript archives: their tensors are loaded, their code is not."""

from __future__ import annotations

from collections import OrderedDict

from torch import _core
from torch._base.type_checking import TYPE_CHECKING
from torch._utils import Unread
from torch.serialization.trusted import is_

if TYPE_CHECKING:
    from typing import Any

_LISTS = ("build_intlist", "build_tensorlist", "build_doublelist", "build_boollist")


class Scripted:
    """An object of a class that the program defines."""

    __slots__ = ("attributes",)

    def __init__(self) -> None:
        self.attributes: dict[str, Any] = {}


class ScriptNames:
    """The names that a program's pickle may use: those of `names`, and the classes that the program defines."""

    def __init__(self, names: Any) -> None:
        self._names, self.trusts, self.trusts_all = names, names.trusts, names.trusts_all
        self.extend, self.store = names.extend, names.store

    def find(self, module: Any, name: Any) -> Any:
        if module.split(".")[0] == "__torch__":
            return Scripted
        if module == "torch.jit._pickle":
            return _built if name in _LISTS else _tagged if name == "restore_type_tag" else None
        return self._names.find(module, name)

    def call(self, function: Any, arguments: Any, keys: Any) -> Any:
        if function in (_built, _tagged):
            return function(*arguments)
        return self._names.call(function, arguments, keys)

    def make(self, kind: Any, arguments: Any, keywords: Any) -> Any:
        return Scripted() if kind is Scripted else self._names.make(kind, arguments, keywords)

    def fill(self, instance: Any, state: Any) -> None:
        if type(instance) is Scripted:
            instance.attributes.update(state if type(state) is dict else {"state": state})
        else:
            self._names.fill(instance, state)


def _built(items: Any) -> Any:
    return list(is_(list, items))


def _tagged(value: Any, tag: Any) -> Any:
    return value


def tensors_by_name(program: Any) -> Any:
    """Return an OrderedDict of a program's tensors under the dotted names of state_dict()."""
    result, seen, waiting = OrderedDict(), set(), [("", program)]
    while waiting:
        name, value = waiting.pop()
        if isinstance(value, (_core.Tensor, Unread)):
            result[name] = value
            continue
        parts = value.attributes if type(value) is Scripted else value
        if not isinstance(parts, (dict, list, tuple)) or id(parts) in seen:
            continue
        seen.add(id(parts))
        items = parts.items() if isinstance(parts, dict) else enumerate(parts)
        waiting += reversed([(f"{name}.{part}" if name else str(part), inner) for part, inner in items])
    return result
