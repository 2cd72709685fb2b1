"""Pooling of images."""

from torch.nn import functional
from torch.nn.modules.module import Module


class _Pool(Module):
    """What the pooling layers share. repr shows the options that differ from the class's defaults."""

    def extra_repr(self):
        parts = [f"{self.kernel_size}"]
        parts += [f"stride={self.stride}"] if self.stride != self.kernel_size else []
        usual = {"padding": 0, "dilation": 1, "return_indices": False, "ceil_mode": False, "count_include_pad": True}
        given = {name: getattr(self, name, value) for name, value in usual.items()}
        return ", ".join(parts + [f"{name}={value}" for name, value in given.items() if value != usual[name]])


class MaxPool2d(_Pool):
    """The largest element of each window.

    Input (N, C, H, W) or (C, H, W). kernel_size, stride (kernel_size if None), padding, dilation: ints or pairs.
    Gives the output, or (output, indices) with return_indices. ceil_mode: windows may reach over the edge.

    >>> nn.MaxPool2d(2)(Variable(torch.zeros(1, 3, 8, 6))).size()
    torch.Size([1, 3, 4, 3])
    """

    def __init__(self, kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False):
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding, self.dilation = padding, dilation
        self.return_indices, self.ceil_mode = return_indices, ceil_mode

    def forward(self, input):
        return functional.max_pool2d(input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode,
                                     self.return_indices)


class AvgPool2d(_Pool):
    """The mean of each window; sizes as for MaxPool2d. Padding counts as zeros unless count_include_pad=False.

    >>> nn.AvgPool2d(2)(Variable(torch.ones(1, 1, 2, 2))).data.tolist()
    [[[[1.0]]]]
    """

    def __init__(self, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding, self.ceil_mode, self.count_include_pad = padding, ceil_mode, count_include_pad

    def forward(self, input):
        return functional.avg_pool2d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode,
                                     self.count_include_pad)
