"""Calls of what the caller of load trusts or gave, and a look at what a file gives."""


def is_(kind, value):
    """`value`, which must be of the class `kind` and of none derived from it; TypeError otherwise."""
    if type(value) is not kind:
        raise TypeError(f"a {kind.__name__} is needed, not a {type(value).__name__}")
    return value


def run_trusted(function, *arguments, **keywords):
    """Calls what the caller of load trusts or gave; an error in it is its own, and no sign of a damaged file."""
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        error.of_trusted_code = True
        raise
