"""Layers of torch.nn whose classes differ in the number of spatial dims alone: a text per family."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

BANNER = "Generated from codegen/print/layers.py. Do not edit: change the family there and run make gen."
PLANES = {1: "L", 2: "H, W", 3: "D, H, W"}
ITEMS = {1: "signals", 2: "images", 3: "volumes"}
SIDES = {1: "(left, right)", 2: "(left, right, top, bottom)", 3: "(left, right, top, bottom, front, back)"}


class Times:
    """The same number for each dim: `{times[4]}` is `, 4, 4` for two."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def __getitem__(self, number: int) -> str:
        return f", {number}" * self.rank


@dataclass(frozen=True)
class Family:
    """Classes for several numbers of dims. In all texts, {k} is the number, and {plane} are the letters of its dims."""

    name: str
    base: str  # of torch/nn/modules/<module>.py; a name with {k} is of a family
    ranks: tuple[int, ...]
    doc: str
    body: str

    def filled(self, text: str, rank: int) -> str:
        """Return a text for a number of dims."""
        return text.format(k=rank, plane=PLANES[rank], items=ITEMS[rank], sides=SIDES[rank], times=Times(rank),
                           less=-1 - rank, batched=rank + 2, single=rank + 1)

    def classes(self, module: str) -> list[str]:
        """Return the text of each class."""
        return [self.text(rank, module) for rank in self.ranks]

    def text(self, rank: int, module: str) -> str:
        """Return the text of one class."""
        doc = f'"""{self.filled(self.doc, rank)}'
        closing = '\n"""' if "\n" in doc else '"""'
        lines = [doc + closing, "", f'__module__ = "torch.nn.modules.{module}"  # the name in pickles and files',
                 self.filled(self.body, rank)]
        name = self.filled(self.name, rank)
        return f"class {name}({self.filled(self.base, rank)}):\n" + textwrap.indent("\n".join(lines), "    ")

    @property
    def names(self) -> list[str]:
        """The names of the classes."""
        return [self.filled(self.name, rank) for rank in self.ranks]


def pool(kind: str, function: str, base: str, summary: str, example: str, arguments: str = "") -> Family:
    """Return a family of pools, whose class for images is written by hand."""
    doc = (f"{summary} Arguments are as for {kind}2d.\n\nShape:\n    input: (N, C, {{plane}}) or (C, {{plane}}).\n\n"
           f">>> nn.{kind}{{k}}d({arguments}2)(torch.ones(1, 3{{times[4]}})).size()\ntorch.Size([1, 3{example}])")
    return Family(f"{kind}{{k}}d", base, (1, 3), doc, f"function = staticmethod(functional.{function}{{k}}d)")


def pad(kind: str, base: str, doc: str) -> Family:
    """Return a family of layers that pad."""
    example = f">>> nn.{kind}{{k}}d(1)(torch.zeros(1, 1{{times[2]}})).size()\ntorch.Size([1, 1{{times[4]}}])"
    text = f"{doc}\n\n{example}" if doc else example
    return Family(f"{kind}{{k}}d", base, (1, 2, 3), text, "dims = {k}")


def convolution(kind: str, function: str, base: str, summary: str, example: str) -> Family:
    """Return a family of convolutions, whose class for images is written by hand."""
    doc = (f"{summary} Arguments are as for {kind}2d.\n\nShape:\n"
           "    input: (N, in_channels, {plane}) or (in_channels, {plane}).\n"
           "    output: (N, out_channels, ...) or (out_channels, ...).\n\n" + example)
    return Family(f"{kind}{{k}}d", base, (1, 3), doc,
                  f"rank = {{k}}\nfunction = staticmethod(functional.{function}{{k}}d)")


def norm(kind: str, base: str, doc: str, ranks: str) -> Family:
    """Return a family of normalizations, whose class for signals is written by hand."""
    example = f"\n\n>>> nn.{kind}{{k}}d(3)(torch.randn(2, 3{{times[4]}})).size()\ntorch.Size([2, 3{{times[4]}}])"
    return Family(f"{kind}{{k}}d", base, (2, 3), f"{doc}; the arguments are those of {kind}1d.{example}",
                  f"ranks = {ranks}")


def lazy(kind: str, size: str, arguments: str, body: str = "") -> Family:
    """Return a family of layers that take a size from their first input."""
    doc = (f"{kind}{{k}}d that takes `{size}` from its first input.\n\n>>> layer = nn.Lazy{kind}{{k}}d({arguments})\n"
           ">>> layer(torch.ones(2, 3{times[5]})).dim(), type(layer).__name__\n" f"({{batched}}, '{kind}{{k}}d')")
    return Family(f"Lazy{kind}{{k}}d", f"LazyLayer, {kind}{{k}}d", (1, 2, 3), doc,
                  f'cls_to_become, _size = {kind}{{k}}d, "{size}"' + body)


FAMILIES = {
    "pooling": [
        pool("MaxPool", "max_pool", "_MaxPool", "Maximum of each window.", "{times[2]}"),
        pool("LPPool", "lp_pool", "_LPPool", "p-norm of each window.", "{times[2]}", "2, "),
        pool("AdaptiveAvgPool", "adaptive_avg_pool", "_AdaptiveAvgPool",
             "Mean of each of `output_size` windows that cover the input.", "{times[2]}"),
        pool("AdaptiveMaxPool", "adaptive_max_pool", "_AdaptiveMaxPool",
             "Maximum of each of `output_size` windows that cover the input.", "{times[2]}"),
        Family("MaxUnpool{k}d", "_MaxUnpool", (1, 3),
               "Partial inverse of MaxPool{k}d. Arguments are as for MaxUnpool2d.\n\n"
               ">>> pool, unpool = nn.MaxPool{k}d(2, return_indices=True), nn.MaxUnpool{k}d(2)\n"
               ">>> unpool(*pool(torch.randn(1, 2{times[4]}))).size()\ntorch.Size([1, 2{times[4]}])",
               "function = staticmethod(functional.max_unpool{k}d)\ndims = {k}"),
    ],
    "padding": [
        pad("ConstantPad", "_ConstantPad",
            "Pad {items} (N, C, {plane}) or (C, {plane}) with a constant.\n\n"
            "Args:\n    padding: an int or {sides}; negative numbers crop.\n    value: the constant."),
        pad("ZeroPad", "_ZeroPad, ConstantPad{k}d", "Pad {items} (N, C, {plane}) or (C, {plane}) with zeros.\n\n"
            "Args:\n    padding: an int or {sides}."),
        pad("ReflectionPad", "_ReflectionPadNd",
            "Pad {items} (N, C, {plane}) or (C, {plane}) with a reflection of the input, without repeating the edge."
            "\n\n"
            "Args:\n    padding: an int or {sides}, each below the size of its dim.\n"
            "Raises:\n    ValueError: in the call, if the padding is too large."),
        pad("ReplicationPad", "_ReplicationPadNd",
            "Pad {items} (N, C, {plane}) or (C, {plane}) by repeating the edge.\n\n"
            "Args:\n    padding: an int or {sides}."),
        pad("CircularPad", "_CircularPadNd",
            "Pad {items} (N, C, {plane}) or (C, {plane}) periodically: each side continues with the opposite end.\n\n"
            "Args:\n    padding: an int or {sides}, each at most the size of its dim."),
    ],
    "convolution": [
        convolution("Conv", "conv", "_Forward", "Cross-correlation of {items} with learned kernels.",
                    ">>> nn.Conv{k}d(4, 8, 3)(torch.zeros(2, 4{times[6]})).size()\ntorch.Size([2, 8{times[4]}])"),
        convolution("ConvTranspose", "conv_transpose", "_Transposed", "Transpose of Conv{k}d.",
                    ">>> nn.ConvTranspose{k}d(4, 2, 4, stride=2, padding=1)(torch.zeros(1, 4{times[3]})).size()\n"
                    "torch.Size([1, 2{times[6]}])"),
    ],
    "normalization": [
        norm("BatchNorm", "_BatchNorm", "Batch normalization of {items} (N, C, {plane})", "({batched},)"),
        norm("InstanceNorm", "_InstanceNorm", "Instance normalization of {items} (N, C, {plane}) or (C, {plane})",
             "({batched}, {single})"),
    ],
    "dropout": [
        Family("Dropout{k}d", "_Dropout", (1, 2, 3),
               "Dropout of whole channels of (N, C, {plane}) (Tompson and others, 2015).\n\n"
               ">>> nn.Dropout{k}d(1)(torch.ones(1, 2{times[1]})).sum().item()\n0.0",
               "function = staticmethod(functional.dropout{k}d)"),
    ],
    "lazy": [
        lazy("Conv", "in_channels", "4, 2", "\n_dim, _weight_dim = {less}, 1"),
        lazy("ConvTranspose", "in_channels", "4, 2", "\n_dim = {less}"),
        lazy("BatchNorm", "num_features", ""),
        lazy("InstanceNorm", "num_features", "", "\n_dim = {less}\n"
             '_own = {{"affine": 2, "track_running_stats": 3}}  # as in PyTorch'),
    ],
}
# Modules of classes that a family names, besides its bases.
USED = {"lazy": {"convolution": ("Conv", "ConvTranspose"), "normalization": ("BatchNorm", "InstanceNorm")}}


def imports(module: str) -> list[str]:
    """Return the imports of a module's layers, with its own bases last."""
    used = {other: sorted(f"{kind}{rank}d" for kind in kinds for rank in (1, 2, 3))
            for other, kinds in USED.get(module, {}).items()}
    used[module] = sorted({base for family in FAMILIES[module] for base in family.base.split(", ") if "{" not in base})
    calls = any("functional." in family.body for family in FAMILIES[module])
    result = ["from torch.nn import functional"] if calls else []
    for other in sorted(used):
        names = ", ".join(used[other])
        line = f"from torch.nn.modules.{other} import {names}"
        result.append(line if len(line) <= 100 else f"from torch.nn.modules.{other} import (\n" + "".join(
            f"    {name},\n" for name in used[other]) + ")")
    return result


def names(module: str) -> list[str]:
    """Return the names of a module's classes."""
    return [name for family in FAMILIES[module] for name in family.names]


def texts(module: str) -> list[str]:
    """Return the texts of a module's classes."""
    return [text for family in FAMILIES[module] for text in family.classes(module)]
