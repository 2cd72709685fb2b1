"""Calls of code that the caller of load trusts, and type checks of data from a file."""


def is_(kind, value):
    """Return `value` if its class is exactly `kind`. Raise TypeError otherwise."""
    if type(value) is not kind:
        raise TypeError(f"need a {kind.__name__}, not a {type(value).__name__}")
    return value


def run_trusted(function, *arguments, **keywords):
    """Call a trusted function. Its exceptions are passed on, not reported as a damaged file."""
    try:
        return function(*arguments, **keywords)
    except Exception as error:
        error.of_trusted_code = True
        raise
