"""Optimizer, the base class: parameter groups, state, and `step()`."""

from __future__ import annotations

import functools
import warnings
from collections import defaultdict
from math import inf

import torch
from torch import _core
from torch._base.arguments import is_number
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor, is_tensor
from torch.nn.modules.module import Module
from torch.nn.parameter import zero_gradients
from torch.optim.optimizer_hooks import register_optimizer_step_post_hook as register_optimizer_step_post_hook
from torch.optim.optimizer_hooks import register_optimizer_step_pre_hook as register_optimizer_step_pre_hook
from torch.optim.saving import Saved
from torch.optim.state import counted, described

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any


ParamsT = _params_t = object  # what optimizers are built from, as packages annotate it


class _Required:
    def __repr__(self) -> str:
        return "<required>"


required = _Required()


class Optimizer(Saved):
    """Base class of all optimizers.

    Args:
        params: a Module, or a tuple (Module, criterion): `step()` then runs the whole training step, that is, it
            zeroes the gradients, computes the loss, runs backward, updates the parameters and returns the loss as a
            float. Or an iterable of tensors, of (name, tensor) pairs, or of dicts with the key "params" and options
            for that group: the caller or the closure then calls `zero_grad()` and `backward()`.
        defaults: the options that a group takes unless it has its own. maximize ascends instead of descending; foreach
            and fused are ignored, as every step is one pass over all parameters; capturable and differentiable must be
            False.
    Raises:
        TypeError: `params` is a bare tensor or holds something that is no tensor.
        ValueError: there are no parameters, a parameter occurs twice, is no leaf or does not require a gradient, or
            an option is missing or out of range.

    To write an optimizer, add a row to ops.yaml and subclass `Optimizer`. The row's first `Tensor&` is the parameter
    and its `Tensor` the gradient. Each further `Tensor&` is a state that starts at zero, and each number an option of
    the group. One call runs the row over all parameters.

    >>> class Descent(optim.Optimizer):
    ...     row = "sgd_"
    ...     bounds = {"lr": (0, math.inf)}
    ...     def __init__(self, params, lr=0.1, weight_decay=0):
    ...         super().__init__(params, {"lr": lr, "weight_decay": weight_decay})
    >>> loss = Descent((nn.Linear(2, 1), nn.MSELoss())).step(torch.ones(4, 2), torch.ones(4, 1))
    """

    _stepped = False
    row: str | None = None  # The op of the rule's row, where update() is not defined
    keys: dict[str, str] = {}  # What state_dict calls a state that the row may not call so
    counts = True  # Whether "step" is kept in the state
    count: Callable[[float], Any] = staticmethod(counted)  # How a state keeps a step count
    bounds: dict[str, tuple[float, float]] = {}  # Option: (lowest, below), of a number or of each in a tuple

    def __init__(self, params: Any, defaults: dict[str, Any]) -> None:
        self._patch_step_function()
        self.defaults = dict(defaults)
        self._model: Module | None = None
        self._criterion: Any = None
        self._check_bounds({option: value for option, value in self.defaults.items() if option in self.bounds
                            and value is not required and not (type(value) is float and value == inf)})
        if isinstance(params, Module):
            self._model, params = params, params.parameters()
        elif isinstance(params, tuple) and params and isinstance(params[0], Module):
            params = self._take_model(params)
        if isinstance(params, Tensor):
            raise TypeError(f"{type(self).__name__}: give a Module or a list of tensors, not a bare "
                            f"{type(params).__name__}: [parameter]")
        try:
            groups = list(params)
        except TypeError:
            raise TypeError(f"{type(self).__name__}: give a Module or a list of tensors, not "
                            f"{described(params)}") from None
        if not groups:
            raise ValueError(f"{type(self).__name__}: there are no parameters to optimize")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        self.state: dict[Any, Any] = defaultdict(dict)
        self.param_groups: list[dict[str, Any]] = []
        for group in groups:
            self.add_param_group(group)

    def _take_model(self, pair: tuple[Any, ...]) -> list[Tensor]:
        if len(pair) != 2 or not callable(pair[1]):
            raise TypeError(f"{type(self).__name__}: a tuple is (model, criterion), the criterion a Module or function")
        model, self._criterion = pair
        self._model = model
        result = {id(parameter): parameter for parameter in model.parameters()}
        if isinstance(self._criterion, Module):
            result |= {id(parameter): parameter for parameter in self._criterion.parameters()}
        return list(result.values())

    def add_param_group(self, param_group: dict[str, Any]) -> None:
        """Add a parameter group.

        Args:
            param_group: a dict with the key "params", a tensor or an iterable of tensors or of (name, tensor) pairs,
                and options. The dict becomes the group: missing options take the optimizer's defaults.
        """
        name = type(self).__name__
        if not isinstance(param_group, dict) or "params" not in param_group:
            raise TypeError(f'{name}: a group is a dict with the key "params", as all the others are')
        names, parameters = self._checked(param_group["params"])
        group = {**param_group, "params": parameters, **({"param_names": names} if names else {})}
        group.update((option, value) for option, value in self.defaults.items() if option not in group)
        missing = [option for option, value in group.items() if value is required]
        if missing:
            raise ValueError(f"{name}: {', '.join(missing)} must be given, for all parameters or for each group")
        self.check(group)
        param_group.update(group)
        self.param_groups.append(param_group)

    def _checked(self, given: Any) -> tuple[list[str], list[Tensor]]:
        """Return the names, if there are any, and the parameters of a new group; raise if one is unusable."""
        name = type(self).__name__
        if is_tensor(given):
            given = [given]
        given = list(given)
        names = [pair[0] for pair in given if isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str)]
        if names and len(names) < len(given):
            raise ValueError(f"{name}: {len(names)} of {len(given)} parameters have a name; name all of them or none")
        if self.param_groups and bool(names) != ("param_names" in self.param_groups[0]):
            raise ValueError(f"{name}: parameters of some groups have names; name all of them or none")
        result = [pair[1] for pair in given] if names else given
        taken = {id(parameter) for other in self.param_groups for parameter in other["params"]}
        for position, parameter in enumerate(result):
            if not isinstance(parameter, Tensor):
                raise TypeError(f"{name}: parameter {position} is {described(parameter)}, not a Tensor")
            if parameter.creator is not None:
                raise ValueError(f"{name}: parameter {position} is the result of an operation; only leaves can be "
                                 "optimized")
            if id(parameter) in taken:
                raise ValueError(f"{name}: parameter {position} comes twice, in two groups")
        if len({id(parameter) for parameter in result}) < len(result):
            warnings.warn(f"{name}: a parameter comes twice in a group, so each step updates it twice", UserWarning,
                          stacklevel=4)
        return names, result

    def check(self, group: dict[str, Any]) -> None:
        """Raise if an option of a group is out of bounds. Subclasses may check more."""
        self._check_bounds({option: group[option] for option in self.bounds})
        if self.row is None and type(self).row_of is Optimizer.row_of:
            return  # the steps of a class without a row are its own
        for option in ("capturable", "differentiable"):
            if group.get(option):
                raise ValueError(f"{type(self).__name__}: {option} must be False: steps are neither captured nor "
                                 "recorded")
        if group.get("maximize") and "maximize" not in _arguments(self.row_of(group))[1]:
            raise ValueError(f"{type(self).__name__}: its rule has no maximize; go down the negated loss")

    def _check_bounds(self, options: dict[str, Any]) -> None:
        for option, value in options.items():
            low, below = self.bounds[option]
            for number in value if isinstance(value, (tuple, list)) else (value,):
                number = number.item() if is_tensor(number) and not number.dim() else number
                if not is_number(number):
                    raise TypeError(f"{type(self).__name__}: {option} is {described(value)}, not a number")
                if not low <= number < below:
                    upper = "" if below == inf else f" and below {below}"
                    raise ValueError(f"{type(self).__name__}: {option} is {value}; need at least {low}{upper}")

    def begun(self, group: dict[str, Any]) -> dict[str, Any]:
        """Return what the state of a parameter holds before the row's states."""
        return {"step": self.count(0)} if self.counts else {}

    # --- steps ----------------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Update all parameters that have a gradient, with one call of the row per group."""
        for group in self.param_groups:
            self._update(group)

    def _init_group(self, group: dict[str, Any], params: list[Tensor], grads: list[Tensor], *states: list[Any]) -> bool:
        """Append the parameters with a gradient, their gradients, and each kind of state to lists.

        The states are in the order of the row; those that a parameter lacks start. A list after them gets the numbers
        of steps. Returns whether a gradient is sparse.
        """
        names, _ = _arguments(self.row_of(group))
        keys = [self.keys.get(name, name) for name in names]
        for parameter in (one for one in group["params"] if one.grad is not None):
            params.append(parameter)
            grads.append(parameter.grad)
            state = self.state[parameter]
            if not state:
                state.update(self.begun(group))
            for key, result in zip(keys, states, strict=False):
                if key not in state:
                    state[key] = self.started(key, parameter, group)
                result.append(state[key])
            if self.counts and len(states) > len(keys):
                states[-1].append(state["step"])
        return any(grad.is_sparse for grad in grads)

    def row_of(self, group: dict[str, Any]) -> str:
        """Return the op of the row that updates a group."""
        if self.row is None:
            raise NotImplementedError(f"{type(self).__name__} defines neither a row nor update()")
        return self.row

    def numbers(self, group: dict[str, Any], step: int) -> dict[str, float]:
        """Return the row's numbers that are not options of the group, by name.

        Args:
            step: 1 for the first step. Where `counts` is False, any later step is 2.
        """
        return {}

    def started(self, key: str, parameter: Tensor, group: dict[str, Any]) -> Tensor:
        """Return the initial value of the state `key` of a parameter, a tensor of the parameter's size."""
        state = parameter.data.new(parameter.size())
        (torch.view_as_real(state) if state.is_complex() else state).fill_(self.start(key, group))
        return state

    def start(self, key: str, group: dict[str, Any]) -> float:
        """Return the number at which the state `key` starts; both parts of a complex number start there."""
        return 0

    def _update(self, group: dict[str, Any]) -> None:
        op = self.row_of(group)
        names, options = _arguments(op)
        parameters = [parameter for parameter in group["params"] if parameter.grad is not None]
        if any([parameter.grad.is_sparse for parameter in parameters]):
            parameters = self._update_sparse(group, parameters, names, options)
        states: list[Any] = [self.state.get(parameter) for parameter in parameters] if names or self.counts else []
        keys = [self.keys.get(name, name) for name in names]
        started_states, begun = {}, self.begun(group)
        for position, state in enumerate(states):
            if state is None or any(state.get(key) is None for key in keys):
                parameter = parameters[position]
                started_states[parameter] = {
                    **begun, **{key: self.started(key, parameter, group) for key in keys},
                    **{key: value for key, value in (state or {}).items() if value is not None}}
                states[position] = started_states[parameter]
        for step, chosen in self._by_step(parameters, states, started_states).items():
            values = {"maximize": False, **group, **self.numbers(group, step)}
            columns = [parameters[i] for i in chosen], *([states[i][key] for i in chosen] for key in keys)
            _core.update(op, columns, tuple([values[name] for name in options]))
            try:
                self._note(step, chosen, parameters, states, started_states)
            except BaseException:  # an interrupt: all of them have moved
                self._note(step, chosen, parameters, states, started_states)
                raise

    def _update_sparse(
        self, group: dict[str, Any], parameters: list[Any], names: tuple[str, ...], options: tuple[str, ...]
    ) -> list[Any]:
        """Update the parameters whose gradient is sparse; return the others."""
        from torch.optim import by_rows

        self.sparse_rows(group)  # which may refuse, before anything is changed
        for parameter in parameters:
            if parameter.grad.is_sparse:
                by_rows.update(self, group, parameter, names, options)
        return [parameter for parameter in parameters if not parameter.grad.is_sparse]

    def sparse_rows(self, group: dict[str, Any]) -> bool:
        """Return whether a sparse gradient updates only its own rows.

        If False, the rule receives the gradient as a dense tensor. Raises RuntimeError if the optimizer accepts no
        sparse gradients.
        """
        raise RuntimeError(f"{type(self).__name__} does not support sparse gradients; use SGD, Adagrad or SparseAdam, "
                           "or sparse=False where the gradient comes from")

    def _note(
        self, step: int, chosen: Iterable[int], parameters: list[Any], states: list[Any], started_states: dict[Any, Any]
    ) -> None:
        """Store the step count and the new state of the parameters that were updated."""
        count = self.count(step) if self.counts else None  # one object, until state_dict() copies it
        for i in chosen if self.counts else ():
            states[i]["step"] = count
        for i in chosen if started_states else ():
            if parameters[i] in started_states:
                self.state[parameters[i]] = started_states[parameters[i]]

    def _by_step(
        self, parameters: list[Any], states: list[Any], started_states: dict[Any, Any]
    ) -> Mapping[int, Sequence[int]]:
        """Group the positions of the parameters by their step number.

        Where steps are not counted, 1 is the first step and 2 stands for all later ones.
        """
        if self.counts:
            counts = [state.get("step", 0) for state in states]
            if counts and counts.count(counts[0]) == len(counts):
                return {int(counts[0]) + 1: range(len(counts))}
            steps = [int(count) + 1 for count in counts]
        elif not started_states:
            return {2: range(len(parameters))} if parameters else {}
        else:
            steps = [1 if parameter in started_states else 2 for parameter in parameters]
        if len(set(steps)) == 1:
            return {steps[0]: range(len(parameters))}
        result: dict[int, list[int]] = {}
        for position, step in enumerate(steps):
            result.setdefault(step, []).append(position)
        return result

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Set the gradients of all parameters to None, or fill them with zeros with `set_to_none=False`."""
        for group in self.param_groups:
            zero_gradients(group["params"], set_to_none)

    def step(self, closure: Any = None, *target: Any) -> Any:
        """Take one optimization step.

        Without arguments, use the gradients that the parameters have. An optimizer built from parameters accepts a
        closure that computes the loss and runs backward, and returns its result. An optimizer built from a model
        accepts a closure that computes the loss, the input, or (input, target); it runs backward itself and returns the
        loss as a float.
        """
        arguments = target if closure is None and not target else (closure, *target)
        result = self._hooked_step(self._step, arguments, {})
        self._stepped = True
        return result

    vars(step)["hooked"] = True

    def has_stepped(self) -> bool:
        """Return whether `step` was called."""
        return self._stepped

    def _step(self, closure: Any = None, *target: Any) -> Any:
        """Take the step between the hooks."""
        loss = None if closure is None else self._evaluation(closure, target)()
        self.update()
        return loss

    def _evaluation(self, closure: Any, target: tuple[Any, ...]) -> Any:
        """Return a function that computes the loss and the gradients; `step()` returns its result."""
        if self._model is None:
            if target or not callable(closure):
                raise TypeError(f"{type(self).__name__}.step: built from parameters it takes a closure or nothing; "
                                "build it from the model, or from (model, criterion), to give input and target")
            return closure
        compute = closure if callable(closure) and not target else lambda: self._loss(closure, target)

        def evaluate() -> Any:
            self.zero_grad()
            loss = compute()
            if not isinstance(loss, Tensor):
                raise TypeError(f"{type(self).__name__}.step: the loss is {described(loss)}, not a Tensor")
            loss.backward()
            return loss.item()
        return evaluate

    def _loss(self, input: Any, target: tuple[Any, ...]) -> Any:
        """Return the loss of an input and a target, which may come as one tuple."""
        model: Any = self._model
        values = (*input, *target) if isinstance(input, (tuple, list)) else (input, *target)
        if self._criterion is None:
            return model(*values)
        if len(values) < 2:
            raise TypeError(f"{type(self).__name__}.step: with a criterion give step(input, target)")
        return self._criterion(model(*values[:-1]), values[-1])

    @staticmethod
    def _group_tensors_by_device_and_dtype(tensorlistlist: Any, with_indices: bool = False) -> Any:
        """Return {(device, dtype): (lists, indices)}: lists grouped by their first tensor, and its indices if asked."""
        groups: dict[Any, tuple[list[list[Any]], list[int]]] = {}
        for index, values in enumerate(zip(*tensorlistlist, strict=True)):
            first = next(value for value in values if value is not None)
            lists, indices = groups.setdefault((first.device, first.dtype), ([[] for _ in tensorlistlist], []))
            for part, value in zip(lists, values, strict=True):
                part.append(value)
            if with_indices:
                indices.append(index)
        return groups

    def __repr__(self) -> str:
        text = f"{type(self).__name__} ("
        for number, group in enumerate(self.param_groups):
            options = "".join(f"    {key}: {group[key]}\n" for key in sorted(group) if key != "params")
            text += f"\nParameter Group {number}\n{options}"
        return text + ")"


def check_pair(optimizer: Optimizer, group: dict[str, Any], option: str) -> None:
    """Raise ValueError unless an option of a group is a pair."""
    value = group[option]
    if not isinstance(value, (tuple, list)) or len(value) != 2:
        raise ValueError(f"{type(optimizer).__name__}: {option} are {value}; need two, as a tuple")


@functools.cache
def _arguments(op: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of a row's states and of its numbers, in the row's order."""
    if op not in _core.rows:
        raise NotImplementedError(f"no row is named {op!r}; write it into ops.yaml, or register it")
    parameters = _core.rows[op].parameters
    states = tuple(name for name, kind, _, _ in parameters if kind == "s")[1:]
    return states, tuple(name for name, kind, _, _ in parameters if kind not in "tse")
