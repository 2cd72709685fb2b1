"""Modules that programs import in passing: futures, accelerator, profiler, benchmark, weak, hub, lazy layers."""

import os
import threading

import pytest

import torch
from torch import nn
from torch.futures import Future, collect_all, wait_all


def test_futures():
    first, second = Future(), Future()
    both = collect_all([first, second])
    doubled = first.then(lambda done: 2 * done.value())
    failed = first.then(lambda done: 1 / 0)
    with pytest.raises(RuntimeError, match="not there yet"):
        first.value()
    threading.Timer(0.01, first.set_result, (3,)).start()
    assert doubled.wait() == 6 and first.done() and not both.done()
    with pytest.raises(ZeroDivisionError):
        failed.wait()
    with pytest.raises(RuntimeError, match="set already"):
        first.set_result(4)
    seen = []
    second.add_done_callback(seen.append)
    second.set_exception(ValueError("none"))
    assert seen == [second] and both.wait() == [first, second]
    with pytest.raises(ValueError, match="none"):
        wait_all([first, second])
    assert collect_all([]).wait() == [] and torch.jit.wait(torch.jit.fork(max, 1, 2)) == 2


def test_accelerators():
    there = torch.cuda.is_available()
    assert torch.accelerator.is_available() == there
    assert torch.accelerator.device_count() == torch.cuda.device_count()
    assert torch.accelerator.current_accelerator() == (torch.device("cuda") if there else None)
    torch.accelerator.synchronize()
    assert torch.cpu.is_available() and torch.cpu.device_count() == 1
    for other in (torch.mps, torch.xpu, torch.mtia):
        assert not other.is_available() and other.device_count() == 0
        other.synchronize()
    if not there:
        with pytest.raises(RuntimeError, match="there is no GPU"):
            torch.accelerator.current_device_index()


def test_a_profile_of_steps(tmp_path):
    ready = []
    schedule = torch.profiler.schedule(wait=1, warmup=1, active=2, repeat=1, skip_first=1)
    with torch.profiler.profile(schedule=schedule, on_trace_ready=lambda found: ready.append(
            (found.step_num, found.key_averages()))) as profile:
        for step in range(8):
            torch.ones(3).exp() if 3 <= step < 5 else torch.ones(3).log()
            profile.step()
    (steps, averages), = ready
    assert steps == 5 and "exp" in str(averages) and "log" not in str(averages)
    with torch.profiler.profile(on_trace_ready=torch.profiler.tensorboard_trace_handler(str(tmp_path))):
        torch.ones(3).exp()
    assert len(os.listdir(tmp_path)) == 1


def test_weak_keys():
    from torch.utils.weak import WeakTensorKeyDictionary

    one, other = torch.ones(2), torch.ones(2)
    known = WeakTensorKeyDictionary([(one, 1)])
    assert known[one] == 1 and other not in known and known.get(other, 5) == 5 and known.setdefault(other, 2) == 2
    del one
    assert len(known) == 1 and known.pop(other) == 2 and not known


def test_timers():
    from torch.utils.benchmark import Compare, Measurement, Timer

    result = Timer("x + 1", globals={"x": torch.ones(2)}, label="add", description="now").blocked_autorange(
        min_run_time=0.001)
    assert 0 < result.median < 1e-3 and result.times and "now" in str(Compare([result]))
    times = [Measurement(10, [seconds] * 3, label, f"n {n}", "a", threads) for label in ("mul", "add")
             for n, threads, seconds in ((1, 1, 1e-4), (1, 2, 2e-4), (9, 1, 5e-5))]
    assert str(Compare(times[:4])).splitlines() == [
        "[mul]", "             us      a", "n 1 (1 threads)  10.00", "n 1 (2 threads)  20.00", "n 9 (1 threads)   5.00",
        "", "[add]", " us      a", "n 1  10.00"]
    merged = Measurement.merge(times + times)
    assert len(merged) == 6 and merged[0].times == pytest.approx([1e-5] * 6) and merged[0].title == "mul: n 1"
    assert merged[0].meets_confidence() and not merged[0].has_warnings


def test_gradients_of_convolutions():
    x, w = torch.randn(2, 3, 6, 6, dtype=torch.float64), torch.randn(4, 3, 3, 3, dtype=torch.float64)
    given = [x.clone().requires_grad_(), w.clone().requires_grad_()]
    y = nn.functional.conv2d(*given, stride=2, padding=1)
    g = torch.randn_like(y)
    wanted = torch.autograd.grad(y, given, g)
    torch.testing.assert_close(nn.grad.conv2d_input(x.shape, w, g, stride=2, padding=1), wanted[0])
    torch.testing.assert_close(nn.grad.conv2d_weight(x, w.shape, g, stride=2, padding=1), wanted[1])
    y = nn.functional.conv2d(*given)
    g = torch.randn_like(y)
    wanted = torch.autograd.grad(y, given, g)
    torch.testing.assert_close(nn.grad.conv2d_input(x.shape, w, g), wanted[0])
    torch.testing.assert_close(nn.grad.conv2d_weight(x, w.shape, g), wanted[1])


HUBCONF = '''
dependencies = ["torch"]
from part import scale
def model(size, factor=1):
    """A line."""
    import torch
    layer = torch.nn.Linear(size, size)
    layer.weight.data.fill_(factor * scale)
    return layer
'''


def test_hub(tmp_path):
    (tmp_path / "hubconf.py").write_text(HUBCONF)
    (tmp_path / "part.py").write_text("scale = 3\n")
    folder = str(tmp_path)
    assert "model" in torch.hub.list(folder, source="local")
    assert torch.hub.help(folder, "model", source="local") == "A line."
    assert torch.hub.load(folder, "model", 2, source="local", factor=2).weight[0, 0] == 6
    with pytest.raises(RuntimeError, match="has no model 'absent'"):
        torch.hub.load(folder, "absent", source="local")
    with pytest.raises(ValueError, match="need 'owner/name'"):
        torch.hub.load("nothing", "model")


def test_hub_without_a_network(tmp_path, monkeypatch):
    import urllib.request

    def refuse(url):
        raise urllib.error.URLError("no route")
    monkeypatch.setattr(urllib.request, "urlopen", refuse)
    monkeypatch.setattr(torch.hub, "_chosen", [])
    monkeypatch.setenv("TORCH_HOME", str(tmp_path))
    text = "cannot be downloaded: .*no route.*; without a network, unpack the repository into .*owner_name_main$"
    with pytest.raises(OSError, match=text):
        torch.hub.load("owner/name", "model")
    (tmp_path / "hub" / "owner_name_v1").mkdir(parents=True)
    text = HUBCONF.replace("from part import scale", "scale = 1")
    (tmp_path / "hub" / "owner_name_v1" / "hubconf.py").write_text(text)
    assert torch.hub.load("owner/name:v1", "model", 2).weight[0, 0] == 1


LAZY = {
    nn.LazyLinear: ((4,), (2, 3)), nn.LazyConv1d: ((4, 2), (2, 3, 5)), nn.LazyConv2d: ((4, 2), (2, 3, 5, 5)),
    nn.LazyConv3d: ((4, 2), (2, 3, 5, 5, 5)), nn.LazyConvTranspose2d: ((4, 2), (2, 3, 5, 5)),
    nn.LazyBatchNorm1d: ((), (2, 3)), nn.LazyBatchNorm2d: ((), (2, 3, 4, 4)),
    nn.LazyInstanceNorm2d: ((1e-5, 0.1, True, True), (2, 3, 4, 4)),
}  # fmt: skip


@pytest.mark.parametrize("kind", LAZY, ids=lambda kind: kind.__name__)
def test_lazy_layers(kind):
    arguments, size = LAZY[kind]
    layer, x = kind(*arguments), torch.randn(size)
    before = list(layer.parameters())
    assert layer.has_uninitialized_params() and all(map(nn.modules.lazy.is_lazy, before))
    seen = []
    layer.register_forward_hook(lambda module, given, result: seen.append(type(module)))
    real = kind.cls_to_become(size[1], *arguments)
    torch.manual_seed(1)
    y = layer(x)
    assert type(layer) is kind.cls_to_become and y.shape == real(x).shape and seen == [kind.cls_to_become]
    assert {name: value.shape for name, value in layer.state_dict().items()} == {
        name: value.shape for name, value in real.state_dict().items()}
    after = list(layer.parameters())
    assert all(any(one is other for other in before) for one in after)
    assert {type(one) for one in after} <= {nn.Parameter}
    if after:
        y.sum().backward()
        assert after[0].grad is not None


def test_lazy_networks_learn():
    net = nn.Sequential(nn.LazyConv2d(4, 3, bias=False), nn.LazyBatchNorm2d(), nn.ReLU(), nn.Flatten(),
                        nn.LazyLinear(2))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    x, y = torch.randn(16, 1, 6, 6), torch.randint(0, 2, (16,))
    losses = []
    for _ in range(20):
        loss = nn.functional.cross_entropy(net(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 2


def test_unsafe_splits_cut_the_first_dim_by_default():
    x = torch.arange(6.0).view(3, 2)
    assert [part.tolist() for part in torch.unsafe_split(x, 2)] == [[[0, 1], [2, 3]], [[4, 5]]]
    assert [part.tolist() for part in torch.unsafe_split_with_sizes(x, [1, 2])] == [[[0, 1]], [[2, 3], [4, 5]]]


def test_functions_that_are_seldom_called():
    i, h, c = torch.randn(2, 3), torch.randn(2, 4), torch.randn(2, 4)
    lstm, gru, rnn = nn.LSTMCell(3, 4), nn.GRUCell(3, 4), nn.RNNCell(3, 4)
    def weights(cell):
        return cell.weight_ih, cell.weight_hh, cell.bias_ih, cell.bias_hh
    torch.testing.assert_close(torch.lstm_cell(i, (h, c), *weights(lstm)), tuple(lstm(i, (h, c))))
    torch.testing.assert_close(torch.gru_cell(i, h, *weights(gru)), gru(i, h))
    torch.testing.assert_close(torch.rnn_tanh_cell(i, h, *weights(rnn)), rnn(i, h))
    low = torch.randn(30, 3, dtype=torch.float64) @ torch.randn(3, 20, dtype=torch.float64)
    for matrix in (low, low.t()):
        u, s, v = torch.svd_lowrank(matrix, 5)
        torch.testing.assert_close(u @ torch.diag(s) @ v.t(), matrix)
    u, s, v = torch.pca_lowrank(low, 3)
    torch.testing.assert_close(u @ torch.diag(s) @ v.t(), low - low.mean(0))
    x = torch.randn(3, 4)
    assert torch.empty_strided((2, 3), (1, 2)).stride() == (1, 2)
    assert torch.empty_permuted((2, 3, 4), (0, 2, 1)).stride() == (12, 1, 3)
    assert x.adjoint().shape == (4, 3) and x.t().dim_order() == (1, 0)
    assert x.layout is torch.strided and not (x.is_quantized or x.is_meta or x.is_nested)
    torch.testing.assert_close(torch.norm_except_dim(x, 2, 0), x.norm(2, 1, True))
    changed = torch.as_strided_scatter(torch.zeros(3, 3), torch.ones(2), (2,), (4,))
    assert changed.diagonal().tolist() == [1, 1, 0]
    assert torch.while_loop(lambda n: n < 5, lambda n: n + 2, (1,)) == (5,) and torch.cond(True, max, min, (1, 2)) == 2
    y = torch.tensor([-1.0, 1.0])
    assert nn.functional.relu_(y) is y and y.tolist() == [0, 1]
    torch.testing.assert_close(torch.layer_norm(x, (4,)), nn.functional.layer_norm(x, (4,)))
