"""Module calls: hooks, and notes on exceptions that name the module's path."""

import functools

from torch.nn.modules.global_hooks import EVERYWHERE
from torch.nn.modules.module_hooks import call_with_hooks

_MARK = "in model"
# Attributes with a layer's input and output sizes.
_SIZES = (("in_features", "out_features"), ("in_channels", "out_channels"), ("num_embeddings", "embedding_dim"),
          ("input_size", "hidden_size"))


def run(module, input, keywords):
    """Call a module that has hooks, or with keywords or several inputs."""
    try:
        # A class that overrides __call__ runs the hooks itself and gets here through super().__call__.
        if not (module._hooks or EVERYWHERE) or hasattr(type(module).__call__, "is_observed"):
            return module.forward(*input, **keywords)
        return call_with_hooks(module, module.forward, input, keywords)
    except Exception as error:
        add_note(module, error)
        raise


def observed(call):
    """Wrap a subclass's own __call__ with hooks and notes."""

    @functools.wraps(call)
    def observed_call(self, *input, **keywords):
        if type(self).__call__ is not observed_call:
            return call(self, *input, **keywords)
        try:
            if not self._hooks and not EVERYWHERE:
                return call(self, *input, **keywords)
            return call_with_hooks(self, functools.partial(call, self), input, keywords)
        except Exception as error:
            add_note(self, error)
            raise

    observed_call.is_observed = True
    return observed_call


def _described(module):
    """Return a layer's class, sizes and options, such as Linear 800→500."""
    text = "" if module._modules else module.extra_repr()
    for names in _SIZES:
        given, gives = (getattr(module, name, None) for name in names)
        for start in (f"{given}, {gives}", f"{names[0]}={given}, {names[1]}={gives}"):
            text = f"{given}→{gives}{text[len(start):]}" if text.startswith(start) else text
    return f"{type(module).__name__} {text}".strip()


def add_note(module, error):
    """Add a note with the path of the innermost module to an exception: in model.conv2 (Conv2d 3→8, ...).

    The path starts at the module that was called first, whose class follows.
    """
    notes = getattr(error, "__notes__", [])
    path = getattr(error, "_modules", None)
    if path is None or not notes or not notes[-1].startswith(_MARK):
        path, notes = [], [*notes, ""]
    path = [module, *path]
    names = ["model"]
    for outer, inner in zip(path, path[1:], strict=False):
        result = next((name for name, child in outer.named_modules() if child is inner), type(inner).__name__)
        names += [result] if result else []
    whole = f", model: {type(path[0]).__name__}" if len(names) > 1 else ""
    try:
        error.__notes__ = [*notes[:-1], f"in {'.'.join(names)} ({_described(path[-1])}){whole}"]
        error._modules = path
    except AttributeError:  # the exception has no attributes
        pass
