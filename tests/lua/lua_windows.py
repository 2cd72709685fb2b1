"""Oracles for classes of torch.legacy.nn on windows: convolutions, pooling, normalizations."""

import numpy as np
import oracles
from lua_oracles import a, batch, hw


def depthwise(m, x):
    kernels = np.concatenate([a(m.weight)[:, [plane]] for plane in range(m.nInputPlane)])
    bias = None if m.bias is None else a(m.bias).T.reshape(-1)
    return batch(lambda x: oracles.convolve(x, kernels, bias, hw(m, "d"), hw(m, "pad"), (1, 1), m.nInputPlane), x, 3)


def mapped(full):
    def oracle(m, x):
        table = a(m.connTable)
        first, second = (m.nInputPlane, m.nOutputPlane) if full else (m.nOutputPlane, m.nInputPlane)
        dense = np.zeros((first, second, m.kH, m.kW))
        for (i, o), kernel in zip(table, a(m.weight), strict=True):
            dense[(i, o) if full else (o, i)] += kernel
        options = (dense, a(m.bias), hw(m, "d"), (0, 0))
        return batch(lambda x: oracles.convolve_transposed(x, *options, (0, 0), 1, (1, 1)) if full else
                     oracles.convolve(x, *options, (1, 1), 1), x, 3)

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
        y = oracles.convolve(columns, a(m.weight), a(m.bias), m.dW, 0, 1, m.inputFrameSize)
        return y if m.featFirst else y.transpose(0, 2, 1)

    return batch(whole, x, 2)


def temporal_windows(reduce):
    def oracle(m, x):
        return batch(lambda x: np.stack([reduce(m, x[:, t:t + m.kW]) for t in
                                         range(0, x.shape[1] - m.kW + 1, m.dW)], 1), x, 2)

    return oracle


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
        mode = getattr(m, "mode", "linear")

        def whole(x):
            size = [length * m.scale_factor for length in x.shape[2:]] if m.scale_factor else \
                [m.oheight, m.owidth] if x.ndim == 4 else [m.odepth, m.oheight, m.owidth]
            if mode == "nearest":
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
    """Return the weighted sum over all planes around each pixel, zeros outside: (batch, 1, height, width)."""
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


