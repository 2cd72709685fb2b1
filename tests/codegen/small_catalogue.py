"""The catalogue of small_ops.yaml, on which the generator is tested; house/ has its C files."""

from pathlib import Path

from codegen.model.problems import CatalogueError
from codegen.read.catalogue import loads

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
HOUSE = HERE / "house"
SMALL = (HERE / "small_ops.yaml").read_text(encoding="utf-8").split("\n", 1)[1]
TANH = SMALL[: SMALL.index("- op: mul")]


def small(text=SMALL):
    """Return a catalogue from text."""
    return loads(text, root=HOUSE)


def problems(text):
    """Return the messages for a catalogue that is refused; none when it is not."""
    try:
        small(text)
    except CatalogueError as error:
        return error.messages
    return []
