"""torch.cuda: where tensors go, copies, types, errors, memory, streams."""

import os

import numpy as np
import pytest

import torch
from torch.autograd import Variable


def test_the_first_seed():
    a = torch.LongTensor(10).fill_(3)
    b = a.cuda()
    assert isinstance(b, torch.cuda.LongTensor) and b.type() == "torch.cuda.LongTensor" and b.is_cuda
    assert b.cpu().equal(a) and b.cuda() is b and a.cpu() is a and b.get_device() == 0


@pytest.mark.skipif(torch.cuda.device_count() < 3, reason="needs three GPUs")
def test_devices_of_the_seeds():
    a = torch.randn(2, 2).cuda()
    with torch.cuda.device(1):
        c = torch.cuda.FloatTensor(10)
        d = a.cuda()
        assert (c.get_device(), d.get_device()) == (1, 1) and d.cuda() is d
        assert (a + a).get_device() == 0, "results lie where their arguments are"
        with pytest.raises(RuntimeError, match="add: other, cuda.FloatTensor 2x2, lies on GPU 1 and the call is"):
            a + d
    assert torch.cuda.current_device() == 0 and a.cuda(2).get_device() == 2
    assert a.cuda(2).cpu().equal(d.cpu())


def test_no_such_gpu():
    with pytest.raises(RuntimeError, match="there is no GPU 99"):
        torch.zeros(1).cuda(99)
    with pytest.raises(TypeError, match="device is 1.5"):
        torch.zeros(1).cuda(1.5)


def test_cpu_and_gpu_do_not_mix():
    x = torch.randn(3)
    with pytest.raises(RuntimeError, match="add: other, FloatTensor 3, lies on the CPU and the call is on GPU 0"):
        x.cuda() + x
    with pytest.raises(BufferError, match="are on a GPU"):
        x.cuda().numpy()


@pytest.mark.parametrize("kind", ["Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double"])
@pytest.mark.parametrize("size", [1, 5, 1023, 1024, 1025, 70000])
def test_copies_and_conversions(kind, size):
    numbers = torch.arange(0, size).fmod(100)
    x = getattr(numbers, kind.lower())()
    y = x.cuda()
    assert y.cpu().equal(x)
    for other in ("byte", "long", "half", "bfloat16", "double"):
        assert getattr(y, other)().cpu().equal(getattr(x, other)()), other
    assert y.storage().cpu().tolist() == x.storage().tolist() if size < 2000 else True


def test_views_lists_and_elements():
    x = torch.randn(4, 5, 6)
    y = x.cuda()
    assert y[1, 2, 3] == x[1, 2, 3] and y[1:3, ::2].tolist() == x[1:3, ::2].tolist()
    assert y.transpose(0, 2).contiguous().cpu().equal(x.transpose(0, 2).contiguous())
    y[2] = 7
    y[0, 0, 0] = -1
    x[2] = 7
    x[0, 0, 0] = -1
    assert y.cpu().equal(x) and repr(y.cpu()) == repr(x) and "device='cuda:0'" in repr(y)
    assert y.new(3).get_device() == y.get_device() and y.resize_(2, 2).numel() == 4


def test_a_row_without_a_kernel_runs_on_the_cpu_and_its_results_come_back():
    x = Variable(torch.randn(4, 3).cuda())
    values = torch.svd(x)[1]
    assert values.is_cuda and values.data.cpu().equal(torch.svd(x.data.cpu())[1])
    values.sum().backward()
    y = Variable(x.data.cpu())
    torch.svd(y)[1].sum().backward()
    assert x.grad.is_cuda
    np.testing.assert_allclose(x.grad.data.cpu().numpy(), y.grad.data.numpy(), rtol=1e-5, atol=1e-6)
    places = torch.randperm(5, out=torch.cuda.LongTensor())
    assert places.is_cuda and sorted(places.tolist()) == [0, 1, 2, 3, 4]


def test_a_bad_index_is_an_error_and_the_context_lives_on():
    x, index = torch.randn(5, 2).cuda(), torch.LongTensor([0, 9, 1]).cuda()
    y = x.index_select(0, index)
    with pytest.raises(IndexError, match="index_select: index 9 at position 1 is out of range; need 0 <= index < 5"):
        y.cpu()
    assert x.index_select(0, torch.LongTensor([4]).cuda()).cpu().equal(x.cpu()[4:])


def test_random_numbers_are_those_of_the_cpu():
    draws = (lambda t: t.uniform_(), lambda t: t.normal_(2, 3), lambda t: t.bernoulli_(0.3),
             lambda t: t.exponential_())  # fmt: skip
    for draw in draws:
        for kind in (torch.FloatTensor, torch.DoubleTensor):
            torch.manual_seed(5)
            here = draw(kind(37, 3))
            torch.cuda.manual_seed(5)
            there = draw(kind(37, 3).cuda())
            np.testing.assert_allclose(there.cpu().numpy(), here.numpy(), rtol=2e-5, atol=2e-5)
    torch.manual_seed(5)
    here = torch.LongTensor(100).random_(0, 1000)
    torch.manual_seed(5)
    assert torch.LongTensor(100).cuda().random_(0, 1000).cpu().equal(here)


def test_a_loop_asks_the_driver_for_no_memory():
    def step():
        x = torch.randn(300, 300).cuda()
        y = (x * 2).tanh()
        return (y + x).sum()

    step()
    step()
    before = torch.cuda.driver_calls()
    for _ in range(5):
        step()
    assert torch.cuda.driver_calls() == before
    held = torch.cuda.memory_allocated()
    x = torch.cuda.FloatTensor(1000)
    assert torch.cuda.memory_allocated() - held == 4096 and torch.cuda.memory_cached() >= torch.cuda.memory_allocated()
    del x
    torch.cuda.empty_cache()
    assert torch.cuda.memory_allocated() == held


@pytest.mark.skipif("CUDA_EMULATOR" not in os.environ, reason="a GPU has more memory than a test should take")
def test_out_of_memory_says_who_holds_it():
    kept = [torch.cuda.FloatTensor(50 << 20)]
    freed = torch.cuda.FloatTensor(100 << 20)
    del freed  # what is cached is given back before the next one fails
    kept.append(torch.cuda.FloatTensor(150 << 20))
    with pytest.raises(MemoryError, match="out of memory on GPU 0: asked for 2048 MiB; of its 1024 MiB tensors hold"):
        torch.cuda.FloatTensor(512 << 20)
    del kept
    torch.cuda.empty_cache()
    assert torch.cuda.FloatTensor(10).fill_(1).sum() == 10


def test_streams_and_events():
    stream, start, end = torch.cuda.Stream(), torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
    x = torch.randn(1000).cuda()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        assert torch.cuda.current_stream() == stream
        start.record()
        y = x * 2
        end.record()
    assert torch.cuda.current_stream() != stream
    torch.cuda.current_stream().wait_event(end)
    assert (y - x).cpu().equal(x.cpu())
    end.synchronize()
    assert end.query() and stream.query() and start.elapsed_time(end) >= 0


def test_a_thread_keeps_the_stream_that_it_chose():
    before, side = torch.cuda.current_stream(), torch.cuda.Stream()
    handle = side.handle
    torch.cuda.set_stream(side)
    with torch.cuda.stream(torch.cuda.Stream()):
        torch.accelerator.set_stream(torch.cuda.Stream())
        del side
    assert torch.cuda.current_stream().handle == handle
    assert torch.cuda.current_stream() not in [torch.cuda.Stream() for _ in range(4)], "the stream was freed"
    assert (torch.ones(3).cuda() * 2).tolist() == [2, 2, 2]
    torch.cuda.set_stream(None)
    assert torch.cuda.current_stream().handle == handle
    torch.accelerator.set_stream(before)
    assert torch.cuda.current_stream() == before


def test_a_variable_takes_its_gradient_back():
    x = Variable(torch.randn(3, 4))
    y = x.cuda()
    (y * y).sum().backward()
    assert x.grad.data.type() == "torch.FloatTensor"
    np.testing.assert_allclose(x.grad.data.numpy(), 2 * x.data.numpy(), rtol=1e-6)


def test_after_a_fork_the_child_is_told_what_to_do():
    torch.zeros(1).cuda()
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            torch.zeros(1).cuda()
        except RuntimeError as error:
            os.write(write, str(error).encode())
        os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    assert b"get_context('spawn')" in os.read(read, 1000)


def test_dlpack_orders_the_streams_of_both_sides():
    """The consumer's stream waits for the producer's, no thread does, and the memory stays until both are done."""
    side = torch.cuda.Stream()
    for number in (side.handle, None, 1, -1):
        x = torch.ones(5000).cuda()
        y = x * 2
        capsule = y.__dlpack__(stream=number)
        assert not torch.cuda.current_stream().query()
        position = y.data_ptr()
        with torch.cuda.stream(side if number == side.handle else None):
            z = torch.from_dlpack(capsule) + 1
            del capsule, y
            if number == side.handle:
                side.synchronize()
        assert z.cpu().equal(torch.FloatTensor(5000).fill_(3)), position

    class Exporter:
        """Records the requested stream."""
        def __init__(self, tensor):
            self.tensor, self.asked = tensor, []

        def __dlpack_device__(self):
            return self.tensor.__dlpack_device__()

        def __dlpack__(self, *, stream=None, **other):
            self.asked.append(stream)
            return self.tensor.__dlpack__(stream=stream, **other)

    exporter = Exporter(torch.ones(3).cuda())
    torch.from_dlpack(exporter)
    with torch.cuda.stream(side):
        torch.from_dlpack(exporter)
    assert exporter.asked == [1, side.handle]


def test_dlpack_goes_and_comes_on_the_gpu():
    x = torch.randn(3, 4).cuda()
    assert x.__dlpack_device__() == (2, 0)
    y = torch.from_dlpack(x)
    assert y.is_cuda and y.data_ptr() == x.data_ptr() and y.cpu().equal(x.cpu())
    for stream in (0, True, "1"):
        with pytest.raises(ValueError, match="__dlpack__: stream is .*need a CUstream as a number"):
            x.__dlpack__(stream=stream)
    interface = x.t().__cuda_array_interface__
    assert interface["shape"] == (4, 3) and interface["strides"] == (4, 16)
    assert interface["data"] == (x.data_ptr(), False)
    with pytest.raises(AttributeError):
        _ = x.cpu().__cuda_array_interface__


def test_a_step_of_training_is_the_same_as_on_the_cpu():
    def losses(gpu):
        torch.manual_seed(3)
        model = torch.nn.Sequential(torch.nn.Linear(20, 30), torch.nn.Tanh(), torch.nn.Linear(30, 5))
        inputs, target = torch.randn(8, 20), torch.randn(8, 5)
        if gpu:
            model.cuda()
            inputs, target = inputs.cuda(), target.cuda()
        optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
        result = []
        for _ in range(4):
            optimizer.zero_grad()
            loss = torch.nn.MSELoss()(model(Variable(inputs)), Variable(target, requires_grad=False))
            loss.backward()
            optimizer.step()
            result.append(loss.item())
        assert all(p.data.is_cuda == gpu for p in model.parameters())
        return result

    np.testing.assert_allclose(losses(True), losses(False), rtol=1e-5)


def test_saved_tensors_come_back_to_where_they_were(tmp_path):
    x = torch.randn(3, 4).cuda()
    torch.save({"x": x, "y": x.t()}, tmp_path / "x.pt")
    result = torch.load(tmp_path / "x.pt")
    assert result["x"].type() == "torch.cuda.FloatTensor" and result["x"].cpu().equal(x.cpu())
    assert result["y"].storage().data_ptr() == result["x"].storage().data_ptr()
    assert torch.load(tmp_path / "x.pt", map_location="cpu")["x"].equal(x.cpu())
    model = torch.nn.Linear(3, 2).cuda()
    torch.save(model.state_dict(), tmp_path / "m.pt")
    there = torch.nn.Linear(3, 2)
    there.load_state_dict(torch.load(tmp_path / "m.pt", map_location=lambda storage, location: storage))
    assert there.weight.data.equal(model.weight.data.cpu())


LAST = torch.cuda.device_count() - 1


@pytest.mark.parametrize("number", sorted({0, LAST}))
def test_what_is_made_beside_a_tensor_lies_beside_it(number):
    x = torch.ones(2).cuda(number)
    for result in (x.new_zeros(2), x.new_ones(2, 3), x.new_full((2,), 3), x.new_tensor([1, 2]), x.new_empty(1),
                   torch.randint_like(x, 3)):
        assert result.type() == x.type() and result.get_device() == number
    result = x.new_zeros(2, dtype=torch.int64)
    assert result.type() == "torch.cuda.LongTensor" and result.get_device() == number
    assert torch.is_floating_point(x) and not torch.is_floating_point(result) and torch.is_signed(result)


class Both(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x.clone(), x.clone()

    @staticmethod
    def backward(ctx, first, second):
        ctx.seen = second
        return first + second


def test_a_result_that_nobody_used_has_zeros_on_its_gpu():
    x = Variable(torch.ones(2).cuda(LAST))
    first, _ = Both.apply(x)
    first.backward(torch.ones(2).cuda(LAST))
    assert x.grad.data.get_device() == LAST and x.grad.data.tolist() == [1, 1]


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="needs two GPUs")
def test_parts_that_do_not_fit_are_refused():
    from torch.cuda import comm
    from torch.nn import parallel

    rows, few = torch.ones(4, 2), torch.ones(1, 2)
    for inputs in ((rows, few), [few, rows], {"a": rows, "b": (few, 3)}):
        with pytest.raises(ValueError, match="scatter: the inputs have 1 and 2 parts along dim 0"):
            parallel.scatter(inputs, [0, 1])
    assert [len(part) for part in parallel.scatter((rows, "word", {"a": rows}), [0, 1])] == [3, 3]
    with pytest.raises(ValueError, match="scatter: 3 chunk_sizes for 2 devices"):
        comm.scatter(rows, [0, 1], [1, 1, 2])


def test_the_default_device():
    from torch import nn

    with torch.device("cuda"):
        result = [torch.ones(2), torch.rand(2), torch.arange(3), torch.tensor([1.0]), torch.randint(0, 3, (2,)),
                  nn.Linear(2, 2).weight, torch.as_tensor([1])]
        assert all(one.is_cuda for one in result) and torch.get_default_device().type == "cuda"
        assert not torch.ones(2, device="cpu").is_cuda and not torch.zeros_like(torch.ones(2, device="cpu")).is_cuda
        with torch.device("cpu"):
            assert not torch.ones(2).is_cuda
        assert torch.ones(2).is_cuda
    assert not torch.ones(2).is_cuda and torch.get_default_device().type == "cpu"
    torch.set_default_device("cuda")
    try:
        assert torch.zeros(1).is_cuda
        torch.set_default_device("cpu")
        assert not torch.zeros(1).is_cuda
    finally:
        torch.set_default_device(None)
    assert not torch.zeros(1).is_cuda
