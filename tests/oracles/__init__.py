"""NumPy oracles for the `test` key of ops.yaml, where one expression does not do: the functions of this folder."""

from importlib import import_module
from inspect import isfunction
from pathlib import Path

_homes: dict[str, str] = {}
for _path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
    _module = import_module(f"{__name__}.{_path.stem}")
    for _name, _value in vars(_module).items():
        if not _name.startswith("_") and isfunction(_value) and _value.__module__ == _module.__name__:
            if _name in _homes:
                raise ImportError(f"oracles: '{_name}' is in {_homes[_name]} and in {_path.name}; call one otherwise")
            _homes[_name] = _path.name
            globals()[_name] = _value
