"""Releases: one place for the version, reproducible sdists, and the demo's digits and notices in the package."""

import io
import json
import os
import pathlib
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib

import pytest
import yaml

import torch

ROOT = pathlib.Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not (ROOT / "packaging").exists(), reason="a copy without packaging/")


def test_the_version_stands_once():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" in project["dynamic"] and "version" not in project
    assert f"version: {torch.version.alphatorch}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"## {torch.version.alphatorch}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_a_package_index_shows_links_and_pictures_of_the_tag(tmp_path):
    """PKG-INFO is what an index shows."""
    subprocess.run([sys.executable, "setup.py", "-q", "egg_info", "--egg-base", tmp_path], cwd=ROOT, check=True,
                   capture_output=True)
    text = next(tmp_path.glob("*/PKG-INFO")).read_text(encoding="utf-8")
    urls = dict(line.partition(": ")[2].split(", ") for line in text.splitlines() if line.startswith("Project-URL: "))
    assert {"Source", "Documentation", "Changes", "Issues"} == set(urls)
    tag = f"v{torch.version.alphatorch}"
    targets = re.findall(r"\]\(([^)]*)\)", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))
    assert targets and all(target.startswith("https://") for target in targets), targets
    for kind, target in re.findall(re.escape(urls["Source"]) + rf"/(raw|blob)/{tag}/([^)#]+)", text):
        assert (ROOT / target).exists() and (kind == "blob" or target.endswith(".svg"))
    assert f"{urls['Source']}/raw/{tag}/docs/one_row.svg" in text and "Content-Type: text/markdown" in text


def test_a_release_is_refused_if_tag_or_place_is_wrong():
    notes = runpy.run_path(str(ROOT / "packaging/notes.py"))["notes"]
    source = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Source"]
    tag = f"v{torch.version.alphatorch}"
    assert notes(tag, source).strip().startswith(("#", "-", "[")) and "## 0.1.0" not in notes(tag, source)
    for wrong in ((f"{tag}.1", source), (tag[1:], source), (tag, "https://github.com/someone/else")):
        with pytest.raises(ValueError, match="the tag is|this is https"):
            notes(*wrong)


def test_releases_need_no_secret_and_sign_what_they_publish():
    """Trusted publishing: the index believes the workflow's identity, in one job alone."""
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    text = str(workflow)
    rights = {name: job.get("permissions", {}) for name, job in workflow["jobs"].items()}
    assert [name for name, given in rights.items() if "id-token" in given] == ["publish"] and "secrets" not in text
    assert workflow["permissions"] == {"contents": "read"}
    assert "attest-sbom" in text and "attest-build-provenance" in text
    ci = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))
    assert "workflow_call" in ci[True] and {"everything", "docs", "wheel", "bare", "sdist"} <= set(ci["jobs"])


def test_sites_of_versions_lie_side_by_side(tmp_path):
    site, pages = tmp_path / "site", tmp_path / "pages"
    site.mkdir(), pages.mkdir()
    for version in ("0.9.0", "0.10.0", "0.2.1", "0.2.1"):
        (site / "index.html").write_text(version)
        subprocess.run([sys.executable, "packaging/site_versions.py", pages, site, version], cwd=ROOT, check=True)
    assert (pages / "versions.js").read_text() == 'window.siteVersions = ["0.10.0", "0.9.0", "0.2.1"];\n'
    assert 'url=0.10.0/index.html' in (pages / "index.html").read_text()
    assert (pages / "0.2.1/index.html").read_text() == "0.2.1"


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
    result = []
    for number, (names, time) in enumerate([(["a", "b"], 1_700_000_000), (["b", "a"], 1_800_000_001)]):
        path = tmp_path / f"{number}.tar.gz"
        path.write_bytes(packed(names, time))
        subprocess.run([sys.executable, "packaging/same_bits.py", path], check=True, cwd=ROOT,
                       env={**os.environ, "SOURCE_DATE_EPOCH": "1750000000"})
        result.append(path.read_bytes())
    assert result[0] == result[1]
    with tarfile.open(fileobj=io.BytesIO(result[0])) as archive:
        assert [(m.name, archive.extractfile(m).read()) for m in archive] == [("a", b"a"), ("b", b"b")]


def test_the_bill_of_materials_lists_each_dependency():
    done = subprocess.run([sys.executable, "packaging/sbom.py"], cwd=ROOT, capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT)})
    result = json.loads(done.stdout)
    names = {part["name"] for part in result["components"]}
    assert {"numpy", "cffi", "scipy-openblas32", "libgcc"} <= names
    assert result["metadata"]["component"]["version"] == torch.version.alphatorch


@pytest.mark.skipif("sanitize" in torch.__file__, reason="a sanitizer has its own libraries")
def test_the_core_needs_no_newer_system_than_its_wheel_says():
    """manylinux_2_28, and no runtime library of the compiler; packaging/wheel.sh asks auditwheel for the same."""
    core = next(pathlib.Path(torch.__file__).parent.glob("_C*.so"))
    table = subprocess.run(["objdump", "-p", "-T", core], capture_output=True, text=True, check=True).stdout
    versions = {tuple(map(int, result.split("."))) for result in re.findall(r"GLIBC_([\d.]+)", table)}
    assert versions and max(versions) <= (2, 28)
    needed = {name.partition(".")[0] for name in re.findall(r"NEEDED +(\S+)", table)}
    assert needed <= {"libscipy_openblas", "libm", "libc", "libdl", "libpthread", "ld-linux-x86-64", "ld-linux-aarch64"}
