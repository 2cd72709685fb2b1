# ${ banner }
"""Layers of torch/nn/modules/${ module }.py for further numbers of spatial dims."""

#% for line in layers.imports(module) %#
${ line }
#% endfor %#

__all__ = [
#% for name in layers.names(module) %#
    "${ name }",
#% endfor %#
]
#% for text in layers.texts(module) %#


${ text }
#% endfor %#
