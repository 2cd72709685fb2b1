"""How a module runs when more than forward is wanted: hooks, and notes on exceptions that name the module's path."""

import functools
from collections import OrderedDict

from torch._core import Variable
from torch.autograd.hooks import RemovableHandle

_MARK = "in model"
# Which numbers a layer takes and gives, where it says.
_SIZES = (("in_features", "out_features"), ("in_channels", "out_channels"), ("num_embeddings", "embedding_dim"),
          ("input_size", "hidden_size"))


def add_hook(module, kind, hook):
    """Registers a "before", "forward" or "backward" hook and returns its handle. TypeError if it cannot be called."""
    if not callable(hook):
        raise TypeError(f"a {kind} hook is a function, not {type(hook).__name__}")
    if module._hooks == ():
        raise AttributeError(f"{type(module).__name__}: call super().__init__() before registering hooks")
    handle = RemovableHandle(module._hooks)
    module._hooks[handle.id] = (kind, hook)
    return handle


def run(module, input, keywords):
    """Module.__call__ when there are hooks, keywords, or not exactly one input."""
    try:
        # A class that overrides __call__ runs the hooks itself and gets here through super().__call__.
        if not module._hooks or hasattr(type(module).__call__, "is_observed"):
            return module.forward(*input, **keywords)
        return _with_hooks(module, module.forward, input, keywords)
    except Exception as error:
        add_note(module, error)
        raise


def observed(call):
    """A subclass's own __call__ with hooks and notes around it."""

    @functools.wraps(call)
    def observed_call(self, *input, **keywords):
        if type(self).__call__ is not observed_call:
            return call(self, *input, **keywords)
        try:
            if not self._hooks:
                return call(self, *input, **keywords)
            return _with_hooks(self, functools.partial(call, self), input, keywords)
        except Exception as error:
            add_note(self, error)
            raise

    observed_call.is_observed = True
    return observed_call


def _with_hooks(module, function, input, keywords):
    hooks = list(module._hooks.values())
    backward = [hook for kind, hook in hooks if kind == "backward"]
    for kind, hook in hooks:
        changed = hook(module, input) if kind == "before" else None
        if changed is not None:
            input = changed if isinstance(changed, tuple) else (changed,)
    nodes = [value._node for value in _variables(input)] if backward else ()
    output = function(*input, **keywords)
    if backward:
        output = _own_node(output, nodes)
    for kind, hook in hooks:
        if kind == "forward" and hook(module, input, output) is not None:
            raise RuntimeError(f"a forward hook of {type(module).__name__} returned something; it must return None")
    for variable in _variables(output):
        if variable.requires_grad and variable._node is not None:
            for hook in backward:
                variable._node.register_hook(functools.partial(hook, module))
            break
    return output


def _variables(value):
    """The Variables in a Variable or in nested tuples, lists and dicts, in order."""
    if isinstance(value, Variable):
        yield value
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _variables(item)
    elif isinstance(value, dict):
        yield from _variables(list(value.values()))


def _own_node(output, before):
    """Gives a Variable that the module merely passed on a node of its own, for a hook to be attached to."""
    if isinstance(output, Variable):
        passed_on = output._node is None or any(output._node is node for node in before)
        return output.clone() if output.requires_grad and passed_on else output
    if type(output) in (tuple, list):
        return type(output)(_own_node(item, before) for item in output)
    if hasattr(output, "_fields"):  # a named tuple
        return type(output)(*(_own_node(item, before) for item in output))
    if type(output) in (dict, OrderedDict):
        return type(output)((name, _own_node(item, before)) for name, item in output.items())
    return output


def _described(module):
    """A layer's class, sizes and options: Linear 800→500."""
    text = "" if module._modules else module.extra_repr()
    for names in _SIZES:
        given, gives = (getattr(module, name, None) for name in names)
        if text.startswith(f"{given}, {gives}"):
            text = f"{given}→{gives}" + text[len(f"{given}, {gives}"):]
    return f"{type(module).__name__} {text}".strip()


def add_note(module, error):
    """Notes on `error`, on its way out of modules, which the innermost one is: in model.conv2 (Conv2d 3→8, ...).

    The path begins at the module that was called first, whose class stands behind.
    """
    notes = getattr(error, "__notes__", [])
    path = getattr(error, "_modules", None)
    if path is None or not notes or not notes[-1].startswith(_MARK):
        path, notes = [], [*notes, ""]
    path = [module, *path]
    names = ["model"]
    for outer, inner in zip(path, path[1:], strict=False):
        found = next((name for name, child in outer.named_modules() if child is inner), type(inner).__name__)
        names += [found] if found else []
    whole = f", model: {type(path[0]).__name__}" if len(names) > 1 else ""
    try:
        error.__notes__ = [*notes[:-1], f"in {'.'.join(names)} ({_described(path[-1])}){whole}"]
        error._modules = path
    except AttributeError:  # an exception without room for attributes goes on as it is
        pass
