"""torch._foreach_add_ and similar functions for external optimizers: one method call per tensor of a list."""

from torch import _core

PREFIX = "_foreach_"
_BOUNDS = {"maximum": "clamp_min", "minimum": "clamp_max"}  # with a number in place of the other tensors
_WORDS = {"norm": {"ord": "p"}}  # the parameters of methods that have another name here
_LAST = {"addcmul": "value", "addcdiv": "value"}  # the keyword of a third argument
_REFLECTED = {"pow": lambda number, exponents: tuple(number**each for each in exponents)}  # of a number and a list


def function(name):
    """Return the function of a name such as _foreach_mul_, or None if tensors have no such method."""
    method = name.removeprefix(PREFIX)
    if not name.startswith(PREFIX) or not hasattr(_core.Tensor, method):
        return None

    def each(tensors, *arguments, **options):
        """Call the method of each tensor. For an argument or option that is a list, each tensor gets its item."""
        called = method
        if method in _REFLECTED and not isinstance(tensors, (list, tuple)):
            return _REFLECTED[method](tensors, arguments[0])
        arguments = [_listed(value, len(tensors)) for value in arguments]
        options = {key: _listed(value, len(tensors)) for key, value in options.items()}
        lengths = {len(value) for value in (*arguments, *options.values()) if isinstance(value, (list, tuple))}
        if not tensors or lengths - {len(tensors)}:
            raise RuntimeError(f"{name}: {len(tensors)} tensors and lists of {sorted(lengths)}; need one tensor or "
                               "more, and lists of their number")

        def of(place, value):
            return value[place] if isinstance(value, (list, tuple)) else value

        plain = method.rstrip("_")
        options = {_WORDS.get(plain, {}).get(key, key): value for key, value in options.items()}
        if plain in _BOUNDS and arguments and not isinstance(arguments[0], (list, tuple)):
            called = method.replace(plain, _BOUNDS[plain])
        if plain in _LAST and len(arguments) == 3:
            *arguments, options[_LAST[plain]] = arguments
        return tuple(getattr(tensor, called)(*(of(place, value) for value in arguments),
                                             **{key: of(place, value) for key, value in options.items()})
                     for place, tensor in enumerate(tensors))

    each.__name__ = each.__qualname__ = name
    return each


def _listed(value, count):
    """Return a vector of one number per tensor as a list; other values as they are."""
    is_vector = isinstance(value, _core.Tensor) and value.dim() == 1 and value.numel() == count
    return value.tolist() if is_vector else value
