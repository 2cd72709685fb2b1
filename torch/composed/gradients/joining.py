"""The gradient of cat."""




def cat_gradient(node, grad):
    """Return the part of the gradient that belongs to each joined tensor."""
    dim, start, parts = node.value("dim"), 0, []
    for slot, wanted in enumerate(node.needs_input_grad):
        size = node.size(slot)
        if not size:  # cat treats a number as a vector with one element
            parts.append(grad.select(dim, start) if wanted else None)
            start += 1
            continue
        if tuple(size) == (0,):  # cat ignores empty vectors.
            parts.append(grad.narrow(dim, 0, 0).reshape((0,)) if wanted else None)
            continue
        parts.append(grad.narrow(dim, start, size[dim]) if wanted else None)
        start += size[dim]
    return tuple(parts)
