"""Build backend (PEP 517, PEP 660) for packages of rows. It compiles generated/ and packs the wheel, offline."""

from __future__ import annotations

import base64
import hashlib
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from .compile import BuildError, build

SKIPPED = {"build", "dist", "tests", "__pycache__"}
KEPT = (".py", ".pyi", ".yaml", ".md", ".so", ".typed", ".cu")


def build_wheel(directory: str, config: object = None, metadata: object = None) -> str:
    """Build the wheel of the package in the working directory: Python files, catalogue and compiled module."""
    project = read_project()
    compiled()
    name = module_name(project)
    files = {f"{name}/{path.as_posix()}": path.read_bytes() for path in wanted()}
    return pack(Path(directory), project, files)


def build_editable(directory: str, config: object = None, metadata: object = None) -> str:
    """Build a wheel that points to the package, which is compiled in its own folder."""
    project = read_project()
    compiled()
    here = Path.cwd()
    if here.name != module_name(project):
        raise SystemExit(f"the folder {here.name} has to be called {module_name(project)} to be imported as it lies")
    return pack(Path(directory), project, {f"{here.name}.pth": f"{here.parent}\n".encode()})


def build_sdist(directory: str, config: object = None) -> str:
    """Build a source distribution of the handwritten and generated files."""
    project, here = read_project(), Path.cwd()
    stem = f"{module_name(project)}-{project['version']}"
    with tarfile.open(Path(directory) / f"{stem}.tar.gz", "w:gz") as archive:
        for path in sorted(here.rglob("*")):
            parts = path.relative_to(here).parts
            if path.is_file() and not {"build", "dist", "__pycache__"} & set(parts) and path.suffix != ".so":
                archive.add(path, f"{stem}/{'/'.join(parts)}")
    return f"{stem}.tar.gz"


def read_project() -> dict[str, Any]:
    """Return the table [project] of pyproject.toml."""
    with open("pyproject.toml", "rb") as file:
        return dict(tomllib.load(file)["project"])


def module_name(project: dict[str, Any]) -> str:
    return str(project["name"]).replace("-", "_")


def compiled() -> None:
    try:
        build(Path.cwd())
    except BuildError as error:
        raise SystemExit(str(error)) from None


def wanted() -> list[Path]:
    """Return the requirements of the package at run time."""
    result = [path for path in Path().rglob("*") if path.is_file() and path.suffix in KEPT]
    return sorted(path for path in result if not SKIPPED & set(path.parts) and path != Path("backend.py"))


def tag() -> str:
    return f"cp311-abi3-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def pack(folder: Path, project: dict[str, Any], files: dict[str, bytes]) -> str:
    """Write a wheel."""
    stem = f"{module_name(project)}-{project['version']}"
    info = f"{stem}.dist-info"
    lines = ["Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}"]
    lines += [f"Summary: {project['description']}"] if "description" in project else []
    lines += [f"Requires-Python: {project['requires-python']}"] if "requires-python" in project else []
    lines += [f"Requires-Dist: {name}" for name in project.get("dependencies", [])]
    files[f"{info}/METADATA"] = "\n".join([*lines, ""]).encode()
    wheel = ["Wheel-Version: 1.0", "Generator: torch.codegen", "Root-Is-Purelib: false", f"Tag: {tag()}"]
    files[f"{info}/WHEEL"] = "\n".join([*wheel, ""]).encode()
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    with zipfile.ZipFile(folder / f"{stem}-{tag()}.whl", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return f"{stem}-{tag()}.whl"


def digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
