"""Files of the repository as pages with an anchor per line, so that links work offline."""

from __future__ import annotations

import html
import os
import subprocess
from functools import cached_property
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="{up}_static/source.css">
<script>document.documentElement.dataset.theme = localStorage.getItem("theme") || "auto"</script></head>
<body><header><a href="{up}index.html">alphatorch</a> <span>{title}</span></header>
{body}
</body></html>
"""


class Repository:
    """The files of a checkout, and the linked ones among them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.wanted: set[str] = set()
        self.folder = Path()

    @cached_property
    def files(self) -> set[str]:
        """The files that git tracks, or all files of a checkout without git."""
        done = subprocess.run(["git", "ls-files"], cwd=self.root, capture_output=True, text=True)
        if done.returncode == 0:
            return set(done.stdout.splitlines())
        found = (path.relative_to(self.root) for path in self.root.rglob("*") if path.is_file())
        return {path.as_posix() for path in found if not {".venv", "build", ".git"} & set(path.parts)}

    def link(self, path: str, line: int = 0) -> str:
        """Return the address of the page of a file or folder below the site, for `ops.yaml` and 31."""
        path = os.path.normpath(path)
        if path not in self.files and not (self.root / path).is_dir():
            raise ValueError(f"a page links to {path}, which is not in the repository")
        self.wanted.add(path)
        name = f"source/{path}.html" if path in self.files else f"source/{path}/index.html"
        return name + (f"#L{line}" if line else "")

    def write(self, folder: Path) -> int:
        """Write the pages of all linked files and of the files in linked folders, and return their number."""
        self.folder = folder
        waiting, done = sorted(self.wanted), set()
        while waiting:
            path = waiting.pop()
            if path in done:
                continue
            done.add(path)
            if path in self.files:
                self._file(path)
            else:
                waiting += self._folder(path)
        return len(done)

    def _file(self, path: str) -> None:
        data = (self.root / path).read_bytes()
        try:
            lines = data.decode("utf-8").splitlines()
            numbered = (f'<a id="L{k}" href="#L{k}"></a>{html.escape(line)}\n' for k, line in enumerate(lines, 1))
            body = f"<pre>{''.join(numbered)}</pre>"
        except UnicodeDecodeError:
            body = f"<p>{len(data):,} bytes that are no text.</p>"
        self._page(Path("source") / f"{path}.html", path, body)

    def _folder(self, path: str) -> list[str]:
        inside = sorted({name[len(path) + 1 :].split("/")[0] for name in self.files if name.startswith(path + "/")})
        found = [f"{path}/{name}" for name in inside]
        links = (f'<li><a href="{name}{".html" if full in self.files else "/index.html"}">{name}</a></li>'
                 for name, full in zip(inside, found, strict=True))  # fmt: skip
        self._page(Path("source") / path / "index.html", path + "/", f"<ul>{''.join(links)}</ul>")
        return found

    def _page(self, place: Path, title: str, body: str) -> None:
        up = "../" * (len(place.parts) - 1)
        place = self.folder / place
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(PAGE.format(title=html.escape(title), up=up, body=body), encoding="utf-8")
