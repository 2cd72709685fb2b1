"""Modules that are operators: the forward row is recorded as Variables do it, and backward runs the row's backward."""

import inspect

from torch import _core
from torch._core import Variable, run_backward
from torch.legacy.nn.module import Module
from torch.legacy.nn.utils import describe, is_list

EMPTY = inspect.Parameter.empty


class Record:
    """One forward pass: the tensors it was given, Variables of them and of the parameters, and the results."""

    __slots__ = ("tensors", "inputs", "parameters", "results", "single")

    def __init__(self, tensors, inputs, parameters, results):
        self.tensors, self.inputs, self.parameters = tensors, inputs, parameters
        self.single = not is_list(results)
        self.results = (results,) if self.single else tuple(results)

    def is_of(self, tensors, parameters):
        """Whether it was made from these very tensors."""
        return len(tensors) == len(self.tensors) and all(map(_same, tensors, self.tensors)) and \
            all(_same(self.parameters[name].data, tensor) for name, tensor in parameters.items())

    def run(self, gradients):
        """Leaves the gradients in the Variables of the inputs and parameters."""
        for variable in (*self.inputs, *self.parameters.values()):
            if variable.requires_grad:
                variable.grad = None
        pairs = [pair for pair in zip(self.results, gradients, strict=True) if pair[0].requires_grad]
        if pairs:
            run_backward(*zip(*pairs, strict=True), True, False, True)


def _same(a, b):
    return a is b or (a.data_ptr() == b.data_ptr() and a.size() == b.size() and a.stride() == b.stride()
                      and a.type() == b.type() and a.numel() > 0)


def gradient(variable):
    """What a pass has left in a leaf: zeros where nothing came, an empty tensor where none can."""
    if not variable.requires_grad:
        return variable.data.new()
    return variable.data.clone().zero_() if variable.grad is None else variable.grad.data


class Layer(Module):
    """A module whose output is `compute` of Variables of its inputs; all gradients are what autograd's rows give.

    Subclasses define compute(*inputs), with a Variable for the input, or one for each entry of a list, and get
    parameters as Variables from self.variable(name). It returns a Variable, or a list of them.

    inputs: how many entries the list of inputs has; None for a tensor, "any" for a list of any length.
    """

    inputs = None
    _weights = ()  # the names of the parameters

    # --- forward --------------------------------------------------------------------------------------------------

    def updateOutput(self, input):
        """Computes `output`: a tensor, or a list of them."""
        record = self._remember(input)
        self._record = record
        output = [result.data for result in record.results]
        self.output = output[0] if record.single else output
        if getattr(self, "inplace", False):
            self.output = input.copy_(self.output)
        return self.output

    def _tensors(self, input):
        """The inputs as a tuple of tensors. Raises TypeError or ValueError if they are something else."""
        if self.inputs is None:
            if not _core.is_tensor(input):
                self._refuse_input(input, "a tensor")
            return (input,)
        if not is_list(input):
            self._refuse_input(input, "a list of tensors")
        if self.inputs != "any" and len(input) != self.inputs or not input:
            wanted = "1 at least" if self.inputs == "any" else self.inputs
            raise ValueError(f"{self.name()}: input is {describe(input)}; need {wanted}")
        for number, tensor in enumerate(input):
            if not _core.is_tensor(tensor):
                raise TypeError(f"{self.name()}: input[{number}] is {describe(tensor)}; need a tensor")
        return tuple(input)

    def _remember(self, input):
        tensors = self._tensors(input)
        # The gradient may read the input, which the output is going to overwrite.
        copied = [tensor.clone() for tensor in tensors] if getattr(self, "inplace", False) else tensors
        self._variables = {name: Variable(tensor) for name, tensor in self._present().items()}
        inputs = [Variable(tensor) for tensor in copied]
        try:
            results = self.compute(*inputs)
            return Record(tensors, inputs, self._variables, results)
        finally:
            del self._variables

    def _present(self):
        """{name: tensor} of the parameters that there are."""
        return {name: value for name in self._weights if (value := getattr(self, name, None)) is not None}

    def variable(self, name):
        """The Variable of a parameter while compute runs, None where it is switched off."""
        return self._variables.get(name)

    # --- backward -------------------------------------------------------------------------------------------------

    def _pass(self, input, gradOutput):
        record = self.__dict__.get("_record")
        if record is None:
            raise RuntimeError(f"{self.name()}: backward before forward; call forward(input) first")
        tensors = self._tensors(input)
        if not record.is_of(tensors, self._present()):
            # A module that stands twice in a network has computed something else since.
            record = self._remember(input)
        if record.single != (not is_list(gradOutput)):
            kind = "a tensor" if record.single else f"a list of {len(record.results)}"
            raise TypeError(f"{self.name()}: gradOutput is {describe(gradOutput)}; need {kind}")
        gradients = (gradOutput,) if record.single else tuple(gradOutput)
        if len(gradients) != len(record.results):
            raise ValueError(f"{self.name()}: gradOutput is {describe(gradOutput)}; the output is a list of "
                             f"{len(record.results)}")
        record.run(gradients)
        return record

    def _set_input_gradient(self, record):
        gradients = [gradient(variable) for variable in record.inputs]
        self.gradInput = gradients[0] if self.inputs is None else gradients

    def _add_gradients(self, record, scale):
        for name, variable in record.parameters.items():
            if variable.grad is not None:
                getattr(self, "grad" + name[0].upper() + name[1:]).add_(scale, variable.grad.data)

    def backward(self, input, gradOutput, scale=1):
        kind = type(self)
        if kind.updateGradInput is not Layer.updateGradInput or kind.accGradParameters is not Layer.accGradParameters:
            return super().backward(input, gradOutput, scale)
        record = self._pass(input, gradOutput)
        self._set_input_gradient(record)
        self._add_gradients(record, scale)
        return self.gradInput

    def updateGradInput(self, input, gradOutput):
        self._set_input_gradient(self._pass(input, gradOutput))
        return self.gradInput

    def accGradParameters(self, input, gradOutput, scale=1):
        if self._weights:
            self._add_gradients(self._pass(input, gradOutput), scale)

    # --- parameters -----------------------------------------------------------------------------------------------

    def _make(self, **sizes):
        """Makes parameters and their gradients, of the sizes given."""
        for name, size in sizes.items():
            setattr(self, name, None if size is None else _core.Tensor(*size))
            setattr(self, "grad" + name[0].upper() + name[1:], None if size is None else _core.Tensor(*size).zero_())

    def parameters(self):
        present = self._present()
        if not present:
            return None
        return list(present.values()), [getattr(self, "grad" + name[0].upper() + name[1:]) for name in present]

    def _draw(self, bound):
        for tensor in self._present().values():
            tensor.uniform_(-bound, bound)


def layer(name, compute, doc, inputs=None, **options):
    """A Layer without parameters, from a row of a table.

    compute: a function of the module and its inputs. options: the constructor's arguments and their defaults, which
    become attributes; EMPTY is one that has to be given.
    """
    parameters = [inspect.Parameter(option, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default)
                  for option, default in options.items()]
    signature = inspect.Signature(parameters)

    def __init__(self, *args, **keywords):
        Layer.__init__(self)
        try:
            given = signature.bind(*args, **keywords)
        except TypeError as error:
            raise TypeError(f"nn.{name}{signature}: {error}") from None
        given.apply_defaults()
        for option, value in given.arguments.items():
            setattr(self, option, value)

    __init__.__signature__ = inspect.Signature(
        [inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD), *parameters])
    return type(name, (Layer,), {
        "__init__": __init__, "__doc__": doc, "__module__": "torch.legacy.nn", "__qualname__": name,
        "inputs": inputs, "compute": compute})
