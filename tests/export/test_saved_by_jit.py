"""torch.jit: traced and scripted modules are the modules, and are saved as the rows that they call."""

import copy
import io
import pickle

import pytest

import torch
from torch import nn


def reloaded(module):
    file = io.BytesIO()
    torch.jit.save(module, file)
    file.seek(0)
    return torch.jit.load(file)


class Masked(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.graph = nn.Linear(2, 3), 7

    def forward(self, x, mask):
        return self.layer(x) * mask.unsqueeze(-1)


NETWORKS = {
    "convolutions": (lambda: nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                                           nn.Linear(4, 2)), ((2, 1, 8, 8),), ((5, 1, 9, 11),)),
    "recurrent": (lambda: nn.LSTM(3, 4, batch_first=True), ((2, 5, 3),), ((4, 5, 3),)),  # its steps are unrolled
    "transformer": (lambda: nn.Transformer(8, 2, 1, 1, 16, batch_first=True), ((2, 3, 8), (2, 4, 8)),
                    ((3, 5, 8), (3, 6, 8))),
    "two inputs": (Masked, ((3, 2), (3,)), ((5, 2), (5,))),
}


@pytest.mark.parametrize("name", NETWORKS)
def test_saved_networks_take_other_sizes(name):
    make, sizes, others = NETWORKS[name]
    module = make().eval()
    loaded = reloaded(torch.jit.trace(module, tuple(torch.randn(size) for size in sizes)))
    inputs = [torch.randn(size) for size in others]
    torch.testing.assert_close(loaded(*inputs), module(*inputs))
    assert list(loaded.state_dict()) == list(module.state_dict())


def test_a_scripted_module_is_saved_as_it_was_called_first():
    scripted = torch.jit.script(Masked())
    with pytest.raises(NotImplementedError, match="no inputs are known; call the scripted module once"):
        torch.jit.save(scripted, io.BytesIO())
    x = torch.randn(3, 2)
    result = scripted(x, mask=torch.ones(3))
    torch.testing.assert_close(reloaded(scripted)(x, mask=torch.ones(3)), result)


def test_they_share_all_with_the_module():
    module = Masked()
    for result in (torch.jit.script(module), torch.jit.trace(module, (torch.ones(1, 2), torch.ones(1)))):
        assert isinstance(result, torch.jit.ScriptModule) and isinstance(result, Masked)
        assert result.layer is module.layer and result.graph == 7 and "layer.weight" in result.state_dict()
        assert torch.jit.script(result) is result
        result.eval()
        assert not module.training
        module.train()
        for other in (copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
            assert other.layer is not module.layer and other.layer.weight.equal(module.layer.weight)
            assert other(torch.ones(2, 2), torch.ones(2)).shape == (2, 3)
    assert "linear" in torch.jit.trace(nn.Linear(1, 1), torch.ones(1)).code


def test_saving_changes_no_buffer_and_no_state_of_the_generator():
    module = nn.Sequential(nn.BatchNorm1d(2), nn.Dropout())
    traced = torch.jit.trace(module, torch.randn(4, 2))
    before, state = copy.deepcopy(module.state_dict()), torch.get_rng_state()
    reloaded(traced)
    assert all(value.equal(module.state_dict()[name]) for name, value in before.items())
    assert torch.get_rng_state().equal(state)


def test_functions_and_large_inputs():
    def product(a, b):
        return a @ b

    assert torch.jit.trace(product, (torch.ones(2, 3), torch.ones(3, 4))) is product
    assert reloaded(product)(torch.ones(5, 3), torch.ones(3, 2)).shape == (5, 2)
    traced = torch.jit.trace(nn.Flatten(), torch.ones(2, 400, 400))
    assert traced._example[0][0].is_meta and reloaded(traced)(torch.ones(3, 4, 5)).shape == (3, 20)


def test_branches_on_elements_are_no_program():
    class Branch(nn.Module):
        def forward(self, x):
            return x if x.sum() > 0 else -x

    traced = torch.jit.trace(Branch(), torch.ones(2))
    assert traced(-torch.ones(2)).tolist() == [1, 1]
    with pytest.raises(torch.export.ExportError, match="reads the elements of a tensor"):
        torch.jit.save(traced, io.BytesIO())
