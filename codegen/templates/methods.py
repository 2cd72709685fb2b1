# ${ banner }
"""Road two: every row as a Python function with its whole signature. torch/_bind.py binds arguments and calls these."""

from math import inf

from torch import composed
from torch._core import call

# Numbers of rows in the C table.
(
#% for row in rows %#
    ${ row.constant },
#% endfor %#
    *_,
) = range(2**12)


#% for row in rows %#
${ python.definition(row) }
${ python.docstring(row) }
${ python.call_line(row) }


#% endfor %#
ROWS = (
#% for row in rows %#
    ${ row.op },
#% endfor %#
)

# How many results a row has.
RESULTS = {
#% for row in rows %#
    "${ row.op }": ${ row.results | length },
#% endfor %#
}
