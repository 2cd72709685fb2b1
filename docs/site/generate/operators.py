"""A page for each row of the catalogue, and an index."""

from __future__ import annotations

import html
import json
import re
from functools import cached_property
from pathlib import Path

from codegen.model.signature import DTYPES, REDUCTIONS, STORED
from codegen.print import docs, examples, explain, modules, operator_types, render
from codegen.read import catalogue

from . import examples as runs
from . import latex, plots
from .repository import Repository

TEMPLATES = Path(__file__).parent.parent / "templates"
KINDS = {
    "loop": "pointwise", "reduce": "reduction", "scan": "scan", "random": "random", "kernel": "kernel",
    "update": "update", "view": "view", "composed": "composed",
}  # fmt: skip
MADE = {
    "loop": ("C loop", "c"), "backward": ("Fused backward", "c"), "kernel": ("CUDA kernel", "cuda"),
    "function": ("Function class", "python"), "module": ("Module", "python"), "stub": ("Stub", "python"),
}  # fmt: skip


def escaped(text: str) -> str:
    """Return plain text escaped for Markdown."""
    return re.sub(r"([\\`*_\[\]<>|$])", r"\\\1", text)


def codes(texts, between: str = ", ") -> str:
    """Return texts as code in HTML."""
    return between.join(f"<code>{html.escape(text)}</code>" for text in texts)


class Operators:
    """The pages of the catalogue."""

    def __init__(self, repository: Repository, space: dict) -> None:
        root = repository.root
        self.repository, self.space = repository, space
        self.catalogue = catalogue.load(root / "ops.yaml")
        self.files = render.existing(root / "generated")
        self.lines = (root / "ops.yaml").read_text(encoding="utf-8").splitlines()
        self.types, self.types_of_torch = operator_types.accepted(self.catalogue), operator_types.of_torch(root)
        self.examples = examples.examples(self.catalogue)
        self.environment = render.environment(render.PYTHON_MARKS, TEMPLATES)
        self.environment.filters |= {"escaped": escaped, "html": html.escape, "codes": codes}

    @cached_property
    def pages(self) -> list[Page]:
        """A page for each row; a loss and its elements share one."""
        return [Page(self, section, row) for section in self.catalogue.sections for row in docs.entries(section)]

    @cached_property
    def sections(self) -> dict[str, list[Page]]:
        """The pages of each section, by title."""
        found: dict[str, list[Page]] = {}
        for page in self.pages:
            found.setdefault(page.section_title, []).append(page)
        return found

    def write(self, folder: Path) -> None:
        """Write ops/*.md, operators.md, and operators.json for the sidebar."""
        one, index = (self.environment.get_template(name) for name in ("operator.md", "operators.md"))
        for before, page, after in zip([None, *self.pages], self.pages, [*self.pages[1:], None], strict=False):
            put(folder / "ops" / f"{page.op}.md", one.render(page=page, row=page.row, before=before, after=after,
                                                           dtypes=operator_types.NAMES))
        internal = sum(page.row.internal for page in self.pages)
        put(folder / "operators.md", index.render(sections=self.sections, pages=self.pages, dtypes=DTYPES, kinds=KINDS,
                                                  internal=internal, source=self.repository.link("ops.yaml")))
        sections = {page.op: {"op": page.op, "title": title, "ops": [each.op for each in found]}
                    for title, found in self.sections.items() for page in found}  # fmt: skip
        put(folder / "operators.json", json.dumps(sections))


def put(path: Path, text: str) -> None:
    """Write a file, and create its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


class Page:
    """The contents of one row's page."""

    def __init__(self, site: Operators, section, row) -> None:
        self.site, self.row, self.op = site, row, row.op
        self.section, self.section_title = section.name.replace("_", "-"), docs.title(section)
        self.symbols = latex.Symbols(row)

    @cached_property
    def summary(self) -> str:
        """The first sentence of the doc."""
        return re.split(r"(?<=[.;:]) ", self.row.doc, maxsplit=1)[0].rstrip(";:.")

    @property
    def kind(self) -> str:
        return KINDS[self.row.body.kind]

    @cached_property
    def types_beside(self) -> list[tuple[str, list[str]]]:
        """The types of all rows of the name beside those of PyTorch's operator: (whose, a mark for each type)."""
        name = operator_types.names(self.row)[0]
        theirs = operator_types.beside({name: set()}, self.site.types_of_torch).get(name)
        if self.row.internal or not theirs:
            return []
        rows = [("here", self.site.types[name]), (operator_types.TORCH, self.site.types_of_torch[theirs])]
        return [(whose, ["✓" if dtype in types else "–" for dtype in DTYPES]) for whose, types in rows]

    @property
    def backend(self) -> str:
        """`cpu` for rows without GPU kernel, otherwise `cuda`."""
        return "cpu" if self.row.cuda == "host" else "cuda"

    @property
    def differentiable(self) -> bool:
        return bool(self.row.gradients or self.row.composed)

    @cached_property
    def row_text(self) -> str:
        """The row in ops.yaml."""
        lines = self.site.lines
        last = self.row.line
        while last < len(lines) and not re.match(r"- \w+:|#", lines[last]):
            last += 1
        return "\n".join(lines[self.row.line - 1 : last]).rstrip()

    def source(self, file: str, line: int = 0) -> str:
        """Return the address of a line of a file, relative to the page."""
        return "../" + self.site.repository.link(file, line)

    @cached_property
    def calls(self) -> list[str]:
        """The ways to call the row, one per line."""
        row = self.row
        inside = [p.python for p in row.parameters]
        outs = [] if row.without_out else ["*", "out=None"]
        lines = [f"torch.{row.public}({', '.join(inside + outs)}) -> {row.result_text}"] if row.is_function else []
        if row.is_method:
            own = row.self_parameter
            others = [p.python for p in row.parameters if p is not own]
            lines.append(f"{own.name}.{row.public}({', '.join(others)}) -> {row.result_text}")
            if row.inplace:
                lines.append(f"{own.name}.{row.public}_({', '.join(others)}) -> {own.name}")
        if row.module:
            lines.append(f"nn.{modules.usage(row)}(input)")
        return lines or [f"{row.public}({', '.join(inside)}) -> {row.result_text}  # gradients alone call it"]

    @cached_property
    def arguments(self) -> list[tuple[str, str, str]]:
        """(name, type, default) of each parameter, and of `out`."""
        found = []
        for p in self.row.parameters:
            default = p.python.partition("=")[2]
            words = list(REDUCTIONS) if p.kind == "reduction" else p.words
            default = repr(words[int(default)]) if words and default.isdigit() else default
            found.append((p.name, p.type, f"`{default}`" if default else "required"))
        return found if self.row.without_out else [*found, ("out", "Tensor, by keyword", "`None`")]

    @property
    def phrases(self) -> list[str]:
        """What a reader may type to find the row: its names and its module's in words."""
        module = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", self.row.module or "").lower()
        names = {name.strip("_").replace("_", " ") for name in self.row.public_names} | {module}
        return sorted(name for name in names if " " in name)

    @cached_property
    def equations(self) -> list[str]:
        return latex.body(self.row, self.symbols)

    @cached_property
    def slopes(self) -> list[str]:
        return latex.slopes(self.row, self.symbols)

    @cached_property
    def legend(self) -> str:
        """The meaning of the letters."""
        trees = latex.trees(self.row)
        read = [f"{{math}}`{letter}` is `{name}`" for letter, name in self.symbols.used(trees)]
        result = self.row.results[0].name if self.row.results else ""
        if result in self.symbols.letters and not any(f"`{result}`" in each for each in read):
            read.append(f"{{math}}`{self.symbols.letters[result]}` is `{result}`")
        read += [f"{{math}}`{letter}` is {{math}}`{slope}`, the incoming gradient"
                 for letter, slope in self.symbols.gradients_used(trees)]  # fmt: skip
        return ", ".join(read)

    @cached_property
    def composed_slopes(self) -> list[str]:
        """The gradients that call other rows, unchanged."""
        row = self.row
        return [] if row.elementwise else [f"d_{g.key} = {g.text}" for g in row.formula_gradients]

    @cached_property
    def gradient_words(self) -> list[str]:
        """Sentences about gradients that are not formulas."""
        return [line for line in self.row.gradient_lines if not line.startswith(("d ", "where "))
                ] + [f"The gradient of `{g.comma_names}` is a kernel in C." for g in self.row.gradients if g.is_kernel]

    @cached_property
    def saved(self) -> list[str]:
        """The values that the forward pass saves for the gradient."""
        read = {name for gradient in self.row.gradients for name in self.row.reading(gradient)[0]}
        tensors = [p.name for p in self.row.tensors] + [r.name for r in self.row.results]
        return [name for name in tensors if name in read]

    @cached_property
    def plot(self) -> str:
        return plots.picture(self.row)

    @property
    def plot_options(self) -> str:
        return plots.options_text(self.row)

    @property
    def sparkline(self) -> str:
        return plots.sparkline(self.row)

    @cached_property
    def example(self) -> str:
        return runs.run(self.op, self.site.examples[self.op].text, dict(self.site.space))

    @cached_property
    def shapes(self) -> list[tuple[str, str]]:
        """(name, `n × m`) for each stated size."""
        return [(name, " × ".join(size) or "no dimensions") for name, size in (self.row.shapes or {}).items()]

    @cached_property
    def types(self) -> list[str]:
        return [*self.row.accepted_types, *(STORED if self.row.moves_any else ())]

    @property
    def cuda(self) -> str:
        return docs.cuda(self.row)

    @cached_property
    def pieces(self) -> list[tuple[str, str, list]]:
        """(title, language, pieces) for each tab."""
        found = explain.pieces(self.site.catalogue, self.row, self.site.files)
        tabs = []
        for kind, (title, language) in MADE.items():
            of_kind = [piece for piece in found if piece.kind == kind]
            tabs += [(title, language, of_kind)] if of_kind else []
        return tabs

    @cached_property
    def hand_written(self) -> list[tuple[str, str, str]]:
        """(file, function, address) for each handwritten function of the row."""
        found = []
        for place in explain.hand_written(self.site.catalogue, self.row):
            file, _, function = place.partition(": ")
            found.append((file.rstrip("/"), function, self.source(file)))
        return found

    @cached_property
    def tests(self) -> list[tuple[str, str, int]]:
        """(name, description, number) for each kind of test of the row."""
        return [(name, words, count) for name, words, count in tests_of(self.row)]

    @property
    def others(self) -> list[str]:
        """The other names of the row."""
        return [name for name in self.row.public_names if name != self.op]


def tests_of(row):
    """Return the tests of torch.testing that apply to a row."""
    from torch.codegen.model.signature import NARROW
    from torch.testing import gradients, random_rows, types, values

    for module in (values, types, gradients, random_rows):
        for name, test in vars(module).items():
            if name.startswith("test_") and test.condition(row):
                count = len([d for d in row.dtypes if d not in NARROW]) if test.typed else 1
                words = name.removeprefix("test_").replace("_", " ")
                yield f"{name}[{row.op}{'-…' if test.typed else ''}]", words, count
