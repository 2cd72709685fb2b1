"""Oracles in NumPy for classes of torch.legacy.nn that need more than a line; lua_formulas.py has the others."""

import numpy as np

import torch
from torch.legacy.convert import convert

ORACLES = {}


def a(tensor):
    """Return a tensor of a module as an array, or None."""
    return None if tensor is None else tensor.numpy()


def batch(function, x, dims):
    """function(x) of a batch of samples of `dims` dims; a single sample becomes one and back."""
    return function(x) if x.ndim == dims + 1 else function(x[None])[0]


def dim_of(dim, x, sample=None):
    """Return a dim from the front; behind a batch dim where a sample has `sample` dims."""
    return dim + x.ndim if dim < 0 else dim + (sample is not None and x.ndim == sample + 1)


def class_dim(x):
    return 0 if x.ndim in (1, 3) else 1


def softmax(x, dim=None):
    e = np.exp(x - x.max())
    return e / e.sum(class_dim(x) if dim is None else dim, keepdims=True)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def hw(m, letters, axes="HW"):
    return tuple(getattr(m, letters + axis) for axis in axes)


# --- parameters -----------------------------------------------------------------------------------------------------


def partial(m, x):
    y = linear(m, x)
    return y if m.partition is None else y[..., a(m.partition)]


def linear(m, x):
    return x @ a(m.weight).T + (0 if m.bias is None else a(m.bias))


def fitted(name, function):
    def oracle(m, x):
        p = a(getattr(m, name))
        return function(x, p.reshape(x.shape[1:]) if p.ndim == 1 < p.size and x.ndim > 2 else p)

    return oracle


def add(m, x):
    bias = a(m.bias)
    return x + bias if m.scalar or x.ndim == 1 else (x.reshape(len(x), -1) + bias).reshape(x.shape)


def bilinear(m, xs):
    return np.einsum("ni,kij,nj->nk", xs[0], a(m.weight), xs[1]) + (0 if m.bias is None else a(m.bias))


def cosine(m, x):
    w = a(m.weight)
    return x @ w.T / np.linalg.norm(x, axis=-1, keepdims=True) / np.linalg.norm(w, axis=1)


def euclidean(m, x):
    scale = a(m.diagCov) if hasattr(m, "diagCov") else 1
    return np.sqrt(((x[..., None] - a(m.weight)) ** 2 * np.asarray(scale) ** 2).sum(-2))


def normed(v, g):
    return v * (g / np.sqrt((v * v).sum(1))).reshape(-1, 1)


def weight_norm(m, x):
    inner = m.modules[0]
    rows = normed(a(m.v), a(m.g))
    moved = np.swapaxes(a(inner.weight), 0, m.outputDim)
    np.testing.assert_allclose(np.swapaxes(rows.reshape(moved.shape), 0, m.outputDim), a(inner.weight), atol=1e-12)
    return of(inner, x)


def sparse(m, x):
    parts = x if isinstance(x, list) else [x]
    dense = np.zeros((len(parts), m.weight.size(1)))
    for row, part in zip(dense, parts, strict=True):
        np.add.at(row, part[:, 0].astype(int), part[:, 1])
    y = linear(m, dense)
    return y if isinstance(x, list) else y[0]


def indexed_linear(m, x):
    keys, values = ([part] if not isinstance(part, list) else part for part in x)
    dense = np.zeros((len(keys), m.weight.size(0)))
    for row, key, value in zip(dense, keys, values, strict=True):
        np.add.at(row, key - m.offset, value)
    y = dense @ a(m.weight) + a(m.bias)
    return y if isinstance(x[0], list) else y[0]


def nearest_centre(m, x):
    return ((x[:, None] - a(m.weight)) ** 2).sum(2).argmin(1)


# --- dims -----------------------------------------------------------------------------------------------------------


def reduced(function, dims="nInputDims"):
    def oracle(m, x):
        y = function(m, x, dim_of(m.dimension, x, getattr(m, dims)))
        return y if x.ndim > 1 else y.reshape(1)

    return oracle


def narrowed(m, x):
    dim, n = dim_of(m.dimension, x), x.shape[m.dimension]
    one = m.index + 1 if m.index >= 0 else m.index  # as Lua counts
    length = m.length if m.length >= 0 else n - one + m.length + 2
    begin, length = (one - 1, length) if one > 0 else (0, n - length)
    return np.take(x, range(begin, begin + length), dim)


def padding(m, x):
    dim = dim_of(m.dim, x, m.nInputDim)
    at = x.shape[dim] - m.index if m.pad > 0 else m.index
    return np.insert(x, [at] * abs(m.pad), m.value, dim)


def replicated(m, x):
    dim = m.dim + (m.ndim is not None and x.ndim == m.ndim + 1)
    return np.repeat(np.expand_dims(x, dim), m.nfeatures, dim)


def viewed(m, x):
    if m.numInputDims is not None:
        return x.reshape(*x.shape[:x.ndim - m.numInputDims], *m.size)
    return x.reshape(m.size) if -1 in m.size or np.prod(m.size) == x.size else x.reshape(len(x), *m.size)


def reshaped(m, x):
    whole = m.batchMode is not True and x.size == np.prod(m.size) and len(x) > 1
    return x.reshape(m.size if whole else (len(x), *m.size))


def transposed_dims(m, x):
    for one, other in m.permutations:
        x = np.swapaxes(x, one, other)
    return x


def normalized(m, x):
    if m.p == np.inf:
        return x / abs(x).max(-1, keepdims=True)
    return x / ((abs(x) ** m.p).sum(-1, keepdims=True) + m.eps) ** (1 / m.p)


def converted(m, x):
    old, new = m.inputShape, m.outputShape
    if old is None or old == new:
        return x
    if set(old) == set(new):
        return np.einsum(f"{old}->{new}", x)
    x = np.swapaxes(x, 0, old.index("b"))
    return x[:, 0] if new == "b" else x.reshape(len(x), -1)


def constant(m, x):
    value = a(m.value)
    return np.stack([value] * len(x)) if m.nInputDim is not None and x.ndim > m.nInputDim else value


def layer_norm(m, x):
    from_mean = x - x.mean(-1, keepdims=True)
    y = from_mean / np.sqrt((from_mean**2).mean(-1, keepdims=True) + m.modules[2].eps / x.shape[-1])
    return y if len(m.modules) < 5 else y * a(m.modules[4].weight) + a(m.modules[5].bias)


# --- tables ---------------------------------------------------------------------------------------------------------


def flat(x):
    return [part for each in x for part in flat(each)] if isinstance(x, list) else [x]


def matrices(m, xs):
    one, other = (np.swapaxes(x, -1, -2) if turned else x for x, turned in zip(xs, (m.transA, m.transB), strict=True))
    return one @ other


def matrix_vector(m, xs):
    return np.einsum("...ij,...j->...i", np.swapaxes(xs[0], -1, -2) if m.trans else xs[0], xs[1])


def mixture(m, xs):
    gate, experts = xs
    dim = m.dim if gate.ndim == 2 else m.dim - 1
    experts = np.stack(experts, dim) if isinstance(experts, list) else experts
    shape = [1] * experts.ndim
    shape[dim] = gate.shape[-1]
    if gate.ndim == 2:
        shape[0] = len(gate)
    return (experts * gate.reshape(shape)).sum(dim)


def rows(function):
    return lambda m, xs: function(m, *(np.atleast_2d(x) for x in xs))


def depth_concat(m, x):
    parts = [of(module, x) for module in m.modules]
    size = [max(sizes) for sizes in zip(*(part.shape for part in parts), strict=True)]
    grown = []
    for part in parts:
        widths = [(0, 0) if d == m.dimension else ((most - own) // 2, most - own - (most - own) // 2)
                  for d, (most, own) in enumerate(zip(size, part.shape, strict=True))]
        grown.append(np.pad(part, widths))
    return np.concatenate(grown, m.dimension)


def chained(m, x):
    for module in m.modules:
        x = of(module, x)
    return x


def of(module, x):
    """Return the output of a module for an input."""
    name = type(module).__name__
    return ORACLES[name](module, x) if name in ORACLES else twin(module, x)


def tensors(x):
    return [tensors(part) for part in x] if isinstance(x, list) else torch.from_numpy(np.array(x))


def twin(module, x):
    """Return the output of the layer of torch.nn that a module converts to: rows compute it, which have oracles."""
    layer = convert(module)
    assert not any(isinstance(part, torch.nn.Legacy) for part in layer.modules())
    return layer(tensors(x)).detach().numpy()


def twin_cost(criterion, x, y):
    """Return the loss of torch.nn that a criterion converts to, which takes a sample alone as a batch of one."""
    loss = convert(criterion)
    assert not isinstance(loss, torch.nn.Legacy)
    parts = x if isinstance(x, list) else [x]
    alone = parts[0].ndim == 1 and (len(parts) == 1 or np.ndim(y) == 0)
    parts, y = ([part[None] for part in parts], np.asarray(y)[None]) if alone else (parts, y)
    return float(loss(*tensors(parts), tensors(y)))
