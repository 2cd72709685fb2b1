"""Parameter: a Variable that a Module registers when it becomes an attribute."""

from torch import _core
from torch._core import Variable


class Parameter(Variable):
    """A leaf Variable that counts as a parameter of the Module it is assigned to.

    data: Tensor, an empty one of the default type if None. requires_grad: whether backward computes its gradient.
    Raises TypeError if data is no Tensor.

    >>> Parameter(torch.zeros(2)).requires_grad
    True
    """

    def __new__(cls, data=None, requires_grad=True):
        return super().__new__(cls, _core.Tensor() if data is None else data, requires_grad=requires_grad)

    def __repr__(self):
        return "Parameter containing:" + repr(self.data)
