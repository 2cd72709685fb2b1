"""Trainer and its plugins."""

import copy

import pytest

import torch
import torch.nn as nn
import torch.optim as optim
from torch.utils.data import DataLoader, blobs
from torch.utils.trainer import Trainer, plugins


def network():
    return nn.Sequential(nn.Linear(2, 8), nn.ReLU(), nn.Dropout(0.3), nn.Linear(8, 3), nn.LogSoftmax())


def trainer(make=lambda model: optim.SGD(model.parameters(), lr=0.1, momentum=0.9), workers=0):
    torch.manual_seed(4)
    model = network()
    return Trainer(model, nn.NLLLoss(), make(model), DataLoader(blobs(60), 10, True, num_workers=workers))


def bits(model):
    return [bytes(memoryview(p.data.contiguous().view(-1)).cast("B")) for p in model.parameters()]


def test_it_learns():
    t = trainer()
    for plugin in (plugins.LossMonitor(), plugins.AccuracyMonitor(), plugins.TimeMonitor(), plugins.ProgressMonitor()):
        t.register_plugin(plugin)
    t.run(1)
    first = t.stats["loss"]["epoch_mean"]
    t.run(epochs=20)
    assert t.iterations == 126 and t.epochs == 21
    assert t.stats["loss"]["epoch_mean"] < first / 2 and t.stats["accuracy"]["epoch_mean"] > 70
    assert t.stats["progress"]["epoch_size"] == 60 and t.stats["time"]["last"] > 0


def test_the_triple_and_optimizers_that_know_the_model():
    torch.manual_seed(4)
    model = network()
    batches = DataLoader(blobs(60), 10, True)
    t = Trainer(batches, model, optim.SGD((model, nn.NLLLoss()), lr=0.1, momentum=0.9))
    assert t.model is model and isinstance(t.criterion, nn.NLLLoss)
    t.run(2)
    other = trainer()
    other.run(2)
    assert bits(model) == bits(other.model)
    third = Trainer(network(), nn.NLLLoss(), lambda parameters: optim.Adam(parameters), batches)
    third.run(1)
    assert isinstance(third.optimizer, optim.Adam)


class Watch(plugins.Plugin):
    def __init__(self, interval):
        super().__init__(interval)
        self.calls = []

    def iteration(self, i, input, target, output, loss):
        assert input.size() == (10, 2) and output.size() == (10, 3) and loss.numel() == 1 and target.size() == (10,)
        self.calls.append(("iteration", i))

    def batch(self, i, input, target):
        self.calls.append(("batch", i))

    def update(self, i, model):
        self.calls.append(("update", i))

    def epoch(self, i):
        self.calls.append(("epoch", i))
        if i == 2:
            self.trainer.stop()


def test_plugins_are_called_at_their_intervals():
    t, watch = trainer(), Watch([(4, "iteration"), (5, "batch"), (6, "update"), (2, "epoch")])
    t.register_plugin(watch)
    t.run(5)
    assert watch.calls == [("iteration", 4), ("batch", 5), ("update", 6), ("iteration", 8), ("batch", 10),
                           ("iteration", 12), ("update", 12), ("epoch", 2)]
    late = Watch([(4, "iteration")])
    t.register_plugin(late)
    t.run(1)
    assert late.calls == [("iteration", 16)]
    for interval in ([(1, "hour")], [(0, "epoch")]):
        with pytest.raises(ValueError, match="register_plugin: Watch"):
            t.register_plugin(Watch(interval))


def test_monitors_and_the_logger():
    t, lines = trainer(), []
    for plugin in (plugins.LossMonitor(smoothing=0.5, precision=2, unit=" nats"), plugins.ProgressMonitor(),
                   plugins.Logger(["loss", "progress", "loss.last", "none"], [(3, "iteration"), (1, "epoch")],
                                  lines.append)):
        t.register_plugin(plugin)
    t.run(1)
    assert len(lines) == 3 and lines[0].startswith("iteration 3\tloss: ") and " nats\tprogress: 30/60 (50%)" in lines[0]
    mean = t.stats["loss"]["epoch_mean"]
    assert lines[2].startswith(f"epoch 1\tloss: {mean:.2f} nats")
    with pytest.raises(ValueError, match="smoothing"):
        plugins.LossMonitor(smoothing=1)


def everything(path, workers=0, make=lambda model: optim.SGD(model.parameters(), lr=0.1, momentum=0.9)):
    t = trainer(make, workers)
    curves = plugins.Curves(["loss.epoch_mean", "test.accuracy"])
    for plugin in (plugins.LearningRate(lambda step: 0.1 / (1 + step)), plugins.LossMonitor(),
                   plugins.Evaluation(DataLoader(blobs(30, seed=0), 7)), curves, plugins.Checkpoint(path)):
        t.register_plugin(plugin)
    return t, curves


@pytest.mark.usefixtures("nothing_is_left")
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("make", [lambda model: optim.SGD(model.parameters(), lr=0.1, momentum=0.9),
                                  lambda model: optim.Adam(model.parameters()),
                                  lambda model: optim.SGD((model, nn.NLLLoss()), lr=0.1, momentum=0.9)])
def test_going_on_from_a_checkpoint_gives_the_same_bits(tmp_path, workers, make):
    whole, whole_curves = everything(tmp_path / "whole", workers, make)
    whole.run(5)
    first, _ = everything(tmp_path / "{epoch}", workers, make)
    first.run(2)
    torch.manual_seed(99)
    rest, curves = everything(tmp_path / "rest", workers, make)
    rest.resume(tmp_path / "2")
    assert rest.epochs == 2 and bits(rest.model) == bits(first.model)
    rest.run(3)
    assert bits(rest.model) == bits(whole.model) and rest.iterations == whole.iterations
    assert curves.history == whole_curves.history and len(curves.history["loss.epoch_mean"]) == 5
    assert rest.stats["loss"] == whole.stats["loss"] and torch.rand(1)[0] is not None


def test_a_checkpoint_of_another_trainer_is_refused(tmp_path):
    t, _ = everything(tmp_path / "x")
    t.run(1)
    assert plugins.Checkpoint(tmp_path / "x").resume(everything(tmp_path / "x")[0])
    assert not plugins.Checkpoint(tmp_path / "y").resume(t)
    with pytest.raises(ValueError, match="the state of 2 plugins, the trainer has 0"):
        trainer().resume(tmp_path / "x")


def test_evaluation_changes_nothing():
    plain, watched = trainer(), trainer()
    evaluation = plugins.Evaluation(DataLoader(blobs(30), 7, shuffle=True), "valid", outputs=True)
    watched.register_plugin(evaluation)
    state = torch.get_rng_state()
    plain.run(3)
    torch.set_rng_state(state)
    watched.run(3)
    assert bits(plain.model) == bits(watched.model) and watched.model.training
    assert set(watched.stats["valid"]) == {"loss", "accuracy", "outputs"}
    assert len(watched.stats["valid"]["outputs"]) == 5


def test_an_evaluation_that_fails_changes_nothing():
    model = nn.Sequential(nn.Linear(2, 2), nn.Dropout())
    model[1].eval()
    torch.manual_seed(3)
    state = torch.get_rng_state()
    batches = [(torch.ones(1, 2), torch.ones(1, 2)), (torch.ones(1, 3), torch.ones(1, 2))]

    def draw():
        for batch in batches:
            torch.rand(5)
            yield batch

    with pytest.raises(RuntimeError):
        plugins.Evaluation(draw()).evaluate(model, nn.MSELoss())
    assert model.training and not model[1].training and torch.get_rng_state().equal(state)


def test_the_bar_and_the_curves(tmp_path, capsys):
    pytest.importorskip("tqdm")
    pytest.importorskip("matplotlib")
    t = trainer()
    curves = plugins.Curves(["loss.epoch_mean", "loss.last", "accuracy.epoch_mean"])
    bar = plugins.ProgressBar(disable=False, mininterval=0)
    for plugin in (plugins.LossMonitor(), plugins.AccuracyMonitor(), bar, curves):
        t.register_plugin(plugin)
    t.run(2)
    assert "6/6" in capsys.readouterr().err
    curves.save(tmp_path / "curves.png")
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_tensorboard(tmp_path):
    pytest.importorskip("tensorboardX")
    t = trainer()
    t.register_plugin(plugins.LossMonitor())
    board = plugins.TensorBoard(tmp_path, ["loss.epoch_mean", "loss.last"])
    t.register_plugin(board)
    t.run(2)
    board.writer.close()
    assert b"loss/epoch_mean" in next(tmp_path.iterdir()).read_bytes()


def test_tensorboard_says_what_it_needs(tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "tensorboardX", None)
    with pytest.raises(ImportError, match="pip install tensorboardX"):
        plugins.TensorBoard(tmp_path, ["loss.last"])


def test_a_checkpoint_that_the_optimizer_refuses_changes_nothing():
    t = trainer()
    t.register_plugin(plugins.LossMonitor())
    t.run(1)
    state = copy.deepcopy(t.state_dict())
    for value in state["model"].values():
        value.fill_(7)
    state["iterations"] = 99
    before, random = bits(t.model), torch.get_rng_state()
    for part, wrong in (("optimizer", {"state": {}, "param_groups": []}), ("plugins", [3]), ("random", None)):
        with pytest.raises((TypeError, ValueError, KeyError, AttributeError)):
            t.load_state_dict({**state, part: wrong})
        assert bits(t.model) == before and t.iterations != 99, part
        assert torch.equal(torch.get_rng_state(), random), part
    t.load_state_dict(state)
    assert bits(t.model) != before and t.iterations == 99
