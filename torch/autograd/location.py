"""Source locations of operations: a code object and an instruction, decoded only for messages."""

import os

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep


def describe(code, instruction):
    """Return 'file.py:12' for an instruction of a code object, or its first line if the instruction is unknown."""
    line = code.co_firstlineno
    if instruction >= 0:
        for start, end, number in code.co_lines():
            if start <= instruction < end and number is not None:
                line = number
    return f"{code.co_filename}:{line}"
