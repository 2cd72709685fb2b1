# ${ banner }
"""The functions and methods of rows whose body is Python. Each checks its arguments, then calls a function of
${ "torch/composed/" if not catalogue.package else "composed.py" }.
"""

from math import inf

from torch._core import attach, named, plain, within
from torch._call.lazy import lazy_module, required

bind, composed = lazy_module("torch._call.bind"), lazy_module("${ catalogue.package + ".generated" if catalogue.package else "torch" }.composed")


#% for row in catalogue.rows if row.body.kind == "python" %#
${ python.definition(row) }
${ python.docstring(row, examples[row.op].text) }
${ python.statements(row) }


#% endfor %#
attach(
    "${ catalogue.package + ".generated._C" if catalogue.package else "torch._core" }",
    functions={
#% for name in catalogue.functions if name in catalogue.composed %#
        "${ name }": ${ catalogue.composed[name].op },
#% endfor %#
    },
    methods={
#% for name in catalogue.methods if name in catalogue.composed %#
        "${ name }": ${ catalogue.composed[name].op },
#% endfor %#
    },
)
