"""Checks that a tag can be released, and prints its notes: python packaging/notes.py TAG REPOSITORY"""

import pathlib
import re
import runpy
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[1]


def notes(tag: str, repository: str) -> str:
    """Return the section of a tag's version. Raises ValueError for a tag that is not this version's, or elsewhere."""
    version = runpy.run_path(str(ROOT / "torch/version.py"))["alphatorch"]
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and torch/version.py says {version}: tag v{version}")
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    if repository != source:
        raise ValueError(f"this is {repository}, and [project.urls] of pyproject.toml says {source}")
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = re.search(rf"^## {re.escape(version)}$\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not section or not section[1].strip():
        raise ValueError(f"CHANGELOG.md has no section '## {version}'")
    return section[1].strip() + "\n"


if __name__ == "__main__":
    try:
        print(notes(*sys.argv[1:3]), end="")
    except ValueError as error:
        sys.exit(f"no release: {error}")
