"""Custom operators in Python: `custom_op`, or a `Library` with schemas and implementations.

An operator is called by its name, `torch.ops.mylib.myop(x)`. The call runs the registered function;
`register_autograd` adds a gradient. For compiled operators, write rows of a catalogue (torch.codegen).
"""

from __future__ import annotations

import ast
import inspect
import json
import types
import typing
from collections.abc import Sequence
from typing import TYPE_CHECKING

from torch._core import Tensor
from torch.autograd.function import Function
from torch.utils._pytree import tree_leaves, tree_map

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

__all__ = ["CustomOpDef", "Library", "custom_op", "define", "fallthrough_kernel", "impl", "impl_abstract",
           "infer_schema", "register_autograd", "register_fake", "register_kernel"]

OPERATORS: dict[tuple[str, str], CustomOpDef] = {}
# Device types by PyTorch's keys of dispatch. "" is a function for all devices, whose gradient is that of what it calls.
# A function for another key, such as autocast's, runs above one of these in PyTorch, and is ignored here.
_DEVICES = {"CPU": "cpu", "CUDA": "cuda", "Meta": "meta"} | dict.fromkeys(
    ("", "default", "types", "CompositeExplicitAutograd", "CompositeImplicitAutograd", "Autograd"), "")
_KINDS = {"Tensor": "Tensor", "int": "SymInt", "float": "float", "bool": "bool", "str": "str", "dtype": "ScalarType",
          "device": "Device"}


class CustomOpDef:
    """A custom operator, which is callable and may have a function per device type.

    >>> @torch.library.custom_op("example::double", mutates_args=())
    ... def double(x: torch.Tensor) -> torch.Tensor:
    ...     return x * 2
    >>> double(torch.ones(2)).tolist()
    [2.0, 2.0]
    """

    def __init__(self, name: str, schema: str = "") -> None:
        self._qualname, self._schema = name, f"{name}{schema}"
        self._functions: dict[str, Callable[..., Any]] = {}
        self._backward = self._setup = None
        self._defaults = _defaults(schema)

    @property
    def default(self) -> CustomOpDef:
        """The operator itself, which has one overload."""
        return self

    def overloads(self) -> list[str]:
        """Return the names of the overloads: there is one."""
        return ["default"]

    def __call__(self, *args: Any, **keywords: Any) -> Any:
        for name, value in list(self._defaults.items())[len(args):]:
            if value is not inspect.Parameter.empty:
                keywords.setdefault(name, value)
        if self._backward is None:
            return self._run(*args, **keywords)
        names = list(self._defaults) or list(inspect.signature(self._function("cpu")).parameters)
        return self._recorded().apply(*args, *(keywords[name] for name in names[len(args):] if name in keywords))

    def _function(self, device):
        result = self._functions.get(device) or self._functions.get("")
        if result is None:
            raise NotImplementedError(f"{self._qualname}: no function is registered for {device}; use register_kernel")
        return result

    def _run(self, *args, **keywords):
        tensors = [one for one in (*args, *keywords.values()) if isinstance(one, Tensor)]
        return self._function(tensors[0].device.type if tensors else "cpu")(*args, **keywords)

    def _recorded(self):
        """Return the Function with the registered gradient."""
        operator = self

        class Recorded(Function):
            @staticmethod
            def forward(ctx, *args):
                output = operator._run(*args)
                if operator._setup is not None:
                    operator._setup(ctx, args, output)
                return output

            @staticmethod
            def backward(ctx, *grads):
                return operator._backward(ctx, *grads)

        Recorded.__name__ = self._qualname
        return Recorded

    def register_kernel(self, device_types: str | Sequence[str] | None, func: Callable | None = None) -> Any:
        """Register the function for device types; without `func`, return a decorator."""
        def register(func):
            for device in [device_types] if isinstance(device_types, str) else device_types or [""]:
                self._functions[_DEVICES.get(device, device)] = func
            return func
        return register if func is None else register(func)

    def register_autograd(self, backward: Callable, /, *, setup_context: Callable | None = None) -> None:
        """Register a gradient: setup_context(ctx, inputs, output) saves values that backward(ctx, *grads) reads."""
        self._backward, self._setup = backward, setup_context

    def register_fake(self, func: Callable) -> Callable:
        """Register the function for tensors without data, on the device "meta"."""
        return self.register_kernel("meta", func)

    def register_vmap(self, func: Callable) -> Callable:
        """Accept a function that computes a batch; it is not used."""
        return func

    register_torch_dispatch = register_vmap

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"


def _defaults(schema):
    """Return {parameter: default or Parameter.empty} of a schema such as "(Tensor x, float y=1.0) -> Tensor"."""
    inside = schema.partition("(")[2].rpartition("->")[0].rpartition(")")[0]
    result = {}
    for part in inside.split(","):
        left, equals, value = part.partition("=")
        if left.split()[1:]:
            try:
                result[left.split()[-1]] = ast.literal_eval(value.strip()) if equals else inspect.Parameter.empty
            except (ValueError, SyntaxError):
                result[left.split()[-1]] = value.strip()
    return result


def _split(qualname):
    namespace, colons, name = qualname.partition("::")
    if not colons or not namespace or not name:
        raise ValueError(f"library: {qualname!r} names no operator; need 'namespace::name'")
    return namespace, name.partition(".")[0]


def find(op: Any) -> CustomOpDef:
    """Return the operator of a name "namespace::name", or of an operator."""
    if isinstance(op, CustomOpDef):
        return op
    key = _split(str(op))
    if key not in OPERATORS:
        raise RuntimeError(f"library: there is no operator {op!r}; define it first")
    return OPERATORS[key]


def infer_schema(prototype_function: Callable, /, *, mutates_args: str | Iterable[str] = (), op_name: str = "") -> str:
    """Return the schema of a function, from its annotations.

    Raises ValueError if a parameter or the result has none, or one that no schema describes.

    >>> def twice(x: Tensor, n: int = 2) -> Tensor: ...
    >>> infer_schema(twice)
    '(Tensor x, SymInt n=2) -> Tensor'
    """
    signature = inspect.signature(prototype_function)
    try:
        hints = typing.get_type_hints(prototype_function)
    except (NameError, TypeError):  # a name of the function that defines it
        hints = {}
    result = hints.get("return", signature.return_annotation)
    parts, written = [], 0
    for name, parameter in signature.parameters.items():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise ValueError(f"infer_schema: {name}: a schema has no parameters of any number")
        if parameter.kind is parameter.KEYWORD_ONLY and "*" not in parts:
            parts.append("*")
        kind = _kind(name, hints.get(name, parameter.annotation))
        if kind.startswith("Tensor") and (name in mutates_args or mutates_args == "unknown"):
            kind, written = kind.replace("Tensor", f"Tensor(a{written}!)", 1), written + 1
        default = json.dumps(parameter.default) if isinstance(parameter.default, str) else repr(parameter.default)
        parts.append(f"{kind} {name}" + ("" if parameter.default is parameter.empty else f"={default}"))
    returned = "()" if result in (None, type(None), "None") else _kind("return", result)
    return f"{op_name}({', '.join(parts)}) -> {returned}"


def _kind(name, annotation):
    """Return the word of schemas for an annotation."""
    origin, inside = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        rest = [one for one in inside if one is not type(None)]
        return (_kind(name, rest[0]) if len(rest) == 1 else "Scalar") + "?" * (len(rest) < len(inside))
    if origin in (list, Sequence) and inside:
        return f"{_kind(name, inside[0])}[]"
    if origin is tuple:
        return f"({', '.join(_kind(name, one) for one in inside)})"
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    word = _KINDS.get(text.rpartition(".")[2])
    if word is None:
        raise ValueError(f"infer_schema: {name} is annotated with {text}; need one of {', '.join(_KINDS)}, a list or "
                         "tuple of them, or None beside them")
    return word


def custom_op(
    name: str, fn: Callable | None = None, /, *, mutates_args: str | Iterable[str] = (),
    device_types: str | Sequence[str] | None = None, schema: str | None = None, tags: Any = None,
) -> Any:
    """Define an operator by a Python function; without `fn`, return a decorator.

    Args:
        name: "namespace::name".
        device_types: device types of the function, by default all.
        schema: by default inferred from the annotations.
        mutates_args: names of the tensors that the function writes to, for the schema; "unknown" means all.
        tags: ignored; accepted for compatibility with PyTorch.
    Raises:
        ValueError: `name` has no namespace.

    >>> import torch
    >>> @custom_op("demo::twice", mutates_args=())
    ... def twice(x: Tensor) -> Tensor:
    ...     return x * 2
    >>> torch.ops.demo.twice(torch.ones(1)).tolist()
    [2.0]
    """
    def make(fn):
        operator = CustomOpDef(name, infer_schema(fn, mutates_args=mutates_args) if schema is None else schema)
        operator.register_kernel(device_types, fn)
        operator.__doc__ = fn.__doc__
        OPERATORS[_split(name)] = operator
        return operator
    return make if fn is None else make(fn)


def triton_op(name: str, fn: Callable | None = None, /, *, mutates_args: Any = (), schema: str | None = None) -> Any:
    """Define an op as `custom_op` does: its function runs as it stands.

    >>> op = torch.library.triton_op("docs::twice", lambda x: 2 * x, schema="(Tensor x) -> Tensor")
    >>> op(torch.ones(2)).tolist()
    [2.0, 2.0]
    """
    return custom_op(name, fn, mutates_args=mutates_args, schema=schema)


def wrap_triton(triton_kernel: Any, /) -> Any:
    """Return the kernel unchanged."""
    return triton_kernel


def define(qualname: str, schema: str, *, lib: Library | None = None, tags: Any = ()) -> None:
    """Define an operator "namespace::name" by a schema such as "(Tensor x) -> Tensor", without a function.

    >>> import torch
    >>> define("demo::half", "(Tensor x) -> Tensor")
    >>> _ = register_kernel("demo::half", "cpu", lambda x: x / 2)
    >>> torch.ops.demo.half(torch.ones(1)).tolist()
    [0.5]
    """
    OPERATORS[_split(qualname)] = CustomOpDef(qualname, schema)


def register_kernel(op: Any, device_types: Any, func: Callable | None = None, /, *, lib: Any = None) -> Any:
    """Register the function of an operator for device types, or for "default"; without `func`, return a decorator.

    >>> torch.library.define("example::third", "(Tensor x) -> Tensor")
    >>> _ = torch.library.register_kernel("example::third", "cpu", lambda x: x / 3)
    >>> torch.ops.example.third(torch.tensor([6.0])).tolist()
    [2.0]
    """
    return find(op).register_kernel(device_types, func)


def impl(qualname: Any, types: Any, func: Any = None, /, *, lib: Library | None = None) -> Any:
    """Register the function of an operator as `register_kernel` does, or impl(library, name, dispatch_key).

    >>> library = torch.library.Library("example", "FRAGMENT")
    >>> _ = library.define("seventh(Tensor x) -> Tensor")
    >>> _ = torch.library.impl(library, "seventh", "CPU")(lambda x: x / 7)
    >>> torch.ops.example.seventh(torch.tensor([7.0])).tolist()
    [1.0]
    """
    if not isinstance(qualname, Library):
        return register_kernel(qualname, types, func)

    def register(function):
        qualname.impl(types, function, func or "")
        return function
    return register


def register_autograd(
    op: Any, backward: Callable, /, *, setup_context: Callable | None = None, lib: Any = None,
) -> None:
    """Register the gradient of an operator; see CustomOpDef.register_autograd.

    >>> import torch
    >>> define("demo::triple", "(Tensor x) -> Tensor")
    >>> _ = register_kernel("demo::triple", "cpu", lambda x: 3 * x)
    >>> register_autograd("demo::triple", lambda ctx, grad: 3 * grad)
    >>> x = torch.ones(1, requires_grad=True)
    >>> torch.ops.demo.triple(x).backward()
    >>> x.grad.tolist()
    [3.0]
    """
    find(op).register_autograd(backward, setup_context=setup_context)


def register_fake(op: Any, func: Callable | None = None, /, *, lib: Any = None, **options: Any) -> Any:
    """Register the function of an operator for tensors on the device "meta", which have no data, or return a decorator.

    >>> torch.library.define("example::quarter", "(Tensor x) -> Tensor")
    >>> _ = torch.library.register_fake("example::quarter", lambda x: torch.empty_like(x))
    >>> torch.ops.example.quarter(torch.empty(2, device="meta")).shape
    torch.Size([2])
    """
    return register_kernel(op, "meta", func)


impl_abstract = register_fake


def register_vmap(op: Any, func: Callable | None = None, /, *, lib: Any = None, **options: Any) -> Any:
    """Accept a function that computes a batch, or return a decorator; it is not used.

    >>> torch.library.define("example::fifth", "(Tensor x) -> Tensor")
    >>> _ = torch.library.register_vmap("example::fifth", lambda info, in_dims, x: (x / 5, in_dims[0]))
    """
    return func if func is not None else lambda func: func


register_torch_dispatch = register_vmap


def opcheck(op: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None, *, test_utils: Any = None,
            raise_exception: bool = True, **options: Any) -> dict[str, Any]:
    """Check an operator on example arguments, and return {name of a check: "SUCCESS", or the error}.

    "test_schema": a call changes no argument. "test_faketensor": the function for the device "meta" gives the sizes and
    types of the results. "test_autograd_registration": results require a gradient if an argument does.

    Args:
        raise_exception: raise the first error instead of returning it.
    Raises:
        RuntimeError: a check fails.

    >>> import torch
    >>> @torch.library.custom_op("demo::opchecked", mutates_args=())
    ... def opchecked(x: Tensor) -> Tensor:
    ...     return x * 2
    >>> torch.library.opcheck(opchecked, (torch.ones(2),))["test_schema"]
    'SUCCESS'
    """
    operator, kwargs, checks = find(op), kwargs or {}, {}
    leaves = [leaf for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, Tensor)]
    before = [leaf.detach().clone() for leaf in leaves]
    results = [leaf for leaf in tree_leaves(operator(*args, **kwargs)) if isinstance(leaf, Tensor)]
    changed = not all(leaf.detach().equal(old) for leaf, old in zip(leaves, before, strict=True))
    checks["test_schema"] = "the call changes an argument" if changed else ""
    fakes, fake_kwargs = tree_map(lambda leaf: leaf.to("meta") if isinstance(leaf, Tensor) else leaf, (args, kwargs))
    fake = [leaf for leaf in tree_leaves(operator(*fakes, **fake_kwargs)) if isinstance(leaf, Tensor)]
    same = [(one.shape, one.dtype) for one in fake] == [(one.shape, one.dtype) for one in results]
    checks["test_faketensor"] = "" if same else "the function for the device meta gives other sizes or types"
    asks = any(leaf.requires_grad for leaf in leaves)
    got = any(one.requires_grad for one in results)
    checks["test_autograd_registration"] = "no result requires a gradient" if asks and not got else ""
    for name, error in checks.items():
        if error and raise_exception:
            raise RuntimeError(f"opcheck: {name} of {operator._qualname}: {error}")
        checks[name] = RuntimeError(error) if error else "SUCCESS"
    return checks


def fallthrough_kernel() -> None:
    """Placeholder for a function that defers to another one; it cannot be called.

    >>> torch.library.fallthrough_kernel()
    Traceback (most recent call last):
    NotImplementedError: fallthrough_kernel: it is a placeholder and cannot be called
    """
    raise NotImplementedError("fallthrough_kernel: it is a placeholder and cannot be called")


class Library:
    """The operators of a namespace.

    Args:
        kind: "DEF", "IMPL" or "FRAGMENT".
    Raises:
        ValueError: another kind.

    >>> import torch
    >>> library = Library("demo", "DEF")
    >>> _ = library.define("scale(Tensor x, float by=3.0) -> Tensor")
    >>> library.impl("scale", lambda x, by: x * by, "CPU")
    >>> torch.ops.demo.scale(torch.ones(1)).tolist()
    [3.0]
    """

    def __init__(self, ns: str, kind: str, dispatch_key: str = "") -> None:
        if kind not in ("DEF", "IMPL", "FRAGMENT"):
            raise ValueError(f"Library: kind is {kind!r}; need 'DEF', 'IMPL' or 'FRAGMENT'")
        self.ns, self.kind, self.dispatch_key = ns, kind, dispatch_key

    def define(self, schema: str, alias_analysis: str = "", *, tags: Any = ()) -> str:
        """Define an operator by its schema, and return its name."""
        name, _, rest = schema.partition("(")
        define(f"{self.ns}::{name.strip()}", f"({rest}")
        return name.strip()

    def impl(self, op_name: Any, fn: Callable, dispatch_key: str = "", **options: Any) -> None:
        """Register the function for a dispatch key: "CPU", "CUDA", "Meta", or a key that means all devices."""
        if self.ns == "aten":
            raise NotImplementedError("Library: operators of torch cannot be replaced")
        key = dispatch_key or self.dispatch_key
        name = op_name if isinstance(op_name, str) else op_name._qualname
        operator = find(name if "::" in name else f"{self.ns}::{name}")
        if key in _DEVICES:
            operator.register_kernel(key, fn)
