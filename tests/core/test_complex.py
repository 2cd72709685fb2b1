"""Complex tensors: creation, views, printing, files, processes; errors; gradients of real losses."""

import copy
import math
import pickle

import numpy as np
import pytest

import torch
from torch import multiprocessing
from torch.autograd import gradcheck, gradgradcheck

KINDS = [torch.complex64, torch.complex128]


def drawn(*size, dtype=torch.complex128):
    return torch.randn(*size, dtype=dtype)


@pytest.mark.parametrize("kind", KINDS)
def test_types(kind):
    x = torch.zeros(2, 3, dtype=kind)
    assert x.dtype is kind and kind.is_complex and not kind.is_floating_point and x.is_complex()
    assert torch.is_complex(x) and x.element_size() == kind.itemsize == 2 * kind.to_real().itemsize
    assert x.type() in ("torch.ComplexFloatTensor", "torch.ComplexDoubleTensor")
    assert isinstance(x, getattr(torch, x.type()[6:]))
    assert kind.to_real().to_complex() is kind and x.real.dtype is kind.to_real()
    assert torch.finfo(kind).eps == torch.finfo(kind.to_real()).eps
    for result in (torch.ones(2, dtype=kind), torch.eye(2, dtype=kind), torch.full((2,), 1j, dtype=kind),
                   torch.empty(2, dtype=kind), torch.rand(2, dtype=kind), torch.randn(2, dtype=kind),
                   torch.ones(2).to(kind), torch.ones(2).type(kind), torch.zeros_like(x), x.new_zeros(2)):
        assert result.dtype is kind


def test_what_is_made_of_parts_goes_where_others_go():
    x = torch.randn(4, 2, dtype=torch.complex64)
    parameter = torch.nn.Parameter(torch.zeros(4, 2, dtype=torch.complex64))
    parameter.data = x
    assert parameter.data.equal(x) and torch.zeros(0, dtype=torch.complex64).set_(x).equal(x)
    loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(x), batch_size=2)
    assert torch.cat([batch for batch, in loader]).equal(x)
    state = {"w": x}
    layer = torch.nn.Module()
    layer.register_buffer("w", torch.zeros_like(x))
    layer.load_state_dict(state)
    assert layer.w.equal(x) and next(iter(layer.double().state_dict().values())).dtype is torch.complex64
    assert x.share_memory_().is_shared() and x.reshape(8).view(2, 4).equal(x.view(2, 4))


def test_literals_and_numbers():
    x = torch.tensor([1 + 2j, 3])
    assert x.dtype is torch.complex64 and x.tolist() == [1 + 2j, 3]
    assert torch.tensor(2j).item() == 2j and complex(torch.tensor(2j)) == 2j and complex(torch.tensor(2.5)) == 2.5
    assert torch.tensor([[1j], [2]], dtype=torch.complex128).dtype is torch.complex128
    assert torch.full((2,), 1j).tolist() == [1j, 1j] and torch.full_like(x, 2j)[0] == 2j
    x[0] = 5j
    x[1] = torch.tensor(6.0)
    assert x.tolist() == [5j, 6] and (x == 5j).tolist() == [True, False] and 6 in x
    assert torch.ComplexFloatStorage([1j, 2])[0] == 1j and torch.ComplexDoubleTensor([1j]).tolist() == [1j]


@pytest.mark.parametrize("other, wanted", [
    (torch.ones(2).double(), torch.complex128), (torch.ones(2).long(), torch.complex64), (1j, torch.complex64),
    (torch.tensor(1.0).double(), torch.complex64), (torch.ones(2).half(), torch.complex64), (True, torch.complex64),
])
def test_promotion(other, wanted):
    x = torch.ones(2, dtype=torch.complex64)
    assert (x + other).dtype is (other * x).dtype is torch.result_type(x, other) is wanted


def test_promotion_by_numbers():
    assert (torch.ones(2).double() + 1j).dtype is torch.complex128
    assert (torch.ones(2).int() * 1j).dtype is torch.complex64
    assert (torch.ones(2) * torch.tensor(1j, dtype=torch.complex128)).dtype is torch.complex64
    assert torch.promote_types(torch.float64, torch.complex64) is torch.complex128
    assert torch.can_cast(torch.float64, torch.complex64) and not torch.can_cast(torch.complex64, torch.float64)


def test_a_gradient_of_pairs_may_have_any_layout():
    x, grad = drawn(3).requires_grad_(), torch.rand(2, 3).t()
    torch.view_as_real(x).backward(grad)
    assert x.grad.tolist() == torch.complex(grad[:, 0], grad[:, 1]).tolist()


def test_parts_are_views():
    x = drawn(3, 4)
    before = x.clone()
    x.real[0] = 7
    x.imag = x.real
    pairs = torch.view_as_real(x.t())
    assert pairs.size() == (4, 3, 2) and pairs.stride() == (2, 8, 1) and x.real.data_ptr() == x.data_ptr()
    pairs[0, 1, 1] = 5
    assert x[1, 0] == complex(before[1, 0].real, 5) and x[0].tolist() == [7 + 7j] * 4
    back = torch.view_as_complex(pairs)
    assert back.data_ptr() == x.data_ptr() and back.equal(x.t())
    assert torch.ones(2).real.tolist() == [1, 1] and torch.view_as_real(torch.tensor(1j)).tolist() == [0, 1]
    with pytest.raises(RuntimeError, match="need complex numbers"):
        torch.imag(torch.ones(2))
    for wrong in (torch.ones(2, 3), torch.ones(2, 2).t(), torch.ones(5)[1:3], torch.tensor(1.0), torch.ones(4)[::2]):
        with pytest.raises(RuntimeError, match="view_as_complex: input is"):
            torch.view_as_complex(wrong)
    with pytest.raises(RuntimeError, match="at most 63 dimensions"):
        torch.view_as_real(torch.zeros((1,) * 64, dtype=torch.complex64))


def test_a_view_of_another_type_keeps_within_its_memory():
    pairs = torch.arange(8.0).view(4, 2)
    x = torch.view_as_complex(pairs)
    assert x.storage().size() == 4 and x.storage()[1] == 2 + 3j and pairs.storage().size() == 8
    assert x.real.as_strided((2,), (4,)).tolist() == [0, 4] and x.as_strided((2,), (2,)).tolist() == [1j, 4 + 5j]
    grown = x.detach().resize_(6)
    grown[4:] = 0
    assert grown[:4].tolist() == [1j, 2 + 3j, 4 + 5j, 6 + 7j]
    with pytest.raises(ValueError, match="as_strided"):
        x.as_strided((5,), (2,))
    assert copy.deepcopy(x).equal(x) and pickle.loads(pickle.dumps(x.imag)).equal(x.imag)


@pytest.mark.parametrize("kind", KINDS)
def test_arrays_both_ways(kind):
    array = (np.arange(6).reshape(2, 3) * (1 + 2j)).astype(f"c{kind.itemsize}")
    x = torch.from_numpy(array)
    x[0, 0] = 9j
    assert array[0, 0] == 9j and x.dtype is kind and np.shares_memory(x.numpy(), array)
    assert np.array_equal(torch.from_numpy(array[:, ::2]).numpy(), array[:, ::2])
    assert np.shares_memory(np.asarray(x.t()), array) and torch.tensor(array).equal(x)
    assert torch.from_dlpack(array).equal(x) and np.array_equal(np.from_dlpack(x), array)
    assert x.__array_interface__["typestr"] == f"<c{kind.itemsize}"
    with pytest.raises(TypeError, match="takes no complex number"):
        torch.FloatTensor(array)


def test_printing():
    assert repr(torch.tensor(1 - 2j)) == "tensor(1.-2.j)"
    assert repr(torch.tensor(1 - 2j, dtype=torch.complex128)) == "tensor(1.-2.j, dtype=torch.complex128)"
    assert str(torch.tensor([1.25 + 2j, 0 - 1j])) == "tensor([1.2500+2.j, 0.0000-1.j])"
    assert "nan" in str(torch.tensor([complex("nan")])) and f"{torch.tensor(2j)}" == "2j"


def test_files(tmp_path):
    x = drawn(3, 4)
    kept = {"x": x, "t": x.t(), "pairs": torch.view_as_real(x), "imag": x.imag, "low": x.cfloat(),
            "parameter": torch.nn.Parameter(drawn(2))}
    torch.save(kept, tmp_path / "a.pt")
    result = torch.load(tmp_path / "a.pt")
    assert all(result[name].dtype is kept[name].dtype and result[name].equal(kept[name]) for name in kept)
    assert isinstance(result["parameter"], torch.nn.Parameter)


def _negated(queue, back):
    back.put(-queue.get())


def test_processes():
    x = drawn(5)
    context = multiprocessing.get_context("fork")
    queue, back = context.Queue(), context.Queue()
    worker = context.Process(target=_negated, args=(queue, back))
    worker.start()
    queue.put(x)
    assert back.get().equal(-x)
    worker.join()


@pytest.mark.parametrize("call", [
    lambda x: x < x, lambda x: x.clamp(0, 1), lambda x: x.max(), lambda x: x.sort(), lambda x: x % 2, lambda x: x // 2,
    lambda x: x.relu(), lambda x: x.floor(), lambda x: x.argmin(),
])
def test_what_has_no_order(call):
    with pytest.raises(TypeError, match=r"ComplexFloatTensor 2.* of complex numbers take \.abs\(\), \.real or \.imag"):
        call(torch.ones(2, dtype=torch.complex64))


@pytest.mark.parametrize("call, text", [
    (lambda x: x.add_(1j), "cannot hold a result of ComplexFloat"), (lambda x: x.fill_(1j), "takes no complex number"),
    (lambda x: x.mul_(torch.ones(2, dtype=torch.complex64)), "cannot hold"), (lambda x: x.add(x, alpha=1j), "takes no"),
    (lambda x: torch.addmm(x, x[None], x[None], beta=1j), "takes no complex number"),
    (lambda x: torch.complex(x, x.double()), "two floating tensors of one type"),
    (lambda x: torch.full((2,), 1j, dtype=torch.float32), "takes no complex number"),
    (lambda x: torch.tensor([1j], dtype=torch.int64), "takes no complex number"),
])
def test_real_tensors_take_no_complex_numbers(call, text):
    x = torch.ones(2)
    with pytest.raises((TypeError, RuntimeError), match=text):
        call(x)
    assert x.tolist() == [1, 1]


def test_conversions_to_real_numbers_warn_of_the_lost_part():
    x = torch.tensor([1.5 + 2j])
    for act in (x.float, x.long, lambda: x.to(torch.float64), lambda: x.type("torch.IntTensor"),
                lambda: x.clone().requires_grad_().double(), lambda: torch.zeros(1).copy_(x)):
        with pytest.warns(UserWarning, match="its imaginary part is lost"):
            assert int(act()) == 1


@pytest.mark.filterwarnings("ignore:a complex tensor becomes a real one")
@pytest.mark.parametrize("kind", ["cfloat", "cdouble"])
def test_conversions_of_many_numbers_are_those_of_their_real_parts(kind):
    for count in (1, 511, 512, 513, 1100):
        array = (np.arange(2 * count) * 0.7 - 300).astype(np.complex128) * (1 + 2j)
        every = torch.from_numpy(array).to(getattr(torch, kind))
        for x in (every, every[::2], every.flip([0])):
            for wanted in ("uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64",
                           "uint16"):  # fmt: skip
                wanted = getattr(torch, wanted)
                assert torch.equal(x.to(wanted), x.real.clone().to(wanted))


@pytest.mark.filterwarnings("ignore:a complex tensor becomes a real one")
def test_conversions_keep_the_real_part():
    x = torch.tensor([1.5 + 2j, -3.7 - 1j, complex("nan"), 300])
    assert x.float().tolist()[:2] == [1.5, pytest.approx(-3.7)] and x.double().dtype is torch.float64
    assert x[:2].int().tolist() == [1, -3] and x.long()[2] == 0 and x.half().tolist()[0] == 1.5
    assert torch.tensor([0j, 1j, 1]).bool().tolist() == [False, True, True]
    for kind in (torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64, torch.float16):
        assert torch.ones(1000).to(kind).cdouble().to(kind).equal(torch.ones(1000).to(kind))


def test_numbers_near_and_far():
    x = torch.tensor([3e38 + 3e38j, 1e-30 + 1e-30j, 1e200j, 1e-200], dtype=torch.complex128)
    assert torch.allclose(x / x, torch.ones_like(x)) and (1 / x).isfinite().all()
    small = torch.tensor([1e-9 + 1e-9j], dtype=torch.complex128)
    np.testing.assert_allclose(torch.expm1(small).numpy(), np.expm1(small.numpy()), rtol=1e-14)
    assert abs(torch.log1p(small).item() / (1e-9 + 1e-9j - 1e-18j) - 1) < 1e-14  # x - x**2 / 2
    assert (torch.tensor([1 + 1j]) ** 4).tolist() == [-4] and (torch.tensor([0j, 2]) ** 0).tolist() == [1, 1]
    assert torch.tensor([3 + 4j, 0]).abs().tolist() == [5, 0] and torch.sgn(torch.tensor([0j, 2j])).tolist() == [0, 1j]


def test_the_gradient_of_a_real_loss():
    """Twice the derivative by the conjugate, so that a step against it goes down."""
    x = torch.tensor([1 + 2j, -3j], requires_grad=True)
    (x.abs() ** 2).sum().backward()
    assert x.grad.dtype is torch.complex64 and torch.allclose(x.grad, 2 * x.detach())
    zero = torch.zeros(2, dtype=torch.complex64, requires_grad=True)
    (zero.abs() + zero.angle() + torch.sgn(zero).real).sum().backward()
    assert zero.grad.tolist()[0].real == zero.grad.tolist()[0].real
    real = torch.ones(2, requires_grad=True)
    (real * x.detach()).real.sum().backward()
    assert real.grad.dtype is torch.float32 and real.grad.tolist() == [1, 0]
    with pytest.raises(RuntimeError, match="only a real loss"):
        (x * x).sum().backward()
    (x * x).sum().backward(torch.tensor(1 + 0j))


@pytest.mark.parametrize("function", [
    lambda a, b: a @ b, lambda a, b: torch.einsum("ij,kj->ik", a, b.conj()), lambda a, b: (a[:2] * b[1:]).prod(0),
    lambda a, b: torch.fft.ifft(torch.fft.fft(a) * torch.fft.fft(b, 3)), lambda a, b: torch.polar(a.abs(), b.angle()),
    lambda a, b: torch.linalg.solve(a, b).abs().norm(dim=0), lambda a, b: torch.where(a.real > 0, a, b) ** 2,
    lambda a, b: torch.cat([a, b.mH]).cumsum(0)[1::2].std(), lambda a, b: torch.view_as_real(a / b)[..., 1].tanh(),
])
def test_gradients_of_what_is_composed(function):
    leaves = drawn(3, 3).requires_grad_(), drawn(3, 3).requires_grad_()
    assert gradcheck(function, leaves) and gradgradcheck(function, leaves)


@pytest.mark.parametrize("make", [torch.optim.SGD, torch.optim.Adam, torch.optim.RMSprop])
def test_optimizers_take_the_parts(make):
    start = drawn(3)
    x, pairs = start.clone().requires_grad_(), torch.view_as_real(start).clone().requires_grad_()
    for leaf in (x, pairs):
        optimizer = make([leaf], lr=0.1)
        for _ in range(3):
            optimizer.zero_grad()
            (torch.view_as_real(leaf) if leaf is x else leaf).pow(4).sum().backward()
            optimizer.step()
    assert torch.view_as_real(x.detach()).equal(pairs.detach())


def change_real_part(z):
    z.real.mul_(3)
    return z


def change_imaginary_part(z):
    z.imag *= -1
    return z * z.real


def fill_some_imaginary_parts(z):
    z.imag[1:] = 2
    return z


def change_pairs(z):
    pairs = torch.view_as_real(z)
    pairs[..., 0] *= pairs[..., 1].clone()
    return z


def change_numbers_below_their_parts(z):
    real, imag = z.real, z.imag
    z.mul_(2 + 1j)
    return real * imag + imag


def change_a_row_below_pairs(z):
    pairs = torch.view_as_real(z)
    z.view(-1, 3)[0] = 5 * z.view(-1, 3)[0].conj()
    return pairs


@pytest.mark.parametrize("change", [change_real_part, change_imaginary_part, fill_some_imaginary_parts, change_pairs,
                                    change_numbers_below_their_parts, change_a_row_below_pairs])
@pytest.mark.parametrize("size", [(3,), (2, 3)])
def test_writes_to_parts_and_to_what_has_them_have_gradients(change, size):
    assert gradcheck(lambda z: change(z * 1), drawn(*size).requires_grad_())


def test_parts_written_into_plain_numbers_have_gradients():
    def put(real, imag):
        z = torch.zeros(2, 3, dtype=torch.complex128)
        z.real, z.imag = real, imag
        return torch.fft.irfftn(z)

    assert gradcheck(put, (torch.randn(2, 3).double().requires_grad_(), torch.randn(2, 3).double().requires_grad_()))


def test_conjugates_are_resolved_once():
    x = torch.tensor([1 + 2j, -3j])
    assert torch.equal(x.conj().resolve_conj(), torch.tensor([1 - 2j, 3j])) and torch.equal(torch.resolve_conj(x), x)
    assert torch.equal(x.imag.resolve_neg(), torch.FloatTensor([2, -3])) and torch.equal(torch.resolve_neg(x), x)


@pytest.mark.parametrize("size", [(2, 3), (4, 2, 3)])
def test_the_adjoint_is_transposed_and_conjugated(size):
    x = torch.complex(torch.randn(size), torch.randn(size))
    wanted = x.numpy().conj().swapaxes(-1, -2)
    for got in (x.adjoint(), torch.adjoint(x), x.mH):
        np.testing.assert_array_equal(got.numpy(), wanted)


def test_truth_of_complex_numbers():
    x = torch.tensor([[1j, 0], [2, 1 - 1j]])
    assert x.all(1).tolist() == [False, True] and x.any().item() and x.count_nonzero(0).tolist() == [2, 1]
    assert torch.dist(x, torch.zeros(2, 2)).item() == pytest.approx(7**0.5)


def test_norms_by_a_complex_dtype_are_real():
    x = torch.tensor([3 + 4j, 0])
    assert torch.norm(x, dtype=torch.complex128).dtype is torch.float64
    assert torch.norm(x, dim=0, dtype=torch.complex64).dtype is torch.float32
    assert torch.sum(x.real, dtype=torch.complex64).dtype is torch.complex64


def test_a_number_before_an_infinite_complex_tensor():
    infinite = torch.complex(torch.tensor([math.inf]), torch.tensor([math.inf]))
    for total in (1 + infinite, 1.5 + infinite, (1 + 1j) + infinite, infinite + 1):
        assert torch.view_as_real(total).tolist() == [[math.inf, math.inf]]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 2, 1)])
def test_a_complex_tensor_has_the_order_of_its_real_part(order):
    real, imag = torch.randn(2, 3, 4).permute(order), torch.randn(2, 3, 4).permute(order)
    for other in (imag, imag.contiguous(), imag[:1], torch.tensor(2.0)):
        x = torch.complex(real, other)
        assert torch.equal(x.real, real) and torch.equal(x.imag, other.expand(real.shape))
        assert x.stride() == real.stride()
    spaced = torch.randn(4, 6)[:, ::2].t()
    assert torch.complex(spaced, spaced).is_contiguous()
    assert torch.complex(imag[:1], real).shape == real.shape
