"""Prints the element types that the operators of PyTorch take on the CPU, by name, as its operator samples state them.

The site's pages show them beside ours, and test_types_of_operators.py compares them. To write the table again: PYTHON
operators_of_torch.py > operators_of_torch.json, where PYTHON has torch 2.13, expecttest, hypothesis and scipy.
"""

import json

TYPES = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64", "complex64",
         "complex128")  # in the order of the C enum

if __name__ == "__main__":
    from torch.testing._internal.common_methods_invocations import op_db

    taken = {}
    for each in op_db:
        name = each.name.removeprefix("_refs.")
        taken.setdefault(name, set()).update(str(dtype).removeprefix("torch.") for dtype in each.dtypes)
    # one digit per type: 1 if it is taken
    lines = [f"{json.dumps(name)}: {json.dumps(''.join(str(int(one in types)) for one in TYPES))}"
             for name, types in sorted(taken.items()) if not name.startswith(("_", "ops.", "jiterator"))]
    print("{\n" + ",\n".join(lines) + "\n}")
