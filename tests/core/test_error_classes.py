"""Classes of errors: those that the core raises are also RuntimeErrors, as PyTorch's."""

import pickle

import pytest

import torch


@pytest.mark.parametrize("kind, call", [
    (IndexError, lambda x: x.gather(0, torch.tensor([5]))),
    (IndexError, lambda x: x.sum(5)),
    (TypeError, lambda x: x.dot(x.int())),
    (TypeError, lambda x: torch.matmul(x, x.int())),  # a row in Python
    (ValueError, lambda x: torch.histc(x, bins=0)),
    (FloatingPointError, lambda x: torch.autograd.set_detect_anomaly(True) and (-x).requires_grad_().log()),
])
def test_an_error_of_the_core_is_also_a_runtime_error(kind, call):
    try:
        with pytest.raises(kind) as raised:
            call(torch.ones(2))
    finally:
        torch.autograd.set_detect_anomaly(False)
    assert isinstance(raised.value, RuntimeError) and type(raised.value).__name__ == kind.__name__
    assert raised.value.__cause__ is None and str(raised.value)
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is kind and again.args == raised.value.args


def test_wrong_arguments_are_plain_type_errors():
    with pytest.raises(TypeError) as raised:
        torch.mm(1, 2)
    assert type(raised.value) is TypeError


def test_none_for_optional_arguments_by_position():
    x = torch.arange(4.0) - 1
    assert torch.clamp(x, 0.0, None).tolist() == [0, 0, 1, 2] and x.clamp(None, 1).tolist() == [-1, 0, 1, 1]
    assert torch.bincount(torch.tensor([1, 1]), None, 3).tolist() == [0, 2, 0]
    assert torch.median(x, None).item() == 0
    for call in (lambda: torch.add(x, None), lambda: x.clamp(None, None), lambda: torch.bincount(None)):
        with pytest.raises(TypeError, match="got .*NoneType"):
            call()


def test_inference_mode_can_be_asked_for():
    @torch.inference_mode()
    def decorated():
        return torch.is_inference_mode_enabled(), torch.is_grad_enabled()

    assert not torch.is_inference_mode_enabled() and decorated() == (True, False)
    with torch.inference_mode():
        with torch.no_grad():
            assert torch.is_inference_mode_enabled()
        with torch.inference_mode(False):
            assert not torch.is_inference_mode_enabled() and torch.is_grad_enabled()
    with torch.no_grad():
        assert not torch.is_inference_mode_enabled()
