"""Stochastic operations, whose parameters get gradients from a reward instead of an incoming gradient."""

from __future__ import annotations

from torch import _core
from torch._base.arguments import is_number, value_of
from torch._base.type_checking import TYPE_CHECKING
from torch._core import Tensor
from torch.autograd.function import Function
from torch.autograd.row_function import fit_to_size

if TYPE_CHECKING:
    from typing import Any


class StochasticFunction(Function):
    """Base class of operations that draw random numbers, differentiable through a reward (Williams, 1992).

    Call `reinforce(reward)` on the result before backward. The gradient of a parameter is then -reward * d log
    p(draw) / d parameter, so gradient descent makes draws with a high reward more likely. Incoming gradients are
    ignored.

    Subclasses define `scores(reward, *saved)`, which returns the gradient of each input.

    >>> probabilities = torch.tensor([0.5, 0.5], requires_grad=True)
    >>> draws = torch.bernoulli(probabilities)
    >>> draws.reinforce(1.0)
    >>> isinstance(draws.creator, autograd.StochasticFunction)
    True
    >>> draws.sum().backward()
    >>> ((probabilities.grad < 0) == (draws == 1)).all().item()
    True
    """

    reward = None

    def reinforce(self, reward: Any) -> None:
        """Store the reward of the draws: a number, or a Tensor without dims or of the result's size."""
        name = type(self).__name__
        if self.reward is not None:
            raise RuntimeError(f"{name}: reinforce was called already; draw again for another reward")
        size = self._results[0][0]
        reward = value_of(reward)
        if is_number(reward):
            reward = self._saved[0].new(size).fill_(reward)
        if not _core.is_tensor(reward):
            raise TypeError(f"{name}: the reward is a number or a Tensor, not a {type(reward).__name__}")
        if reward.dim() == 0:
            reward = reward.expand(size)
        if reward.size() != size:
            raise ValueError(f"{name}: the reward has size {list(reward.size())}; need that of the draws, {list(size)}")
        self.reward = reward.type(self._saved[0].type())

    def backward(self, gradient: Any) -> Any:
        if self.reward is None:
            raise RuntimeError(f"{type(self).__name__}: a draw has no gradient; call reinforce(reward) on it before "
                               "backward, or draw from probabilities.detach()")
        result = self.scores(self.reward, *self.saved_tensors)
        scores = iter(result if isinstance(result, tuple) else (result,))
        of_inputs = [next(scores) if drawn else None for drawn in self.drawn_from]
        return tuple(fit_to_size(score, kind[0]) if kind else None
                     for score, kind in zip(of_inputs, self._input_sizes, strict=True))

    def scores(self, reward: Any, *saved: Any) -> Any:
        raise NotImplementedError(f"{type(self).__name__} does not define scores")


class Bernoulli(StochasticFunction):
    """Draws that are 1 with the probability of each element, else 0."""

    def scores(self, reward: Any, probabilities: Any, draws: Any) -> Any:
        return reward * (probabilities - draws) / (probabilities * (1 - probabilities) + 1e-6)


class Multinomial(StochasticFunction):
    """Indices drawn in proportion to the weights of each row."""

    def scores(self, reward: Any, weights: Any, draws: Any) -> Any:
        lines, chosen = (t.reshape(-1, t.size(t.dim() - 1)) for t in (weights.contiguous(), draws.contiguous()))
        total = lines.sum(1, keepdim=True)
        reward = reward.contiguous().view(chosen.size())
        result = lines.clone().zero_().scatter_add_(1, chosen, -reward / (lines.gather(1, chosen) + 1e-12))
        return (result + reward.sum(1, keepdim=True) / total).reshape(weights.size())


class Normal(StochasticFunction):
    """Draws from normal distributions."""

    def scores(self, reward: Any, *saved: Any) -> Any:
        *given, draws = saved
        mean = given.pop(0) if self.drawn_from[0] else self.constants[0]
        std = given.pop(0) if self.drawn_from[1] else self.constants[1]
        away = (draws - mean) / std
        of_mean, of_std = -reward * away / std, -reward * (away * away - 1) / std
        return tuple(score for score, drawn in zip((of_mean, of_std), self.drawn_from, strict=True) if drawn)


def class_of(op: str) -> Any:
    """Return the class of a row with `grad: reinforce`: Bernoulli for bernoulli."""
    return globals()["".join(part.capitalize() for part in op.split("_"))]


def attach(op: str, result: Any, given: Any) -> Any:
    """Make a drawn tensor the result of a stochastic node; called while recording.

    Args:
        given: the arguments of the draw, tensors or numbers.
    """
    function = class_of(op)()
    function.drawn_from = tuple(isinstance(value, Tensor) for value in given)
    function.constants = [None if isinstance(value, Tensor) else value for value in given]
    tensors = [value for value in given if isinstance(value, _core.Tensor)]
    function.needs_input_grad = tuple(isinstance(value, Tensor) and value.requires_grad for value in given)
    function.save_for_backward(*[tensor.data for tensor in tensors], result.data)
    node = _core.make_node(function, given, 1)
    saved = [*tensors, result]
    function._places = [None] * len(saved)
    function._versions = [(tensor._writes(), tensor._version) for tensor in saved]
    function._results = [(result.size(), result.dtype, result.device)]
    function._input_sizes = [(value.size(), value.data.type()) if need else None
                             for value, need in zip(given, function.needs_input_grad, strict=True)]
    return result._attach(node, 0)


def reinforce(tensor: _core.Tensor, reward: Any) -> None:
    """Pass the reward to the node that drew a tensor. Raise RuntimeError if no stochastic node drew it."""
    function = tensor.creator
    if not isinstance(function, StochasticFunction):
        raise RuntimeError("reinforce: this tensor was not drawn at random from others that require grad")
    function.reinforce(reward)
