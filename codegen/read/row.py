"""Reads one row of the document, key by key, and reports all problems."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..model import elements, formula, limits, onnx
from ..model.bodies import Composed, Loop, Random, Reduction, reads_of
from ..model.evaluate import evaluate
from ..model.formula import Formula
from ..model.handwritten import NN
from ..model.keys import AUTOCAST, FUNCTIONAL, OPTIONS, PLACES, PROMOTES, SHARED, VALUES, VMAP
from ..model.problems import Problems
from ..model.rows import Row
from ..model.signature import INTEGRAL, SignatureError, parse_signature
from ..model.spelling import instead, is_written, nearest
from ..model.stated import name_within
from ..place import Place
from .bodies import BodyReader
from .document import Item
from .forms import PLACED
from .formulas import ELEMENT_BODIES
from .gradients import REASON, GradientReader
from .keys import LIKE, line_of
from .samples import SampleReader
from .scales import ScaleReader
from .values import is_number

if TYPE_CHECKING:
    from collections.abc import Collection

    from ..model.bodies import Body, Gradient
    from ..model.formula import Node
    from .document import Plain

REDUCTIONS = "reduction >= 0 and reduction <= 2"  # for kernel rows: none, mean, sum


class RowReader(BodyReader, GradientReader, SampleReader, ScaleReader):
    """Reader that turns an item into a Row; problems are collected."""

    def __init__(self, item: Item, section: str, problems: Problems, place: Place) -> None:
        super().__init__(item, section, problems)
        self.place, self.lets, self.types = place, {}, ()

    def row(self) -> Row | None:
        """Return the row, or None if its signature or body cannot be read."""
        self.check_keys()
        try:
            self.signature = parse_signature(self.text("op"))
        except SignatureError as error:
            self.wrong("op", str(error))
            return None
        for sentence in limits.exceeded_limits(self.signature):
            self.wrong("op", sentence)
        self.types = self.dtypes()
        body = self.body()
        if body is None:
            return None
        shapes, broadcast = self.shapes()
        self.check_kind(body)
        grad = self.gradients(body)
        self.check_lets([*self.trees(body), *(g.tree for g in grad.gradients if g.tree)])
        require = self.require(body)
        self.check_options(body, grad.gradients, require)
        if body.kind == "update" and shapes and self.signature.results:
            self.check_update(shapes, broadcast)
        test, statistics = self.tests(body.kind)
        samples = self.samples(body, shapes, broadcast)
        op = self.signature.op
        return Row(
            declared=self.signature, body=body, gradients=grad.gradients, without=grad.without, reason=grad.reason,
            missing=grad.missing, composed=grad.composed, reinforce=grad.reinforce,
            written=self.text("op"), line=self.item.line,
            file=self.problems.file, package=self.place.package, section=self.section, public=self.public(op),
            aliases=self.aliases(op), doc=self.doc(), lets=self.lets, dtypes=self.types, unsigned=self.unsigned(),
            promotes=self.promotes(body), computes=self.computes(body),
            shapes=shapes, broadcast=broadcast, recorded=self.recorded(grad.gradients),
            require=require, test=test, statistics=statistics, domain=self.domain(),
            scales=self.scales(body), matrices=self.matrices(), samples=samples,
            errors=self.errors(samples), cuda=self.cuda(body),
            narrow="narrow" in self.text("cuda").split(), floats_on_gpu="floats" in self.text("cuda").split(),
            layout=self.layout(body, shapes),
            like=parse_signature(self.text(LIKE)) if LIKE in self.keys else None, module_name=self.module_name(),
            also=self.also(), rank=int(self.text("ranks") or 0), unbatched=self.unbatched(body),
            declines=self.text("declines"),
            operator=self.operator(), shortcuts=self.shortcuts(), only=self.only(),
            module=self.module(body), module_repr=self.module_repr(), flags=self.flags(),
            keep_inplace=self.inplace(), no_meta=self.no_meta(body),
            autocast=self.autocast(), vmap=self.vmap(body), parts=self.text("parts"),
            call_options=self.call_options(body),
            body_reason=self.body_reason(body),
            onnx=self.onnx(), node=self.node(body), overload=self.overload(),
        )  # fmt: skip

    def inplace(self) -> bool:
        """Return whether the form in place is derived from the body, if there is one; read/forms.py adds other rows."""
        word = self.choice("inplace", ("none", *PLACED))
        if word == "written" and any(r.many for r in self.signature.results):
            self.wrong("inplace", "several results do not fit one tensor")
        if word == "view" and "view" not in self.keys:
            self.wrong("inplace", "only a view replaces a size and strides; write `written`")
        return not word

    def computes(self, body: Body) -> tuple[str, ...]:
        """Return the types of `computes`."""
        types = self.dtypes("computes")
        if types and body.kind not in ("kernel", "update"):
            self.wrong("computes", f"the generator makes the bodies of a {body.kind} row")
        lacking = [one for one in self.types if types and one not in types]
        if any(one not in INTEGRAL or "Long" not in types for one in lacking):
            self.wrong("computes", f"no body computes {lacking[0]}; only integers and Bool are computed as Long")
        return types

    def no_meta(self, body: Body) -> str:
        """Return the reason of `meta: none (reason)`."""
        if "meta" not in self.keys:
            return ""
        result = REASON.fullmatch(self.text("meta"))
        if not result or body.kind not in ("kernel", "composed"):
            self.wrong("meta", "write none (reason), in a kernel or composed row")
        return result[1] if result else ""

    def autocast(self) -> str:
        """Return `autocast`: a word, or words behind their devices."""
        text = self.text("autocast")
        parts = [part.split() for part in text.split(",")] if text else []
        bare = len(parts) == 1 and len(parts[0]) == 1
        for part in parts:
            if part[-1:] and part[-1] not in AUTOCAST:
                known = ", ".join(AUTOCAST)
                self.wrong("autocast", f"'{part[-1]}' is not one of {known}" + nearest(part[-1], AUTOCAST))
            elif not bare and (len(part) != 2 or part[0] not in PLACES):
                self.wrong("autocast", "write lower, `cuda lower` or `cpu input, cuda lower`")
        return ", ".join(map(" ".join, parts))

    def vmap(self, body: Body) -> str:
        """Return `vmap`: a rule, with names of parameters in parentheses if it takes some. A scan is along lines."""
        result = re.fullmatch(r"(\w+)(?:\(([\w, ]+)\))?", self.text("vmap"))
        if "vmap" not in self.keys:
            return "along_lines" if body.kind == "scan" else ""
        if not result or result[1] not in VMAP:
            self.wrong("vmap", f"'{self.text('vmap')}' is no rule" + nearest(self.text("vmap"), VMAP))
            return ""
        known = [p.name for p in self.signature.parameters]
        for name in re.findall(r"\w+", result[2] or "") if result[1] == "with_dims" else ():
            if name not in known:
                self.wrong("vmap", f"unknown parameter '{name}'" + instead(name, known))
        return self.text("vmap")

    def node(self, body: Body) -> str:
        """Return `node`: the name of a class."""
        name = self.text("node")
        if name and (not re.fullmatch(r"[A-Z]\w*Backward\d", name) or body.kind == "composed"):
            self.wrong("node", "write a class, such as ConvolutionBackward0; compositions record the calls they make")
        return name

    def call_options(self, body: Body) -> dict[str, str]:
        """Return `options`: the word of each option that the row states."""
        item = self.keys.get("options")
        given = self.mapping("options", item, "options to words") if item else {}
        result = {name: line_of(word) for name, word in given.items()}
        for name, word in result.items():
            if word not in OPTIONS.get(name, ()):
                known = ", ".join(f"{key}: {each}" for key, words in OPTIONS.items() for each in words)
                self.wrong("options", f"'{name}: {word}' is not one of {known}", given[name])
        kinds = {"draws": ("kernel", "update", "composed"), "bytes": ("view", "composed"), "made": ("kernel",),
                 "shown": ("composed", "kernel")}
        for word in result.values():
            if body.kind not in kinds.get(word, ("random",)):
                self.wrong("options", f"'{word}' is not for a {body.kind} row")
        return result

    def promotes(self, body: Body) -> str:
        """Return how tensors of several types are taken: a word of PROMOTES."""
        word = self.choice("promotes", tuple(PROMOTES))
        if word and (body.kind not in PROMOTES[word] or any(p.many for p in self.signature.results)):
            kinds = " and ".join(PROMOTES[word])
            self.wrong("promotes", f"'{word}' is for {kinds} rows; this is a {body.kind} row")
        return word

    def body_reason(self, body: Body) -> str:
        """Return the reason of a body in Python."""
        if "reason" in self.keys and body.kind != "composed":
            self.wrong("reason", "only a body in Python needs a reason")
        return self.text("reason") if "reason" in self.keys else ""

    def onnx(self) -> tuple[tuple[str, str], ...]:
        """Return the names and Python texts of the row's operators in ONNX, the result last."""
        item = self.keys.get("onnx")
        if item is None:
            return ()
        parts = self.mapping("onnx", item, "names to operators") if isinstance(item.value, dict) else {"": item}
        scope = [p.name for p in self.signature.parameters]
        printed: list[tuple[str, str]] = []
        for name, part in parts.items():
            try:
                printed.append((name, onnx.printed(line_of(part), scope)))
            except onnx.OnnxError as error:
                self.wrong("onnx", str(error), part)
            scope.append(name)
        return tuple(printed)

    def overload(self) -> dict[str, dict[str, str]]:
        """Return PyTorch's names of a call, each with the kinds of values of the parameters that it needs."""
        item = self.keys.get("overload")
        if item is None or not isinstance(item.value, dict):
            return {self.text("overload"): {}} if item else {}
        names = [p.name for p in self.signature.parameters]
        result: dict[str, dict[str, str]] = {}
        for name, conditions in item.value.items():
            for condition in conditions.several:
                kind, _, parameter = condition.text.strip().rpartition(" ")
                if kind not in VALUES or parameter not in names:
                    self.wrong("overload", f"'{condition.text}' is no parameter of the row, such as {names[-1]}, "
                               f"Tensor {names[-1]} or int {names[-1]}", condition)
                result.setdefault(name, {})[parameter] = kind
        return result

    @staticmethod
    def trees(body: Body) -> list[Node]:
        """Return all element formulas of a body."""
        return body.trees if isinstance(body, Loop | Reduction | Random) else []

    def check_options(self, body: Body, gradients: tuple[Gradient, ...], require: tuple[Formula, ...]) -> None:
        """Report numbers that no formula reads."""
        if body.kind not in ELEMENT_BODIES:
            return
        trees = [*self.trees(body), *(g.tree for g in gradients if g.tree), *(read.tree for read in require)]
        read = {name for tree in trees for name in reads_of(tree, self.lets)}
        for p in self.signature.parameters:
            if p.is_option and p.name not in read:
                self.wrong("op", f"no formula reads '{p.name}'")

    def check_update(self, shapes: dict[str, list[str]], broadcast: Collection[str]) -> None:
        """Check that the output has the type of the first tensor, of which it starts as a copy."""
        first, result = next(p.name for p in self.signature.parameters if p.is_tensor), self.signature.results[0].name
        if first not in broadcast and shapes.get(first) != shapes.get(result):
            self.wrong("shapes", f"an update's output starts as a copy of {first}, which has its size or is broadcast")

    def check_kind(self, body: Body) -> None:
        """Report keys and results that this kind of body cannot have."""
        if "shapes" in self.keys and body.kind not in ("kernel", "update"):
            self.wrong("shapes", f"a {body.kind} row's sizes follow from its body")
        if body.kind != "composed" and any(r.many for r in self.signature.results):
            self.wrong("op", "only a composed row returns a Tensor*")
        if body.kind in ("view", "update") and (
            len(self.signature.results) > 1
            or not any(p.is_tensor for p in self.signature.parameters)
        ):
            self.wrong("op", f"a {body.kind} row takes a tensor first and has one result")
        if body.kind == "view" and not self.signature.results:
            self.wrong("op", "a view row changes nothing")
        if self.text("inplace") == "none" and body.kind not in ("loop", "update"):
            self.wrong("inplace", f"no in-place form is derived for a {body.kind} row")
        if len(self.signature.parameters) == 0 and body.kind != "kernel":
            self.wrong("op", "a row needs a parameter")
        for p in self.signature.parameters if body.kind != "composed" else ():
            if p.kind in ("either", "scalar", "bool") and p.nullable:
                self.wrong("op", f"only a composed row takes a {p.type.removesuffix('?')} that may be None")
            if p.kind == "scalars":
                self.wrong("op", "only a composed row takes a Scalar*")
        if any(r.truth for r in self.signature.results) and body.kind != "composed":
            self.wrong("op", "only a composed row returns a bool")
        if any(r.saved for r in self.signature.results) and body.kind not in ("reduce", "kernel"):
            self.wrong("op", "only reduce and kernel rows have saved results")

    def module_name(self) -> str:
        """Return the module of the function, if it is not torch; the op's name begins with it."""
        name = self.text("in")
        if name and name != FUNCTIONAL and name_within(name, self.op) == self.op:
            self.wrong("in", f"the op is called {name}_...")
        if name and self.text("only") != "function":
            self.wrong("in", "the row is a function of that module: write only: function")
        return name

    def unbatched(self, body: Body) -> tuple[str, ...]:
        """Return the tensors that may lack the batch dim."""
        if "unbatched" not in self.keys:
            return ()
        given = tuple(item.text for item in self.keys["unbatched"].sequence)
        known = [p.name for p in self.signature.parameters if p.kind == "tensor"]
        for name in given:
            if name not in known:
                self.wrong("unbatched", f"unknown tensor '{name}'" + instead(name, known))
        if not given or "ranks" not in self.keys or body.kind != "kernel":
            self.wrong("unbatched", "list tensors, [input], of a kernel row with ranks")
        return given

    def also(self) -> tuple[tuple[str, str], ...]:
        """Return the further modules of the function, with its name there."""
        reduced = any(p.kind == "reduction" for p in self.signature.parameters)
        result = [(FUNCTIONAL, self.public(self.signature.op))] if reduced and "module" in self.keys else []
        if "also" not in self.keys:
            return tuple(result)
        for item in self.keys["also"].several:
            module = next((one for one in SHARED if item.text == one or item.text.startswith(f"{one}.")), "")
            name = item.text[len(module) + 1:] or self.public(self.signature.op)
            if not module or not is_written(name):
                self.wrong("also", f"'{item.text}' is no place: write a module, {', '.join(SHARED)}, or a name in it",
                           item)
            result.append((module, name))
        if self.text("in") or self.text("only") in ("method", "internal"):
            self.wrong("also", "the row is no function of torch")
        return tuple(result)

    def module(self, body: Body) -> str:
        """Return the class of torch.nn."""
        name = self.text("module").partition("(")[0]
        if "module" not in self.keys:
            return ""
        if not re.fullmatch(r"[A-Z][A-Za-z0-9]*", name):
            self.wrong("module", f"'{name}' names no class; write it as in nn.LeakyReLU")
        if body.kind == "view" or not self.signature.results or self.text("only") in ("internal", "method"):
            self.wrong("module", "a module needs a function that returns a result")
        if not any(p.kind == "tensor" and p.required for p in self.signature.parameters):
            self.wrong("module", "a module's row takes a tensor")
        if any(p.kind in ("state", "tensors") for p in self.signature.parameters):
            self.wrong("module", "write the module of a row with state or a list of tensors by hand")
        for p in self.signature.parameters:
            if p.name in NN or (p.name == "reduction") != (p.kind == "reduction"):
                self.wrong("module", f"'{p.name}' is reserved for modules and their functions"
                           if p.kind != "reduction" else "its Reduction is called reduction")  # fmt: skip
        self.check_by_hand(name)
        return name

    def module_repr(self) -> str | None:
        """Return what the repr of the class shows in its brackets, or None if that is its options by name."""
        _, bracket, text = self.text("module").partition("(")
        known = [p.name for p in self.signature.parameters]
        for name in re.findall(r"{(.*?)}", text):
            if name not in known:
                self.wrong("module", f"'{name}' is no parameter{nearest(name, known)}")
        if bracket and (not text.endswith(")") or text != ")" and "{" not in text):
            self.wrong("module", "write what repr shows as in Softshrink({lambd}), or Hardswish()")
        return text[:-1] if bracket else None

    def flags(self) -> str:
        """Return the parameter that the keywords `reduce` and `reduction` precede."""
        known = [p.name for p in self.signature.parameters]
        kinds = [p.kind for p in self.signature.parameters]
        text = self.text("reduction")
        if text and "reduction" not in kinds:
            self.wrong("reduction", "the row takes no Reduction")
        elif text and text != "none" and text not in known[kinds.index("reduction") + 1:]:
            self.wrong("reduction", f"'{text}' is no parameter behind the Reduction; write one, or none")
        return text

    def check_by_hand(self, module: str) -> None:
        """Check that no handwritten class or function of torch.nn has the row's names."""
        known = self.place.modules_by_hand()
        for name in (module, self.text("name") or self.op):
            if name in known:
                self.wrong("module", f"'{name}' is written by hand in {known[name]}")

    def recorded(self, gradients: tuple[Gradient, ...]) -> str:
        """Return the function that computes the gradients in Python."""
        if "recorded" not in self.keys:
            return ""
        if not gradients:
            self.wrong("recorded", "a row without gradients has nothing to record")
        taken = self.place.composed_functions().get(self.text("recorded"))
        if taken and (taken[0] != "node" or len(taken) > 1 + len(self.signature.results)):
            self.wrong("recorded", "it takes (node, *grads), a gradient for each result, and is given "
                                   f"({', '.join(taken)})")  # fmt: skip
        return self.composed_function("recorded")

    def require(self, body: Body) -> tuple[Formula, ...]:
        """Return the conditions on Scalars, ints and bools."""
        item = self.keys.get("require")
        result = [Formula(REDUCTIONS, formula.parse(REDUCTIONS), self.item.line)
                  for p in self.signature.parameters if p.kind == "reduction" and body.kind == "kernel"]  # fmt: skip
        if item is None:
            return tuple(result)
        if isinstance(body, Composed):
            if not body.formula:
                self.wrong("require", "a body in Python checks its arguments itself")
            return ()
        scope = [
            p.name
            for p in self.signature.parameters
            if p.is_scalar or p.group == "n" and p.kind != "ints"
        ]
        for child in item.several:
            read = self.condition(child, scope)
            result += [read] if read else []
        return tuple(result)

    def condition(self, item: Item, scope: list[str]) -> Formula | None:
        text = line_of(item)
        try:
            tree = formula.parse(text)
        except formula.FormulaError as error:
            self.wrong("require", str(error), item)
            return None
        wrong = elements.check_condition(tree, scope)
        for sentence in wrong:
            self.wrong("require", sentence, item)
        if not wrong:
            self.check_met(tree, text, item)
        return None if wrong else Formula(text, tree, item.line)

    def check_met(self, tree: Node, text: str, item: Item) -> None:
        """Check that the defaults and the samples satisfy a condition."""
        read = [p for p in self.signature.parameters if p.name in formula.names(tree)]
        presets = {p.name: p.preset for p in read if not p.required and p.default is not None}
        calls: list[tuple[str, dict[str, Plain]]] = [("the defaults", {})]
        calls += [("a sample", call) for call in self.stated_calls()]
        for what, call in calls:
            numbers = presets | {p.name: call[p.name] for p in read if is_number(call.get(p.name))}
            if len(numbers) == len(read) and not evaluate(tree, numbers):
                self.wrong("require", f"'{text}' refuses {what}", item)
