"""Kernels whose ranges several workers share, for TSan: python tests/robustness/regions.py [TURNS].

TORCH_HAND_OVER=1 makes small calls worth sharing. The numbers are compared with those of one thread: what a range
computes must not depend on who computes it.
"""

import os
import pathlib
import sys
import warnings

os.environ["TORCH_HAND_OVER"] = "1"
sys.path[:0] = [str(pathlib.Path(__file__).resolve().parent.parent.parent)]

import torch  # noqa: E402
from torch import nn  # noqa: E402
from torch.nn import functional as F  # noqa: E402

FLOATS = (torch.float32, torch.float64, torch.bfloat16)
ALL = (*FLOATS, torch.complex64, torch.complex128, torch.int64, torch.uint8, torch.bool)
THREADS = 4


def drawn(*size, dtype=torch.float32):
    if dtype.is_floating_point or dtype.is_complex:
        wide = torch.complex128 if dtype.is_complex else torch.float64
        return torch.rand(*size, dtype=wide).to(dtype).requires_grad_()
    return torch.randint(0, 2, size).to(dtype)


def elements():
    """Yield elementwise calls, reductions, scans, sorts and moves of all types and some layouts."""
    unary = ("exp", "clone", "sum", "prod", "mean", "var", "cumsum", "sort", "flip", "softmax", "all", "amax", "median")
    dims = {"cumsum": (0,), "softmax": (0,), "flip": (0,)}
    for dtype in ALL:
        for x in (drawn(40_000, dtype=dtype), drawn(200, 201, dtype=dtype).t(), drawn(65, 130, dtype=dtype)[:, ::2],
                  drawn(61, 40, 9, dtype=dtype).permute(2, 0, 1), drawn(1, 300, dtype=dtype).expand(200, 300)):
            for name in unary:
                yield lambda x=x, name=name: getattr(x, name)(*dims.get(name, ()))
                if name in ("sum", "prod", "mean", "amax", "cumsum", "all"):
                    yield lambda x=x, name=name: getattr(x, name)(-1)
            places = torch.randint(0, x.size(0), (x.size(0),))
            zeros = torch.zeros(x.size(), dtype=dtype)
            yield lambda x=x, places=places: x[places]
            yield lambda x=x, places=places, zeros=zeros: zeros.index_add(0, places, x)
            yield lambda x=x, places=places, zeros=zeros: zeros.index_put((places,), x, accumulate=True)
            yield lambda x=x: torch.cat([x, x], -1)
            yield lambda x=x: x[x == x]
            yield lambda x=x: x.to(torch.float32)


def images():
    """Yield windows, samples and normalizations of planes in both layouts."""
    for dtype in FLOATS:
        plain = drawn(4, 8, 33, 35, dtype=dtype)
        grid, weight = drawn(4, 40, 41, 2, dtype=dtype) * 2 - 1, drawn(16, 8, 3, 3, dtype=dtype)
        for x in (plain, plain.contiguous(memory_format=torch.channels_last)):
            for mode in ("nearest", "bilinear", "bicubic"):
                yield lambda x=x, mode=mode: F.interpolate(x, size=(50, 17), mode=mode)
                yield lambda x=x, mode=mode, grid=grid: F.grid_sample(x, grid, mode=mode, align_corners=False)
            yield lambda x=x: F.interpolate((x.detach() * 200).byte(), size=(50, 17), mode="bicubic", antialias=True)
            for pool in (F.max_pool2d, F.avg_pool2d, F.adaptive_max_pool2d, F.adaptive_avg_pool2d):
                yield lambda x=x, pool=pool: pool(x, 3)
            yield lambda x=x: F.fold(F.unfold(x, 3), (33, 35), 3)
            yield lambda x=x, weight=weight: F.conv2d(x, weight, padding=1)
            yield lambda x=x, weight=weight: F.conv_transpose2d(x, weight.transpose(0, 1), stride=2)
            yield lambda x=x: F.batch_norm(x, None, None, training=True)
            yield lambda x=x: F.group_norm(x, 2)
            yield lambda x=x: F.pad(x, (2, 3, 4, 5), mode="reflect")
            yield lambda x=x: F.cross_entropy(x, torch.zeros(4, 33, 35, dtype=torch.int64))


def layers():
    for dtype in FLOATS:
        q, table = drawn(2, 4, 100, 32, dtype=dtype), drawn(100, 33, dtype=dtype)
        yield lambda q=q: F.scaled_dot_product_attention(q, q, q, is_causal=True)
        yield lambda q=q: F.layer_norm(q, (32,))
        yield lambda t=table: F.embedding(torch.arange(3000) % 100, t)
        yield lambda t=table: F.embedding_bag((torch.arange(3000) % 100).view(300, 10), t, mode="max")
        for kind in (nn.LSTM, nn.GRU):
            layer, x = kind(16, 24, 2, bidirectional=True).to(dtype), drawn(30, 8, 16, dtype=dtype)
            yield lambda layer=layer, x=x: layer(x)[0]
        fused = torch.fuse(lambda a, b: torch.where(a > b, a * b.exp(), b).softmax(-1) * 2 - a.mean(-1, keepdim=True))
        for size in ((300, 301), (40_000,), (3000, 7)):
            a, b = drawn(*size, dtype=dtype), drawn(*size, dtype=dtype)
            yield lambda f=fused, a=a, b=b: f(a, b)


def matrices():
    for dtype in (torch.float32, torch.complex128):
        for batch, n in ((500, 3), (40, 17), (8, 65)):
            a = (drawn(batch, n, n, dtype=dtype) + n * torch.eye(n)).detach().to(dtype).requires_grad_()
            b = drawn(batch, n, 5, dtype=dtype)
            for name in ("inv", "det", "qr", "svdvals", "pinv", "cond"):
                yield lambda a=a, name=name: getattr(torch.linalg, name)(a)
            yield lambda a=a, b=b: torch.linalg.solve(a, b)
            yield lambda a=a, b=b: torch.linalg.solve_triangular(a.triu(), b, upper=True)
            yield lambda a=a: torch.linalg.cholesky(a @ a.mH)
            yield lambda a=a: torch.bmm(a, a)


def products():
    """Yield products of matrices in both orders of memory, with few and many rows, columns and terms."""
    sizes = (30, 16, 72), (255, 20, 2100), (300, 40, 260), (1, 900, 700), (700, 900, 1), (3, 300, 900), (17, 700, 64)
    for dtype in ALL[:-1]:
        for rows, terms, columns in sizes:
            a, b = drawn(rows, terms, dtype=dtype), drawn(terms, columns, dtype=dtype)
            for left in (a, a.t().contiguous().t()):
                for right in (b, b.t().contiguous().t()):
                    yield lambda a=left, b=right: a @ b
            yield lambda a=a, b=b: torch.mm(b.t(), a.t())
            yield lambda a=a, b=b: a.mv(b[:, 0])


def outcome(call):
    """Return the results of a call and the gradients of their sum, or the error."""
    try:
        results = call()
    except (TypeError, RuntimeError, ValueError) as error:
        return [str(error)]
    results = [one for one in (results if isinstance(results, tuple) else (results,)) if isinstance(one, torch.Tensor)]
    for one in results:
        if one.requires_grad:
            (one.abs() if one.is_complex() else one).sum().backward()
    return [one.detach() for one in results]


def same(a, b):
    return a == b if isinstance(a, str) or isinstance(b, str) else torch.equal(a, b) or bool((a != a).any())


def main(turns):
    warnings.simplefilter("ignore")
    torch.manual_seed(1)
    count, findings = 0, 0
    for _ in range(turns):
        for group in (elements, images, layers, matrices, products):
            for call in group():
                torch.set_num_threads(1)
                alone = outcome(call)
                torch.set_num_threads(THREADS)
                shared = outcome(call)
                count += 2
                if len(alone) != len(shared) or not all(map(same, alone, shared)):
                    findings += 1
                    print(f"FINDING in {group.__name__}, call {count}: results depend on the threads", flush=True)
    print(f"made {count} calls", flush=True)
    sys.exit(bool(findings))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
