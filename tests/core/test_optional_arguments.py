"""None for optional arguments by position, and the state of inference mode."""

import pytest

import torch


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
