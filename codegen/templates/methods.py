# ${ banner }
"""Road two: every row as a Python function with its whole signature. torch/_bind.py binds arguments and calls these."""

from math import inf

from torch import composed
from torch._core import call


#% for row in catalogue.rows %#
${ python.definition(row) }
${ python.docstring(row) }
${ python.call_line(row) }


#% endfor %#
# By op.
ROWS = {
#% for row in catalogue.rows %#
    "${ row.op }": ${ row.op },
#% endfor %#
}
