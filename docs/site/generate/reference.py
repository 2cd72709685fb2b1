"""A page for each public module, from its docstrings. Operators have separate pages."""

from __future__ import annotations

import enum
import importlib
import inspect
import re
from pathlib import Path

from .operators import Operators, escaped, put

MODULES = """
torch torch.Tensor torch.nn torch.nn.functional torch.nn.init torch.nn.utils torch.nn.parallel torch.optim
torch.optim.lr_scheduler torch.optim.swa_utils torch.autograd torch.autograd.functional torch.func torch.linalg
torch.fft torch.special torch.sparse torch.distributions torch.distributed torch.multiprocessing torch.utils.data
torch.utils.checkpoint torch.utils.benchmark torch.cuda torch.random torch.testing
""".split()
EMPTY = inspect.Parameter.empty
SECTION = r"(Args|Attributes|Shape|Returns|Yields|Raises|Note):\n"
NAMES = re.compile(r"\*{0,2}\w+(?:, \*{0,2}\w+)*")
STARS = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}


class Reference:
    """The pages api/torch.nn.md and so on, and reference.md with their list."""

    def __init__(self, operators: Operators) -> None:
        self.rows = {name: rows[0].op for name, rows in operators.catalogue.public.items()}
        self.pages = {page.op for page in operators.pages}

    def write(self, folder: Path) -> None:
        """Write all pages."""
        for name in MODULES:
            put(folder / "api" / f"{name}.md", self.page(name))
        listed = "\n".join(f"[{name}](api/{name}.md)\n: {about(thing_of(name))}\n" for name in MODULES)
        put(folder / "reference.md", f"# Modules\n\n{HEAD}\n\n{listed}")

    def page(self, name: str) -> str:
        """Return the page of a module, or of a class as large as one."""
        thing = thing_of(name)
        lines = ["---", "orphan: true", "---", "", f"# {name}", "", "[Modules](../reference.md)", ""]
        lines += [markdown(inspect.getdoc(thing) or ""), ""]
        rows, others = [], []
        for public in names_of(thing):
            value = inspect.getattr_static(thing, public) if isinstance(thing, type) else getattr(thing, public)
            if (name in ("torch", "torch.Tensor")) and public.rstrip("_") in self.rows:
                rows.append(public)
            elif documented(value) and f"{name}.{public}" not in MODULES:
                others.append((public, value))
        if rows:
            links = (f"[{escaped(each)}](../ops/{self.rows[each.rstrip('_')]}.md)" for each in rows
                     if self.rows[each.rstrip("_")] in self.pages)  # fmt: skip
            lines += [OF_ROWS, "", ", ".join(links), ""]
        prefix = "torch" if name == "torch.Tensor" else name
        for public, value in others:
            inner = f"Tensor.{public}" if name == "torch.Tensor" else public
            lines += entry(prefix, inner, value, "method" if name == "torch.Tensor" else "")
        return "\n".join(lines) + "\n"


HEAD = """Each page lists the public names of one module with their signatures and docstrings. The operators, which are
functions of `torch` and methods of tensors, have [pages of their own](operators.md)."""
OF_ROWS = "These names are operators, each with a page:"


def thing_of(name: str):
    """Return a module, or the class of tensors."""
    module, _, last = name.rpartition(".")
    return importlib.import_module(module).Tensor if last == "Tensor" else importlib.import_module(name)


def about(thing) -> str:
    """Return the first sentence of a docstring on one line."""
    return prose(re.split(r"(?<=\.) ", " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split()))[0])


def names_of(thing) -> list[str]:
    """Return the public names, sorted without regard to case."""
    found = getattr(thing, "__all__", None) or [name for name in dir(thing) if not name.startswith("_")]
    return sorted({name for name in found if hasattr(thing, name)}, key=lambda name: (name.lower(), name))


def documented(value) -> bool:
    """Return whether a function, class or property has a docstring."""
    value = bare(value)
    return (callable(value) or isinstance(value, property)) and bool(inspect.getdoc(value))


def bare(value):
    """Return the function of a static or class method."""
    return value.__func__ if isinstance(value, (staticmethod, classmethod)) else value


def entry(module: str, name: str, value, kind: str = "", depth: int = 0) -> list[str]:
    """Return the directive of one name, with those of a class's methods."""
    value = bare(value)
    kind = kind or ("class" if isinstance(value, type) else "function")
    kind = "property" if isinstance(value, property) else kind
    shown = name + ("" if kind == "property" else signature(value))
    inner = []
    if isinstance(value, type) and not issubclass(value, (enum.Enum, BaseException)) and not depth:
        for each, member in sorted(vars(value).items()):
            if not each.startswith("_") and own(member):
                inner += entry(module, each, member, "method", 1)
    fence = "`" * (6 - 2 * depth)
    head = [f"{fence}{{py:{kind}}} {shown}", f":module: {module}", ""]
    return [*head, markdown(inspect.getdoc(value) or ""), "", *inner, fence, ""]


def own(member) -> bool:
    """Return whether a function or property of a class has its own docstring."""
    member = bare(member)
    written = inspect.isfunction(member) and "." in member.__qualname__
    return (written or isinstance(member, property)) and bool(member.__doc__)


def signature(value) -> str:
    """Return names and defaults, without types, which are in the stubs."""
    try:
        given = list(inspect.signature(value).parameters.values())
    except (ValueError, TypeError):
        return "(...)"
    parts, starred = [], False
    for p in given:
        if p.name == "self":
            continue
        if p.kind is p.KEYWORD_ONLY and not starred:
            parts.append("*")
        starred = starred or p.kind in (p.KEYWORD_ONLY, p.VAR_POSITIONAL)
        parts.append(STARS.get(p.kind, "") + p.name + ("" if p.default is EMPTY else f"={default(p.default)}"))
    return f"({', '.join(parts)})"


def default(value) -> str:
    """Return a default as in source code."""
    if value is None or isinstance(value, (bool, int, float, str)) or value == ():
        return repr(value)
    if isinstance(value, tuple) and all(isinstance(each, (int, float)) for each in value):
        return repr(value)
    return getattr(value, "__name__", None) or "..."


def markdown(text: str) -> str:
    """Convert a docstring to Markdown: sections become lists, examples code, and names in backticks stay."""
    blocks = []
    for block in re.split(r"\n\s*\n", text):
        if re.match(r"\s*>>>", block):
            blocks.append(f"```{{code-block}} pycon\n{inspect.cleandoc(block)}\n```")
        elif ">>>" in block and (found := re.match(r"(.*?\n)(\s*>>> .*)", block, re.S)):
            blocks += [prose(found[1]), f"```{{code-block}} pycon\n{inspect.cleandoc(found[2])}\n```"]
        elif block.startswith("    "):
            blocks.append(f"```{{code-block}} python\n{inspect.cleandoc(block)}\n```")
        elif re.match(SECTION, block):
            blocks.append(sections(block))
        else:
            blocks.append(prose(block))
    return "\n\n".join(blocks)


def sections(block: str) -> str:
    """Convert `Args:`, `Returns:`, `Raises:` and similar sections, with one indented entry per name, to lists."""
    parts = []
    for title, body in re.findall(SECTION + r"((?:    .*\n?)*)", block + "\n"):
        lines = [f"**{title}**", ""]
        for entry in re.split(r"\n(?!\s)", inspect.cleandoc(body)):
            name, colon, meaning = entry.partition(":")
            words = " ".join((meaning if colon else entry).split())
            lines.append(f"- `{name}`: {prose(words)}" if colon and NAMES.fullmatch(name) else f"- {prose(entry)}")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def prose(text: str) -> str:
    """Return a paragraph as plain text; names in backticks stay."""
    parts = re.split(r"(`[^`\n]+`)", text)
    return "".join(part if k % 2 else re.sub(r"^( *)([#+-]|\d+\.)", r"\1\\\2", escaped(part), flags=re.M)
                   for k, part in enumerate(parts)).rstrip()  # fmt: skip
