"""What classes of torch.legacy.nn compute, in NumPy, where it takes more than a line; lua_formulas.py has the table."""

import numpy as np
import oracles

ORACLES = {}


def a(tensor):
    """A tensor of a module as an array, or None."""
    return None if tensor is None else tensor.numpy()


def batch(function, x, dims):
    """function(x) of a batch of samples of `dims` dims; a single sample becomes one and back."""
    return function(x) if x.ndim == dims + 1 else function(x[None])[0]


def dim_of(dim, x, sample=None):
    """A dim from the front; behind a batch dim where a sample has `sample` dims."""
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


# --- convolutions and windows ---------------------------------------------------------------------------------------


def convolution(axes, groups=1):
    def oracle(m, x):
        weight, one = a(m.weight), (1,) * len(axes)
        gaps = hw(m, "dilation", axes) if hasattr(m, "dilationW") else one
        return batch(lambda x: oracles.convolve(x, weight, a(m.bias), hw(m, "d", axes), hw(m, "pad", axes), gaps,
                                                groups), x, len(axes) + 1)

    return oracle


def transposed(axes):
    def oracle(m, x):
        return batch(lambda x: oracles.convolve_transposed(
            x, a(m.weight), a(m.bias), hw(m, "d", axes), hw(m, "pad", axes), hw(m, "adj", axes), 1,
            (1,) * len(axes)), x, len(axes) + 1)

    return oracle


def depthwise(m, x):
    kernels = np.concatenate([a(m.weight)[:, [plane]] for plane in range(m.nInputPlane)])
    bias = None if m.bias is None else a(m.bias).T.reshape(-1)
    return batch(lambda x: oracles.conv2d(x, kernels, bias, hw(m, "d"), hw(m, "pad"), (1, 1), m.nInputPlane), x, 3)


def mapped(full):
    def oracle(m, x):
        table = a(m.connTable)
        first, second = (m.nInputPlane, m.nOutputPlane) if full else (m.nOutputPlane, m.nInputPlane)
        dense = np.zeros((first, second, m.kH, m.kW))
        for (i, o), kernel in zip(table, a(m.weight), strict=True):
            dense[(i, o) if full else (o, i)] += kernel
        options = (dense, a(m.bias), hw(m, "d"), (0, 0))
        return batch(lambda x: oracles.conv_transpose2d(x, *options, (0, 0), 1, (1, 1)) if full else
                     oracles.conv2d(x, *options, (1, 1), 1), x, 3)

    return oracle


def local(m, x):
    def whole(x):
        x = np.pad(x, [(0, 0), (0, 0), (m.padH, m.padH), (m.padW, m.padW)])
        result = np.zeros((len(x), m.nOutputPlane, m.oH, m.oW))
        for y, z in np.ndindex(m.oH, m.oW):
            part = x[:, :, y * m.dH:y * m.dH + m.kH, z * m.dW:z * m.dW + m.kW]
            result[:, :, y, z] = np.einsum("ncij,ocij->no", part, a(m.weight)[y, z])
        return result + a(m.bias)

    return batch(whole, x, 3)


def temporal(m, x):
    def whole(x):
        frames = range(0, x.shape[1] - m.kW + 1, m.dW)
        return np.stack([x[:, t:t + m.kW].reshape(len(x), -1) @ a(m.weight).T + a(m.bias) for t in frames], 1)

    return batch(whole, x, 2)


def temporal_rows(m, x):
    def whole(x):
        columns = x if m.featFirst else x.transpose(0, 2, 1)
        y = oracles.conv1d(columns, a(m.weight), a(m.bias), m.dW, 0, 1, m.inputFrameSize)
        return y if m.featFirst else y.transpose(0, 2, 1)

    return batch(whole, x, 2)


def temporal_windows(reduce):
    def oracle(m, x):
        return batch(lambda x: np.stack([reduce(m, x[:, t:t + m.kW]) for t in
                                         range(0, x.shape[1] - m.kW + 1, m.dW)], 1), x, 2)

    return oracle


def max_pool(axes):
    def oracle(m, x):
        return batch(lambda x: oracles.max_pool(x, hw(m, "k", axes), hw(m, "d", axes), hw(m, "pad", axes),
                                                hw(m, "dilation", axes), m.ceil_mode)[0], x, len(axes) + 1)

    return oracle


def average(m, x):
    scale = 1 if m.divide else m.kW * m.kH
    return scale * batch(lambda x: oracles.avg_pool(x, hw(m, "k"), hw(m, "d"), hw(m, "pad"), m.ceil_mode,
                                                    m.count_include_pad, 0), x, 3)


def volumetric_average(m, x):
    return batch(lambda x: oracles.avg_pool(x, hw(m, "k", "THW"), hw(m, "d", "THW"), (0, 0, 0), False, True, 0), x, 4)


def fractional(axes, order):
    """order: where the sample of each axis stands among the drawn ones, which come as width, height."""
    def oracle(m, x):
        size = [getattr(m, "out" + axis) or int(length * getattr(m, "ratio" + axis))
                for axis, length in zip(axes, x.shape[-len(axes):], strict=True)]
        samples = a(m.randomSamples)[:, :, order]
        return batch(lambda x: oracles.fractional_max_pool(x, samples, hw(m, "poolSize", axes), size)[0], x,
                     len(axes) + 1)

    return oracle


def unpool(m, x):
    size = ([m.pooling.itime] if x.ndim == 5 else []) + [m.pooling.iheight, m.pooling.iwidth]
    return oracles.max_unpool(x, a(m.pooling.indices), size)


def subsample(m, x):
    def whole(x):
        sums = oracles.avg_pool(x, hw(m, "k"), hw(m, "d"), (0, 0), False, True, 0) * m.kW * m.kH
        return sums * a(m.weight)[:, None, None] + a(m.bias)[:, None, None]

    return batch(whole, x, 3)


def lp_pool(m, x):
    inner = m.modules[1]
    power = 2 if not hasattr(m.modules[0], "pow") else m.modules[0].pow
    return batch(lambda x: (oracles.avg_pool(x ** power, hw(inner, "k"), hw(inner, "d"), (0, 0), False, True, 0)
                            * inner.kW * inner.kH) ** (1 / power), x, 3)


def feature_lp(m, x):
    dim = int(m.batch_mode)
    begins = range(0, x.shape[dim] - m.width + 1, m.stride)
    return np.stack([(np.take(x, range(b, b + m.width), dim) ** m.power).sum(dim) ** (1 / m.power) for b in begins],
                    dim)


def k_largest(m, x):
    k = max(m.minK, int(np.ceil(m.factor * x.shape[-2])))
    return batch(lambda x: np.take_along_axis(x, np.sort(np.argsort(-x, 1)[:, :k], 1), 1), x, 2)


def resample(linear):
    def oracle(m, x):
        rank = 3 if x.ndim < 5 and not hasattr(m, "mode") else x.ndim - 1
        mode = {"nearest": 0, "linear": 2}[m.mode] if hasattr(m, "mode") else 2

        def whole(x):
            size = [length * m.scale_factor for length in x.shape[2:]] if m.scale_factor else \
                [m.oheight, m.owidth] if x.ndim == 4 else [m.odepth, m.oheight, m.owidth]
            if mode == 0:
                for dim, (length, new) in enumerate(zip(x.shape[2:], size, strict=True), 2):
                    x = np.take(x, np.arange(new) * length // new, dim)
                return x
            for dim, (length, new) in enumerate(zip(x.shape[2:], size, strict=True), 2):
                at = np.linspace(0, length - 1, new)
                x = np.apply_along_axis(lambda line, at=at, n=length: np.interp(at, np.arange(n), line), dim, x)
            return x

        return batch(whole, x, rank)

    return oracle


# --- neighbourhoods -------------------------------------------------------------------------------------------------


def blurred(x, kernel):
    """The weighted sum over all planes around each pixel, zeros outside: (batch, 1, height, width)."""
    kernel = np.outer(kernel, kernel) if kernel.ndim == 1 else kernel
    assert abs(kernel.sum() * x.shape[1] - 1) < 1e-6
    h, w = (size // 2 for size in kernel.shape)
    result = np.zeros((len(x), 1, *x.shape[2:]))
    for (y, z), (i, k) in ((at, tap) for at in np.ndindex(x.shape[2:]) for tap in np.ndindex(kernel.shape)):
        row, column = y + i - h, z + k - w
        if 0 <= row < x.shape[2] and 0 <= column < x.shape[3]:
            result[:, 0, y, z] += kernel[i, k] * x[:, :, row, column].sum(1)
    return result


def subtractive(m, x):
    return batch(lambda x: x - blurred(x, a(m.kernel)) / blurred(np.ones_like(x), a(m.kernel)), x, 3)


def divisive(m, x):
    def whole(x):
        deviation = np.sqrt(blurred(x * x, a(m.kernel))) / blurred(np.ones_like(x), a(m.kernel))
        return x / np.where(deviation > m.threshold, deviation, m.thresval)

    return batch(whole, x, 3)


def cross_map(m, x):
    def whole(x):
        before = (m.size - 1) // 2
        padded = np.pad(x * x, [(0, 0), (before, m.size - 1 - before), (0, 0), (0, 0)])
        sums = sum(padded[:, i:i + x.shape[1]] for i in range(m.size))
        return x * (m.k + m.alpha / m.size * sums) ** -m.beta

    return batch(whole, x, 3)


def padded(mode, names, dims):
    def oracle(m, x):
        return batch(lambda x: oracles.pad(x, [getattr(m, name) for name in names], mode), x, dims)

    return oracle


def batch_norm(m, x):
    axes = (0, *range(2, x.ndim))
    y = (x - x.mean(axes, keepdims=True)) / np.sqrt(x.var(axes, keepdims=True) + m.eps)
    if m.weight is None:
        return y
    shape = (1, -1, *(1,) * (x.ndim - 2))
    return y * a(m.weight).reshape(shape) + a(m.bias).reshape(shape)


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


def prelu(m, x):
    w = a(m.weight)
    if w.size > 1:
        w = w.reshape(-1, *(1,) * max(0, x.ndim - 2))
    return np.where(x > 0, x, w * x)


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


def shuffled(m, x):
    r = m.upscaleFactor
    result = np.zeros((*x.shape[:-3], x.shape[-3] // r**2, x.shape[-2] * r, x.shape[-1] * r))
    for i, k in np.ndindex(r, r):
        result[..., i::r, k::r] = x[..., i * r + k::r * r, :, :]
    return result


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
    """What a module computes of an input."""
    return ORACLES[type(module).__name__](module, x)
