"""Numbers, texts and comments as C literals."""

from __future__ import annotations


def c_number(value: int | float) -> str:
    """Return a number as a C literal of type double or int.

    >>> [c_number(value) for value in (1, 0.5, float("-inf"))]
    ['1', '0.5', '-INFINITY']
    """
    if value != value:
        return "NAN"
    if value in (float("inf"), float("-inf")):
        return "INFINITY" if value > 0 else "-INFINITY"
    return repr(value)


def python_number(value: object) -> str:
    """Return a default as a Python expression; infinities have no literal.

    >>> [python_number(value) for value in (1, None, float("-inf"), "mean")]
    ['1', 'None', "float('-inf')", '"mean"']
    """
    if isinstance(value, str):
        return f'"{value}"'
    return f"float('{value}')" if isinstance(value, float) and value in (float("inf"), float("-inf")) else repr(value)


def c_scalar(value: int | float | bool | None) -> str:
    """Return a number as an initializer of `scalar`.

    >>> c_scalar(0.5)
    'PRESET(0.5)'
    """
    return "PRESET_NONE" if value is None else f"PRESET({c_number(int(value) if isinstance(value, bool) else value)})"


def c_string(text: str) -> str:
    """Return a C string literal without trigraphs."""
    escaped = (
        text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("??", "?\\?")
    )
    return f'"{escaped}"'


def string_lines(text: str, indent: int, joint: str = "") -> str:
    """Return adjacent literals of a long text, one per line, wrapped at words; all but the last end with `joint`."""
    pieces = []
    for line in text.splitlines(keepends=True):
        while len(line) > 84:
            cut = line.rfind(" ", 20, 84) + 1 or 84
            pieces.append(line[:cut])
            line = line[cut:]
        pieces.append(line)
    return (joint + "\n" + " " * indent).join(c_string(piece) for piece in pieces) or '""'


def long_string(text: str, indent: int) -> str:
    """Return a literal after a space, or on separate lines if it is long."""
    return (
        " " + c_string(text) if len(text) < 70 else "\n" + " " * indent + string_lines(text, indent)
    )


def comment(text: str) -> str:
    """Return a wrapped C comment; comment delimiters in the text are broken up."""
    words = text.replace("*/", "* /").replace("/*", "/ *").split(" ")
    rows, line = [], "/*"
    for word in words:
        if len(line) + len(word) > 95 and line != "/*":
            rows.append(line.rstrip())
            line = "  "
        line += " " + word
    return "\n".join([*rows, line + " */"])
