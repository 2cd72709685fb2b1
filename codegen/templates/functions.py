# ${ banner }
"""Gradients in Python, which create_graph=True records: one line per formula, as in ops.yaml."""

#% if python.uses(catalogue, "math") %#
import math

#% endif %#
#% if python.uses(catalogue, "torch") %#
import torch
#% endif %#
#% if python.uses(catalogue, "composed") %#
from ${ catalogue.package or "torch" } import composed
#% endif %#
#% if python.uses(catalogue, "internal") %#
from torch._core import internal
#% endif %#
from torch.autograd.row_function import ${ python.bases(catalogue) }
#% if python.uses(catalogue, "own") %#

from . import _C as own
#% endif %#

#% for row in catalogue.rows if row.has_class %#

class ${ row.function_class }(${ python.base(row) }):
${ python.class_docstring(row) }

#% if row.holomorphic %#
    holomorphic = True

#% endif %#
#% if row.elements %#
    reduction = "${ row.reduction.name }"
#% elif row.recorded %#
    recorded = staticmethod(composed.${ row.recorded })
#% else %#
#% for gradient in python.gradients(row, catalogue) %#
    def ${ gradient.method }(self):
#% for name, source in gradient.reads %#
        ${ name } = ${ source }
#% endfor %#
#% for name, text in gradient.lets %#
        ${ name } = ${ text }
#% endfor %#
        return ${ gradient.result }

#% endfor %#
${ python.gradient_table(row, catalogue) }
#% endif %#

#% endfor %#

FUNCTIONS = {
#% for row in catalogue.rows if row.has_class %#
    "${ row.key }": ${ row.function_class },
#% endfor %#
}
