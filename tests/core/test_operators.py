"""Operators of tensors, in-place operators, `out=` and results as first arguments."""

import numpy as np
import pytest

import torch


@pytest.mark.parametrize("operator", ["+", "-", "*", "/", "%", "//", "**", "==", "<", "<=", ">", ">=", "!="])
def test_operators_are_numpys(operator):
    a, b = np.array([[1.5, 2.0], [3.0, -4.0]]), np.array([2.0, 0.5])
    for left, right in ((a, b), (a, 2.0), (2.0, abs(a)), (b, a), (a, 3), (np.float64(3), abs(a)),
                        (abs(a), np.int64(2))):
        if operator == "**" and right is a:
            continue
        with np.errstate(invalid="ignore"):
            wanted = eval(f"left {operator} right")
        x, y = (torch.from_numpy(v.copy()) if isinstance(v, np.ndarray) else v for v in (left, right))
        got = eval(f"x {operator} y")
        np.testing.assert_allclose(got.numpy(), wanted, rtol=1e-12)


def test_integer_operators():
    a = torch.IntTensor([6, -7, 9])
    assert (a & 3).tolist() == [2, 1, 1] and (a | 1).tolist() == [7, -7, 9] and (a ^ 1).tolist() == [7, -8, 8]
    assert (a << 1).tolist() == [12, -14, 18] and (a >> 1).tolist() == [3, -4,
                                                                        4] and (1 << torch.IntTensor([3]))[0] == 8
    assert (a / 2).tolist() == [3, -3.5, 4.5] and (a // 2).tolist() == [3, -4, 4]
    assert (~a).tolist() == [-7, 6, -10] and (-a).tolist() == [-6, 7, -9]
    assert (20 - a).tolist() == [14, 27, 11] and abs(a).tolist() == [6, 7, 9] and (+a).tolist() == a.tolist()
    for wrong in (lambda: a % 0, lambda: a // 0, lambda: a // torch.IntTensor([1, 0, 1]), lambda: 5 // (a * 0)):
        with pytest.raises((RuntimeError, ZeroDivisionError), match="div|mod|rem"):
            wrong()
    low = torch.IntTensor([-(2**31)])
    assert (low // -1).tolist() == [-(2**31)] and (low % -1).tolist() == [0] and (low << 40).tolist() is not None
    assert (a + 1.5).dtype is (a + torch.ones(3)).dtype is torch.float32 and (a + 2**40).tolist() == a.tolist()
    with pytest.raises(TypeError):
        a + "x"


def test_in_place_operators_keep_the_object():
    x = same = torch.Tensor([1, 2, 3])
    x += 1
    x -= torch.Tensor([1])
    x *= np.float32(2)
    x /= 4
    x **= 2
    assert x is same and x.tolist() == [0.25, 1, 2.25]
    with pytest.raises(RuntimeError):
        x += torch.ones(2, 3)
    with pytest.raises(RuntimeError, match="overlap"):
        torch.ones(1).expand(3).add_(1)
    i = torch.IntTensor([5])
    i &= 4
    i <<= 2
    assert i.tolist() == [16]


def test_in_place_names_exist_only_for_what_can_be_done_in_place():
    x = torch.Tensor([[1, 5], [7, 2]])
    with pytest.raises(TypeError, match="max_"):
        x.max_()
    with pytest.raises(TypeError, match="max_"):
        x.max_(0)
    assert x.max_(torch.Tensor([3])) is x and x.tolist() == [[3, 5], [7, 3]]
    assert not hasattr(x, "sum_") and not hasattr(x, "mm_")


def test_operands_that_do_not_fit():
    with pytest.raises(RuntimeError, match="3.*4"):
        torch.ones(3) + torch.ones(4)
    assert (torch.ones(3) + torch.ones(3).double()).dtype is torch.float64
    assert (torch.ones(3) + 1j).dtype is torch.complex64
    for other in ("x", None, [1], object(), {}):
        with pytest.raises(TypeError):
            torch.ones(3) + other
        with pytest.raises(TypeError):
            other - torch.ones(3)


def test_matrix_product_operator():
    a, b = np.random.rand(2, 3), np.random.rand(4, 3, 5)
    np.testing.assert_allclose((torch.from_numpy(a) @ torch.from_numpy(b)).numpy(), a @ b)
    with pytest.raises((RuntimeError, TypeError)):
        torch.ones(2, 3) @ torch.ones(2, 3)
    with pytest.raises(TypeError):
        torch.ones(2) @ 3


def test_result_first_out_keywords_and_aliases():
    a, b, r = torch.Tensor([1, 2]), torch.Tensor([3, 4]), torch.Tensor()
    assert torch.add(r, a, b) is r and r.tolist() == [4, 6]
    assert torch.add(a, 10, b).tolist() == [31, 42] and a.add(other=b, alpha=2).tolist() == [7, 10]
    assert torch.mul(input=a, other=b, out=r) is r and r.tolist() == [3, 8]
    values, indices = torch.Tensor(), torch.LongTensor()
    torch.max(values, indices, torch.Tensor([[1, 9], [8, 2]]), 1)
    assert values.tolist() == [9, 8] and indices.tolist() == [1, 0]
    assert torch.cinv(a).tolist() == [1, 0.5] and a.cmax(b).tolist() == [3, 4]
    for wrong in (lambda: a.add(b, nonsense=1), lambda: torch.add(a), lambda: torch.add(a, b, out=3),
                  lambda: torch.add(),
                  lambda: torch.add(a, b, out=torch.IntTensor()), lambda: a.add(b, other=b),
                  lambda: a.add(*[b] * 50)):  # fmt: skip
        with pytest.raises(TypeError, match="add"):
            wrong()


def test_out_must_not_share_memory_with_what_is_read():
    x = torch.ones(4, 4)
    for wrong in (lambda: torch.add(x[1:], x[:3], out=x[:3, :].t()[:, :3]),
                  lambda: torch.add(x, 1, out=torch.ones(1, 1).expand(4, 4))):
        with pytest.raises(RuntimeError):
            wrong()
    assert x.sum() == 16
    assert torch.add(x, x, out=x).sum() == 32 and torch.mm(x, x, out=x).sum() == 16 * 16
