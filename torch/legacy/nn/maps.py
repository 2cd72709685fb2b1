"""Layers that change images as a whole: their border, their size, and their contrast among neighbours."""


from torch import _core
from torch.legacy.nn.recorded import Batched
from torch.legacy.nn.rows import root
from torch.nn import functional as F

# --- padding and enlarging ----------------------------------------------------------------------------------------


class SpatialZeroPadding(Batched):
    """Images with zeros around; negative numbers cut."""

    _mode = "constant"

    def __init__(self, pad_l, pad_r=None, pad_t=None, pad_b=None):
        super().__init__()
        self.pad_l = pad_l
        self.pad_r, self.pad_t, self.pad_b = (pad_l if pad is None else pad for pad in (pad_r, pad_t, pad_b))

    def _pads(self):
        return self.pad_l, self.pad_r, self.pad_t, self.pad_b

    def _compute(self, x):
        return F.pad(x, self._pads(), self._mode)

    def __repr__(self):
        return f"{self.name()}(l={self.pad_l}, r={self.pad_r}, t={self.pad_t}, b={self.pad_b})"


class SpatialReflectionPadding(SpatialZeroPadding):
    """Images with their own mirror image around; the border itself is not doubled."""

    _mode = "reflect"


class SpatialReplicationPadding(SpatialZeroPadding):
    """Images with their border pixels repeated around."""

    _mode = "replicate"


class VolumetricReplicationPadding(Batched):
    """Volumes with their border voxels repeated around."""

    _dims = 4

    def __init__(self, pleft, pright=None, ptop=None, pbottom=None, pfront=None, pback=None):
        super().__init__()
        self.pleft = pleft
        self.pright, self.ptop, self.pbottom, self.pfront, self.pback = (
            pleft if pad is None else pad for pad in (pright, ptop, pbottom, pfront, pback))

    def _compute(self, x):
        return F.pad(x, (self.pleft, self.pright, self.ptop, self.pbottom, self.pfront, self.pback), "replicate")


class SpatialUpSamplingNearest(Batched):
    """Images with each pixel repeated scale x scale times."""

    def __init__(self, scale):
        super().__init__()
        self.scale_factor = int(scale)
        if self.scale_factor != scale or scale < 1:
            raise ValueError(f"nn.SpatialUpSamplingNearest: scale is a whole number from 1 on, not {scale}")

    def _compute(self, x):
        n, c, h, w = x.size()
        s = self.scale_factor
        return x.contiguous().view(n, c, h, 1, w, 1).expand(n, c, h, s, w, s).contiguous().view(n, c, h * s, w * s)


class SpatialUpSamplingBilinear(Batched):
    """Images enlarged by scale_factor, or resized to oheight x owidth; the centres of the corner pixels are aligned."""

    def __init__(self, scale_factor=None, oheight=None, owidth=None):
        super().__init__()
        if (scale_factor is None) == (oheight is None) or (oheight is None) != (owidth is None):
            raise ValueError(f"{self.name()}: give either scale_factor, or oheight and owidth")
        if scale_factor is not None and (int(scale_factor) != scale_factor or scale_factor < 1):
            raise ValueError(f"{self.name()}: scale_factor is a whole number from 1 on, not {scale_factor}")
        self.scale_factor, self.oheight, self.owidth = scale_factor, oheight, owidth

    def _compute(self, x):
        size = (self.oheight, self.owidth) if self.scale_factor is None else \
            tuple(int(one * self.scale_factor) for one in x.size()[2:])
        return F.interpolate(x, size=size, mode="bilinear", align_corners=True)


class UpSampling(Batched):
    """Images (batch, planes, height, width) or volumes, of which each element stands scale_factor times along each dim.

    mode: "nearest", or "linear" for what lies between, the corner elements lying on each other. odepth, oheight,
    owidth: the size of the output instead of scale_factor.
    """

    def __init__(self, scale_factor=None, mode="nearest", odepth=None, oheight=None, owidth=None):
        super().__init__()
        if mode not in ("nearest", "linear"):
            raise ValueError(f"{self.name()}: mode is {mode!r}; need 'nearest' or 'linear'")
        if (scale_factor is None) == (oheight is None) or (oheight is None) != (owidth is None):
            raise ValueError(f"{self.name()}: give either scale_factor, or oheight and owidth")
        self.scale_factor, self.mode = scale_factor, mode
        self.odepth, self.oheight, self.owidth = odepth, oheight, owidth

    def compute(self, x):
        if x.dim() not in (4, 5):
            raise ValueError(f"{self!r}: input has {x.dim()} dims; need a batch of images or volumes")
        size = tuple(int(one * self.scale_factor) for one in x.size()[2:]) if self.scale_factor is not None else \
            (self.odepth, self.oheight, self.owidth)[5 - x.dim():]
        if self.mode == "nearest":
            return F.interpolate(x, size=size, mode="nearest")
        return F.interpolate(x, size=size, mode="bilinear" if x.dim() == 4 else "trilinear", align_corners=True)

    def __repr__(self):
        size = self.scale_factor if self.scale_factor is not None else (self.odepth, self.oheight, self.owidth)
        return f"{self.name()}({size}, {self.mode})"


# --- normalisation within images ----------------------------------------------------------------------------------


class SpatialCrossMapLRN(Batched):
    """Each element over (k + alpha / size * sum of squares in `size` planes around it) ** beta. Krizhevsky, 2012."""

    def __init__(self, size, alpha=1e-4, beta=0.75, k=1):
        super().__init__()
        self.size, self.alpha, self.beta, self.k = size, alpha, beta, k

    def _compute(self, x):
        n, c, h, w = x.size()
        before = (self.size - 1) // 2
        planes = (x * x).reshape(n, 1, c, h * w)
        planes = F.pad(planes, (0, 0, before, self.size - 1 - before))
        sums = planes.unfold(2, self.size, 1).sum(4).reshape(n, c, h, w)
        return x * (sums * (self.alpha / self.size) + self.k) ** -self.beta


class _Neighbourhood(Batched):
    """What compares pixels with a weighted mean of those around them, over all planes."""

    def __init__(self, nInputPlane=1, kernel=None):
        super().__init__()
        self.nInputPlane = nInputPlane
        self.kernel = (_core.Tensor(9, 9).fill_(1) if kernel is None else kernel).clone()
        if self.kernel.dim() not in (1, 2) or any(size % 2 == 0 for size in self.kernel.size()):
            raise ValueError(f"{self.name()}: kernel has sizes {tuple(self.kernel.size())}; need one or two odd ones")
        # A kernel of one dim is applied along both, so its square has to sum to 1 over the planes.
        planes = nInputPlane if self.kernel.dim() == 2 else nInputPlane ** 0.5
        self.kernel.div_(float(self.kernel.sum()) * planes)

    def _blur(self, x):
        """Return the weighted sum over planes and places, zeros outside."""
        kernel = self.kernel
        if kernel.dim() == 1:
            kernel = kernel.unsqueeze(1) * kernel.unsqueeze(0)
        height, width = kernel.size()
        weight = kernel.contiguous().view(1, 1, height, width).expand(1, self.nInputPlane, height, width).contiguous()
        weight = weight.type(x.data.type())
        return F.conv2d(x, weight, None, 1, (height // 2, width // 2))

    def _mean(self, x):
        """Return the weighted mean around each place, (batch, 1, height, width): at borders of what lies inside."""
        ones = x.data.new(1, *x.size()[1:]).fill_(1)
        return self._blur(x), self._blur(ones)

    def _compute(self, x):
        if x.size(1) != self.nInputPlane:
            raise ValueError(f"{self.name()}: input has {x.size(1)} planes; need {self.nInputPlane}")
        return self._compare(x)


class SpatialSubtractiveNormalization(_Neighbourhood):
    """Images less the weighted mean around each pixel.

    kernel: the weights, of one or two odd sizes; 9 x 9 equal ones without.
    """

    def _compare(self, x):
        total, share = self._mean(x)
        return x - total / share


class SpatialDivisiveNormalization(_Neighbourhood):
    """Images divided by the weighted standard deviation around each pixel, or by thresval where threshold is above it.

    kernel: as in SpatialSubtractiveNormalization.
    """

    def __init__(self, nInputPlane=1, kernel=None, threshold=1e-4, thresval=None):
        super().__init__(nInputPlane, kernel)
        self.threshold = threshold
        self.thresval = threshold if thresval is None else thresval

    def _compare(self, x):
        total, share = self._mean(x * x)
        deviation = root(total) / share
        return x / F.threshold(deviation, self.threshold, self.thresval)


class SpatialContrastiveNormalization(Batched):
    """SpatialSubtractiveNormalization, then SpatialDivisiveNormalization. Jarrett and others, 2009."""

    def __init__(self, nInputPlane=1, kernel=None, threshold=1e-4, thresval=1e-4):
        super().__init__()
        self.nInputPlane = nInputPlane
        self.threshold, self.thresval = threshold, threshold if thresval is None else thresval
        self.subtractive = SpatialSubtractiveNormalization(nInputPlane, kernel)
        self.divisive = SpatialDivisiveNormalization(nInputPlane, kernel, threshold, thresval)
        self.kernel = self.subtractive.kernel.clone()

    def compute(self, x):
        return self.divisive.compute(self.subtractive.compute(x))
