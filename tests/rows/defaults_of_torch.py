"""Prints the default values of parameters, under the torch of this interpreter: by function, then by parameter.

test_defaults_as_torch.py compares the rows with defaults_of_torch.json of PyTorch 2.13, where each parameter has the
list of its defaults in all overloads. To write that file again: python defaults_of_torch.py --names |
PYTHON_OF_PYTORCH defaults_of_torch.py > defaults_of_torch.json
"""

import inspect
import json
import pathlib
import sys

import torch


def names():
    """Return (function, its parameters with a default) of each public row: "elu", "linalg.norm"."""
    from codegen.read import catalogue

    result = {}
    for row in catalogue.load(pathlib.Path(__file__).parents[2] / "ops.yaml").rows:
        optional = [p.name for p in row.parameters if not p.required]
        if optional and not row.internal:
            result.setdefault(public_name(row), []).extend(optional)
    return result


def public_name(row):
    return f"{row.module_name}.{row.shown.rpartition('.')[2]}" if row.module_name else row.public


def simple(value):
    """Return a value as JSON has it."""
    if isinstance(value, (list, tuple)):
        return [simple(one) for one in value]
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)


def defaults(name):
    """Yield (parameter, default) of a function's signature and of its overloads."""
    for path in (name, f"nn.functional.{name}"):
        function = torch
        for part in path.split("."):
            function = getattr(function, part, None)
        try:
            parameters = inspect.signature(function).parameters if function else {}
        except (TypeError, ValueError):  # a function in C
            parameters = {}
        yield from ((one, p.default) for one, p in parameters.items() if p.default is not inspect.Parameter.empty)
    packet = getattr(torch.ops.aten, name.replace(".", "_"), None)
    for overload in packet.overloads() if packet else ():
        for argument in getattr(packet, overload)._schema.arguments:
            if argument.has_default_value():
                yield argument.name, argument.default_value


if __name__ == "__main__":
    if "--names" in sys.argv:
        sys.path.insert(0, str(pathlib.Path(__file__).parents[2]))
        print(json.dumps(names()))
    else:
        table = {}
        for name, parameters in sorted(json.load(sys.stdin).items()):
            for parameter, default in defaults(name):
                known = table.setdefault(name, {}).setdefault(parameter, []) if parameter in parameters else None
                if known is not None and simple(default) not in known:
                    known.append(simple(default))
        print("{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(each)}" for name, each in table.items()) + "\n}")
