"""Releases: one place for the version, reproducible sdists, and the demo's digits and notices in the package."""

import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tarfile
import tomllib

import pytest

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not (ROOT / "packaging").exists(), reason="a copy without packaging/")


def test_the_version_stands_once():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dynamic"] == ["version"] and "version" not in project
    assert f"version: {torch.version.alphatorch}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"## {torch.version.alphatorch}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_notices_name_what_comes_along():
    text = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
    assert all(name in text for name in ("uci_digits", "libgcc", "OpenBLAS", "CC BY 4.0"))
    assert (pathlib.Path(torch.__file__).parent / "utils/data/uci_digits/NOTICE.md").exists()


def packed(names, time):
    """Return a tar.gz of small files, as sdist would make it at some time."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:gz") as archive:
        for name in names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uid = len(name), time, time % 1000
            archive.addfile(member, io.BytesIO(name.encode()))
    return file.getvalue()


def test_an_archive_has_the_same_bits_whenever_it_was_made(tmp_path):
    made = []
    for number, (names, time) in enumerate([(["a", "b"], 1_700_000_000), (["b", "a"], 1_800_000_001)]):
        path = tmp_path / f"{number}.tar.gz"
        path.write_bytes(packed(names, time))
        subprocess.run([sys.executable, "packaging/same_bits.py", path], check=True, cwd=ROOT,
                       env={**os.environ, "SOURCE_DATE_EPOCH": "1750000000"})
        made.append(path.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(fileobj=io.BytesIO(made[0])) as archive:
        assert [(m.name, archive.extractfile(m).read()) for m in archive] == [("a", b"a"), ("b", b"b")]


def test_the_bill_of_materials_lists_each_dependency():
    done = subprocess.run([sys.executable, "packaging/sbom.py"], cwd=ROOT, capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})
    found = json.loads(done.stdout)
    names = {part["name"] for part in found["components"]}
    assert {"numpy", "cffi", "scipy-openblas32", "libgcc"} <= names
    assert found["metadata"]["component"]["version"] == torch.version.alphatorch


@pytest.mark.skipif("sanitize" in torch.__file__, reason="a sanitizer has its own libraries")
def test_the_core_needs_no_newer_system_than_its_wheel_says():
    """manylinux_2_28, and no runtime library of the compiler; packaging/wheel.sh asks auditwheel for the same."""
    core = next(pathlib.Path(torch.__file__).parent.glob("_C*.so"))
    table = subprocess.run(["objdump", "-p", "-T", core], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([\d.]+)", table)}
    assert versions and max(versions) <= (2, 28)
    needed = {name.partition(".")[0] for name in re.findall(r"NEEDED +(\S+)", table)}
    assert needed <= {"libscipy_openblas", "libm", "libc", "libdl", "libpthread", "ld-linux-x86-64", "ld-linux-aarch64"}
