"""Networks with a name: modules that are made of others, in Lua's files too."""

import math

from torch import _core
from torch.legacy.nn.containers import ConcatTable, Sequential
from torch.legacy.nn.parametric import Add, CMul, Linear
from torch.legacy.nn.rows import CSubTable, JoinTable, Max, Mean, MulConstant, Normalize, ReLU, Replicate
from torch.legacy.nn.structure import Identity, View


class CReLU(Sequential):
    """max(x, 0) and max(-x, 0), joined along the first dim of a sample, which has nInputDims dims. Shang, 2016."""

    def __init__(self, nInputDims, inplace=False):
        super().__init__(ConcatTable(Identity(), MulConstant(-1)), JoinTable(0, nInputDims), ReLU(inplace))
        self.nInputDims, self.inplace = nInputDims, inplace

    def __repr__(self):
        return f"{self.name()}({self.nInputDims}{', inplace' if self.inplace else ''})"


class LayerNormalization(Sequential):
    """Each row of nOutput elements less its mean, over its standard deviation; times a weight plus a bias if affine.

    bias: what the bias begins with. Ba, Kiros and Hinton, 2016.
    """

    def __init__(self, nOutput, bias=None, eps=1e-10, affine=True):
        mean = Sequential(Mean(0, 1), Replicate(nOutput, 1))
        super().__init__(ConcatTable(Identity(), mean), CSubTable(), Normalize(2, eps), MulConstant(math.sqrt(nOutput)))
        if affine:
            gain, shift = CMul(nOutput), Add(nOutput)
            gain.weight.fill_(1)
            shift.bias.fill_(bias or 0)
            self.add(gain).add(shift)

    def _forward_through(self, input):
        if not _core.is_tensor(input) or input.dim() not in (1, 2):
            self._refuse_input(input, "a row, or a batch of them")
        return super()._forward_through(_batch(input)).reshape(input.size())

    def _backward_through(self, input, gradOutput, back):
        return super()._backward_through(_batch(input), _batch(gradOutput), back).reshape(input.size())


def _batch(tensor):
    return tensor if tensor.dim() == 2 else tensor.contiguous().view(1, -1)


class Maxout(Sequential):
    """The largest one of maxoutNumber linear maps, for each of outputSize outputs. Goodfellow and others, 2013.

    preprocess: a module that runs between the maps and the choice.
    """

    def __init__(self, inputSize, outputSize, maxoutNumber=2, preprocess=None):
        super().__init__(Linear(inputSize, outputSize * maxoutNumber))
        self.add(View(maxoutNumber, outputSize).setNumInputDims(1))
        if preprocess is not None:
            self.add(preprocess)
        self.add(Max(0, 2))
