"""CUDA graphs: launches repeat the capture with new inputs, random numbers continue, the graph owns its memory."""

import gc

import pytest
from torch._C import lib

import torch
import torch.nn.functional as F
from torch import nn, optim


def captured(call, pool=None):
    """Return a graph of a call, which has run on another stream before, and what the call gave."""
    aside = torch.cuda.Stream()
    aside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(aside):
        call()
    torch.cuda.current_stream().wait_stream(aside)
    made = torch.cuda.CUDAGraph()
    with torch.cuda.graph(made, pool=pool):
        result = call()
    return made, result


def test_a_launch_repeats_the_work_on_new_input():
    x = torch.zeros(3, 4, device="cuda")
    graph, y = captured(lambda: (x * 2 + 1).sum(1))
    before = lib.th_gpu_launches()
    for value in (1.0, 5.0):
        x.fill_(value)
        graph.replay()
        assert y.tolist() == [4 * (2 * value + 1)] * 3
    assert lib.th_gpu_launches() - before == 2, "the fills alone; the driver launches what the graph holds"


def test_random_numbers_go_on_from_launch_to_launch():
    def draw():
        return torch.rand(6, device="cuda"), torch.randperm(5, device="cuda"), F.dropout(torch.ones(9, device="cuda"))

    graph, result = captured(draw)
    torch.manual_seed(7)
    wanted = [[t.clone() for t in draw()] for _ in range(3)]
    torch.manual_seed(7)
    for step in wanted:
        graph.replay()
        assert all(here.equal(there) for here, there in zip(result, step, strict=True))


def test_a_training_step():
    def model_of():
        torch.manual_seed(1)
        model = nn.Sequential(nn.Conv2d(1, 3, 3), nn.BatchNorm2d(3), nn.ReLU(), nn.Flatten(), nn.Linear(48, 4)).cuda()
        return model, optim.SGD(model.parameters(), lr=0.1, momentum=0.9)

    batches = [(torch.randn(5, 1, 6, 6).cuda(), torch.randint(4, (5,)).cuda()) for _ in range(4)]
    result = []
    for graphs in (False, True):
        model, optimizer = model_of()
        x, target = (t.clone() for t in batches[0])

        def step(model=model, optimizer=optimizer, x=x, target=target):
            optimizer.zero_grad(set_to_none=False)
            loss = F.cross_entropy(model(x), target)
            loss.backward()
            optimizer.step()
            return loss

        step()
        if graphs:
            before = {name: value.clone() for name, value in model.state_dict().items()}
            momenta = [optimizer.state[p]["momentum_buffer"].clone() for p in model.parameters()]
            run, loss = captured(step)
            model.load_state_dict(before)  # what ran before the capture is taken back
            for parameter, momentum in zip(model.parameters(), momenta, strict=True):
                optimizer.state[parameter]["momentum_buffer"].copy_(momentum)
        losses = []
        for images, classes in batches:
            x.copy_(images)
            target.copy_(classes)
            if graphs:
                run.replay()
            else:
                loss = step()
            losses.append(loss.item())
        result.append((losses, [p.tolist() for p in model.parameters()]))
    assert result[0] == result[1]


def test_memory_of_a_graph_is_its_own():
    graph, y = captured(lambda: torch.ones(1000, device="cuda").mul(3).add(1))
    others = [torch.full((1000,), 7.0, device="cuda") for _ in range(50)]
    graph.replay()
    assert y.sum().item() == 4000 and all(other.sum().item() == 7000 for other in others)


def test_memory_comes_back_with_the_end_of_the_last_graph():
    pool = torch.cuda.graph_pool_handle()
    graphs = [captured(lambda: torch.ones(1 << 20, device="cuda") * 2, pool)[0] for _ in range(2)]
    assert graphs[0].pool() is pool
    kept = torch.cuda.memory_cached()
    torch.cuda.empty_cache()
    held = torch.cuda.memory_cached()
    del graphs, pool
    gc.collect()
    torch.cuda.empty_cache()
    assert torch.cuda.memory_cached() < held <= kept


def test_streams_take_part():
    x = torch.zeros(4, device="cuda")
    side = torch.cuda.Stream()

    def forked():
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            other = x * 3
            other.record_stream(torch.cuda.current_stream())
        mine = x + 1
        torch.cuda.current_stream().wait_stream(side)
        return mine + other

    graph, y = captured(forked)
    x.fill_(2)
    graph.replay()
    assert y.tolist() == [9.0] * 4


@pytest.mark.parametrize("wrong, says", [
    (lambda x: x.sum().item(), "numbers are read"),
    (lambda x: x + torch.ones(4).cuda(), "memory of the machine is copied"),
    (lambda x: torch.cuda.synchronize(), "somebody waits for the GPU"),
])
def test_what_no_launch_could_repeat_is_refused(wrong, says):
    x = torch.ones(4, device="cuda")
    graph = torch.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match=says), torch.cuda.graph(graph):
        wrong(x)
    assert not torch.cuda.is_current_stream_capturing() and x.sum().item() == 4
    again, y = captured(lambda: x + 1)
    again.replay()
    assert y.tolist() == [2.0] * 4


def test_calls_in_the_wrong_order():
    graph = torch.cuda.CUDAGraph()
    with pytest.raises(RuntimeError, match="holds no capture"):
        graph.replay()
    with pytest.raises(RuntimeError, match="nothing is captured"):
        graph.capture_end()
    with pytest.raises(RuntimeError, match="default stream cannot be captured"):
        graph.capture_begin()
    with torch.cuda.graph(graph):
        assert torch.cuda.is_current_stream_capturing()
        with pytest.raises(RuntimeError, match="another graph is being captured"):
            torch.cuda.CUDAGraph().capture_begin()
    with pytest.raises(RuntimeError, match="holds a capture"), torch.cuda.graph(graph):
        pass


def test_graphed_callables():
    def model_of():
        torch.manual_seed(2)
        return nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 3)).cuda()

    plain, given = model_of(), model_of()
    graphed = torch.cuda.make_graphed_callables(given, (torch.randn(6, 4, device="cuda", requires_grad=True),))
    assert graphed is given
    for _ in range(3):
        result = []
        for model in (plain, graphed):
            torch.manual_seed(3)
            x = torch.randn(6, 4).cuda().requires_grad_()
            model.zero_grad()
            model(x).pow(2).mean().backward()
            result.append([x.grad, *(p.grad for p in model.parameters())])
        assert all(here.equal(there) for here, there in zip(*result, strict=True))
    graphed.eval()
    assert graphed(torch.ones(2, 4, device="cuda")).shape == (2, 3), "another size, by the module's own forward"


def test_graphed_functions():
    one, two = torch.cuda.make_graphed_callables(
        (lambda a: a * 2, lambda a, b: (a + b, a - b)),
        ((torch.zeros(3, device="cuda", requires_grad=True),),
         (torch.zeros(3, device="cuda", requires_grad=True), torch.zeros(3, device="cuda"))))
    x, y = torch.ones(3, device="cuda", requires_grad=True), torch.full((3,), 4.0, device="cuda")
    total, difference = two(one(x), y)
    assert total.tolist() == [6.0] * 3 and difference.tolist() == [-2.0] * 3
    (total.sum() + 3 * difference.sum()).backward()
    assert x.grad.tolist() == [8.0] * 3
