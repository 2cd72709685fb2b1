"""What the hand-written headers of csrc/ declare, so that a row's entry never takes a name of the core."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)


@cache
def taken() -> frozenset[str]:
    """Every th_ name in the headers of csrc/, comments aside."""
    found: set[str] = set()
    for path in sorted((ROOT / "csrc").glob("**/*.h")):
        found |= set(re.findall(r"\bth_\w+", COMMENT.sub("", path.read_text(encoding="utf-8"))))
    return frozenset(found)
