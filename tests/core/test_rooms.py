"""The order of rooms: a file of csrc/ includes its own room and lower ones; a package of torch/ imports lower ones.

Families of kernels share headers only. Neither calls in csrc/ nor imports in torch/ and in codegen/ form cycles.
"""

import ast
import graphlib
import pathlib
import re
import subprocess
import sys
from collections import Counter

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CSRC = ROOT / "csrc"
# Each room may include those before it. A room of Python's is one floor, as is a family of kernels.
FLOORS = ["maths", "base", "cuda", "files", "tensor", "share", "walk", "row", "kernels", "python/types", "python/graph",
          "python/call", "python/bridge"]  # fmt: skip
FILES = sorted(path for path in CSRC.rglob("*") if path.suffix in (".c", ".h"))
INCLUDE = re.compile(r'^\s*#include "([^"]+)"', re.M)


def room(path):
    """Return the rank of a file's room, and its folder."""
    relative = path.relative_to(CSRC).parent.as_posix()
    return next(floor for floor in FLOORS if relative == floor or relative.startswith(floor + "/")), relative


def included(path):
    """Return the files of csrc/ that a file includes; generated headers and the declarations for cffi are no room's."""
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        if (CSRC / name).exists() and "/" in name:
            yield CSRC / name
        else:
            known = (ROOT / "generated" / "c" / name).exists() or name in ("cold.h", "api.h", "api_functions.h")
            assert known, f"{path.name} includes {name}"


@pytest.mark.parametrize("path", [f for f in FILES if f.parent != CSRC], ids=lambda f: f.relative_to(CSRC).as_posix())
def test_includes_go_down(path):
    floor, folder = room(path)
    for other in included(path):
        below, family = room(other)
        assert FLOORS.index(below) <= FLOORS.index(floor), f"{other.name} lies above"
        if floor == below == "kernels" and family != folder:
            assert other.suffix == ".h"


def test_no_header_includes_itself_over_others():
    graph = {path: list(included(path)) for path in FILES if path.suffix == ".h" and path.parent != CSRC}

    def reach(path, seen):
        for other in graph.get(path, ()):
            assert other not in seen, f"a circle: {[p.name for p in seen]}"
            reach(other, [*seen, other])

    for path in graph:
        reach(path, [path])


def test_files_and_lines_are_short():
    for path in FILES:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 450, f"{path.name} has {len(lines)} lines"


TEMPLATES = ROOT / "codegen" / "templates"
MACRO = re.compile(r"^[ \t]*#[ \t]*define (\w+)(?:.*\\\n)*.*", re.M)


def test_macros_are_short():
    """A debugger shows no line of a macro: longer code is plain C."""
    remedy = "write a function, or a template that csrc/base/each/ or a loop of the printed file includes for each type"
    for path in [*CSRC.rglob("*"), *TEMPLATES.rglob("*")]:
        text = path.read_text(encoding="utf-8") if path.suffix in (".c", ".h", ".cu", ".cuh") else ""
        for macro in MACRO.finditer(text):
            line, count = text.count("\n", 0, macro.start()) + 1, macro[0].count("\n") + 1
            position = f"{path.relative_to(ROOT).as_posix()}:{line}"
            assert count <= 6, f"{position}: {macro[1]} has {count} lines; 6 is the most; {remedy}"


def refuse_circles(graph):
    """graph: {place: the places that it uses}. A place may use itself."""
    try:
        graphlib.TopologicalSorter({position: used - {position} for position, used in graph.items()}).prepare()
    except graphlib.CycleError as error:
        pytest.fail(f"a circle: {' <- '.join(map(str, error.args[1]))}")


# The packages and modules of torch/, from the lowest to the highest: each imports itself and those before it.
PACKAGES = """
_base overrides _utils _future _guards _logging utils._pytree_nodes utils._pytree futures quasirandom version xpu
_tensor random types _names
autograd library profiler
composed linalg return_types _call _formula sparse fft special signal masked
cuda accelerator backends collect_env
nn optim amp cpu cuda.amp
serialization hub storage _methods
multiprocessing distributed nn.parallel utils._python_dispatch
utils functions ao func fx export _compile compiler _dynamo onnx jit distributions testing _libraries
_ops utils.flop_counter
_higher_order_ops _subclasses nested
utils.data utils.trainer demo
legacy utils.serialization
""".split()
LUA = "legacy", "utils.serialization"  # Lua torch: whoever wants it imports it; nothing else of torch/ does

UNREAD = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"', re.S)
DEFINED = re.compile(r"^(?!static\b)[A-Za-z_][\w *]*?\b((?:th|cpu|cuda|shape|view|backward)_\w+)\([^;{}]*\)\s*\{", re.M)


def test_calls_between_files_go_down():
    """A file uses another where it names a function that the other defines."""
    texts = {path.relative_to(CSRC).as_posix(): UNREAD.sub(" ", path.read_text(encoding="utf-8"))
             for path in FILES if path.suffix == ".c"}
    owner = {name: path for path, text in texts.items() for name in DEFINED.findall(text)}
    assert len(owner) > 800
    refuse_circles({path: {owner[word] for word in re.findall(r"\w+", text) if word in owner}
                    for path, text in texts.items()})


def modules(package):
    """Return {name: path} of the modules of a folder, but those that the generator writes, has or fills in."""
    for path in sorted((ROOT / package).rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if parts[1] not in ("_generated", "codegen", "csrc", "templates") and "sources" not in parts:
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


MODULES, GENERATOR = dict(modules("torch")), dict(modules("codegen"))


def imported(name, path):
    """Return the modules that one imports, anywhere in it."""
    waiting = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        waiting += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            room = name.split(".")[: len(name.split(".")) - node.level + (path.name == "__init__.py")]
            base = ".".join(([*room] if node.level else []) + ([node.module] if node.module else []))
            for alias in node.names:
                inside = f"{base}.{alias.name}"
                yield inside if inside in MODULES or inside in GENERATOR else base


@pytest.mark.parametrize("package, least", [("torch", 300), ("codegen", 200)])
def test_imports_between_modules_go_down(package, least):
    """Imports inside functions count too, and those for checkers of types; but not `import torch`, the face of all."""
    inside = MODULES if package == "torch" else GENERATOR
    graph = {name: {used for used in imported(name, path) if used in inside and used != "torch"}
             for name, path in inside.items()}
    assert sum(map(len, graph.values())) > least
    refuse_circles(graph)


def package(name):
    """Return the entry of PACKAGES that a module belongs to: the longest one that its name begins with."""
    name = name.removeprefix("torch.")
    result = [one for one in PACKAGES if name == one or name.startswith(one + ".")]
    assert result, f"torch.{name} belongs to no package of PACKAGES"
    return max(result, key=len)


@pytest.mark.parametrize("name", [name for name in MODULES if name != "torch"])
def test_imports_go_down(name):
    """Imports in functions and for type checkers count; `import torch` and those of an `__init__.py` do not."""
    own = package(name)
    for used in imported(name, MODULES[name]):
        if used in MODULES and used != "torch" and not used.startswith(name + "."):
            other = package(used)
            assert PACKAGES.index(other) <= PACKAGES.index(own), f"{used} lies above"
            assert own in LUA or other not in LUA, f"{used} is Lua's"


def test_nothing_is_imported_that_only_few_calls_need():
    """Each of these takes half a megabyte, or more; torch._base.type_checking has TYPE_CHECKING."""
    heavy = {"numpy", "pathlib", "typing", "inspect", "dataclasses", "multiprocessing", "pickle", "yaml", "jinja2"}
    program = f"import sys; before = set(sys.modules); import torch; print(*(set(sys.modules) - before) & {heavy!r})"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not run.stdout.strip()


HEADERS = [path for path in FILES if path.suffix == ".h" and "#pragma once" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("header", [path.relative_to(CSRC).as_posix() for room in ("base", "tensor", "walk", "row")
                                    for path in HEADERS if path.parent == CSRC / room
                                    and path.name != "allocator.h"])  # packages call th_allocate
def test_what_headers_call_is_handed_to_packages(header, tmp_path):
    """Kernels of packages include these: a function of ours that an inline one calls must be handed on, too."""
    api = "".join((CSRC / name).read_text(encoding="utf-8") for name in ("api.h", "api_functions.h"))
    source, result = tmp_path / "one.c", tmp_path / "one.o"
    source.write_text(f'#include "{header}"\n', encoding="utf-8")
    folders = [f"-I{ROOT / folder}" for folder in ("csrc", "generated/c")]
    subprocess.run(["gcc", "-O0", "-fkeep-inline-functions", *folders, "-c", source, "-o", result], check=True)
    listed = subprocess.run(["nm", "-u", result], check=True, capture_output=True, text=True).stdout
    called = set(re.findall(r"\bth_\w+", listed)) - {"th_gpu_failed"}  # of those who call the driver
    assert not {name for name in called if not re.search(rf"\b{name}\b", api)}


def test_modules_of_tests_have_names_of_their_own():
    """Two outside of packages that share a name cannot be collected together."""
    modules = [path for path in (ROOT / "tests").rglob("test_*.py") if not (path.parent / "__init__.py").exists()]
    names = Counter(path.name for path in modules)
    assert len(modules) > 100 and [name for name, count in names.items() if count > 1] == []
