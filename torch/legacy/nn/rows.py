"""Which class is which operator: a line for each class that has neither parameters nor state."""

from torch import _core
from torch.legacy.nn.module import positive
from torch.legacy.nn.recorded import EMPTY, layer
from torch.nn import functional as F
from torch.nn.modules.activation import axis_of

BOUNDS = {"min_value": "min_val", "max_value": "max_val"}

# --- elements -----------------------------------------------------------------------------------------------------

Abs = layer("Abs", lambda m, x: x.abs(), "|x| of each element.")
AddConstant = layer("AddConstant", lambda m, x: x + m.constant_scalar, "Each element plus a number.",
                    constant_scalar=EMPTY, inplace=False)
Clamp = layer("Clamp", lambda m, x: F.hardtanh(x, m.min_val, m.max_val), "Each element, cut off at two numbers.",
              attributes=BOUNDS, min_value=EMPTY, max_value=EMPTY, inplace=False)
ELU = layer("ELU", lambda m, x: F.elu(x, m.alpha), "Each element, but alpha * (exp(x) - 1) below zero.",
            alpha=1.0, inplace=False)
Exp = layer("Exp", lambda m, x: x.exp(), "exp(x) of each element.")
HardShrink = layer("HardShrink", lambda m, x: F.hardshrink(x, m.lambd), "0 where |x| is up to lambd, else x.",
                   lambd=0.5)
HardTanh = layer("HardTanh", lambda m, x: F.hardtanh(x, m.min_val, m.max_val),
                 "Each element, cut off below min_value and above max_value.", attributes=BOUNDS, min_value=-1,
                 max_value=1, inplace=False)
LeakyReLU = layer("LeakyReLU", lambda m, x: F.leaky_relu(x, m.negval), "Each element, times negval below zero.",
                  negval=1 / 100, inplace=False)
Log = layer("Log", lambda m, x: x.log(), "The natural logarithm of each element.")
LogSigmoid = layer("LogSigmoid", lambda m, x: F.log_sigmoid(x), "log(1 / (1 + exp(-x))) of each element.")
MulConstant = layer("MulConstant", lambda m, x: x * m.constant_scalar, "Each element times a number.",
                    constant_scalar=EMPTY, inplace=False)
Power = layer("Power", lambda m, x: x ** m.pow, "Each element to a power.", attributes={"p": "pow"}, p=EMPTY)
ReLU = layer("ReLU", lambda m, x: F.threshold(x, m.threshold, m.val), "max(x, 0) of each element.", inplace=False)
ReLU.threshold = ReLU.val = 0
ReLU6 = layer("ReLU6", lambda m, x: F.hardtanh(x, 0, 6), "Each element, cut off below 0 and above 6.", inplace=False)
Sigmoid = layer("Sigmoid", lambda m, x: x.sigmoid(), "1 / (1 + exp(-x)) of each element.")
SoftPlus = layer("SoftPlus", lambda m, x: F.softplus(x, m.beta, m.threshold),
                 "log(1 + exp(beta x)) / beta of each element.", beta=1, threshold=20)
SoftShrink = layer("SoftShrink", lambda m, x: F.softshrink(x, m.lambd), "Each element moved towards 0 by lambd.",
                   lambd=0.5)
SoftSign = layer("SoftSign", lambda m, x: F.softsign(x), "x / (1 + |x|) of each element.")
Sqrt = layer("Sqrt", lambda m, x: root(x + m.eps if m.eps else x), "sqrt(x + eps) of each element; slope 0 at 0.", b=0,
             eps=0)
Square = layer("Square", lambda m, x: x * x, "x * x of each element.")
Tanh = layer("Tanh", lambda m, x: x.tanh(), "The hyperbolic tangent of each element.")
TanhShrink = layer("TanhShrink", lambda m, x: F.tanhshrink(x), "x - tanh(x) of each element.")
Threshold = layer("Threshold", lambda m, x: F.threshold(x, m.threshold, m.val),
                  "Each element, but `value` where it is not above threshold.", attributes={"value": "val"},
                  threshold=0, value=0, inplace=False)


def root(x):
    """Return the square root, whose slope at 0 counts as 0."""
    zero = x.data == 0
    return x.masked_fill(zero, 1).sqrt().masked_fill(zero, 0)


# --- along dims ---------------------------------------------------------------------------------------------------


def _reduced(m, x, function):
    dim = positive(m.dimension, x, m.nInputDims)
    y = function(x, dim)
    if getattr(m, "squeeze", True) is False:  # as some files have it
        return y.unsqueeze(dim)
    return y if x.dim() > 1 else y.reshape(1)


def _padded(m, x):
    dim = positive(m.dim, x, m.nInputDim)
    count = x.size(dim)
    index = count - m.index if m.pad > 0 else m.index
    if not 0 <= index <= count:
        raise IndexError(f"nn.Padding: index {m.index} lies outside dim {dim} of size {count}")
    size = [*x.size()]
    size[dim] = abs(m.pad)
    parts = [x.data.new(*size).fill_(m.value)]
    if index:
        parts.insert(0, x.narrow(dim, 0, index))
    if index < count:
        parts.append(x.narrow(dim, index, count - index))
    return _core.cat(parts, dim)


def _replicated(m, x):
    dim = m.dim if m.dim >= 0 else m.dim + x.dim() + 1
    dim += m.ndim is not None and x.dim() == m.ndim + 1
    size = [*x.size()]
    return x.unsqueeze(dim).expand(*size[:dim], m.nfeatures, *size[dim:]).contiguous()


def _narrowed(m, x):
    dim = positive(m.dimension, x)
    size, begin, length = x.size(dim), m.index, m.length
    if length < 0:  # in Lua's numbers, where the first slice is 1 and the last is -1
        length += size - begin + (1 if begin >= 0 else 2)
    return x.narrow(dim, begin, length) if begin >= 0 else x.narrow(dim, 0, size - length)


def _gated(m, x):
    dim = x.dim() - 1 if m.dim is None else positive(m.dim, x)
    if x.size(dim) % 2:
        raise ValueError(f"nn.GatedLinearUnit: dim {dim} of the input has size {x.size(dim)}; need an even one")
    half = x.size(dim) // 2
    return x.narrow(dim, 0, half) * x.narrow(dim, half, half).sigmoid()


LogSoftMax = layer("LogSoftMax", lambda m, x: F.log_softmax(x, axis_of(x)), "The logarithm of SoftMax.")
SoftMax = layer("SoftMax", lambda m, x: F.softmax(x, axis_of(x)),
                "exp(x) over its sum over the classes: dim 0 of 1-D and 3-D inputs, dim 1 of 2-D and 4-D ones.")
SoftMin = layer("SoftMin", lambda m, x: F.softmin(x, axis_of(x)), "SoftMax of the negated elements.")
SpatialLogSoftMax = layer("SpatialLogSoftMax", lambda m, x: F.log_softmax(x, axis_of(x)),
                          "LogSoftMax over the planes of an image.")
GatedLinearUnit = layer("GatedLinearUnit", _gated, "The first half along a dim, the last one without, times the "
                        "sigmoid of the second. Dauphin and others, 2016.", dim=None)
PixelShuffle = layer("PixelShuffle", lambda m, x: F.pixel_shuffle(x, m.upscaleFactor), "Planes that become finer "
                     "images: (batch, planes r r, height, width) to (batch, planes, height r, width r), r being "
                     "upscaleFactor. Shi and others, 2016.", upscaleFactor=EMPTY)
SpatialSoftMax = layer("SpatialSoftMax", lambda m, x: F.softmax(x, x.dim() - 3), "SoftMax over the planes of an image.")
Max = layer("Max", lambda m, x: _reduced(m, x, lambda x, dim: x.max(dim)[0]), "The largest element along a dim.",
            dimension=0, nInputDims=None)
Min = layer("Min", lambda m, x: _reduced(m, x, lambda x, dim: x.min(dim)[0]), "The smallest element along a dim.",
            dimension=0, nInputDims=None)
Mean = layer("Mean", lambda m, x: _reduced(m, x, lambda x, dim: x.mean(dim)), "The mean along a dim.",
             dimension=0, nInputDims=None)
Sum = layer("Sum", lambda m, x: _reduced(m, x, lambda x, dim: x.mean(dim) if m.sizeAverage else x.sum(dim)),
            "The sum along a dim, or its mean.", dimension=0, sizeAverage=False, nInputDims=None)
Narrow = layer("Narrow", _narrowed, "`length` slices along a dim, from `offset` on; a negative length counts from the "
               "end. A negative offset gives all but the last `length`.", attributes={"offset": "index"},
               dimension=EMPTY, offset=EMPTY, length=1)
Select = layer("Select", lambda m, x: x.select(m.dimension, m.index), "One slice along a dim, which is dropped.",
               dimension=EMPTY, index=EMPTY)
Padding = layer("Padding", _padded, "|pad| slices of `value` along a dim: before slice `index` if pad is negative; if "
                "it is positive behind the last but `index` ones.", dim=EMPTY, pad=EMPTY, value=0, index=0,
                nInputDim=None)
Replicate = layer("Replicate", _replicated, "nf copies along a new dim.", attributes={"nf": "nfeatures"}, nf=EMPTY,
                  dim=0, ndim=None)
Squeeze = layer("Squeeze", lambda m, x: x.squeeze() if m.dim is None else x.squeeze(positive(m.dim, x, m.numInputDims)),
                "Without a dim of size 1, or without all of them.", dim=None, numInputDims=None)
Unsqueeze = layer("Unsqueeze", lambda m, x: x.unsqueeze(
    m.dim + (m.numInputDims is not None and x.dim() == m.numInputDims + 1)), "With a new dim of size 1.",
    dim=EMPTY, numInputDims=None)
Contiguous = layer("Contiguous", lambda m, x: x if x.is_contiguous() else x.contiguous(), "In contiguous memory.")
Normalize = layer("Normalize", lambda m, x: _normalized(m, x), "Each row divided by its p-norm.", p=EMPTY, eps=1e-10)


def _normalized(m, x):
    if x.dim() > 2:
        raise ValueError(f"nn.Normalize: input has {x.dim()} dims; need 1, or 2 for a batch")
    if m.p == float("inf"):
        norm = x.abs().max(x.dim() - 1, True)[0]
    else:
        norm = (x.abs() ** m.p).sum(x.dim() - 1, True)
        norm = (norm + m.eps) ** (1 / m.p)
    return x / norm


# --- tables -------------------------------------------------------------------------------------------------------


def _matrix(name, x, transposed):
    if x.dim() not in (2, 3):
        raise ValueError(f"nn.{name}: an input has {x.dim()} dims; need matrices, or batches of them")
    return x.transpose(x.dim() - 2, x.dim() - 1) if transposed else x


def _mv(m, M, v):
    M = _matrix("MV", M, m.trans)
    return M.mv(v) if M.dim() == 2 else M.bmm(v.unsqueeze(2)).squeeze(2)


def _batch_of(x):
    return x.reshape(1, -1) if x.dim() == 1 else x.reshape(x.size(0), -1)


def _cosine(m, a, b):
    a, b = _batch_of(a), _batch_of(b)
    norms = ((a * a).sum(1) + 1e-12) * ((b * b).sum(1) + 1e-12)
    return (a * b).sum(1) / norms.sqrt()


def _pairwise(m, a, b):
    return _batch_of(a - b).norm(m.norm, 1)


def _mixture(m, gate, experts):
    """Return the experts, which lie along dim, weighted by gate (experts) or (batch, experts) and summed."""
    dim = m.dim if gate.dim() == 2 else m.dim - 1
    size = [1] * experts.dim()
    if gate.dim() == 2:
        size[0] = gate.size(0)
    size[dim] = gate.size(gate.dim() - 1)
    return (experts * gate.contiguous().view(*size)).sum(dim)


def _indexed(m, x, index):
    return x.index_select(m.dimension, _long(index))


def _long(index):
    return index.data.long()


def _folded(function):
    def compute(m, *tensors):
        result = tensors[0]
        for tensor in tensors[1:]:
            result = function(result, tensor)
        return result

    return compute


CAddTable = layer("CAddTable", _folded(lambda a, b: a + b), "The sum of all inputs.", "any", inplace=False)
CSubTable = layer("CSubTable", lambda m, a, b: a - b, "The difference of two inputs.", 2)
CMulTable = layer("CMulTable", _folded(lambda a, b: a * b), "The product of all inputs.", "any")
CDivTable = layer("CDivTable", lambda m, a, b: a / b, "The quotient of two inputs.", 2)
JoinTable = layer("JoinTable", lambda m, *xs: _core.cat(list(xs), positive(m.dimension, xs[0], m.nInputDims)),
                  "The inputs joined along a dim.", "any", dimension=EMPTY, nInputDims=None)
SplitTable = layer("SplitTable", lambda m, x: list(x.unbind(positive(m.dimension, x, m.nInputDims))),
                   "The list of slices along a dim.", dimension=EMPTY, nInputDims=None)
DotProduct = layer("DotProduct", lambda m, a, b: _batch_of(a * b).sum(1), "The dot product of rows of two inputs.", 2)
CosineDistance = layer("CosineDistance", _cosine, "The cosine of the angle between rows of two inputs.", 2)
PairwiseDistance = layer("PairwiseDistance", _pairwise, "The p-norm of the difference of rows of two inputs.", 2,
                         attributes={"p": "norm"}, p=EMPTY)
MM = layer("MM", lambda m, a, b: _core.matmul(_matrix("MM", a, m.transA), _matrix("MM", b, m.transB)),
           "The product of two matrices, or of batches of them.", 2, transA=False, transB=False)
MV = layer("MV", _mv, "The product of a matrix and a vector, or of batches of them.", 2, trans=False)
Index = layer("Index", _indexed, "The slices along a dim that a tensor of indices, the second input, names.", 2,
              dimension=EMPTY)
MaskedSelect = layer("MaskedSelect", lambda m, x, mask: x.masked_select(mask),
                     "The elements where a ByteTensor, the second input, is 1.", 2)
_MixtureTable = layer("MixtureTable", lambda m, gate, *experts: _mixture(
    m, gate, experts[0] if len(experts) == 1 else _core.stack(list(experts), m.dim if gate.dim() == 2 else m.dim - 1)),
    "The mean of the experts' outputs, weighted by a gate: inputs [gate, experts], experts a tensor or a list.",
    "any", dim=1)
