"""Compiles the rows of a package into one module for the stable ABI, against the headers that torch ships.

It needs neither torch's core nor the generator's packages, only the files of the package and a compiler.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .place import ROOT, c_files, shown

MODULE = "_C.abi3.so"
# What torch's own C is compiled with, too.
FLAGS = [
    "-std=gnu11", "-O3", "-fno-math-errno", "-fno-trapping-math", "-fwrapv", "-fcx-limited-range",
    "-fvisibility=hidden", "-fno-semantic-interposition", "-Wall", "-Wextra",
    # Branches keep their places in the lines of the instruction cache: elsewhere small calls took 15 % longer.
    "-falign-functions=64",
    "-Wno-psabi",  # wide vectors are passed between inlined functions only
]  # fmt: skip
if sysconfig.get_platform().endswith("x86_64"):  # what is compiled for, which a cross compiler says
    # Small blocks without the instructions that repeat: those take longer to start than a call takes.
    FLAGS += [f"-mmem{kind}-strategy=vector_loop:1024:noalign,libcall:-1:noalign" for kind in ("set", "cpy")]
ABI = "-DPy_LIMITED_API=0x030b0000"


# The flags of /proc/cpuinfo that a level of x86-64 has beyond those of the level before it.
LEVELS = {
    3: {"avx2", "bmi1", "bmi2", "f16c", "fma", "abm", "movbe"},
    4: {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"},
}


def machine_level() -> int:
    """Return the highest level of x86-64 of this CPU, or 0 for other CPUs."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return 0
    result = re.search(r"^flags\s*:(.*)$", text, re.M)
    has = set(result[1].split()) if result else set()
    return (LEVELS[3] <= has) and (4 if LEVELS[4] <= has else 3)


class BuildError(Exception):
    """Raised if a package cannot be compiled; the message says how to fix it."""


def outdated(target: Path, depfile: Path) -> bool:
    """Return whether `target` is missing or older than one of its sources, as listed by the compiler."""
    if not (target.exists() and depfile.exists()):
        return True
    result = target.stat().st_mtime
    names = depfile.read_text(encoding="utf-8").split(":", 1)[1].replace("\\\n", " ").split()
    return any(not os.path.exists(name) or os.path.getmtime(name) > result for name in names)


def compiler() -> list[str]:
    """Return the C compiler: the variable CC, or gcc."""
    command = shlex.split(os.environ.get("CC", "")) or ["gcc"]
    if not shutil.which(command[0]):
        raise BuildError(
            f"the compiler {command[0]} is not there: install gcc (Debian, Ubuntu: apt install gcc; Fedora: dnf "
            "install gcc), or name one in CC"
        )
    return command


def headers() -> list[Path]:
    """Return the folders of torch's and of Python's headers."""
    generated = next(folder for name in ("generated", "_generated") if (folder := ROOT / name / "c").is_dir())
    python = Path(sysconfig.get_paths()["include"])
    if not (python / "Python.h").exists():
        raise BuildError(f"{python}/Python.h is not there: install Python's headers (Debian, Ubuntu: apt install "
                         "python3-dev; Fedora: dnf install python3-devel)")  # fmt: skip
    return [ROOT / "csrc", generated, python]


def build(folder: Path) -> Path:
    """Compile the changed files of a package with an up-to-date generated/ and return the module."""
    written = folder / "generated" / "c"
    sources = sorted(written.glob("*.c")) + [path for paths in c_files(folder).values() for path in paths]
    if not written.is_dir():
        raise BuildError(f"{written} is not there; run: python -m torch.codegen {folder / 'ops.yaml'}")
    command = compiler()
    included = [f"-I{path}" for path in (written, folder, *headers())]
    arguments = [*command, *FLAGS, "-fPIC", "-fopenmp-simd", ABI, *included]
    objects = {path: folder / "build" / path.relative_to(folder).with_suffix(".o") for path in sources}
    described = folder / "build" / "flags.txt"
    changed = not described.exists() or described.read_text(encoding="utf-8") != repr(arguments)

    def one(source: Path) -> str:
        target = objects[source]
        if not changed and not outdated(target, target.with_suffix(".d")):
            return ""
        target.parent.mkdir(parents=True, exist_ok=True)
        return run([*arguments, "-MMD", "-c", str(source), "-o", str(target)])

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [text for text in pool.map(one, sources) if text]
    if failures:
        raise BuildError("\n".join(explained(text, folder) for text in failures))
    described.write_text(repr(arguments), encoding="utf-8")
    module = folder / "generated" / MODULE
    newest = max(target.stat().st_mtime for target in objects.values())
    if not module.exists() or module.stat().st_mtime < newest or changed:
        link(command, list(objects.values()), module)
    return module


def link(command: list[str], objects: list[Path], module: Path) -> None:
    """Link all objects to one module and move it into place, because another process may use the old one."""
    result = module.with_suffix(".new")
    text = run([*command, "-shared", "-Wl,-S", *map(str, objects), "-o", str(result), "-lm"])
    text = text or unknown_names(result)
    if text:
        result.unlink(missing_ok=True)
        raise BuildError(text)
    os.replace(result, module)


def run(command: list[str]) -> str:
    """Run the command and return its error output if it fails, otherwise an empty text."""
    finished = subprocess.run(command, capture_output=True, text=True)
    return (finished.stderr or f"{command[0]} failed") if finished.returncode else ""


def unknown_names(module: Path) -> str:
    """Return the undefined torch functions of a module. The import would only name the missing symbol."""
    if not shutil.which("nm"):
        return ""
    listed = subprocess.run(["nm", "-D", "--undefined-only", str(module)], capture_output=True, text=True).stdout
    names = sorted(set(re.findall(r"\b((?:th|cpu|cuda|shape|view|backward)_\w+)$", listed, re.M)))
    hint = ("; a kernel file defines cpu_<op>, shape_<op> and, unless the row says `cuda: host`, cuda_<op>; "
            "files of packages call what csrc/api_functions.h lists")  # fmt: skip
    return f"nothing defines {', '.join(names)}{hint}" if names else ""


def explained(text: str, folder: Path) -> str:
    """Return a compiler error with the row that it belongs to."""
    result = re.search(r"^([^:\n]+):(\d+):\d+: (?:fatal )?error", text, re.M)
    source = Path(result[1]) if result else folder / "ops.yaml"
    position = row_at(source, int(result[2]), folder) if result else ""
    reason = f"{position}: the compiler refused what was written for this row:\n" if position else ""
    if not position and source in {path for paths in c_files(folder).values() for path in paths}:
        reason = f"no row of {shown(folder / 'ops.yaml')} names {shown(source)}: write a row with it, or delete it\n"
    return reason + text.rstrip()


def row_at(source: Path, line: int, folder: Path) -> str:
    """Return `ops.yaml:12: swish` for a line of a section's file, or of a kernel file that the row names."""
    ops, op = folder / "ops.yaml", ""
    if not ops.exists() or not source.exists():
        return ""
    if source.parent == folder / "generated" / "c":
        rest = "\n".join(source.read_text(encoding="utf-8").splitlines()[line - 1 :])
        result = re.search(r"^const row op_(\w+) =", rest, re.M)
        op = result[1] if result else ""
    number, name = 0, ""
    for at, text in enumerate(ops.read_text(encoding="utf-8").splitlines(), 1):
        started = re.match(r"\s*-?\s*op:\s*[\"']?(\w+)\(", text)
        if started:
            number, name = at, started[1]
        if name and (name == op or re.match(rf"\s*(kernel|update|view):\s*{re.escape(source.name)}\s*$", text)):
            return f"{shown(ops)}:{number}: {name}"
    return ""
