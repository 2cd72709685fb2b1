"""What the inputs and outputs of an exported program are: parameters, buffers, constants, or a user's values."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

__all__ = [
    "ConstantArgument", "ExportGraphSignature", "InputKind", "InputSpec", "OutputKind", "OutputSpec", "TensorArgument",
]

InputKind = enum.Enum("InputKind", "USER_INPUT PARAMETER BUFFER CONSTANT_TENSOR CUSTOM_OBJ TOKEN", module=__name__)
OutputKind = enum.Enum("OutputKind", (
    "USER_OUTPUT LOSS_OUTPUT BUFFER_MUTATION PARAMETER_MUTATION GRADIENT_TO_PARAMETER GRADIENT_TO_USER_INPUT "
    "USER_INPUT_MUTATION TOKEN"), module=__name__)


@dataclass
class TensorArgument:
    """A tensor: the name of its node.

    >>> torch.export.graph_signature.TensorArgument("x").name
    'x'
    """

    name: str


@dataclass
class ConstantArgument:
    """A number, a string or None, which the program always has.

    >>> torch.export.graph_signature.ConstantArgument("", 2).value
    2
    """

    name: str
    value: Any


@dataclass
class InputSpec:
    """What an input is; a parameter, buffer or constant has its name in the module as `target`.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.zeros(3, 2),))
    >>> print(program.graph_signature.input_specs[0])
    weight: PARAMETER target='weight'
    """

    kind: Any
    arg: Any
    target: str | None
    persistent: bool | None = None

    def __str__(self) -> str:
        persistent = "" if self.persistent is None else f" persistent={self.persistent}"
        return _line(self) + persistent


@dataclass
class OutputSpec:
    """What an output is.

    >>> program = torch.export.export(torch.exp, (torch.zeros(3),))
    >>> print(program.graph_signature.output_specs[0])
    exp: USER_OUTPUT
    """

    kind: Any
    arg: Any
    target: str | None

    def __str__(self) -> str:
        return _line(self)


@dataclass
class ExportGraphSignature:
    """The inputs and outputs of an exported program.

    Parameters, buffers and constants are attributes of the graph, no placeholders; `inputs_to_parameters` has the
    nodes that read them.

    >>> program = torch.export.export(torch.nn.Linear(2, 1), (torch.zeros(3, 2),))
    >>> program.graph_signature.parameters, program.graph_signature.user_inputs
    (('weight', 'bias'), ('input_1',))
    >>> [spec.kind.name for spec in program.graph_signature.input_specs]
    ['PARAMETER', 'PARAMETER', 'USER_INPUT']
    """

    input_specs: list[InputSpec]
    output_specs: list[OutputSpec]

    parameters = property(lambda self: self._targets("PARAMETER"))
    buffers = property(lambda self: self._targets("BUFFER"))
    lifted_tensor_constants = property(lambda self: self._targets("CONSTANT_TENSOR"))
    non_persistent_buffers = property(lambda self: tuple(
        spec.target for spec in self.input_specs if spec.persistent is False))
    user_inputs = property(lambda self: tuple(
        spec.arg.name for spec in self.input_specs if spec.kind is InputKind.USER_INPUT))
    user_outputs = property(lambda self: tuple(
        spec.arg.name if isinstance(spec.arg, TensorArgument) else spec.arg.value for spec in self.output_specs))
    inputs_to_parameters = property(lambda self: self._named("PARAMETER"))
    inputs_to_buffers = property(lambda self: self._named("BUFFER"))
    inputs_to_lifted_tensor_constants = property(lambda self: self._named("CONSTANT_TENSOR"))
    # The graph writes to its attributes itself, and has neither gradients nor objects of other classes.
    buffers_to_mutate = parameters_to_mutate = user_inputs_to_mutate = property(lambda self: {})
    inputs_to_lifted_custom_objs = property(lambda self: {})
    lifted_custom_objs = input_tokens = output_tokens = property(lambda self: ())
    backward_signature = assertion_dep_token = property(lambda self: None)

    def _targets(self, kind):
        return tuple(spec.target for spec in self.input_specs if spec.kind is InputKind[kind])

    def _named(self, kind):
        return {spec.arg.name: spec.target for spec in self.input_specs if spec.kind is InputKind[kind]}

    def __str__(self) -> str:
        lines = "\n".join(map(str, self.input_specs)), "\n".join(map(str, self.output_specs))
        return f"\n# inputs\n{lines[0]}\n\n# outputs\n{lines[1]}\n"


def _line(spec):
    name = spec.arg.name if isinstance(spec.arg, TensorArgument) else repr(spec.arg.value)
    return f"{name}: {spec.kind.name}" + ("" if spec.target is None else f" target={spec.target!r}")
