"""torch._foreach_add_ and similar functions for external optimizers: one method call per tensor of a list."""

from torch import _core

PREFIX = "_foreach_"


def function(name):
    """Return the function of a name such as _foreach_mul_, or None if tensors have no such method."""
    method = name.removeprefix(PREFIX)
    if not name.startswith(PREFIX) or not hasattr(_core.Tensor, method):
        return None

    def each(tensors, *arguments, **options):
        """Call the method of each tensor. For an argument or option that is a list, each tensor gets its item."""
        def of(place, value):
            return value[place] if isinstance(value, (list, tuple)) else value

        return [getattr(tensor, method)(*(of(place, value) for value in arguments),
                                        **{key: of(place, value) for key, value in options.items()})
                for place, tensor in enumerate(tensors)]

    each.__name__ = each.__qualname__ = name
    return each
