"""Settings of how conversions of modules replace parameters. They are stored, and have no effect: parameters stay the
same objects, and get new elements.
"""

from __future__ import annotations

_settings = {"overwrite": False, "swap": False}


def set_overwrite_module_params_on_conversion(value: bool) -> None:
    """Store whether a conversion makes new parameters."""
    _settings["overwrite"] = value


def get_overwrite_module_params_on_conversion() -> bool:
    """Return the stored setting.

    >>> torch.__future__.get_overwrite_module_params_on_conversion()
    False
    """
    return _settings["overwrite"]


def set_swap_module_params_on_conversion(value: bool) -> None:
    """Store whether a conversion swaps the contents of parameters."""
    _settings["swap"] = value


def get_swap_module_params_on_conversion() -> bool:
    """Return the stored setting.

    >>> torch.__future__.get_swap_module_params_on_conversion()
    False
    """
    return _settings["swap"]
