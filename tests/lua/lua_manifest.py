"""The files written by Lua torch, and the comparison of loaded objects with their manifest."""

import json
import math
import pathlib

from torch import _core
from torch._tensor.storage import key_of
from torch.utils.serialization import Key, T7Object

FOLDER = pathlib.Path(__file__).parent / "t7"
ENTRIES = {entry["file"]: entry for entry in json.loads((FOLDER / "manifest.json").read_text())["files"]}


class Comparison:
    """Compares one object graph; `known` maps the manifest's ids to our objects, so sharing is compared as well."""

    def __init__(self):
        self.known = {}

    def compare(self, stated, value):
        if "ref" in stated:
            known = self.known[stated["ref"]]
            assert key_of(known) == key_of(value) if _core.is_storage(value) else known is value
            return
        kind = stated["type"]
        if "id" in stated:
            assert not any(known is value for known in self.known.values() if isinstance(value, (list, dict)))
            self.known[stated["id"]] = value
        if kind in ("nil", "function"):
            assert value is None
        elif kind in ("number", "boolean"):
            assert isinstance(value, (int, float)) and isinstance(value, bool) == (kind == "boolean")
            assert same(float(stated["value"]), float(value))
        elif kind == "string":
            assert value.encode("utf-8", "surrogateescape") == stated["latin1"].encode("latin1")
        elif kind.endswith("Storage"):
            assert value.type() == kind and value.size() == stated["size"]
            assert all(map(same, map(float, stated["values"]), map(float, value.tolist())))
        elif kind.endswith("Tensor"):
            self.tensor(stated, value)
        else:
            self.table(stated, value)

    def tensor(self, stated, value):
        assert value.type() == stated["type"]
        assert list(value.size()) == (stated["size"] or [0])
        if value.numel():
            assert list(value.stride()) == stated["stride"] and value.storage_offset() == stated["storageOffset"] - 1
            values = value.contiguous().view(-1).tolist()
            assert len(values) == len(stated["values"])
            assert all(map(same, map(float, stated["values"]), map(float, values)))
        if stated["storage"] is not None:
            self.compare(stated["storage"], value.storage())

    def table(self, stated, value):
        if isinstance(value, T7Object):
            assert value.typename == stated["type"]
            value = value.fields
        else:
            assert stated["type"] == "table"
        if isinstance(value, list):
            value = dict(enumerate(value, 1))
        assert len(value) == len(stated["entries"])
        for key, item in stated["entries"]:
            self.compare(item, value[self.find(key, value)])

    def find(self, stated, table):
        if "ref" in stated or stated["type"] == "table":
            key, = [key for key in table if isinstance(key, Key) and not isinstance(key.value, bool)]
            self.compare(stated, key.value)
            return key
        if stated["type"] == "boolean":
            return Key(stated["value"]) if Key(stated["value"]) in table else stated["value"]
        if stated["type"] == "number":
            return stated["value"]
        return stated["latin1"].encode("latin1").decode("utf-8", "surrogateescape")


def same(a, b):
    return a == b and math.copysign(1, a) == math.copysign(1, b) or a != a and b != b
