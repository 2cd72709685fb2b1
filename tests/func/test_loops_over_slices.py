"""torch._higher_order_ops: scans against loops."""

import pytest

import torch
from torch import _higher_order_ops as loops


@pytest.mark.parametrize("count", [1, 2, 7, 8])
@pytest.mark.parametrize("reverse", [False, True])
def test_associative_scan_of_a_recurrence(count, reverse):
    decay, input = torch.rand(3, count), torch.rand(3, count)

    def combine(left, right):
        return left[0] * right[0], right[0] * left[1] + right[1]

    result = loops.associative_scan(combine, (decay, input), 1, reverse=reverse)[1]
    state, columns = torch.zeros(3), range(count)
    for column in reversed(columns) if reverse else columns:
        state = decay[:, column] * state + input[:, column]
        torch.testing.assert_close(result[:, column], state)


def test_generic_associative_scan_has_gradients():
    matrices = torch.randn(5, 2, 2, dtype=torch.float64, requires_grad=True)

    def products(x):
        return loops.associative_scan(torch.matmul, x, 0, combine_mode="generic")

    expected = [matrices[0]]
    for matrix in matrices[1:]:
        expected.append(expected[-1] @ matrix)
    torch.testing.assert_close(products(matrices), torch.stack(expected))
    assert torch.autograd.gradcheck(products, matrices)


def test_scan_and_map():
    inputs = {"x": torch.arange(4.0), "y": torch.ones(4)}
    for reverse in (False, True):
        state, output = loops.scan(lambda s, one: (s * 2 + one["x"], (s, one["y"])), torch.zeros(()), inputs,
                                   reverse=reverse)
        assert state.item() == (34 if reverse else 11)
        assert output[0].shape == (4,) and output[1].tolist() == [1, 1, 1, 1]
    assert loops.map(lambda x, k: x * k, torch.ones(2, 3), 2).tolist() == [[2, 2, 2], [2, 2, 2]]


def test_bad_scans_are_refused():
    with pytest.raises(ValueError, match="associative_scan: combine_mode is 'other'"):
        loops.associative_scan(torch.add, torch.ones(2), 0, combine_mode="other")
    with pytest.raises(ValueError, match=r"the sizes along dim 0 are \[2, 3\]"):
        loops.associative_scan(torch.add, (torch.ones(2), torch.ones(3)), 0)
    with pytest.raises(ValueError, match="scan: xs has no slices"):
        loops.scan(lambda s, x: (s, x), None, torch.ones(0))
