"""The gradient of the cofactors of a matrix by operations that can be recorded."""




def cofactors_gradient(node, grad):
    """The gradient of cofactors by operations that can be recorded, of a matrix that is not singular."""
    input = node.value("input")
    slope = input.inverse().t()
    return (input.det() * ((grad * slope).sum() * slope - slope.mm(grad.t()).mm(slope)),)
