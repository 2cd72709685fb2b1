# ${ banner }
"""PyTorch's names of the overloads of operators: by row, each name with what parameters must be for it.

A parameter is a "Tensor", an "int", or any value but None. torch/_base/overloads.py chooses the first that holds.
"""

OVERLOADS = {
#% for row in catalogue.rows if row.overload %#
    "${ row.key }": ${ python.overload(row) },
#% endfor %#
}
