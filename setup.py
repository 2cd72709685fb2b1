"""Compiles csrc/ and generated/ through cffi. The metadata is in pyproject.toml; the generator is not run here."""

import os
import pathlib
import re
import runpy
import shutil
import sys
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor, as_completed

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from codegen.compile import outdated, unknown_names


def length(source):
    """Return the bytes of a file and of the headers next to it that it includes."""
    path = pathlib.Path(source)
    text = path.read_text(encoding="utf-8")
    headers = {path.parent / name for name in re.findall(r'#include "(?:.*/)?(.*)"', text)}
    return len(text) + sum(header.stat().st_size for header in headers if header.exists())


def report(results, count):
    """Wait for the compilations and count them: in one line on a terminal, every few seconds in a log."""
    start = time.monotonic()
    shown, live = start - 3, sys.stderr.isatty()
    for done, result in enumerate(results, 1):
        result.result()
        now, last = time.monotonic(), done == count
        if live or last or now - shown >= 3:
            shown = now
            text = f"compiled {done} of {count} files in {now - start:.0f} s"
            print("\r" * live + text, end="\n" * (last or not live), file=sys.stderr, flush=True)


def description():
    """Return README.md for a package index: links and pictures lead to the files of this version's tag."""
    source = tomllib.loads(pathlib.Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    tag = "v" + runpy.run_path("torch/version.py")["alphatorch"]

    def absolute(found):
        if found["target"].startswith(("https:", "http:", "mailto:", "#")):
            return found[0]
        return f"{found['words']}({source}/{'raw' if found['picture'] else 'blob'}/{tag}/{found['target']})"

    text = pathlib.Path("README.md").read_text(encoding="utf-8")
    return re.sub(r"(?P<words>(?P<picture>!?)\[[^\[\]]*\])\((?P<target>[^()\s]+)\)", absolute, text)


def write_distribution_torch(folder):
    """Write the metadata of a distribution named torch: packages that require torch then accept this library.

    It is an egg-info folder, because a wheel may have only one dist-info. `pip uninstall torch` removes torch/ by it.
    """
    version = runpy.run_path("torch/version.py")["__version__"]
    for old in pathlib.Path(folder).glob("torch-*+alphatorch.*.egg-info"):
        shutil.rmtree(old)
    place = pathlib.Path(folder, f"torch-{version}.egg-info")
    place.mkdir()
    head = f"Metadata-Version: 2.1\nName: torch\nVersion: {version}\nSummary: The names of PyTorch, by alphatorch\n"
    (place / "PKG-INFO").write_text(head, encoding="utf-8")
    (place / "top_level.txt").write_text("torch\nfunctorch\n", encoding="utf-8")


class BuildPython(build_py):
    """Copies the modules, and adds the distribution named torch."""

    def run(self):
        super().run()
        write_distribution_torch("." if self.editable_mode else self.build_lib)


class ParallelBuild(build_ext):
    """Compiles sources side by side, and only those whose text, headers or flags changed."""

    def finalize_options(self):
        super().finalize_options()
        self.force = True  # what is out of date is decided here, headers and flags included

    def run(self):
        super().run()
        if self.inplace:
            write_distribution_torch(".")

    def build_extension(self, extension):
        compile_one = self.compiler.compile

        def compile_all(sources, output_dir=None, **options):
            objects = [pathlib.Path(name) for name in self.compiler.object_filenames(sources, output_dir=output_dir)]
            flags = pathlib.Path(output_dir or ".") / "flags.txt"
            flags.parent.mkdir(parents=True, exist_ok=True)
            described = repr(options)
            changed = not flags.exists() or flags.read_text(encoding="utf-8") != described
            flags.write_text(described, encoding="utf-8")
            options["extra_postargs"] = [*(options.get("extra_postargs") or []), "-MMD"]
            waiting = [
                source
                for source, target in zip(sources, objects, strict=True)
                if changed or outdated(target, target.with_suffix(".d"))
            ]
            waiting.sort(key=length, reverse=True)  # the long ones first, so that all cores end together
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                started = [pool.submit(compile_one, [source], output_dir=output_dir, **options) for source in waiting]
                try:
                    report(as_completed(started), len(started))
                finally:
                    pool.shutdown(cancel_futures=True)
            return [str(target) for target in objects]

        self.compiler.compile = compile_all
        # CPython's own link line may name folders of the machine that it was built on.
        self.compiler.linker_so = [word for word in self.compiler.linker_so if "-rpath" not in word]
        super().build_extension(extension)
        if lacking := unknown_names(pathlib.Path(self.get_ext_fullpath(extension.name))):
            sys.exit(lacking)


if "t" in sys.abiflags:
    sys.exit("alphatorch: a free-threaded Python loads no modules of the stable ABI; use one with the GIL")
setup(long_description=description(), long_description_content_type="text/markdown",
      cffi_modules=["extension.py:ffi"], cmdclass={"build_ext": ParallelBuild, "build_py": BuildPython},
      options={"bdist_wheel": {"py_limited_api": "cp311"}})
