"""A row of the catalogue, checked and typed, with everything that templates ask of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from . import headers
from .composed import names_of_sizes, names_of_values
from .forms import Form, positional_forms
from .formula import names
from .signature import DTYPES, FLOATING, GROUP_MASKS, Parameter, Result

OPERATORS = {
    "+": "ADD", "-": "SUB", "*": "MUL", "/": "DIV", "//": "FLOORDIV", "%": "MOD", "**": "POW", "@": "MATMUL",
    "&": "AND", "|": "OR", "^": "XOR", "<<": "LSHIFT", ">>": "RSHIFT", "~": "INVERT", "<": "LT", "<=": "LE",
    "==": "EQ", "!=": "NE", ">=": "GE", ">": "GT", "neg": "NEG", "abs": "ABS",
}  # fmt: skip
BODIES = ("loop", "reduce", "random", "kernel", "update", "view", "python")
ELEMENTWISE = ("loop", "reduce")


@dataclass(frozen=True)
class Gradient:
    """`grad:` of one parameter, or of several that one call yields together."""

    parameters: tuple[Parameter, ...]
    text: str
    tree: object  # None: a hand-written kernel
    line: int

    @property
    def joint(self) -> bool:
        """One formula, several gradients."""
        return len(self.parameters) > 1

    @property
    def key(self) -> str:
        """A name for it: `input`, or `input_weight_bias`."""
        return "_".join(parameter.name for parameter in self.parameters)

    @property
    def comma_names(self) -> str:
        """As ops.yaml has the key: `input, weight`."""
        return ", ".join(parameter.name for parameter in self.parameters)


@dataclass(frozen=True)
class Body:
    """What a row does: the kind, its text (a formula, file or function) and, of loops, the formula read."""

    kind: str
    text: str
    tree: object = None
    parts: dict = field(default_factory=dict)  # of reduce: start, step, finish as trees
    texts: dict = field(default_factory=dict)  # the same as text


@dataclass(frozen=True)
class Row:
    """One operator. Fields are what ops.yaml states; properties are what follows from it."""

    op: str
    written: str  # the signature as ops.yaml has it
    line: int
    file: str
    section: str
    parameters: tuple[Parameter, ...]
    results: tuple[Result, ...]
    public: str
    aliases: tuple[str, ...]
    doc: str
    body: Body
    dtypes: tuple[str, ...]
    shapes: dict | None
    broadcast: tuple[str, ...]
    gradients: tuple[Gradient, ...]
    composed: bool  # grad: composed
    test: str
    domain: object
    samples: tuple[dict, ...]
    errors: tuple[dict, ...]
    cuda: bool
    operator: str
    only: str
    keep_inplace: bool

    # Names

    @cached_property
    def source(self) -> str:
        """Where the row stands: `ops.yaml:31`."""
        return f"{self.file}:{self.line}"

    @cached_property
    def entry(self) -> str:
        """The C entry: `th_tanh`; `th_fill_row` where a header of csrc/ has a th_fill of its own."""
        name = f"th_{self.op}"
        return f"{name}_row" if name in headers.taken() else name

    @cached_property
    def identifier(self) -> str:
        """Its number in th_rows: `ROW_tanh`."""
        return f"ROW_{self.op}"

    @cached_property
    def function_class(self) -> str:
        """The Function class for gradients of gradients: `IndexSelect`."""
        return "".join(part.capitalize() for part in self.op.split("_"))

    @cached_property
    def constant(self) -> str:
        """Its number in generated/methods.py: `INDEX_SELECT`."""
        return self.op.upper()

    @cached_property
    def public_names(self) -> tuple[str, ...]:
        """The public name and its aliases."""
        return (self.public, *self.aliases)

    @cached_property
    def signature(self) -> str:
        """On one line, with single spaces."""
        return " ".join(self.written.split())

    # Parameters

    @cached_property
    def tensors(self) -> tuple[Parameter, ...]:
        """Parameters with a slot in t."""
        return tuple(p for p in self.parameters if p.is_tensor)

    @cached_property
    def scalars(self) -> tuple[Parameter, ...]:
        """Parameters with a slot in s."""
        return tuple(p for p in self.parameters if p.is_scalar)

    @cached_property
    def ints(self) -> int:
        """How many slots of n the ints, bools and int[k] take; the int* list begins there."""
        return sum({"int": 1, "bool": 1, "ints": p.length}.get(p.kind, 0) for p in self.parameters)

    @cached_property
    def tensor_list(self) -> Parameter | None:
        """The Tensor* parameter, if there is one."""
        return next((p for p in self.parameters if p.kind == "tensors"), None)

    @cached_property
    def int_list(self) -> Parameter | None:
        """The int* parameter, if there is one."""
        return next((p for p in self.parameters if p.kind == "list"), None)

    def parameter(self, name: str) -> Parameter | None:
        """The parameter of that name."""
        return next((p for p in self.parameters if p.name == name), None)

    @cached_property
    def required_first(self) -> tuple[Parameter, ...]:
        """Parameters as a Python function has them: required ones, then those with a default."""
        return tuple(sorted(self.parameters, key=lambda p: not p.required))

    @cached_property
    def in_python_order(self) -> bool:
        """No default stands before a required parameter, so that Python can say the signature."""
        return self.required_first == self.parameters

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """All positional ways to call it; none for python rows, which take road two."""
        return () if self.body.kind == "python" else tuple(positional_forms(self.parameters))

    # Kind

    @cached_property
    def creates(self) -> bool:
        """Takes no tensor: makes one of the default type."""
        return not self.tensors and not self.tensor_list

    @cached_property
    def only_inplace(self) -> bool:
        """Exists in place only: its name ends in _."""
        return self.op.endswith("_")

    @cached_property
    def inplace(self) -> bool:
        """Has a derived in-place form: a loop whose result has the input's type, or an update row."""
        if (
            not self.keep_inplace
            or self.only == "function"
            or self.only_inplace
            or self.self_parameter is None
        ):
            return False
        if self.body.kind == "update":
            return True
        first = self.tensors[0]
        return self.body.kind == "loop" and self.results[0].dtype is None and first.dtype is None

    @cached_property
    def self_parameter(self) -> Parameter | None:
        """What a method is called on: the first tensor."""
        return next((p for p in self.tensors if p.name == "input"), None)

    @cached_property
    def is_method(self) -> bool:
        """Callable on a tensor."""
        return self.only != "function" and self.self_parameter is not None

    @cached_property
    def is_function(self) -> bool:
        """Callable as torch.name."""
        return self.only != "method"

    @cached_property
    def gives_number(self) -> bool:
        """Gives a Python number for tensors when no dim is named: full reductions, and results of the one size [1]."""
        if self.body.kind == "reduce":
            return True
        if self.body.kind == "kernel" and (dim := self.parameter("dim")):
            return dim.default is None and self.parameter("keepdim") is not None
        return bool(self.shapes) and self.shapes.get("output") == ["1"]

    @cached_property
    def elementwise(self) -> bool:
        """Its gradients are element formulas."""
        return self.body.kind in ELEMENTWISE

    @cached_property
    def kernel_gradient(self) -> bool:
        """Its backward is hand-written C."""
        return any(gradient.tree is None for gradient in self.gradients)

    @cached_property
    def has_backward(self) -> bool:
        """A C backward exists."""
        return bool(self.gradients)

    @cached_property
    def formula_gradients(self) -> tuple[Gradient, ...]:
        """Gradients given by formulas."""
        return tuple(gradient for gradient in self.gradients if gradient.tree is not None)

    # For table.c

    @cached_property
    def flags(self) -> str:
        """The ROW_ flags, joined."""
        chosen = [
            ("ROW_POINTWISE", self.inplace),
            ("ROW_INPLACE", self.only_inplace),
            ("ROW_VIEW", self.body.kind == "view"),
            ("ROW_NUMBER", self.gives_number),
            ("ROW_CREATE", self.creates),
            ("ROW_METHOD", self.is_method),
            ("ROW_FUNCTION", self.is_function),
            ("ROW_INDEX_RESULT", len(self.results) > 1),
        ]
        return " | ".join(flag for flag, is_set in chosen if is_set) or "0"

    @cached_property
    def dtype_mask(self) -> str:
        """The element types as C bits."""
        if self.dtypes in GROUP_MASKS:
            return GROUP_MASKS[self.dtypes]
        if set(self.dtypes) == set(DTYPES):
            return "TH_ALL | 1 << TH_HALF"
        return " | ".join(f"1 << TH_{dtype.upper()}" for dtype in self.dtypes)

    @cached_property
    def dtype_text(self) -> str:
        """The element types for people: `floating`, or their names."""
        groups = {"TH_ALL": "all", "TH_FLOATING": "floating", "TH_INTEGERS": "integral"}
        return groups.get(GROUP_MASKS.get(self.dtypes, ""), ", ".join(self.dtypes))

    @cached_property
    def loop_dtypes(self) -> tuple[str, ...]:
        """The types that loops are written for, in the order of the C enum."""
        return tuple(dtype for dtype in DTYPES if dtype in self.dtypes and dtype != "Half")

    @cached_property
    def floating_dtypes(self) -> tuple[str, ...]:
        """Those that have gradients."""
        return tuple(dtype for dtype in self.loop_dtypes if dtype in FLOATING)

    @cached_property
    def differentiable(self) -> int:
        """Bit per tensor parameter with a gradient."""
        return sum(1 << p.t for gradient in self.gradients for p in gradient.parameters)

    def reads(self, gradient: Gradient) -> int:
        """What a gradient reads of the call: bit j tensor parameter j, bit 8 + k result k."""
        if gradient.tree is None:
            return 0
        values, _ = self._reading(gradient)
        bits = sum(1 << p.t for p in self.tensors if p.name in values)
        return bits + sum(
            1 << (8 + k) for k, result in enumerate(self.results) if result.name in values
        )

    def sizes(self, gradient: Gradient) -> int:
        """Whose sizes it needs: bit j tensor parameter j. A size that differs from the result's is kept anyway."""
        if gradient.tree is None:
            return 1
        values, sizes = self._reading(gradient)
        bits = sum(1 << p.t for p in self.tensors if p.name in sizes)
        if self.elementwise and "count" in values:
            bits |= sum(1 << p.t for p in self.tensors)
        for p in gradient.parameters:
            if p.name in self.broadcast:
                bits |= 1 << p.t
        return bits

    def _reading(self, gradient: Gradient) -> tuple[list[str], list[str]]:
        """Names read for their values, and names read for their sizes only."""
        if self.elementwise:
            return names(gradient.tree), []
        return names_of_values(gradient.tree), names_of_sizes(gradient.tree)

    @cached_property
    def parameter_bits(self) -> tuple[tuple[int, int], ...]:
        """reads and sizes per tensor parameter, in order of the slots."""
        bits = {p.t: (self.reads(g), self.sizes(g)) for g in self.gradients for p in g.parameters}
        return tuple(bits.get(slot, (0, 0)) for slot in range(max(bits, default=-1) + 1))

    # For people

    @cached_property
    def call_text(self) -> str:
        """The Python call: `addmm(beta=1, input, alpha=1, mat1, mat2, *, out=None) -> Tensor`."""
        inside = [p.python for p in self.parameters] + (
            [] if self.without_out else ["*", "out=None"]
        )
        return f"{self.public}({', '.join(inside)}) -> {self.result_text}"

    @cached_property
    def without_out(self) -> bool:
        """Takes no out=: views, in-place rows and composed functions have nothing of their own to write into."""
        return self.body.kind in ("view", "python") or self.only_inplace

    @cached_property
    def result_text(self) -> str:
        """What it returns, as Python names it."""
        types = [result_type(result) for result in self.results]
        return types[0] if len(types) == 1 else f"({', '.join(types)})"

    @cached_property
    def summary(self) -> str:
        """Body for a comment: `tanh(input)`, `conv2d in convolution.c`."""
        if self.body.kind in ("kernel", "update", "view"):
            return f"{self.body.kind} of {self.body.text}"
        if self.body.kind == "python":
            return f"torch.composed.{self.body.text}"
        if self.body.kind == "reduce":
            return "; ".join(f"{key}: {value}" for key, value in self.body.texts.items())
        return self.body.text

    @cached_property
    def gradient_lines(self) -> tuple[str, ...]:
        """For docs: `d input = grad * beta`; a single line says when there is none."""
        if self.composed:
            return ("The gradient is that of the operators it is composed of.",)
        if not self.gradients:
            return ("Not differentiable.",)
        return tuple(f"d {g.comma_names} = {g.text if g.tree else 'in C'}" for g in self.gradients)


def result_type(result: Result) -> str:
    """`Tensor`, `LongTensor`, or `tuple of Tensor`."""
    name = f"{result.dtype or ''}Tensor"
    return f"tuple of {name}" if result.many else name
