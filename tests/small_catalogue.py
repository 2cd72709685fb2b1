"""The catalogue of small_ops.yaml, on which the generator is tested without a build of torch."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

pytest.importorskip("jinja2")
pytest.importorskip("yaml")

SMALL = (ROOT / "tests" / "small_ops.yaml").read_text(encoding="utf-8").split("\n", 1)[1]
TANH = SMALL[: SMALL.index("- op: mul")]
