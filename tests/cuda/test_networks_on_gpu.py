"""Networks on GPUs train as on the CPU; data parallel modules have the same gradients."""

import numpy as np
import pytest

import torch
import torch.nn.functional as F
from torch import nn
from torch.autograd import Variable
from torch.cuda import comm
from torch.nn import parallel

several = pytest.mark.skipif(torch.cuda.device_count() < 4, reason="needs four GPUs")


class Network(nn.Module):
    """The MNIST network, on smaller images."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Conv2d(1, 4, 3), nn.Conv2d(4, 6, 3, padding=1)
        self.norm = nn.BatchNorm2d(6)
        self.hidden, self.last = nn.Linear(6 * 3 * 3, 16), nn.Linear(16, 10)

    def forward(self, x):
        x = F.relu(F.max_pool2d(self.first(x), 2))
        x = F.relu(F.avg_pool2d(self.norm(self.second(x)), 2))
        return F.log_softmax(self.last(torch.tanh(self.hidden(x.view(-1, 54)))), 1)


def losses(gpu, loss=F.nll_loss, steps=4):
    torch.manual_seed(1)
    model = Network()
    images, labels = torch.randn(12, 1, 14, 14), torch.LongTensor(12).random_(0, 10)
    if gpu:
        model, images, labels = model.cuda(), images.cuda(), labels.cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    result = []
    for _ in range(steps):
        optimizer.zero_grad()
        value = loss(model(Variable(images, requires_grad=False)), Variable(labels, requires_grad=False))
        value.backward()
        optimizer.step()
        result.append(value.item())
    assert result[-1] < result[0]
    return result


def test_a_convolutional_network_trains_as_on_the_cpu():
    np.testing.assert_allclose(losses(True), losses(False), rtol=1e-4)


def test_cross_entropy_is_the_same_too():
    np.testing.assert_allclose(losses(True, F.cross_entropy), losses(False, F.cross_entropy), rtol=1e-4)


def test_a_bad_target_is_named():
    scores = Variable(torch.randn(3, 5).cuda(), requires_grad=False)
    loss = F.nll_loss(scores, Variable(torch.LongTensor([0, 7, 1]).cuda(), requires_grad=False))
    with pytest.raises(IndexError, match="nll_loss: index 7 at position 1 is out of range; need 0 <= index < 5"):
        loss.data.cpu()


def gradients(model, inputs, wrap):
    model.zero_grad(set_to_none=True)
    output = wrap(model)(Variable(inputs, requires_grad=False))
    (output * output).sum().backward()
    return output.data.cpu().numpy(), [p.grad.data.cpu().numpy() for p in model.parameters()]


@several
@pytest.mark.parametrize("batch", [1, 3, 4, 9])
def test_data_parallel_gives_the_gradients_of_one_gpu(batch):
    torch.manual_seed(2)
    model = nn.Sequential(nn.Linear(6, 8), nn.Tanh(), nn.Linear(8, 3)).cuda()
    inputs = torch.randn(batch, 6).cuda()
    alone = gradients(model, inputs, lambda m: m)
    spread = gradients(model, inputs, lambda m: parallel.DataParallel(m, [0, 1, 2, 3]))
    np.testing.assert_allclose(spread[0], alone[0], rtol=1e-5, atol=1e-6)
    for got, wanted in zip(spread[1], alone[1], strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)


class Mixed(nn.Module):
    """Parameters that are shared, frozen, unused, empty, or of another type."""

    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Linear(3, 3), nn.Linear(3, 3)
        self.second.weight = self.first.weight
        self.frozen = nn.Parameter(torch.randn(3), requires_grad=False)
        self.unused, self.empty = nn.Parameter(torch.randn(2)), nn.Parameter(torch.randn(0))
        self.wide = nn.Parameter(torch.randn(3).double())

    def forward(self, x):
        return (self.second(torch.tanh(self.first(x))) * self.frozen).double() * self.wide


@several
@pytest.mark.parametrize("buffer_size", [1, 40, 1 << 20])
def test_data_parallel_sends_parameters_in_buckets(monkeypatch, buffer_size):
    sent = []
    monkeypatch.setattr(comm, "BUFFER_SIZE", buffer_size)
    monkeypatch.setattr(comm, "broadcast", lambda flat, *rest, of=comm.broadcast: sent.append(flat) or of(flat, *rest))
    torch.manual_seed(2)
    model = Mixed().cuda()
    x = torch.randn(8, 3).cuda()

    def doubled(run):
        """Return first gradients, and the gradients of their squares."""
        used = [model.first.weight, model.second.bias, model.wide]
        first = torch.autograd.grad(run(x).pow(2).sum(), used, create_graph=True)
        second = torch.autograd.grad(sum(grad.pow(2).sum() for grad in first), used)
        return [grad.cpu().detach().numpy() for grad in first + second]

    for got, wanted in zip(doubled(parallel.DataParallel(model)), doubled(model), strict=True):
        np.testing.assert_allclose(got, wanted, rtol=1e-4, atol=1e-5)
    assert len(sent) == {1: 6, 40: 4, 1 << 20: 3}[buffer_size], [flat.size() for flat in sent]
    parallel.DataParallel(model)(x).sum().backward()
    assert model.unused.grad is None or not model.unused.grad.any()
    assert model.frozen.grad is None and (model.empty.grad is None or model.empty.grad.size() == (0,))


@pytest.mark.parametrize("gpus", [[0], pytest.param([0, 1, 2, 3], marks=several)])
def test_keywords_are_split_as_well(gpus):
    torch.manual_seed(2)
    model = nn.Bilinear(3, 2, 4).cuda()
    x, y = torch.randn(5, 3).cuda(), torch.randn(5, 2).cuda()
    result = nn.DataParallel(model, gpus)(Variable(x), input2=Variable(y))
    np.testing.assert_allclose(result.data.cpu().numpy(), model(Variable(x), Variable(y)).data.cpu().numpy(), rtol=1e-5)


@several
def test_the_sketch_of_the_seeds():
    copies = parallel.GPUReplicate(nn.Linear(3, 2), [0, 1, 2, 3])
    x = Variable(torch.randn(8, 3).cuda())
    parts = parallel.Split(x, [0, 1, 2, 3])
    assert [part.data.get_device() for part in parts] == [0, 1, 2, 3]
    results = parallel.ParallelApply(copies, parts)
    assert [result.data.get_device() for result in results] == [0, 1, 2, 3]
    joined = parallel.Join([*results, Variable(torch.zeros(1, 2).cuda())])
    wanted = copies.module(x)
    np.testing.assert_allclose(joined.data.cpu().numpy()[:8], wanted.data.cpu().numpy(), rtol=1e-5, atol=1e-6)
    joined.sum().backward()
    assert x.grad.data.get_device() == 0 and copies.module.weight.grad.data.get_device() == 0


@several
def test_tensors_between_gpus():
    x = torch.randn(7, 2).cuda()
    copies = comm.broadcast(x, [0, 1, 2])
    assert copies[0] is x and [copy.get_device() for copy in copies] == [0, 1, 2]
    assert comm.reduce_add(copies, 3).get_device() == 3
    np.testing.assert_allclose(comm.reduce_add(copies, 1).cpu().numpy(), 3 * x.cpu().numpy(), rtol=1e-6)
    parts = comm.scatter(x, [2, 1, 0], [1, 4, 2])
    assert [tuple(part.size()) for part in parts] == [(1, 2), (4, 2), (2, 2)]
    assert comm.gather(parts, destination=-1).equal(x.cpu()) and comm.gather(parts, destination=3).get_device() == 3
    comm.all_reduce(copies)
    assert copies[2].cpu().equal(copies[1].cpu()) and copies[2].get_device() == 2


def test_a_trainer_takes_batches_to_the_model():
    """Trainer and Evaluation, on batches in memory and a model on the GPU."""
    from torch.utils.trainer import Trainer, plugins

    batches = [(torch.randn(4, 3), torch.LongTensor([0, 1, 0, 1])) for _ in range(3)]
    results = []
    for gpu in (False, True):
        torch.manual_seed(1)
        model = nn.Sequential(nn.Linear(3, 2), nn.LogSoftmax(1))
        model = model.cuda() if gpu else model
        trainer = Trainer(batches, model, torch.optim.SGD((model, nn.NLLLoss()), lr=0.1))
        trainer.register_plugin(plugins.Evaluation(batches))
        trainer.run(2)
        results.append(trainer.stats["test"])
    assert results[1]["accuracy"] == results[0]["accuracy"]
    assert abs(results[1]["loss"] - results[0]["loss"]) < 1e-5
