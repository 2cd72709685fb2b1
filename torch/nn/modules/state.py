"""The state of a module: its parameters and buffers by dotted path, out and in."""

from collections import OrderedDict, namedtuple
from collections.abc import Mapping

from torch._core import is_tensor
from torch._values import value_of


class StateError(KeyError, RuntimeError):
    """A state dict does not fit a module. The message lists what is missing, unexpected or of another size."""

    def __str__(self):
        return str(self.args[0])


class Unmatched(namedtuple("Unmatched", "missing_keys, unexpected_keys")):
    """The names that a module has and what it was given has not, and the other way round: two lists."""

    def __repr__(self):
        return super().__repr__() if any(self) else "<all names match>"


def collect(module, destination=None, prefix="", keep_vars=False):
    """An OrderedDict of all parameters' data and buffers of `module`, added to destination if one is given."""
    destination = OrderedDict() if destination is None else destination
    for name, parameter in (module._parameters or {}).items():
        if parameter is not None:
            destination[prefix + name] = parameter if keep_vars else parameter.data
    for name, tensor in (module._buffers or {}).items():
        if tensor is not None and name not in module._unsaved:
            destination[prefix + name] = tensor
    for name, child in (module._modules or {}).items():
        if child is not None:
            collect(child, destination, f"{prefix}{name}.", keep_vars)
    return destination


def load(module, given, strict=True):
    """Copies every tensor of `given` into the tensor of its name. All or nothing; raises StateError."""
    if not isinstance(given, Mapping):
        raise TypeError(f"load_state_dict: need a dict of tensors by their names, not a {type(given).__name__}")
    own = collect(module)
    values = {name: value_of(value) for name, value in given.items()}
    problems = _compare(own, values)
    unmatched = Unmatched(*([name for kind, name, _ in problems if kind == word] for word in ("missing", "unexpected")))
    if not strict:
        problems = [row for row in problems if row[0] not in ("missing", "unexpected")]
    if problems:
        lines = "\n".join(_table(problems))
        raise StateError(f"load_state_dict: {len(problems)} of the names do not fit {type(module).__name__}\n{lines}")
    for name, value in values.items():
        if name in own:
            own[name].copy_(value)
    return unmatched


def _compare(own, values):
    """Rows (problem, name, remark) of all that does not fit."""
    missing = [name for name in own if name not in values]
    unexpected = [name for name in values if name not in own]
    problems = [("missing", name, _nearest(name, unexpected)) for name in missing]
    problems += [("unexpected", name, _nearest(name, missing or own)) for name in unexpected]
    for name in own:
        if name not in values:
            continue
        if not is_tensor(values[name]):
            problems.append(("no tensor", name, f"is a {type(values[name]).__name__}"))
        elif values[name].size() != own[name].size():
            problems.append(("size", name, f"is {_size(values[name])}, the module needs {_size(own[name])}"))
    return problems


def _nearest(name, names):
    import difflib

    found = difflib.get_close_matches(name, list(names), 1)
    return f"nearest: {found[0]}" if found else ""


def _size(tensor):
    return "x".join(map(str, tensor.size()))


def _table(problems):
    """Aligned lines of (problem, name, remark)."""
    widths = [max(len(row[column]) for row in problems) for column in (0, 1)]
    return [f"  {kind:<{widths[0]}}  {name:<{widths[1]}}  {remark}".rstrip() for kind, name, remark in problems]
