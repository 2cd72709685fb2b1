"""Optimizer: parameter groups, state, and the three ways to take a step."""

from torch._core import Tensor, Variable, is_tensor
from torch.nn.modules.module import Module
from torch.nn.parameter import zero_gradients


class _Required:
    def __repr__(self):
        return "<required>"


required = _Required()


class Optimizer:
    """Base class. Subclasses give their options as defaults and define update(), which changes the parameters.

    params: one of
    - a Module, or a tuple (Module, criterion): step(closure), step(input) or step(input, target) then does the whole
      training step: it zeroes the gradients, computes the loss, goes backward, updates, returns the loss as a float;
    - an iterable of Variables, or of dicts with the key "params" and options for that group: zero_grad() and backward()
      are the caller's or the closure's.

    Raises TypeError for a bare Variable, a tensor or anything that is no Variable; ValueError for no parameters at all,
    one that comes twice, that is no leaf or requires no grad, and for an option that has to be given.
    """

    def __init__(self, params, defaults):
        self.defaults = defaults
        self.model = self.criterion = None
        if isinstance(params, Module):
            self.model, params = params, params.parameters()
        elif isinstance(params, tuple) and params and isinstance(params[0], Module):
            params = self._take_model(params)
        if isinstance(params, (Variable, Tensor)) or is_tensor(params):
            raise TypeError(f"{type(self).__name__}: give a Module or a list of Variables, not a bare "
                            f"{type(params).__name__}: [parameter]")
        groups = list(params)
        if not groups:
            raise ValueError(f"{type(self).__name__}: there are no parameters to optimize")
        if not isinstance(groups[0], dict):
            groups = [{"params": groups}]
        self.state = {}
        self.param_groups = []
        for group in groups:
            self.add_param_group(group)

    def _take_model(self, pair):
        if len(pair) != 2 or not callable(pair[1]):
            raise TypeError(f"{type(self).__name__}: a tuple is (model, criterion), the criterion a Module or function")
        self.model, self.criterion = pair
        found = {id(parameter): parameter for parameter in self.model.parameters()}
        if isinstance(self.criterion, Module):
            found |= {id(parameter): parameter for parameter in self.criterion.parameters()}
        return list(found.values())

    def add_param_group(self, group):
        """Adds a dict with the key "params", a Variable or an iterable of them, and options; defaults fill the rest."""
        name = type(self).__name__
        if not isinstance(group, dict) or "params" not in group:
            raise TypeError(f'{name}: a group is a dict with the key "params", as all the others are')
        group = {**self.defaults, **group}
        parameters = group["params"]
        group["params"] = parameters = [parameters] if isinstance(parameters, Variable) else list(parameters)
        taken = {id(parameter) for other in self.param_groups for parameter in other["params"]}
        for position, parameter in enumerate(parameters):
            if not isinstance(parameter, Variable):
                raise TypeError(f"{name}: parameter {position} is a {type(parameter).__name__}, not a Variable")
            if parameter.creator is not None:
                raise ValueError(f"{name}: parameter {position} is the result of an operation; only leaves can be "
                                 "optimized")
            if not parameter.requires_grad:
                raise ValueError(f"{name}: parameter {position} does not require grad")
            if id(parameter) in taken:
                raise ValueError(f"{name}: parameter {position} comes twice")
            taken.add(id(parameter))
        missing = [option for option, value in group.items() if value is required]
        if missing:
            raise ValueError(f"{name}: {', '.join(missing)} must be given, for all parameters or for each group")
        self.check(group)
        self.param_groups.append(group)

    def check(self, group):
        """Raises ValueError if the options of a group do not go together. Subclasses define it."""

    def update(self):
        """Changes the parameters that have a gradient. Subclasses define it."""
        raise NotImplementedError(f"{type(self).__name__} does not define update")

    def zero_grad(self, set_to_none=False):
        """Zeroes the gradients that the parameters have; with set_to_none they are None until the next backward."""
        for group in self.param_groups:
            zero_gradients(group["params"], set_to_none)

    def step(self, closure=None, *target):
        """One step of the optimization.

        Without arguments the gradients are there already. Built from parameters: closure() computes the loss and goes
        backward, and its result is returned. Built from a model: closure() only computes the loss; or give the input,
        or (input, target), and the model and the criterion compute it; the loss is returned as a float.
        """
        if closure is None:
            self.update()
            return None
        if self.model is None:
            return self._step_with_closure(closure, target)
        self.zero_grad()
        loss = closure() if callable(closure) and not target else self._loss(closure, target)
        if not isinstance(loss, Variable):
            raise TypeError(f"{type(self).__name__}.step: the loss is a {type(loss).__name__}, not a Variable")
        loss.backward()
        self.update()
        return loss.data.view(-1)[0]

    def _step_with_closure(self, closure, target):
        if target or not callable(closure):
            raise TypeError(f"{type(self).__name__}.step: built from parameters it takes a closure or nothing; build "
                            "it from the model, or from (model, criterion), to give input and target")
        loss = closure()
        self.update()
        return loss

    def _loss(self, input, target):
        """The loss of an input (and target), which may come as one tuple."""
        values = (*input, *target) if isinstance(input, (tuple, list)) else (input, *target)
        values = [Variable(value, requires_grad=False) if is_tensor(value) else value for value in values]
        if self.criterion is None:
            return self.model(*values)
        if len(values) < 2:
            raise TypeError(f"{type(self).__name__}.step: with a criterion give step(input, target)")
        return self.criterion(self.model(*values[:-1]), values[-1])

    # --- state ----------------------------------------------------------------------------------------------------

    def _parameters(self):
        return [parameter for group in self.param_groups for parameter in group["params"]]

    def state_dict(self):
        """A dict of the options of each group and the state of each parameter; parameters are named by their number."""
        numbers = {id(parameter): number for number, parameter in enumerate(self._parameters())}
        groups = [{**group, "params": [numbers[id(parameter)] for parameter in group["params"]]}
                  for group in self.param_groups]
        state = {numbers[id(parameter)]: dict(values) for parameter, values in self.state.items()}
        return {"state": state, "param_groups": groups}

    def load_state_dict(self, state_dict):
        """Takes over what state_dict gave, copied and converted to the types of the parameters.

        Raises ValueError if the groups differ in number or in the number of their parameters; nothing changes then.
        """
        given = state_dict["param_groups"]
        own = [len(group["params"]) for group in self.param_groups]
        sizes = [len(group["params"]) for group in given]
        if own != sizes:
            raise ValueError(f"{type(self).__name__}.load_state_dict: groups of {sizes} parameters given, "
                             f"the optimizer has groups of {own}")
        of_number = {}
        for group, saved in zip(self.param_groups, given, strict=True):
            of_number.update(zip(saved["params"], group["params"], strict=True))
            group.update({key: value for key, value in saved.items() if key != "params"})
        self.state = {of_number[number]: {key: _copy(value, of_number[number]) for key, value in values.items()}
                      for number, values in state_dict["state"].items() if number in of_number}

    def __repr__(self):
        lines = []
        for group in self.param_groups:
            options = ", ".join(f"{key}={value}" for key, value in group.items() if key != "params")
            count = sum(parameter.numel() for parameter in group["params"])
            lines.append(f"  {len(group['params'])} parameters of {count} elements: {options}")
        return f"{type(self).__name__}(\n" + "\n".join(lines) + "\n)"


def _copy(value, parameter):
    """A piece of state that belongs to `parameter`, copied; tensors in the parameter's type."""
    import copy

    return value.type(parameter.data.type()).clone() if is_tensor(value) else copy.deepcopy(value)
