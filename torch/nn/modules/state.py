"""Module state: save and load parameters and buffers by dotted path."""

from collections import OrderedDict, namedtuple
from collections.abc import Mapping

from torch._base.arguments import size_text, value_of
from torch._core import is_tensor
from torch.nn.modules.global_hooks import hooks_of
from torch.nn.parameter import is_lazy

_EXTRA = "_extra_state"  # key of the value that get_extra_state returns and set_extra_state receives


class Unmatched(namedtuple("Unmatched", "missing_keys, unexpected_keys")):
    """Result of `load_state_dict`: lists of missing and unexpected names."""

    def __repr__(self):
        lists = f"missing_keys={self.missing_keys}, unexpected_keys={self.unexpected_keys}"
        return f"_IncompatibleKeys({lists})" if any(self) else "<All keys matched successfully>"  # PyTorch's class


class Stateful:
    """The part of a Module that a subclass overrides to save or load its own tensors in another form."""

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        """Add the module's own parameters, buffers and extra state to `destination`, under `prefix` and their names."""
        for name, parameter in (self._parameters or {}).items():
            if parameter is not None:
                destination[prefix + name] = parameter if keep_vars else parameter.data
        for name, tensor in (self._buffers or {}).items():
            if tensor is not None and name not in self._unsaved:
                plain = tensor.data if is_lazy(tensor) else value_of(tensor)
                destination[prefix + name] = tensor if keep_vars else plain
        if type(self).get_extra_state is not Stateful.get_extra_state:
            destination[prefix + _EXTRA] = self.get_extra_state()

    def get_extra_state(self):
        """Return what `state_dict` saves beside tensors. A subclass overrides this and `set_extra_state`."""
        raise RuntimeError(f"{type(self).__name__} has no extra state: define get_extra_state and set_extra_state")

    def set_extra_state(self, state):
        """Store what `get_extra_state` returned. A subclass overrides both."""
        raise RuntimeError(f"{type(self).__name__} has no extra state: define get_extra_state and set_extra_state")

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys,
                              error_msgs):
        """Copy the module's own tensors from `state_dict`, whose names begin with `prefix`.

        Names that do not match are appended to the lists. `load_state_dict` calls this method of the submodules whose
        class overrides it.
        """
        for hook in hooks_of(self, "before load_state_dict"):
            hook.call(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        own, children, assign = {}, self._modules or {}, local_metadata.get("assign_to_params_buffers", False)
        Stateful._save_to_state_dict(self, own, "", False)
        values = {name[len(prefix):]: value_of(value) for name, value in state_dict.items() if name.startswith(prefix)}
        values = {name: value for name, value in values.items() if name.partition(".")[0] not in children}
        values = _without_dims(values, own)
        problems = _compare(own, values, assign)
        missing_keys += [prefix + name for kind, name, _ in problems if kind == "missing"
                         and not (name in self._later and _is_old(local_metadata))]
        unexpected_keys += [prefix + name for kind, name, _ in problems if kind == "unexpected"]
        others = [(kind, name, remark) for kind, name, remark in problems if kind not in ("missing", "unexpected")]
        error_msgs += [f"{prefix}{name} {remark}" for _, name, remark in others]
        for name in values.keys() & own.keys() - {name for _, name, _ in others}:
            _put(self, own, name, values[name], assign)


def collect(module, destination=None, prefix="", keep_vars=False):
    """Return an OrderedDict of the data of all parameters and buffers of `module`, or add them to `destination`."""
    if destination is None:
        destination = OrderedDict()
        destination._metadata = OrderedDict()
    metadata = {"version": getattr(module, "_version", None)}
    if hasattr(destination, "_metadata"):
        destination._metadata[prefix[:-1]] = metadata
    for hook in hooks_of(module, "before state_dict"):
        hook.call(module, prefix, keep_vars)
    module._save_to_state_dict(destination, prefix, keep_vars)
    for name, child in (module._modules or {}).items():
        if child is not None:
            child.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
    for hook in hooks_of(module, "replaced state_dict"):
        result = hook.call(module, destination, prefix, metadata)
        destination = destination if result is None else result
    for hook in hooks_of(module, "state_dict"):
        if hook.call(module, destination, prefix, metadata) is not None:
            raise RuntimeError(f"a state_dict hook of {type(module).__name__} returned something; change the dict that "
                               "it is given")
    return destination


def load(module, given, strict=True, assign=False):
    """Copy every tensor of `given` into the tensor of its name, or replace that tensor if `assign`.

    Modules whose class overrides `_load_from_state_dict` load their own tensors first.

    Raises:
        RuntimeError: a name or size does not match; then nothing changes, except in such modules, and where hooks
            after loading could have taken the names off the lists.
    """
    if not isinstance(given, Mapping):
        raise TypeError(f"load_state_dict: need a dict of tensors by their names, not a {type(given).__name__}")
    metadata = getattr(given, "_metadata", None) or {}
    given, modules = dict(given), [*module.named_modules(remove_duplicate=False)]
    loaded, rows = _load_overridden(modules, given, metadata, strict, assign)
    own, lazy_module = {}, set()
    for path, part in modules:
        prefix = f"{path}." if path else ""
        if _is_old(metadata.get(path, {})):
            lazy_module |= {prefix + name for name in part._later}
        if prefix not in loaded:
            Stateful._save_to_state_dict(part, own, prefix, False)
    values = {name: value_of(value) for name, value in given.items()
              if name in own or not any(_is_own(name, prefix, part) for prefix, part in loaded.items())}
    for name in lazy_module & own.keys():
        values.setdefault(name, own[name])
    values = _without_dims(values, own)
    problems = _compare(own, values, assign) + rows
    unmatched = Unmatched(*([name for kind, name, _ in problems if kind == word] for word in ("missing", "unexpected")))
    if not strict:
        problems = [row for row in problems if row[0] not in ("missing", "unexpected")]
    hooked = [(part, hook) for _, part in modules for hook in hooks_of(part, "load_state_dict")]
    if not problems or hooked and all(kind in ("missing", "unexpected") for kind, *_ in problems):
        _put_all(module, own, {name: value for name, value in values.items() if name in own}, assign)
        for part, hook in hooked:
            hook.call(part, unmatched)
        left = {*unmatched.missing_keys, *unmatched.unexpected_keys}  # a hook may take names off these lists
        problems = [row for row in problems if row[1] in left]
    if problems:
        lines = [f"Error(s) in loading state_dict for {type(module).__name__}:", *_in_words(problems, own, values),
                 f"load_state_dict: {len(problems)} of the names do not fit {type(module).__name__}", *_table(problems)]
        raise RuntimeError("\n".join(lines))
    return unmatched


def _without_dims(values, own):
    """Return the values, () for (1) where the module's tensor is (): files from before zero-dim tensors have (1)."""
    return {name: value[0] if is_tensor(value) and value.size() == (1,) and is_tensor(own.get(name))
            and not own[name].dim() else value for name, value in values.items()}


def _is_old(metadata):
    """Return whether a module was saved before its class had the tensors that came later."""
    return (metadata.get("version") or 1) < 2


def _load_overridden(modules, given, versions, strict, assign):
    """Call the hooks before loading, and `_load_from_state_dict` of the modules whose class overrides it.

    Returns these modules by prefix, and the rows (problem, name, remark) that they reported.
    """
    loaded, missing, unexpected, errors = {}, [], [], []
    for path, part in modules:
        prefix = f"{path}." if path else ""
        metadata = {**versions.get(path, {}), "assign_to_params_buffers": assign}
        if type(part)._load_from_state_dict is not Stateful._load_from_state_dict:
            loaded[prefix] = part
            part._load_from_state_dict(given, prefix, metadata, strict, missing, unexpected, errors)
            continue
        for hook in hooks_of(part, "before load_state_dict"):
            hook.call(part, given, prefix, metadata, strict, [], [], errors)
    rows = [("missing", name, "") for name in missing] + [("unexpected", name, "") for name in unexpected]
    return loaded, rows + [("refused", error, "") for error in errors]


def _is_own(name, prefix, module):
    """Return whether a name of a state dict is that of a tensor of the module itself, not of a submodule."""
    return name.startswith(prefix) and name[len(prefix):].partition(".")[0] not in (module._modules or {})


def _put_all(module, own, values, assign):
    """Store each value. If a set_extra_state raises, restore the values that were replaced."""
    extras = {name for name in values if name.rpartition(".")[2] == _EXTRA}
    before = {name: own[name] if assign or name in extras else own[name].clone() for name in values} if extras else {}
    done = []
    try:
        for name, value in values.items():
            _put(module, own, name, value, assign)
            done.append(name)
    except BaseException:
        for name in done if before else ():
            _put(module, own, name, before[name], assign)
        raise


def _put(module, own, name, value, assign):
    path, _, last = name.rpartition(".")
    if last == _EXTRA:
        module.get_submodule(path).set_extra_state(value)
    elif assign:
        _take(module.get_submodule(path), last, value)
    else:
        own[name].copy_(value)


def _take(module, name, value):
    if name in module._buffers:
        module._place("_buffers", name, value)
    else:
        module._parameters[name].grad = None  # its type may differ
        module._parameters[name].data = value


def _in_words(problems, own, values):
    """Return the problems in the words of PyTorch's error, which programs search for."""
    lines = []
    for kind, word in (("missing", "Missing"), ("unexpected", "Unexpected")):
        names = [f'"{name}"' for result, name, _ in problems if result == kind]
        if names:
            lines.append(f"\t{word} key(s) in state_dict: {', '.join(names)}. ")
    return lines + [
        f"\tsize mismatch for {name}: copying a param with shape {values[name].size()} from checkpoint, the shape in "
        f"current model is {own[name].size()}." for kind, name, _ in problems if kind == "size"]


def _compare(own, values, assign):
    """Return rows (problem, name, remark) of everything that does not match."""
    missing = [name for name in own if name not in values]
    unexpected = [name for name in values if name not in own]
    problems = [("missing", name, _nearest(name, unexpected)) for name in missing]
    problems += [("unexpected", name, _nearest(name, missing or own)) for name in unexpected]
    for name in own:
        if name not in values or name.rpartition(".")[2] == _EXTRA:
            continue
        if not is_tensor(values[name]):
            problems.append(("no tensor", name, f"is a {type(values[name]).__name__}"))
        elif values[name].size() != own[name].size():
            problems.append(("size", name, f"is {size_text(values[name].size())}, the module needs "
                             f"{size_text(own[name].size())}"))
        elif not assign and any(n > 1 and s == 0 for n, s in zip(own[name].size(), own[name].stride(), strict=True)):
            problems.append(("expanded", name, "is a view whose elements share memory; give it a clone() as .data"))
        elif assign and values[name].is_floating_point() != own[name].is_floating_point():
            problems.append(("type", name, f"is {values[name].type()}, the module has {own[name].type()}"))
    return problems


def _nearest(name, names):
    import difflib

    result = difflib.get_close_matches(name, list(names), 1)
    return f"nearest: {result[0]}" if result else ""




def _table(problems):
    """Return aligned lines of (problem, name, remark)."""
    widths = [max(len(row[column]) for row in problems) for column in (0, 1)]
    return [f"  {kind:<{widths[0]}}  {name:<{widths[1]}}  {remark}".rstrip() for kind, name, remark in problems]


# Attributes of PyTorch's modules that are dropped: hooks and their flags.
_THEIRS = frozenset(("_backward_hooks", "_backward_pre_hooks", "_forward_hooks", "_forward_hooks_with_kwargs",
                     "_forward_hooks_always_called", "_forward_pre_hooks", "_forward_pre_hooks_with_kwargs",
                     "_state_dict_hooks", "_state_dict_pre_hooks", "_load_state_dict_pre_hooks",
                     "_load_state_dict_post_hooks", "_is_full_backward_hook", "_non_persistent_buffers_set",
                     "_backend"))


def converted_attributes(kind, attributes):
    """Convert the attributes of a pickled PyTorch module of class `kind` to those of our class.

    Registries become plain attributes, and options that only our class has get their defaults.
    """
    if "_hooks" in attributes or "_parameters" not in attributes:
        return attributes
    import inspect

    options = inspect.signature(kind.__init__).parameters.values()
    kept = {option.name: option.default for option in options if option.default is not option.empty}
    kept |= {name: value for name, value in attributes.items() if name not in _THEIRS}
    for registry in ("_parameters", "_buffers", "_modules"):
        kept[registry] = dict(kept.get(registry, ()))
        kept.update(kept[registry])
    kept["_hooks"], kept["_unsaved"] = OrderedDict(), set(attributes.get("_non_persistent_buffers_set", ()))
    return kept
