"""Module: the protocol that every module of Lua's nn follows, on tensors and lists of tensors."""

import copy

from torch import _core
from torch.legacy.nn import lua, utils
from torch.legacy.nn.utils import clear, describe, flatten, is_list, recursiveType


class Base:
    """Base of modules and criterions: attributes, types, copies, files."""

    _buffers = ()  # buffers that clearState empties, besides output and gradInput
    _hidden = ("_record",)  # attributes that copies and files leave out

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name not in self._hidden}

    def __setstate__(self, state):
        self.__dict__.update(state)

    def type(self, type=None, tensorCache=None):
        """Convert all floating tensors in place and return the module; without an argument, return the type's name.

        type: a name such as "torch.DoubleTensor", or a tensor class. tensorCache: see utils.recursiveType.
        """
        if type is None:
            return self._type
        name = type if isinstance(type, str) else f"{type.__module__}.{type.__name__}"
        if name.removeprefix("torch.").removeprefix("cuda.") not in utils.FLOATING:
            raise ValueError(f"{self.name()}: type takes a name such as 'torch.DoubleTensor', not {type!r}")
        cache = {} if tensorCache is None else tensorCache
        if id(self) in cache:
            return self
        cache[id(self)] = self
        for hidden in self._hidden:
            self.__dict__.pop(hidden, None)
        for key, value in self.__dict__.items():
            self.__dict__[key] = recursiveType(value, name, cache)
        self._type = name
        return self

    def float(self, tensorCache=None):
        """Convert to FloatTensors."""
        return self.type("torch.FloatTensor", tensorCache)

    def double(self, tensorCache=None):
        """Convert to DoubleTensors."""
        return self.type("torch.DoubleTensor", tensorCache)

    def cuda(self, device=None, tensorCache=None):
        """Convert to torch.cuda.FloatTensors, on a GPU, by default the current one."""
        from torch import cuda

        if device is None:
            return self.type("torch.cuda.FloatTensor", tensorCache)
        with cuda.device(device):
            return self.type("torch.cuda.FloatTensor", tensorCache)

    def clone(self, *names):
        """Return a deep copy that preserves sharing; the named tensors are shared with this module.

        >>> a = nn.Linear(2, 2)
        >>> b = a.clone("weight", "bias")
        >>> _ = a.weight.fill_(1)
        >>> b.weight.sum().item()
        4.0
        """
        twin = copy.deepcopy(self)
        return twin.share(self, *names) if names else twin

    def share(self, other, *names):
        """Share the tensors of these names with another module, recursively. Returns the module."""
        for key, value in self.__dict__.items():
            theirs = getattr(other, key, None)
            if key in names and _core.is_tensor(value) and _core.is_tensor(theirs):
                value.set_(theirs)
            elif isinstance(value, Base):
                value.share(theirs, *names)
            elif is_list(value) and is_list(theirs):
                for mine, its in zip(value, theirs, strict=False):
                    if isinstance(mine, Base):
                        mine.share(its, *names)
        return self

    def name(self):
        """Return the name of the class in Lua."""
        return "nn." + type(self).__name__

    def __repr__(self):
        return self.name()

    def __call__(self, *inputs):
        """Return a node of a graph: module(node), module([node, node]), which torch.legacy.nngraph makes.

        Raises TypeError before that package is imported.
        """
        raise TypeError(f"{self.name()}: a call makes a node of a graph, for which torch.legacy.nngraph has to be "
                        "imported; forward() computes")

    def _to_lua(self):
        return lua.to_lua(self)

    def _from_lua(self, fields, version):
        lua.from_lua(self, fields)


class Module(Base):
    """A part of a network: forward computes `output` from an input, backward `gradInput` and its parameters' gradients.

    Inputs, outputs and gradients are tensors, or lists of them where Lua has tables. Subclasses define updateOutput and
    updateGradInput, and accGradParameters if they have parameters.
    """

    def __init__(self):
        self.output, self.gradInput = _core.Tensor(), _core.Tensor()
        self._type = self.output.type()
        self.train = True

    # --- computing ------------------------------------------------------------------------------------------------

    def forward(self, input):
        """Return the output for an input."""
        return self.updateOutput(input)

    def updateOutput(self, input):
        """Compute and return `output`."""
        return self.output

    def backward(self, input, gradOutput, scale=1):
        """Return gradInput, the gradient of the input, and accumulate `scale` times the gradients of the parameters.

        Raises RuntimeError before forward.
        """
        self.updateGradInput(input, gradOutput)
        self.accGradParameters(input, gradOutput, scale)
        return self.gradInput

    def updateGradInput(self, input, gradOutput):
        """Compute and return `gradInput` alone."""
        return self.gradInput

    def accGradParameters(self, input, gradOutput, scale=1):
        """Add `scale` times the gradients of the parameters to gradWeight, gradBias and so on."""

    def backwardUpdate(self, input, gradOutput, lr):
        """Run backward, and move the parameters by -lr times their gradients instead of keeping these."""
        self.updateGradInput(input, gradOutput)
        self.accUpdateGradParameters(input, gradOutput, lr)
        return self.gradInput

    def accUpdateGradParameters(self, input, gradOutput, lr):
        """Move the parameters by -lr times their gradients, which are not kept."""
        parameters, gradients = self._own_parameters()
        kept = [gradient.clone() for gradient in gradients]
        try:
            for gradient in gradients:
                gradient.zero_()
            self.accGradParameters(input, gradOutput, 1)
            for parameter, gradient in zip(parameters, gradients, strict=True):
                parameter.add_(-lr, gradient)
        finally:
            for gradient, old in zip(gradients, kept, strict=True):
                gradient.copy_(old)

    def sharedAccUpdateGradParameters(self, input, gradOutput, lr):
        """Move shared parameters by -lr times their gradients, which are kept in the tensors of gradients."""
        if self.parameters() is not None:
            self.zeroGradParameters()
            self.accGradParameters(input, gradOutput, 1)
            self.updateParameters(lr)

    # --- parameters -----------------------------------------------------------------------------------------------

    def parameters(self):
        """Return ([parameters], [their gradients]), or None if there are none."""
        result = [(getattr(self, name), getattr(self, "grad" + name[0].upper() + name[1:]))
                  for name in ("weight", "bias") if _core.is_tensor(getattr(self, name, None))]
        return tuple(map(list, zip(*result, strict=True))) if result else None

    def _own_parameters(self):
        return self.parameters() or ([], [])

    def zeroGradParameters(self):
        """Set all gradients of parameters to 0."""
        for gradient in self._own_parameters()[1]:
            gradient.zero_()

    def updateParameters(self, learningRate):
        """Move every parameter by -learningRate times its gradient."""
        for parameter, gradient in zip(*self._own_parameters(), strict=True):
            parameter.add_(-learningRate, gradient)

    def flattenParameters(self):
        """Return (flat, flatGrad): all parameters in one tensor, all gradients in another, and make them views of it.

        Shared parameters stand in them once.

        >>> net = nn.Sequential().add(nn.Linear(3, 2)).add(nn.Linear(2, 1))
        >>> flat, flatGrad = net.flattenParameters()
        >>> flat.size()
        torch.Size([11])
        """
        parameters, gradients = self._own_parameters()
        return flatten(_once(parameters)), flatten(_once(gradients))

    getParameters = flattenParameters

    def reset(self, stdv=None):
        """Initialize the parameters at random; `stdv` is the standard deviation."""

    # --- state ----------------------------------------------------------------------------------------------------

    def training(self):
        """Switch to training: dropout drops, normalisation uses the batch."""
        self.train = True

    def evaluate(self):
        """Switch to evaluation."""
        self.train = False

    def clearState(self):
        """Release the tensors of forward and backward, for instance before saving. Returns the module."""
        for hidden in self._hidden:
            self.__dict__.pop(hidden, None)
        return clear(self, "output", "gradInput", *self._buffers)

    # --- walking --------------------------------------------------------------------------------------------------

    def apply(self, callback):
        """Call callback(module) for this module and all below it."""
        callback(self)
        for module in getattr(self, "modules", ()):
            module.apply(callback)

    def findModules(self, type):
        """Return ([modules of the class or class name], [their containers]), including this one, which contains itself.

        >>> net = nn.Sequential().add(nn.Linear(3, 2)).add(nn.Tanh())
        >>> net.findModules(nn.Tanh)[0]
        [nn.Tanh]
        """
        result, holders = [], []
        self._find(type, self, result, holders)
        return result, holders

    def _find(self, kind, holder, found, holders):
        if self.name() == kind or self.name() == f"nn.{kind}" or type(self) is kind:
            found.append(self)
            holders.append(holder)
        for module in getattr(self, "modules", ()):
            module._find(kind, self, found, holders)

    def listModules(self):
        """Return this module and all modules inside, each once, from the top."""
        result = {}
        self.apply(lambda module: result.setdefault(id(module), module))
        return list(result.values())

    def replace(self, callback):
        """Replace each contained module by callback(module), from the leaves up; return callback(self)."""
        if hasattr(self, "modules"):
            self.modules = [module.replace(callback) for module in self.modules]
        return callback(self)

    def __neg__(self):
        return self()

    def _refuse_input(self, input, what):
        raise TypeError(f"{self.name()}: input is {describe(input)}; need {what}")


def _once(tensors):
    seen = set()
    return [tensor for tensor in tensors if not (id(tensor) in seen or seen.add(id(tensor)))]


def positive(dim, tensor, dims=None):
    """Return a dim counted from the front, after the batch dim if there is one before `dims` dims."""
    rank = tensor.dim()
    if dim < 0:
        return dim + rank
    return dim + (dims is not None and dims >= 0 and rank == dims + 1)


__all__ = ["Base", "Module", "positive", "utils"]
