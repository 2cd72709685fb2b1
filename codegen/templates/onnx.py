# ${ banner }
"""Rows as operators of ONNX: a function for each row, of its values by parameter. See torch/onnx/emitter.py."""

#% for row in catalogue.rows if onnx.has_onnx(row) %#

${ onnx.definition(row) }
#% for line in onnx.statements(row) %#
${ ("    " ~ line) | wrapped }
#% endfor %#

#% endfor %#

FUNCTIONS = {
#% for row in catalogue.rows if onnx.has_onnx(row) %#
    "${ row.key }": ${ row.op },
#% endfor %#
}
