"""Gradients of normalization layers, composed of recorded operations."""



def normalised(input, dims, eps):
    """Return input with mean 0 and variance 1 over dims, and 1 / deviation. Squares are of shares of the largest."""
    centred = input - input.mean(dims, True)
    largest = centred.detach().abs().amax(dims, True).clamp(min=max(eps, 0) ** 0.5)
    shares = centred / largest
    inverse = ((shares * shares).mean(dims, True) + eps / largest / largest).rsqrt()
    return shares * inverse, inverse / largest


def batch_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of batch_norm."""
    input, weight = node.value("input"), node.value("weight")
    training, channel = node.value("training") and input.numel() > 0, min(1, input.dim() - 1)
    size = (1,) * channel + (input.size(channel),) + (1,) * (input.dim() - 2)
    count = input.numel() // max(1, input.size(channel))
    if training:
        values, inverse = normalised(input, [dim for dim in range(input.dim()) if dim != channel], node.value("eps"))
    else:
        inverse = node.value(2).detach().reshape(size)
        values = (input - node.value(1).detach().reshape(size)) * inverse
    scale = inverse if weight is None else weight.reshape(size) * inverse
    grad_weight, grad_bias = (grad * values).sum_to_size(size), grad.sum_to_size(size)
    inner = grad - (grad_bias + values * grad_weight) / count if training else grad
    return scale * inner, grad_weight.reshape(-1), grad_bias.reshape(-1), None, None


def group_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of group_norm."""
    input, weight, groups = node.value("input"), node.value("weight"), node.value("num_groups")
    batch, channels = input.size(0), input.size(1)
    rows, spread = (batch, groups, -1), (1, channels) + (1,) * (input.dim() - 2)
    if not input.numel():
        zeros = input.sum() * 0
        return input * 0, zeros.expand((channels,)), zeros.expand((channels,))
    values, inverse = normalised(input.reshape(rows), [2], node.value("eps"))
    inner = (grad if weight is None else grad * weight.reshape(spread)).reshape(rows)
    inner = inner - inner.mean(2, True) - values * (inner * values).mean(2, True)
    grad_input = (inner * inverse).reshape(tuple(input.size()))
    by_channel = (batch, channels, -1)
    grad = grad.reshape(by_channel)
    grad_weight = (grad * values.reshape(by_channel)).sum(2).sum(0)
    return grad_input, grad_weight, grad.sum(2).sum(0)


def layer_norm_gradient(node, grad, *_):
    """Return the gradients of the input, weight and bias of layer_norm."""
    input, weight, shape = node.value("input"), node.value("weight"), tuple(node.value("normalized_shape"))
    if not input.numel():
        zeros = (input.sum() * 0).expand(shape)
        return input * 0, zeros, zeros
    dims = list(range(-len(shape), 0))
    values, inverse = normalised(input, dims, node.value("eps"))
    inner = grad if weight is None else grad * weight
    inner = inner - inner.mean(dims, True) - values * (inner * values).mean(dims, True)
    return (inner * inverse, *((each.reshape((-1, *shape)).sum(0)) for each in (grad * values, grad)))
