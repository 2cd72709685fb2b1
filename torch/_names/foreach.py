"""torch._foreach_add_ and similar functions for external optimizers: one method call per tensor of a list."""

from torch import _core

PREFIX = "_foreach_"
_BOUNDS = {"maximum": "clamp_min", "minimum": "clamp_max"}  # with a number in place of the other tensors


def function(name):
    """Return the function of a name such as _foreach_mul_, or None if tensors have no such method."""
    method = name.removeprefix(PREFIX)
    if not name.startswith(PREFIX) or not hasattr(_core.Tensor, method):
        return None

    def each(tensors, *arguments, **options):
        """Call the method of each tensor. For an argument or option that is a list, each tensor gets its item."""
        def of(place, value):
            return value[place] if isinstance(value, (list, tuple)) else value

        called = method
        if method == "norm" and "ord" in options:
            options["p"] = options.pop("ord")
        elif method.rstrip("_") in _BOUNDS and arguments and not isinstance(arguments[0], (list, tuple)):
            called = method.replace(method.rstrip("_"), _BOUNDS[method.rstrip("_")])
        return [getattr(tensor, called)(*(of(place, value) for value in arguments),
                                        **{key: of(place, value) for key, value in options.items()})
                for place, tensor in enumerate(tensors)]

    each.__name__ = each.__qualname__ = name
    return each
