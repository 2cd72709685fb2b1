"""torch.onnx: models as files of ONNX, which other programs run.

`export` records the rows that a model calls and writes each as operators of ONNX: its element formula, or the row's
`onnx:` expression. docs/operators names the rows that have neither.
"""

from __future__ import annotations

from torch.onnx.exporter import ONNXProgram, export

__all__ = ["ONNXProgram", "export"]
