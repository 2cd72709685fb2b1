"""A user's program, checked by mypy --strict and pyright and never run; it asserts the types of its expressions."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, assert_type

import numpy as np

import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.optim as optim
from torch import FloatTensor, LongTensor, Tensor
from torch.autograd import Function, Variable
from torch.autograd.function import FunctionCtx
from torch.utils.data import DataLoader, Dataset, Sampler, Subset, TensorDataset, digits, random_split
from torch.utils.trainer import Trainer, plugins


def tensors(x: Tensor, index: LongTensor) -> Tensor:
    assert_type(torch.zeros(2, 3), Tensor)
    assert_type(torch.zeros((2, 3)), Tensor)
    assert_type(torch.zeros(2, 3, dtype=torch.float64, device=x.device), Tensor)
    assert_type(torch.randn(2, requires_grad=True), Tensor)
    assert_type(torch.tensor([1.0], requires_grad=True), Tensor)
    assert_type(x.bool(), torch.BoolTensor)
    assert_type(x.to("cpu"), Tensor)
    assert_type(x.device, torch.device)
    assert_type(x.sum(dtype=torch.float64), Tensor)
    assert_type(x + 1, Tensor)
    assert_type(1 - x * x / 2, Tensor)
    assert_type(-x @ x, Tensor)
    assert_type(x > 0, Tensor)
    assert_type(x.sum(), Tensor)
    assert_type(x.sum(1, keepdim=True), Tensor)
    assert_type(x.flip(0, 1), Tensor)
    assert_type(x.flip((0, 1)), Tensor)
    assert_type(x.flip(), Tensor)
    assert_type(torch.sum(x), Tensor)
    assert_type(torch.mean(x, 1), Tensor)
    values, indices = x.max(1)
    assert_type(values, Tensor)
    assert_type(x.max(1).indices, Tensor)
    assert_type(torch.sort(x).values, Tensor)
    assert_type(torch.cat([x, x], 1), Tensor)
    assert_type(x.argmax(), Tensor)
    assert_type(torch.argmax(x), Tensor)
    assert_type((x > 0).all(), Tensor)
    assert_type(torch.allclose(x, x), bool)
    assert_type(index.sum(), Tensor)
    assert_type(torch.sum(index), Tensor)
    assert_type(torch.dot(index, index), Tensor)
    assert_type(index.item(), int)
    assert_type(x.long().max(), Tensor)
    assert_type(index.float().sum(), Tensor)
    assert_type(torch.equal(x, x), bool)
    assert_type(torch.numel(x), int)
    assert_type(torch.as_tensor(x), Tensor)
    assert_type(torch.get_default_dtype(), torch.dtype)
    assert_type(torch.broadcast_shapes((2, 1), (3,)), torch.Size)
    assert_type(x.new_zeros(2, 3), Tensor)
    assert_type(x.new_ones((2, 3), dtype=x.dtype, requires_grad=True), Tensor)
    assert_type(x.mT.nbytes, int)
    assert_type(5 in x, bool)
    assert_type(torch.add(x, FloatTensor(3)), Tensor)
    assert_type(x.gather(1, index), Tensor)
    assert_type(x.index_select(0, x.max(1)[1]), Tensor)
    assert_type(FloatTensor(2, 3).mul_(2), FloatTensor)
    assert_type(x.long(), LongTensor)
    assert_type(x.size(), torch.Size)
    assert_type(x.size(0), int)
    assert_type(x.item(), float)
    assert_type(torch.addmm(0.5, x, 2, x, x), Tensor)
    assert_type(torch.addmm(x, x, x), Tensor)
    x[0, :2, None, ...] = 1
    x[np.int64(0)] = x[range(1)]
    x[(np.array([0]), [True, False])] = [1.0]
    x[x > 0] = x[index, [0, 1]]
    x += 1
    array = x.numpy()
    assert_type(torch.from_numpy(np.asarray(array)), Tensor)
    return x.view(-1, 2).t().contiguous().clamp(min=0, max=1)


def variables(v: Variable, index: LongTensor) -> Tensor:
    """A Variable is a Tensor; results are Tensors, recorded or not."""
    assert_type(tensors(v, index), Tensor)
    assert_type(v * 2, Tensor)
    assert_type(2 / v, Tensor)
    assert_type(v**2 - v, Tensor)
    assert_type(v == 1, Tensor)
    assert_type(v.sum(), Tensor)
    assert_type(torch.sum(v), Tensor)
    assert_type(v.max(1)[0], Tensor)
    assert_type(torch.cat([v, v]), Tensor)
    assert_type(torch.stack((v, v), 1), Tensor)
    assert_type(v.index_select(0, index), Tensor)
    assert_type(v[index], Tensor)
    assert_type(v.data, Tensor)
    assert_type(v.argmax(), Tensor)
    assert_type(v.any(), Tensor)
    assert_type(v.new_zeros(2), Tensor)
    assert_type(v.H, Tensor)
    assert_type(v.copy_(v.data), Variable)
    assert_type(v.requires_grad_(), Variable)
    assert_type(v.detach(), Tensor)
    for row in v:
        assert_type(row, Tensor)
    v.sum().backward()
    v.data.sub_(v.grad.data * 0.1)
    return v.mm(v.t()).tanh().view(-1)


class Block(nn.Module):
    """One that is subclassed as users do: its own sizes of forward, children, a buffer, a Parameter."""

    def __init__(self, width: int, classes: int = 10) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, width, 3, padding=1)
        self.norm = nn.BatchNorm2d(width)
        self.scale = nn.Parameter(torch.ones(width))
        self.layers = nn.ModuleList([nn.Linear(width, width), nn.Linear(width, classes)])
        self.heads = nn.ModuleDict({"first": nn.Linear(width, 2), "none": None})
        self.extra = nn.ParameterDict({"scale": nn.Parameter(torch.ones(1))})
        self.register_buffer("seen", torch.zeros(1))

    def forward(self, x: Tensor, twice: bool = False) -> Tensor:
        x = F.relu(self.norm(self.conv(x)))
        x = F.max_pool2d(x, 2).mean(3).mean(2) * self.scale
        for layer in self.layers:
            x = F.dropout(layer(x), 0.5, training=self.training)
        return F.log_softmax(x * 2 if twice else x, dim=1)


def storages(x: Tensor) -> torch.LongStorage:
    storage = torch.FloatStorage([1, 2, 3])
    assert_type(storage[1:], torch.FloatStorage)
    assert_type(storage.resize_(5).fill_(2.5).size(), int)
    assert_type(storage.double().share_memory_(), torch.DoubleStorage)
    assert_type(torch.ByteStorage.from_buffer(b"abc", "little"), torch.ByteStorage)
    storage[0:2] = 3
    assert_type(x.storage().copy_(storage), torch.Storage)
    return storage.long()


class Reader(nn.Module):
    """One with two results."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(50, 8)
        self.lstm = nn.LSTM(8, 16, num_layers=2, dropout=0.1)
        self.cell = nn.LSTMCell(16, 16)

    def forward(self, words: Tensor) -> tuple[Tensor, Tensor]:
        output, _ = self.lstm(self.embedding(words))
        return self.cell(output[0])


class Own(nn.Module):
    """A module with __call__ instead of forward."""

    def __call__(self, x: Tensor) -> Tensor:
        return x * 2


class Cube(Function):
    """A user's own operation."""

    def forward(self, x: Tensor) -> Tensor:
        self.save_for_backward(x)
        return x**3

    def backward(self, grad: Tensor) -> Tensor:
        assert_type(self.needs_input_grad[0], bool)
        x: Tensor = self.saved_tensors[0]
        return grad * 3 * x**2


class Fifth(Function):
    """A static Function with a number as argument."""

    @staticmethod
    def forward(ctx: FunctionCtx, x: Tensor, power: int) -> Tensor:
        ctx.save_for_backward(x)
        return x**power

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
        (x,) = ctx.saved_tensors
        return grad * 5 * x**4, None


def networks(x: Tensor, target: LongTensor) -> Tensor:
    model = Block(16)
    assert_type(model(x), Tensor)
    assert_type(model(x, twice=True), Tensor)
    assert_type(Reader()(x), tuple[Tensor, Tensor])
    assert_type(Own()(x), Tensor)
    assert_type(nn.Linear(3, 4)(x), Tensor)
    assert_type(nn.Linear(3, 4).weight, nn.Parameter)
    assert_type(nn.Sequential(OrderedDict([("first", nn.Linear(3, 4)), ("second", nn.ReLU())]))(x), Tensor)
    assert_type(nn.Sequential(nn.Linear(3, 4), nn.ReLU(), nn.Softplus(beta=2))(x), Tensor)
    assert_type(model.train().double().cpu(), Block)
    assert_type(model.to(torch.device("cpu"), torch.float32), Block)
    assert_type(model.state_dict()["scale"], Tensor)
    assert_type(list(model.parameters()), list[nn.Parameter])
    for name, parameter in model.named_parameters():
        assert_type(name, str)
        assert_type(parameter.grad, Any)
    model.load_state_dict(model.state_dict())
    model.register_forward_hook(lambda module, input, output: None).remove()
    nn.init.xavier_uniform(model.scale, gain=2)
    assert_type(nn.utils.clip_grad_norm(model.parameters(), 1), Tensor)
    assert_type(nn.CrossEntropyLoss()(model(x), target), Tensor)
    assert_type(nn.MSELoss(reduction="sum")(x, x), Tensor)
    assert_type(F.nll_loss(x, target), Tensor)
    assert_type(F.mse_loss(x, x.data), Tensor)
    assert_type(F.softplus(x.data), Tensor)
    assert_type(F.conv2d(x, model.conv.weight, stride=(1, 2)), Tensor)
    assert_type(F.pad(x, (1, 1), mode="reflect"), Tensor)
    return model(x)


def training(model: nn.Module, x: Tensor, target: LongTensor) -> float:
    optimizer = optim.SGD(model.parameters(), lr=0.1, momentum=0.9, nesterov=True)
    schedule = optim.lr_scheduler.StepLR(optimizer, step_size=3)
    criterion = nn.NLLLoss()

    def closure() -> Tensor:
        optimizer.zero_grad()
        loss = criterion(model(x), target)
        loss.backward()
        return loss

    optimizer.step(closure)
    optimizer.step()
    optim.Adam([{"params": model.parameters(), "lr": 0.1}], betas=(0.9, 0.99)).load_state_dict(optimizer.state_dict())
    optim.LBFGS(model.parameters(), line_search_fn="strong_wolfe").step(closure)
    for group in optimizer.param_groups:
        group["lr"] *= 0.5
    schedule.step()
    assert_type(schedule.get_last_lr(), list[float])
    with torch.no_grad(), torch.autograd.detect_anomaly():
        (gradient,) = torch.autograd.grad(closure(), x, create_graph=True)
    torch.autograd.backward([closure()])
    assert_type(gradient, Tensor)
    assert_type(torch.autograd.gradcheck(torch.tanh, (x,)), bool)
    return float(closure().data.mean())


@torch.no_grad()
def algebra(x: Tensor, v: Variable) -> int:
    assert_type(torch.linalg.inv(x), Tensor)
    assert_type(torch.linalg.norm(x), Tensor)
    assert_type(torch.linalg.norm(v, dim=1), Tensor)
    assert_type(torch.linalg.vector_norm(x, 2, 1), Tensor)
    assert_type(torch.linalg.det(v), Tensor)
    assert_type(torch.cuda.is_available(), bool)
    assert_type(torch.linalg.solve(v, v), Tensor)
    assert_type(torch.linalg.qr(v).Q, Tensor)
    assert_type(torch.linalg.svd(x).Vh, Tensor)
    assert_type(torch.linalg.lstsq(v, v).solution, Tensor)
    assert_type(torch.fft.rfft(v, n=4), Tensor)
    assert_type(torch.einsum("ij,jk->ik", v, v), Tensor)
    assert_type(torch.tensordot(x, x, 1), Tensor)
    assert_type(torch.randint(0, 3, (2, 2)), Tensor)
    torch.save({"x": x}, "file")
    torch.load("file")
    torch.manual_seed(1)
    torch.set_num_threads(2)
    return torch.get_num_threads()


class Squares(Dataset[float]):
    def __len__(self) -> int:
        return 3

    def __getitem__(self, number: int) -> float:
        return number * 2.0


class Backwards(Sampler[int]):
    def __init__(self, data: Dataset[Any]) -> None:
        self.count = len(data)

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.count - 1, -1, -1))


class Plain(Dataset):
    """A Dataset without a type of samples."""

    def __getitem__(self, number: int) -> tuple[Tensor, int]:
        return torch.zeros(2), number


class Halving(optim.lr_scheduler._LRScheduler):
    """A schedule of one's own."""

    def get_lr(self) -> list[float]:
        return [rate * 0.5**self.last_epoch for rate in self.base_lrs]


class Told(plugins.Plugin):
    def __init__(self) -> None:
        super().__init__([(1, "epoch")])

    def epoch(self, i: int) -> None:
        print(i, self.trainer.stats["loss"])


def loading(model: Block) -> Iterator[Tensor]:
    queue = torch.multiprocessing.Queue(3)
    queue.put(torch.zeros(1))
    assert_type(algebra(torch.eye(2), Variable(torch.eye(2))), int)  # a decorated function keeps its types
    loader = DataLoader(TensorDataset(torch.zeros(5, 2), torch.zeros(5)), batch_size=2, shuffle=True, num_workers=1)
    trainer = Trainer(loader, model, optim.Adagrad((model, nn.NLLLoss())))
    trainer.register_plugin(Told())
    trainer.run(epochs=len(loader))
    assert_type(digits().train, TensorDataset)
    parts: list[Subset[float]] = random_split(Squares(), [2, 1])
    assert_type(parts[0][0], float)
    assert_type((Squares() + Squares())[0], float)
    ordered: DataLoader[tuple[Tensor, int]] = DataLoader(Plain(), sampler=Backwards(Plain()))
    assert_type(len(ordered), int)
    DataLoader([1, 2], batch_sampler=[[0, 1]])
    for images, _ in DataLoader(Squares() + Squares()):
        yield images


assert_type(tensors(torch.randn(3, 4), LongTensor([0, 2])), Tensor)
assert_type(variables(Variable(torch.randn(3, 3), requires_grad=True), LongTensor([0])), Tensor)
assert_type(Fifth.apply(Variable(torch.ones(2)), 5), Any)
assert_type(Cube()(Variable(torch.ones(2))), Any)
