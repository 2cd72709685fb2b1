"""Converts models in files: python -m torch.legacy.convert in out.

model.t7 to model.pt reads a Lua file, converts its network and saves the torch.nn module; model.pt to model.t7 is the
way back.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

import torch
from torch import nn
from torch._core import is_tensor
from torch.legacy import nn as legacy
from torch.legacy.convert import convert

if TYPE_CHECKING:
    from collections.abc import Sequence


def networks(value):
    """Return a value with all legacy modules in it, also in lists and dicts, converted."""
    if isinstance(value, (legacy.Module, legacy.Criterion)):
        try:
            return convert(value)
        except TypeError:
            return value
    if isinstance(value, list):
        return [networks(part) for part in value]
    if isinstance(value, dict):
        return {key: networks(part) for key, part in value.items()}
    return value


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program. Returns 0, or 1 with an error message."""
    parser = argparse.ArgumentParser(prog="python -m torch.legacy.convert", description=__doc__)
    parser.add_argument("source", help="a .t7 file of Lua torch, or a .pt file with a legacy module or plain data")
    parser.add_argument("target", help="a .pt file, or a .t7 file for Lua, in which modules of torch.nn are Lua's")
    parser.add_argument("--keep", action="store_true", help="keep modules of torch.legacy.nn as they are")
    parser.add_argument("--state", action="store_true", help="save the state_dict alone, which loads without classes")
    parser.add_argument("--unknown", action="store_true", help="take objects of unknown classes as plain fields")
    options = parser.parse_args(arguments)
    try:
        if options.source.endswith(".t7"):
            value = torch.utils.serialization.load_lua(options.source, unknown_classes=options.unknown)
        else:
            value = torch.load(options.source, classes="any")
        if options.target.endswith(".t7"):
            torch.utils.serialization.save_lua(options.target, value)
        else:
            value = value if options.keep else networks(value)
            torch.save(value.state_dict() if options.state else value, options.target)
    except (RuntimeError, OSError, TypeError, ValueError, AttributeError) as error:
        print(f"{options.source}: {error}", file=sys.stderr)
        return 1
    kind = "a tensor" if is_tensor(value) else f"a {type(value).__name__}"
    print(f"{options.target}: {kind}" + (f"\n{value!r}" if isinstance(value, (nn.Module, legacy.Module)) else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
