# ${ banner }
"""Gradients as Python over Variables, a formula a line as in ops.yaml: what create_graph=True runs."""

#% if python.uses(catalogue, "math") %#
import math

#% endif %#
#% if python.uses(catalogue, "torch") %#
import torch
#% endif %#
from torch.autograd.function import ReduceFunction, RowFunction

#% for row in rows if python.has_class(row) %#

class ${ row.function_class }(${ "ReduceFunction" if row.body.kind == "reduce" else "RowFunction" }):
${ python.class_docstring(row) }
#% for gradient in row.formula_gradients %#

    @staticmethod
${ python.gradient_method(row, gradient) }
${ python.gradient_body(row, gradient) }
#% endfor %#

#% endfor %#

FUNCTIONS = (
#% for row in rows %#
    ${ row.function_class if python.has_class(row) else "None" },
#% endfor %#
)

# Names of results, by which formulas read them.
RESULTS = (
#% for row in rows %#
    ${ python.result_names(row) },
#% endfor %#
)
