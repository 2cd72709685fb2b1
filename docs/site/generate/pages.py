"""The handwritten pages: those of docs/site/pages and texts elsewhere in the repository, whose code runs."""

from __future__ import annotations

import ast
import doctest
import io
import os
import re
import shutil
from contextlib import redirect_stdout
from pathlib import Path

from .examples import tidy
from .operators import put
from .repository import Repository

OWN = "docs/site/pages"
RECIPES = "docs/recipes"
ELSEWHERE = {  # page: its file
    "from_pytorch": "docs/from_pytorch.md", "from_the_alpha": "docs/from_the_alpha.md", "lua": "docs/legacy.md",
    "own_ops": "docs/own_ops.md", "distributed": "docs/distributed.md", "sparse": "docs/sparse.md",
    "compile": "docs/compile.md",
    "gallery": "docs/gallery.md", "programs": "docs/programs.md", "missing": "docs/missing.md",
    "design": "ARCHITECTURE.md", "contributing": "CONTRIBUTING.md", "generator": "codegen/README.md",
    "changelog": "CHANGELOG.md", "examples": "examples/README.md", "gpu_figures": "benchmarks/GPU.md",
    "scaling": "benchmarks/SCALING.md", "convolutions": "benchmarks/CONVOLUTIONS.md",
    "distributed_figures": "benchmarks/DISTRIBUTED.md", "security": "SECURITY.md", "suites": "docs/suites.md",
    "packages": "docs/packages.md",
    "recipes": "docs/recipes/README.md",
}  # fmt: skip
SAME = {"README.md": "index", "generated/docs/manual.md": "operators"}  # files whose content is on another page
RUN_HERE = {"docs/from_pytorch.md", "docs/from_the_alpha.md", "docs/sparse.md"}  # pages whose examples are doctests
FENCE = re.compile(r"^```\{(run|section)\}[ ]*([^\n]*)\n(.*?)^```$", re.M | re.S)
LINK = re.compile(r"(`[^`\n]+`)|(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
SEARCH = re.compile(r"^<!-- search: (.*?) -->\n(?:<!--.*?-->\n)?", re.M)  # what a reader may type to get to the page
PROMPT = re.compile(r"^```python\n(?=>>>)", re.M)
CODE = re.compile(r"(^```.*?^```$)", re.M | re.S)
HEAD = ('<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path class="head" d="M0 0 L8 4 L0 8 z"/></marker>')  # arrowheads of pictures
PICTURES = (".png", ".svg", ".jpg")


class Pages:
    """Reads the texts, runs their code, and writes them for Sphinx."""

    def __init__(self, repository: Repository, folder: Path) -> None:
        self.repository, self.folder, self.root = repository, folder, repository.root
        own = sorted((self.root / OWN).glob("*.md"))
        recipes = sorted((self.root / RECIPES).glob("[a-z]*.md"))
        self.recipes = [f"recipe_{path.stem}" for path in recipes]
        self.files = {path.stem: f"{OWN}/{path.name}" for path in own} | ELSEWHERE
        self.files |= {name: f"{RECIPES}/{path.name}" for name, path in zip(self.recipes, recipes, strict=True)}
        self.names = {file: name for name, file in self.files.items()} | SAME

    def write(self) -> None:
        """Write all pages, and the pictures that they show."""
        for name, file in self.files.items():
            put(self.folder / f"{name}.md", self.page(name, file))

    def page(self, name: str, file: str) -> str:
        """Return one page for Sphinx."""
        text = (self.root / file).read_text(encoding="utf-8")
        if file.startswith(OWN) or file in RUN_HERE:
            check(text, file)
        space: dict = {}

        def filled(found) -> str:
            kind, argument, body = found.groups()
            if kind == "section":
                return self.links(section((self.root / argument).read_text(encoding="utf-8"), body.strip()), argument)
            return self.run(body, space, name, argument)

        text = FENCE.sub(filled, self.links(text, file)).replace("</svg></figure>", f"{HEAD}</svg></figure>")
        text = SEARCH.sub(lambda found: index_entries(found[1].split(", ")), text)
        if name == "recipes":
            text += "\n".join(["\n```{toctree}\n:hidden:\n", *self.recipes, "```\n"])
        return PROMPT.sub("```pycon\n", text)

    def run(self, code: str, space: dict, name: str, how: str) -> str:
        """Run a block of code, and return it with its output and figure.

        Args:
            how: "hidden" omits the code; "raises" expects an error in the last statement and shows it.
        """
        out = io.StringIO()
        with redirect_stdout(out):
            statements(code, space, raises=how == "raises")
        shown = "" if how == "hidden" else f"```{{code-block}} python\n{code}```\n"
        said = "\n".join(tidy(out.getvalue()))
        shown += f"\n```{{code-block}} text\n:class: output\n{said}\n```\n" if said else ""
        drawn = space.pop("SVG", None)
        if drawn:
            shown += f"\n```{{raw}} html\n{drawn}\n```\n"
        return shown + self.figure(space, name)

    def figure(self, space: dict, name: str) -> str:
        """Return the open figure of matplotlib as a picture below its code."""
        plt = space.get("plt")
        if plt is None or not plt.get_fignums():
            return ""
        number = space["_figures"] = space.get("_figures", 0) + 1
        path = self.folder / "pictures" / f"{name}_{number}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        plt.savefig(path, transparent=True, bbox_inches="tight", metadata={"Date": None})
        plt.close("all")
        return f"\n![What the code above draws](pictures/{path.name}){{.figure}}\n"

    def links(self, text: str, file: str) -> str:
        """Return a text with links to pages of the site, or to pages of files; code is unchanged."""
        parts = CODE.split(text)
        parts[::2] = [LINK.sub(lambda found: found[1] or self.link(file, *found.groups()[1:]), part)
                      for part in parts[::2]]  # fmt: skip
        parts[1::2] = [re.sub(r"\A```$", "```text", part, flags=re.M) for part in parts[1::2]]
        return "".join(parts)

    def link(self, file: str, picture: str, words: str, target: str) -> str:
        """Return one link with its target on the site."""
        if target.startswith(("https://", "http://", "#", "mailto:")):
            return f"{picture}[{words}]({target})"
        if file.startswith(OWN) and ".md" in target and not target.startswith(".."):
            return f"[{words}]({target})"  # a link between pages of the site
        path, _, anchor = target.partition("#")
        path = os.path.normpath(os.path.join(os.path.dirname(file), path))
        if path.endswith(PICTURES) and picture:
            shutil.copy2(self.root / path, self.copied(path))
            return f"![{words}](pictures/{Path(path).name})"
        if path in self.names:
            return f"[{words}]({self.names[path]}.md{'#' + anchor if anchor else ''})"
        return f'<a href="{self.repository.link(path)}">{words}</a>'

    def copied(self, path: str) -> Path:
        """Copy a picture of the repository to the sources, and return its address."""
        place = self.folder / "pictures" / Path(path).name
        place.parent.mkdir(parents=True, exist_ok=True)
        return place


def index_entries(phrases: list[str]) -> str:
    """Return entries of the index, with which the search finds a page by phrases that its title lacks."""
    return "".join(f"```{{index}} ! {phrase}\n```\n" for phrase in phrases)


def section(text: str, title: str) -> str:
    """Return the text below a heading, up to the next one of its level or above; below a title, up to any heading."""
    found = re.search(rf"^(#+) {re.escape(title)}$\n", text, re.M)
    if not found:
        raise ValueError(f"no heading says '{title}'")
    level = max(len(found[1]), 2)
    return re.split(rf"^#{{1,{level}}} ", text[found.end() :], maxsplit=1, flags=re.M)[0].strip() + "\n"


def statements(code: str, space: dict, raises: bool) -> None:
    """Run a block as a file called example.py; the value of its last statement is printed as at the prompt."""
    *before, last = ast.parse(code).body
    exec(compile(ast.Module(before, []), "example.py", "exec"), space)
    try:
        exec(compile(ast.Interactive([last]), "example.py", "single"), space)
    except Exception as error:
        if not raises:
            raise
        print(f"{type(error).__name__}: {error}")
    else:
        if raises:
            raise ValueError(f"no error is raised by: {ast.unparse(last)}")


def check(text: str, file: str) -> None:
    """Run the doctests of a page. Raises ValueError with the difference."""
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, file, file, 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=said.append)
    if runner.failures:
        raise ValueError("".join(said))
