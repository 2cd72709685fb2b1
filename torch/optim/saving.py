"""Saved, the part of an Optimizer that saves and loads its state."""

from __future__ import annotations

from collections import defaultdict

from torch._base.type_checking import TYPE_CHECKING
from torch._core import is_tensor
from torch.optim.optimizer_hooks import Hooked
from torch.optim.state import copied, with_own_count

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any


class Saved(Hooked):
    """The part of an Optimizer that saves and loads its groups' options and its parameters' state."""

    param_groups: list[dict[str, Any]]
    state: dict[Any, Any]
    count: Callable[[float], Any]

    def check(self, group: dict[str, Any]) -> None:
        """Raise ValueError if an option of a group is out of range; Optimizer does."""
        raise NotImplementedError

    def _parameters(self) -> list[Any]:
        return [parameter for group in self.param_groups for parameter in group["params"]]

    def state_dict(self) -> dict[str, Any]:
        """Return a dict of the groups' options and the state of each parameter, by position.

        State under a key that is no tensor, as derived classes have, is saved as it is.
        """
        self._run_hooks("before state_dict")
        numbers: dict[int, int] = {}
        for number, parameter in enumerate(self._parameters()):
            numbers.setdefault(id(parameter), number)
        groups = [{**{option: value for option, value in group.items() if option != "params"},
                   "params": [numbers[id(parameter)] for parameter in group["params"]]} for group in self.param_groups]
        state = {numbers[id(key)] if is_tensor(key) else key: with_own_count(values) if is_tensor(key) else values
                 for key, values in self.state.items()}
        saved: dict[str, Any] = self._run_hooks("state_dict", {"state": state, "param_groups": groups})
        return saved

    def load_state_dict(self, state_dict: Mapping[str, Any]) -> None:
        """Load what `state_dict()` returned, copied and converted to the parameters' types.

        Raises:
            TypeError: `state_dict` is no such dict.
            ValueError: the groups differ in number or in their number of parameters, an option is out of range, or a
                state of an optimizer of this library does not have its parameter's size. The optimizer is unchanged
                then.
        """
        name = f"{type(self).__name__}.load_state_dict"
        if isinstance(state_dict, dict):
            state_dict = self._run_hooks("before load_state_dict", dict(state_dict))
        if not isinstance(state_dict, dict) or not {"state", "param_groups"} <= state_dict.keys():
            raise TypeError(f'{name}: need the dict of state_dict(), with "state" and "param_groups"')
        given = state_dict["param_groups"]
        is_list = isinstance(given, (list, tuple)) and all(map(_is_saved, given))
        if not isinstance(state_dict["state"], dict) or not is_list:
            raise TypeError(f'{name}: "state" is a dict, and "param_groups" a list of dicts whose "params" are numbers')
        own = [len(group["params"]) for group in self.param_groups]
        sizes = [len(group["params"]) for group in given]
        if own != sizes:
            raise ValueError(f"{name}: groups of {sizes} parameters given, the optimizer has groups of {own}")
        of_number: dict[int, Any] = {}
        groups: list[dict[str, Any]] = []
        for group, saved in zip(self.param_groups, given, strict=True):
            of_number.update(zip(saved["params"], group["params"], strict=True))
            groups.append({**group, **saved, "params": group["params"]})
            self.check(groups[-1])
        count = self.count if type(self).__module__.startswith("torch.optim.") else None
        state = {of_number[number]: copied(name, number, values, of_number[number], count)
                 for number, values in state_dict["state"].items() if number in of_number}
        state.update((key, values) for key, values in state_dict["state"].items() if not isinstance(key, int))
        for group, new in zip(self.param_groups, groups, strict=True):
            group.update(new)
        self.state = defaultdict(dict, state)
        self._run_hooks("load_state_dict")


def _is_saved(group: Any) -> bool:
    """Return whether `group` has the form that `state_dict()` gives it."""
    return isinstance(group, dict) and isinstance(group.get("params"), (list, tuple)) and all(
        isinstance(number, int) for number in group["params"])
