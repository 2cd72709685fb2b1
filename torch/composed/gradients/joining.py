"""The gradient of cat."""




def cat_gradient(node, grad):
    """For each tensor that cat joined its part of the gradient; generated/functions.py calls it."""
    dim, start, parts = node.value("dim"), 0, []
    for slot, wanted in enumerate(node.needs_input_grad):
        size = node.size(slot)
        if not size:  # cat takes it for a vector of one element
            parts.append(grad.select(dim, start) if wanted else None)
            start += 1
            continue
        if tuple(size) == (0,):  # cat leaves empty vectors out.
            parts.append(grad.narrow(dim, 0, 0).reshape((0,)) if wanted else None)
            continue
        parts.append(grad.narrow(dim, start, size[dim]) if wanted else None)
        start += size[dim]
    return tuple(parts)
