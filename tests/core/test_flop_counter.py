"""Counted operations: the figures of PyTorch 2.13 for forward and backward passes, by operator and module."""

import pytest

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.flop_counter import FlopCounterMode, register_flop_formula

aten = torch.ops.aten


def leaf(*size):
    return torch.randn(*size, requires_grad=True)


# Calls, whose sum gets a backward pass, with PyTorch's counts.
CALLS = {
    "matrices": (lambda: leaf(2, 3) @ leaf(3, 4), {"mm": 144}),
    "a constant": (lambda: torch.randn(2, 3) @ leaf(3, 4), {"mm": 96}),
    "a vector": (lambda: leaf(2, 3) @ leaf(3), {}),
    "batches": (lambda: torch.bmm(leaf(5, 2, 3), leaf(5, 3, 4)), {"bmm": 720}),
    "a batch and a matrix": (lambda: leaf(5, 2, 3) @ leaf(3, 4), {"mm": 720}),
    "a matrix and a batch": (lambda: leaf(2, 3) @ leaf(5, 3, 4), {"mm": 720}),
    "batches that are broadcast": (lambda: leaf(6, 5, 2, 3) @ leaf(5, 3, 4), {"bmm": 4320}),
    "addmm": (lambda: torch.addmm(leaf(4), leaf(2, 3), leaf(3, 4)), {"addmm": 48, "mm": 96}),
    "baddbmm": (lambda: torch.baddbmm(leaf(5, 2, 4), leaf(5, 2, 3), leaf(5, 3, 4)), {"baddbmm": 240, "bmm": 480}),
    "linear": (lambda: F.linear(leaf(7, 2, 3), leaf(4, 3), leaf(4)), {"addmm": 336, "mm": 672}),
    "linear without a bias": (lambda: F.linear(leaf(7, 2, 3), leaf(4, 3)), {"mm": 1008}),
    "einsum": (lambda: torch.einsum("bij,bjk->bik", leaf(2, 3, 4), leaf(2, 4, 5)), {"bmm": 720}),
    "signal": (lambda: F.conv1d(leaf(2, 3, 9), leaf(4, 3, 3)), {"convolution": 1008, "convolution_backward": 2016}),
    "image": (lambda: F.conv2d(leaf(2, 3, 9, 9), leaf(4, 3, 3, 3), leaf(4), stride=2, padding=1),
              {"convolution": 10800, "convolution_backward": 21600}),
    "groups": (lambda: F.conv2d(leaf(2, 4, 9, 9), leaf(4, 2, 3, 3), groups=2),
               {"convolution": 14112, "convolution_backward": 42336}),
    "a constant image": (lambda: F.conv2d(torch.randn(2, 3, 9, 9), leaf(4, 3, 3, 3)),
                         {"convolution": 21168, "convolution_backward": 21168}),
    "an image alone": (lambda: F.conv2d(leaf(3, 9, 9), leaf(4, 3, 3, 3)),
                       {"convolution": 10584, "convolution_backward": 21168}),
    "same size": (lambda: F.conv2d(leaf(2, 3, 9, 9), leaf(4, 3, 3, 3), padding="same"),
                  {"convolution": 34992, "convolution_backward": 69984}),
    "volume": (lambda: F.conv3d(leaf(2, 3, 5, 5, 5), leaf(4, 3, 3, 3, 3)),
               {"convolution": 34992, "convolution_backward": 69984}),
    "transposed": (lambda: F.conv_transpose2d(leaf(2, 3, 5, 5), leaf(3, 4, 3, 3), stride=2),
                   {"convolution": 10800, "convolution_backward": 21600}),
    "transposed groups": (lambda: F.conv_transpose2d(leaf(2, 4, 5, 5), leaf(4, 2, 3, 3), stride=2, groups=2),
                          {"convolution": 7200, "convolution_backward": 21600}),
}


@pytest.mark.parametrize("name", CALLS)
def test_operations_are_those_of_pytorch(name):
    call, operations = CALLS[name]
    with FlopCounterMode(display=False) as counter:
        call().sum().backward()
    result = counter.get_flop_counts().get("Global", {})
    assert {str(operator): count for operator, count in result.items()} == {
        f"aten.{operator}": count for operator, count in operations.items()}
    assert counter.get_total_flops() == sum(operations.values())


def test_second_derivatives_count_once():
    with FlopCounterMode(display=False) as counter:
        a, b = leaf(2, 3), leaf(3, 4)
        gradients = torch.autograd.grad((a @ b).tanh().sum(), (a, b), create_graph=True)
        sum(each.sum() for each in gradients).backward()
    assert counter.get_flop_counts()["Global"] == {aten.mm: 432}


def test_attention_counts_two_products_and_five_for_its_gradients():
    q, k, v = leaf(2, 3, 5, 8), leaf(2, 3, 6, 8), leaf(2, 3, 6, 8)
    with FlopCounterMode(display=False) as counter:
        F.scaled_dot_product_attention(q, k, v).sum().backward()
    assert counter.get_total_flops() == 7 * 2 * (2 * 3 * 5 * 6 * 8)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.twice = nn.Linear(3, 4), nn.Sequential(nn.Linear(4, 4), nn.ReLU())

    def forward(self, x):
        return self.twice(self.twice(self.first(x)))


def test_modules_have_the_operations_of_their_calls_and_gradients(capsys):
    with FlopCounterMode() as counter:
        Net()(torch.randn(2, 3)).sum().backward()
    counts = {name: {str(operator): count for operator, count in each.items()}
              for name, each in counter.get_flop_counts().items()}
    whole, twice = {"aten.addmm": 176, "aten.mm": 304}, {"aten.addmm": 128, "aten.mm": 256}
    assert counts == {"Global": whole, "Net": whole, "Net.first": {"aten.addmm": 48, "aten.mm": 48}, "Net.twice": twice,
                      "Net.twice.0": twice}
    assert counter.get_table(depth=1) == """\
Module          FLOP    % Total
------------  ------  ---------
Net              480    100.00%
- aten.addmm     176     36.67%
- aten.mm        304     63.33%"""
    assert capsys.readouterr().out.startswith(counter.get_table(depth=1)) and "Net.twice.0" not in counter.get_table()


def test_units_of_the_table():
    with FlopCounterMode(display=False) as counter:
        torch.empty(2000, 3000, device="meta") @ torch.empty(3000, 400, device="meta")
    assert counter.get_table().splitlines()[2:] == [
        "Global     4800.000M    100.00%", "- aten.mm  4800.000M    100.00%"]


def test_the_backward_pass_after_the_context_does_not_count():
    with FlopCounterMode(display=False) as counter:
        loss = (leaf(2, 3) @ leaf(3, 4)).sum()
    loss.backward()
    assert counter.get_total_flops() == 48
    with counter:
        pass
    assert counter.get_total_flops() == 0 and "0%" in counter.get_table()


def test_costs_of_other_operators():
    seen = []

    def cost(*args, out_shape=None, **kwargs):
        seen.append((args, out_shape, kwargs))
        return 7

    with FlopCounterMode(display=False, custom_mapping={aten.add: cost}) as counter:
        torch.add(torch.ones(2, 1), torch.ones(3), alpha=2)
    assert counter.get_total_flops() == 7
    assert seen == [((torch.Size([2, 1]), torch.Size([3])), torch.Size([2, 3]), {"alpha": 2})]
    with pytest.raises(RuntimeError, match=r"aten.mm is registered already; pass custom_mapping"):
        register_flop_formula(aten.mm)(cost)
    with pytest.raises(ValueError, match=r"'mm' is of type str; pass operators, such as torch.ops.aten.mm"):
        register_flop_formula(["mm"])(cost)
