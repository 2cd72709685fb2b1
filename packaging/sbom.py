"""Writes the software bill of materials, CycloneDX 1.6 in JSON: python packaging/sbom.py > dist/sbom.json

It lists the contents of the wheel and its requirements at run time, with the versions of this environment.
"""

import importlib.metadata
import json
import pathlib
import runpy
import subprocess
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[1]


def package(name: str) -> dict:
    """Return the entry of a package that is installed separately."""
    found = importlib.metadata.distribution(name)
    licence = found.metadata.get("License-Expression") or found.metadata.get("License") or "see the package"
    version = found.version
    return {"type": "library", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}",
            "licenses": [{"license": {"name": licence.splitlines()[0][:80]}}]}  # fmt: skip


def included() -> list[dict]:
    """Return the third-party components in the wheel; THIRD_PARTY.md describes them."""
    compiler = subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()
    return [
        {"type": "library", "name": "libgcc", "version": compiler,
         "licenses": [{"expression": "GPL-3.0-or-later WITH GCC-exception-3.1"}]},
        {"type": "data", "name": "optical-recognition-of-handwritten-digits", "version": "1998",
         "licenses": [{"license": {"id": "CC-BY-4.0"}}]},
    ]  # fmt: skip


def main() -> None:
    """Print it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = [need.partition(">")[0] for need in project["dependencies"]]
    version = runpy.run_path(str(ROOT / "torch/version.py"))["alphatorch"]
    print(json.dumps({
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "metadata": {"component": {"type": "library", "name": project["name"], "version": version,
                                   "purl": f"pkg:pypi/{project['name']}@{version}",
                                   "licenses": [{"license": {"id": project["license"]}}]}},
        "components": included() + [package(name) for name in needs],
    }, indent=2))  # fmt: skip


if __name__ == "__main__":
    main()
