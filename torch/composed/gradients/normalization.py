"""Gradients of normalization layers, composed of recorded operations."""



def batch_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of batch_norm."""
    input, weight, training = node.value("input"), node.value("weight"), node.value("training")
    size, count = (1, -1) + (1,) * (input.dim() - 2), input.numel() // max(1, input.size(1))

    def summed(value):
        for dim in range(value.dim()):
            value = value if dim == 1 else value.sum(dim, keepdim=True)
        return value

    if training:
        centred = input - summed(input) / count
        inverse = (summed(centred * centred) / count + node.value("eps")).rsqrt()
    else:
        centred, inverse = input - node.value(1).detach().reshape(size), node.value(2).detach().reshape(size)
    normalised = centred * inverse
    scale = inverse if weight is None else weight.reshape(size) * inverse
    grad_weight, grad_bias = summed(grad * normalised), summed(grad)
    inner = grad - (grad_bias + normalised * grad_weight) / count if training else grad
    return scale * inner, grad_weight.reshape(-1), grad_bias.reshape(-1), None, None


def group_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of group_norm."""
    input, weight, groups = node.value("input"), node.value("weight"), node.value("num_groups")
    batch, channels = input.size(0), input.size(1)
    rows, spread = (batch, groups, -1), (1, channels) + (1,) * (input.dim() - 2)
    if not input.numel():
        zeros = input.sum() * 0
        return input * 0, zeros.expand((channels,)), zeros.expand((channels,))
    values = input.reshape(rows)
    centred = values - values.mean(2, True)
    inverse = ((centred * centred).mean(2, True) + node.value("eps")).rsqrt()
    normalised = centred * inverse
    inner = (grad if weight is None else grad * weight.reshape(spread)).reshape(rows)
    inner = inner - inner.mean(2, True) - normalised * (inner * normalised).mean(2, True)
    grad_input = (inner * inverse).reshape(tuple(input.size()))
    by_channel = (batch, channels, -1)
    grad = grad.reshape(by_channel)
    grad_weight = (grad * normalised.reshape(by_channel)).sum(2).sum(0)
    return grad_input, grad_weight, grad.sum(2).sum(0)


def layer_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of layer_norm."""
    input, weight, shape = node.value("input"), node.value("weight"), tuple(node.value("normalized_shape"))
    if not input.numel():
        zeros = (input.sum() * 0).expand(shape)
        return input * 0, zeros, zeros
    dims = list(range(-len(shape), 0))
    centred = input - input.mean(dims, True)
    inverse = ((centred * centred).mean(dims, True) + node.value("eps")).rsqrt()
    normalised = centred * inverse
    inner = grad if weight is None else grad * weight
    inner = inner - inner.mean(dims, True) - normalised * (inner * normalised).mean(dims, True)
    return (inner * inverse, *((each.reshape((-1, *shape)).sum(0)) for each in (grad * normalised, grad)))
