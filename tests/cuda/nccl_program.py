"""Sums and copies over four GPUs by NCCL, for test_nccl_on_gpu.py; prints done."""

import numpy as np

import torch
from torch import nn
from torch.autograd import Variable
from torch.cuda import comm, nccl
from torch.nn import parallel

GPUS = list(range(min(torch.cuda.device_count(), 4)))
KINDS = ("Byte", "Char", "Int", "Long", "Half", "Float", "Double")
OPS = {nccl.SUM: np.add, nccl.PROD: np.multiply, nccl.MAX: np.maximum, nccl.MIN: np.minimum}


def spread(kind, *size):
    """Return a tensor on each GPU, of small whole numbers, and the arrays."""
    arrays = [np.random.default_rng(gpu).integers(1, 4, size) for gpu in GPUS]
    tensors = [getattr(torch.from_numpy(array), kind.lower())().cuda(gpu)
               for gpu, array in zip(GPUS, arrays, strict=True)]
    return [one * 1 for one in tensors], arrays  # the product is work that is not done yet


def check(tensors, arrays, what):
    for tensor, array in zip(tensors, arrays, strict=True):
        np.testing.assert_array_equal(tensor.cpu().double().numpy(), array, err_msg=what)


def collectives(kind, *size):
    tensors, arrays = spread(kind, *size)
    for op, join in OPS.items():
        outputs = [tensor.clone().zero_() for tensor in tensors]
        wanted = join.reduce(arrays)
        nccl.all_reduce(tensors, outputs, op)
        check(outputs, [wanted] * len(GPUS), f"all_reduce {kind} {op}")
        outputs = [tensor.clone().zero_() for tensor in tensors]
        nccl.reduce(tensors, outputs, len(GPUS) - 1, op)
        check(outputs, [wanted * (gpu == GPUS[-1]) for gpu in GPUS], f"reduce {kind} {op}")
    gathered = [tensor.new(len(GPUS), *size) for tensor in tensors]
    nccl.all_gather(tensors, gathered)
    check(gathered, [np.stack(arrays)] * len(GPUS), f"all_gather {kind}")
    parts = [tensor.new(*size) for tensor in tensors]
    nccl.reduce_scatter(gathered, parts)
    check(parts, [len(GPUS) * array for array in arrays], f"reduce_scatter {kind}")
    nccl.broadcast(tensors, 1)
    check(tensors, [arrays[1]] * len(GPUS), f"broadcast {kind}")
    nccl.all_reduce(tensors)
    check(tensors, [len(GPUS) * arrays[1]] * len(GPUS), f"in place {kind}")


def in_other_streams():
    """Each call uses the current stream of its GPU."""
    streams = [torch.cuda.Stream(gpu) for gpu in GPUS]
    tensors, _ = spread("Float", 1000)
    before = [torch.cuda.current_stream(gpu) for gpu in GPUS]
    for stream, first in zip(streams, before, strict=True):
        stream.wait_stream(first)
    with torch.cuda.stream(streams[0]), torch.cuda.stream(streams[1]):
        doubled = [tensor * 2 for tensor in tensors]
        nccl.all_reduce(doubled)
        wanted = sum(tensor.cpu().numpy() * 2 for tensor in tensors)
        check(doubled, [wanted] * len(GPUS), "streams")


def used_by_others():
    calls = []
    group = nccl._group
    nccl._group = lambda name, *rest: (calls.append(name), group(name, *rest))[1]
    x = torch.randn(7, 2).cuda(1)
    copies = comm.broadcast(x, GPUS)
    assert copies[1] is x and [copy.get_device() for copy in copies] == GPUS and calls == ["ncclBroadcast"]
    check(copies, [x.cpu().numpy()] * len(GPUS), "comm.broadcast")
    total = comm.reduce_add(copies, 1)
    assert total.get_device() == 1 and total is not x and calls[1:] == ["ncclReduce"]
    np.testing.assert_allclose(total.cpu().numpy(), len(GPUS) * x.cpu().numpy(), rtol=1e-6)
    np.testing.assert_allclose(copies[0].cpu().numpy(), x.cpu().numpy())
    comm.all_reduce(copies)
    assert calls[2:] == ["ncclAllReduce"]
    assert comm.reduce_add([c.short() for c in copies], 0).get_device() == 0 and len(calls) == 3, "it has no shorts"
    del calls[:]
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
    inputs = Variable(torch.randn(8, 3))
    model(inputs).pow(2).sum().backward()
    wanted = [p.grad.data.numpy().copy() for p in model.parameters()]
    model.zero_grad(set_to_none=True)
    spread_model = parallel.DataParallel(model, GPUS)
    spread_model(Variable(inputs.data.cuda(0))).pow(2).sum().backward()
    assert calls.count("ncclBroadcast") == 1 and calls.count("ncclReduce") == 1, "one bucket"
    for parameter, gradient in zip(model.parameters(), wanted, strict=True):
        np.testing.assert_allclose(parameter.grad.data.cpu().numpy(), gradient, rtol=1e-4, atol=1e-5)


def refused():
    tensors, _ = spread("Float", 4)
    wrong = [
        (lambda: nccl.all_reduce([]), ValueError, "need at least one tensor"),
        (lambda: nccl.all_reduce([torch.ones(2)]), ValueError, "all on GPUs"),
        (lambda: nccl.all_reduce([tensors[0], tensors[0]]), ValueError, "need one on each"),
        (lambda: nccl.all_reduce([tensors[0], tensors[1].double()]), ValueError, "need one type and size"),
        (lambda: nccl.all_reduce([t.short() for t in tensors]), ValueError, "NCCL has no ShortTensors"),
        (lambda: nccl.broadcast([t.expand(2, 4).t() for t in tensors]), ValueError, "use .contiguous()"),
        (lambda: nccl.broadcast(tensors, 9), IndexError, "root is 9"),
        (lambda: nccl.all_reduce(tensors, op=7), ValueError, "need nccl.SUM"),
        (lambda: nccl.all_gather(tensors, tensors), ValueError, "outputs 4; need"),
        (lambda: nccl.reduce_scatter(tensors, tensors), ValueError, "outputs 4; need"),
        (lambda: nccl.all_reduce(tensors, tensors[:-1]), ValueError, "need pairs"),
    ]
    for call, kind, text in wrong:
        try:
            call()
        except kind as error:
            assert text in str(error), error
        else:
            raise AssertionError(f"not refused: {text}")
    nccl.all_reduce(tensors)
    torch.cuda.synchronize()


def main():
    assert nccl.is_available() and len(nccl.version()) == 3 and nccl.version()[0] == 2
    for kind in KINDS:
        for size in ((1,), (3, 5), (1025,)):
            collectives(kind, *size)
    tensors, _ = spread("Float", 0)
    nccl.all_reduce(tensors)
    in_other_streams()
    used_by_others()
    refused()
    print("done")


if __name__ == "__main__":
    main()
