"""Prints the result types of calls for each type and pair of types, under the torch of this interpreter.

test_types_as_torch.py compares ours with types_of_torch.json of PyTorch 2.13. To write that file again: python
types_as_torch.py --names | PYTHON_OF_PYTORCH types_as_torch.py > types_of_torch.json
"""

import json
import sys
import warnings

import torch

LETTERS = dict(zip("?bBhilefdgFD", (
    torch.bool, torch.int8, torch.uint8, torch.int16, torch.int32, torch.int64, torch.float16, torch.float32,
    torch.float64, torch.bfloat16, torch.complex64, torch.complex128), strict=True))  # fmt: skip
NAMES = {dtype: letter for letter, dtype in LETTERS.items()}
NUMBERS = {"True": True, "2": 2, "2.5": 2.5, "2j": 2j}
SIZE = (3, 3)


def tensor(letter, size=SIZE):
    """Small whole numbers, all of which every type has."""
    count = size[0] * size[1] if size else 1
    return (torch.arange(count) % 2 + 1).reshape(size).to(LETTERS[letter])


def letter(call):
    """Return the type of a call's first result; - where it raises, and n where it is no tensor."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = call()
    except Exception:
        return "-"
    result = result[0] if isinstance(result, (tuple, list)) and result else result
    return NAMES.get(getattr(result, "dtype", None), "n")


def function(name):
    """torch.name, or that of torch.special, torch.linalg and torch.nn.functional."""
    position = torch
    for part in name.split("."):
        position = getattr(position, part)
    return position


def found(name, operands):
    """Return the table of a function: a string for a single operand, or {second operand: a string}."""
    call = function(name)
    if operands == 1:
        return {"alone": "".join(letter(lambda a=a: call(tensor(a))) for a in LETTERS)}
    table = {b: "".join(letter(lambda a=a, b=b: call(tensor(a), tensor(b))) for a in LETTERS) for b in LETTERS}
    table |= {f"{b} without dims": "".join(letter(lambda a=a, b=b: call(tensor(a), tensor(b, ()))) for a in LETTERS)
              for b in LETTERS}
    return table | {text: "".join(letter(lambda a=a, n=n: call(tensor(a), n)) for a in LETTERS)
                    for text, n in NUMBERS.items()}


def operands(call):
    """Return how many tensors of floats a function takes, two if it takes one as well; 0 for others."""
    return next((n for n in (2, 1) if letter(lambda n=n: call(*[tensor("f") for _ in range(n)])) in LETTERS), 0)


def names():
    """Return the functions that take one or two tensors of floats."""
    kept = []
    places = {"": torch, "special.": torch.special, "linalg.": torch.linalg, "fft.": torch.fft}
    for prefix, position in places.items():
        for name in dir(position):
            call = getattr(position, name)
            if name.startswith("_") or name.endswith("_") or isinstance(call, type) or not callable(call):
                continue
            if name in NOT_TRIED:
                continue
            if operands(call):
                kept.append(prefix + name)
    return kept + [f"Tensor.{name}" for name in IN_PLACE]


# What changes its first operand keeps that one's type, or refuses what this cannot hold.
IN_PLACE = """
    add_ sub_ mul_ div_ true_divide_ floor_divide_ remainder_ fmod_ pow_ float_power_ atan2_ copysign_ xlogy_ eq_ ne_
    lt_ le_ gt_ ge_ logical_and_ logical_or_ logical_xor_ bitwise_and_ bitwise_or_ bitwise_xor_ fill_ copy_
    __iadd__ __isub__ __imul__ __itruediv__ __ifloordiv__ __imod__ __iand__ __ior__ __ixor__
""".split()
NOT_TRIED = {"empty_like", "save", "from_numpy", "from_dlpack", "seed", "load", "compile", "set_default_dtype",
             "set_default_tensor_type", "set_default_device", "hub", "manual_seed", "no_grad", "enable_grad",
             "gradient", "sym_sum"}


def has(name):
    try:
        return callable(function(name))
    except AttributeError:
        return False


if __name__ == "__main__":
    if "--names" in sys.argv:
        print(json.dumps(names()))
    else:
        groups = {}
        for name in json.load(sys.stdin):
            count = has(name) and (2 if name.startswith("Tensor.") else operands(function(name)))
            if count:  # the operands that PyTorch takes; ours also takes the result as the first one
                groups.setdefault(json.dumps(found(name, count)), []).append(name)
        lines = (json.dumps([json.loads(table), members]) for table, members in groups.items())
        print("[\n" + ",\n".join(lines) + "\n]")
