"""Adds a version to the folder of all sites: python packaging/site_versions.py PAGES SITE VERSION

PAGES has a folder per version; versions.js lists them for the menu of each page, and index.html leads to the newest.
"""

import json
import pathlib
import shutil
import sys

INDEX = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>alphatorch</title>
<meta http-equiv="refresh" content="0; url={newest}/index.html">
<a href="{newest}/index.html">alphatorch {newest}</a></html>
"""


def numbers(version: str) -> list[int]:
    """Return what versions are ordered by: 0.10.0 comes after 0.9.0."""
    return [int(part) for part in version.split(".")]


def add(pages: pathlib.Path, site: pathlib.Path, version: str) -> None:
    """Copy a site to the folder of its version, in place of an older copy, and write the list of versions."""
    numbers(version)
    shutil.rmtree(pages / version, ignore_errors=True)
    shutil.copytree(site, pages / version)
    folders = [path.name for path in pages.iterdir() if path.is_dir() and path.name.replace(".", "").isdigit()]
    folders.sort(key=numbers, reverse=True)
    (pages / "versions.js").write_text(f"window.siteVersions = {json.dumps(folders)};\n", encoding="utf-8")
    (pages / "index.html").write_text(INDEX.format(newest=folders[0]), encoding="utf-8")
    (pages / ".nojekyll").touch()  # folders that begin with _ are shown, too


if __name__ == "__main__":
    add(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3])
