"""The state of one load: allowed names, the target of storages, messages."""

from __future__ import annotations

from torch._base.type_checking import TYPE_CHECKING
from torch.serialization.advice import untrusted_error

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from torch.serialization.interpreter import Interpreter
    from torch.serialization.names import Names


class Reading:
    """The state of one load.

    Args:
        names: names that the file may use.
        move: function that moves a storage to its target.
        notes: messages for the caller.
    """

    def __init__(self, names: Names, move: Callable[..., Any]) -> None:
        self.names, self.move = names, move
        self.notes: list[str] = []

    def run(self, machine: Interpreter) -> Any:
        """Return the object of a pickle. Raise UnpicklingError if it uses a name that is not allowed."""
        try:
            result = machine.run()
        except RuntimeError:  # Unknown names cause further errors; report the names.
            if not machine.unknown:
                raise
        if machine.unknown:
            raise untrusted_error(list(machine.unknown))
        return result
