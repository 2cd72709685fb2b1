"""Modules that are operators: the forward row is recorded, and backward runs the row's backward."""

import inspect
import math
from operator import is_

from torch import _core
from torch._core import Tensor, Variable, run_backward
from torch.autograd.grad_mode import with_recording
from torch.legacy.nn.module import Module
from torch.legacy.nn.utils import describe, is_list

EMPTY = inspect.Parameter.empty


class Record:
    """One forward pass: the tensors it was made of, Variables of the inputs and parameters, and the results.

    tensors: those of the inputs, then those of the parameters. parameters: {name: Variable}.
    """

    __slots__ = ("tensors", "inputs", "parameters", "results", "single")

    def __init__(self, tensors, inputs, parameters, results):
        self.tensors, self.inputs, self.parameters = tensors, inputs, parameters
        self.single = isinstance(results, Tensor)
        self.results = (results,) if self.single else tuple(results)

    def is_of(self, tensors):
        """Return whether it was made of these very tensors."""
        own = self.tensors
        return len(tensors) == len(own) and (all(map(is_, tensors, own)) or all(map(_same, tensors, own)))

    def run(self, gradients):
        """Leave the gradients in the Variables of the inputs and parameters."""
        for variable in self.inputs:
            variable.grad = None
        for variable in self.parameters.values():
            variable.grad = None
        results = self.results
        if not (self.single and results[0].requires_grad):
            pairs = [pair for pair in zip(results, gradients, strict=True) if pair[0].requires_grad]
            if not pairs:
                return
            results, gradients = zip(*pairs, strict=True)
        run_backward(results, gradients, True, False, None)


def _same(a, b):
    return a is b or (a.data_ptr() == b.data_ptr() and a.size() == b.size() and a.stride() == b.stride()
                      and a.type() == b.type() and a.numel() > 0)


def gradient(variable):
    """Return the gradient of a leaf: zeros if none reached it, an empty tensor if the leaf requires none."""
    left = variable.grad
    if left is not None:
        return left.data
    return variable.data.clone().zero_() if variable.requires_grad else variable.data.new()


def gradient_name(name):
    """Return the attribute that a parameter's gradient is added to: gradDiagCov for diagCov."""
    return "grad" + name[0].upper() + name[1:]


class Layer(Module):
    """A module whose output is `compute` of its inputs, recorded; all gradients are what autograd's rows give.

    Subclasses define compute(*inputs), with a Variable for the input, or one for each entry of a list, and get
    parameters as Variables from self.variable(name). It returns a Variable, or a list of them.

    inputs: how many entries the list of inputs has; None for a tensor, "any" for a list of any length.
    """

    inputs = None
    inplace = False
    _weights = ()  # the names of the parameters
    _gradients = {}  # for each the name of the tensor that its gradient is added to
    _record = None
    _hidden = "_record", "_variables"

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        cls._gradients = {name: gradient_name(name) for name in cls._weights}

    # --- forward --------------------------------------------------------------------------------------------------

    def updateOutput(self, input):
        """Compute `output`: a tensor, or a list of them."""
        record = self._record = self._remember(self._tensors(input))
        if record.single:
            output = record.results[0].data
            self.output = record.tensors[0].copy_(output) if self.inplace else output
        else:
            self.output = [result.data for result in record.results]
        return self.output

    def _tensors(self, input):
        """Return the inputs as a tuple of tensors. Raises TypeError or ValueError if they are something else."""
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

    def _remember(self, tensors):
        """Return the Record of computing the output, or its parts, of these tensors."""
        # The gradient may read the input, which the output is going to overwrite.
        inputs = [Variable(tensor.clone() if self.inplace else tensor) for tensor in tensors]
        present = self._present()
        self._variables = {name: Variable(tensor) for name, tensor in present.items()}
        results = with_recording(True, self.compute, *inputs)
        return Record((*tensors, *present.values()), inputs, self._variables, results)

    def _present(self):
        """Return {name: tensor} of the parameters that there are."""
        if not self._weights:
            return {}
        fields = self.__dict__
        return {name: fields[name] for name in self._weights if fields.get(name) is not None}

    def variable(self, name):
        """Return the Variable of a parameter while compute runs, None where it is switched off."""
        return self._variables.get(name)

    # --- backward -------------------------------------------------------------------------------------------------

    def _pass(self, input, gradOutput):
        record = self._record
        if record is None:
            raise RuntimeError(f"{self.name()}: backward before forward; call forward(input) first")
        tensors = self._tensors(input)
        if not record.is_of((*tensors, *self._present().values())):
            # A module that stands twice in a network has computed something else since.
            record = self._remember(tensors)
        record.run(self._gradients_of(record, gradOutput))
        return record

    def _gradients_of(self, record, gradOutput):
        """Return gradOutput as a tuple with a gradient for each result. Raises TypeError or ValueError for others."""
        if record.single != _core.is_tensor(gradOutput) or not (record.single or is_list(gradOutput)):
            kind = "a tensor" if record.single else f"a list of {len(record.results)}"
            raise TypeError(f"{self.name()}: gradOutput is {describe(gradOutput)}; need {kind}")
        if record.single:
            return (gradOutput,)
        if len(gradOutput) != len(record.results):
            raise ValueError(f"{self.name()}: gradOutput is {describe(gradOutput)}; the output is a list of "
                             f"{len(record.results)}")
        return tuple(gradOutput)

    def _set_input_gradient(self, record):
        if self.inputs is None:
            self.gradInput = gradient(record.inputs[0])
        else:
            self.gradInput = [gradient(variable) for variable in record.inputs]

    def _add_gradients(self, record, scale):
        for name, variable in record.parameters.items():
            if variable.grad is not None:
                getattr(self, self._gradients[name]).add_(scale, variable.grad.data)

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
        """Make parameters and their gradients, of the sizes given."""
        for name, size in sizes.items():
            setattr(self, name, None if size is None else _core.Tensor(*size))
            setattr(self, gradient_name(name), None if size is None else _core.Tensor(*size).zero_())

    def parameters(self):
        present = self._present()
        return (list(present.values()), [getattr(self, self._gradients[name]) for name in present]) if present else None

    _fans = None  # returns the number of inputs of an output element; None: the parameters are not drawn

    def reset(self, stdv=None):
        """Draw the parameters uniformly, of a standard deviation, or within 1 / sqrt(self._fans()).

        Returns the module.
        """
        if self._fans is not None:
            bound = stdv * math.sqrt(3) if stdv else 1 / math.sqrt(self._fans())
            for tensor in self._present().values():
                tensor.uniform_(-bound, bound)
        return self


class Batched(Layer):
    """A layer of batches, whose subclasses define _compute(batch); a single sample becomes a batch of one."""

    _dims = 3  # of a sample

    def compute(self, x):
        if x.dim() == self._dims + 1:
            return self._compute(x)
        if x.dim() != self._dims:
            raise ValueError(f"{self!r}: input has {x.dim()} dims; need {self._dims}, or {self._dims + 1} for a batch")
        return self._compute(x.unsqueeze(0)).squeeze(0)


def layer(name, compute, doc, inputs=None, attributes=None, **options):
    """Return a Layer without parameters, from a row of a table.

    compute: a function of the module and its inputs. options: the constructor's arguments and their defaults, which
    become attributes; EMPTY is one that has to be given. attributes: {argument: attribute} where the names differ.
    """
    attributes = attributes or {}
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
            setattr(self, attributes.get(option, option), value)

    __init__.__signature__ = inspect.Signature(
        [inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD), *parameters])
    return type(name, (Layer,), {
        "__init__": __init__, "__doc__": doc, "__module__": "torch.legacy.nn", "__qualname__": name,
        "inputs": inputs, "compute": compute})
