"""The gradient of the cofactors of a matrix, composed of recorded operations."""




def cofactors_gradient(node, grad):
    """Return the gradient of the cofactors of an invertible matrix."""
    input = node.value("input")
    slope = input.inverse().t()
    return (input.det() * ((grad * slope).sum() * slope - slope.mm(grad.t()).mm(slope)),)
