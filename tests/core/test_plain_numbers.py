"""torch.tensor of plain Python numbers, which C reads, beside what only Python reads."""

import numpy as np
import pytest

import torch

LISTS = [True, 3, 2.5, -(2**63), [], [[]], [True, False], [1, True], [1, 2.5], [[1, 2], [3, 4]], [(1, 2), [3.5, True]],
         ((), ()), [[[0.1]], [[0.2]]], [float("inf"), float("nan")], range(3), [np.float32(0.5), 1]]


@pytest.mark.parametrize("data", LISTS, ids=str)
@pytest.mark.parametrize("dtype", [None, "float64", "float32", "bool", "complex128"])
def test_numbers_are_those_of_numpy(data, dtype):
    result = torch.tensor(data, dtype=dtype and getattr(torch, dtype)).numpy()
    expected = np.array(data, dtype)
    assert result.shape == expected.shape
    np.testing.assert_array_equal(result, expected.astype(result.dtype))


def test_types_follow_the_kinds_of_numbers():
    kinds = [(True, torch.bool), ([True, 2], torch.int64), ([True, 2.0], torch.float32), ([], torch.float32),
             ([1, 2j], torch.complex64)]
    assert [torch.tensor(data).dtype for data, _ in kinds] == [kind for _, kind in kinds]
    assert torch.tensor([1, 2], dtype=torch.float64, requires_grad=True).requires_grad
    with torch.device("meta"):
        assert torch.tensor([1, 2]).is_meta


def test_lists_that_are_no_tensors():
    within = [1]
    within.append(within)
    for data in ([1, [2]], [[1, 2], [3]], ["a"], [None], [2**63], within):
        with pytest.raises((TypeError, ValueError, RuntimeError)):
            torch.tensor(data)
