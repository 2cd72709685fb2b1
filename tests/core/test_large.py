"""Results larger than the last cache are streamed, and equal the results of the same call on parts."""

import pytest

import torch

LINE = (24 << 20) // 12  # elements of three float operands that fill what csrc/base/stream.c leaves of 32 MB


def parts_of(f, *tensors, step=1000):
    """Return f of runs of rows of the tensors with dim 0, joined; each part is small."""
    count = tensors[0].size(0)
    return torch.cat([f(*(t if t.size(0) == 1 else t[i:i + step] for t in tensors)) for i in range(0, count, step)])


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("count", [LINE - 1, LINE, LINE + 1, LINE + 255, LINE + 256, LINE + 300])
@pytest.mark.parametrize("begin", [0, 1, 16])
def test_flat(count, begin, threads):
    torch.manual_seed(1)
    a, b = torch.rand(count + begin)[begin:], torch.rand(count + begin)[begin:]
    before = torch.get_num_threads()
    torch.set_num_threads(threads)
    try:
        out = torch.zeros(count + begin)[begin:]
        torch.mul(a, b, out=out)
        result = [a * b, out, a > b, a.double(), torch.relu(a - 0.5)]
    finally:
        torch.set_num_threads(before)
    wanted = [parts_of(f, a, b, step=1 << 18) for f in (
        lambda x, y: x * y, lambda x, y: x * y, lambda x, y: x > y, lambda x, y: x.double(),
        lambda x, y: torch.relu(x - 0.5))]
    for one, other in zip(result, wanted, strict=True):
        assert torch.equal(one, other)
    a.mul_(b)
    assert torch.equal(a, wanted[0])


@pytest.mark.parametrize("width", [100, 255, 256, 1000, 4096])
def test_rows_and_a_row_that_all_share(width):
    torch.manual_seed(2)
    a, row = torch.rand((40 << 20) // 8 // width, width), torch.rand(1, width)
    assert torch.equal(a + row, parts_of(lambda x, y: x + y, a, row))
    assert torch.equal(a[:, 1:] * 2, parts_of(lambda x: x[:, 1:] * 2, a))


def test_gradients():
    torch.manual_seed(3)
    p, g, m = (torch.rand(3 << 20) for _ in range(3))
    x = torch.autograd.Variable(p.clone())
    x.sigmoid().backward(g)
    part = torch.autograd.Variable(p[:1000].clone())
    part.sigmoid().backward(g[:1000])
    assert torch.equal(x.grad.data[:1000], part.grad.data)
    assert torch.equal(m.frac(), parts_of(torch.frac, m, step=1 << 18))
