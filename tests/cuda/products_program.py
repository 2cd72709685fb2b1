"""Compares products on a GPU with the CPU, for test_products_on_gpu.py; prints the number of our launches."""

import numpy as np
from torch._C import lib

import torch


def compare(name, *given):
    """Return the same call on both; results of few numbers, to the precision of their type."""
    here = getattr(torch, name)(*given)
    there = getattr(torch, name)(*[g.cuda() if torch.is_tensor(g) else g for g in given])
    same(there, here, name)


def same(there, here, name=""):
    tolerance = {torch.float16: 4e-3, torch.bfloat16: 3e-2}.get(here.dtype, 1e-4)
    wanted = here.double().numpy()
    np.testing.assert_allclose(there.cpu().double().numpy(), wanted, rtol=tolerance,
                               atol=tolerance * max(1, np.abs(wanted).max()), err_msg=name)


def turned(t):
    """Return the same size, the two last dims lying the other way round."""
    return t.transpose(-1, -2).contiguous().transpose(-1, -2)


def main():
    launches, result = 0, 0
    for kind in ("half", "bfloat16", "float", "double"):
        for m, k, n in [(1, 1, 1), (1, 5, 3), (4, 1, 3), (3, 5, 1), (16, 16, 16), (17, 33, 15), (2, 70, 40)]:
            a, b = getattr(torch.randn(m, k), kind)(), getattr(torch.randn(k, n), kind)()
            c, batch = getattr(torch.randn(m, n), kind)(), getattr(torch.randn(3, m, k), kind)()
            many = getattr(torch.randn(3, k, n), kind)()
            for left in (a, turned(a)):
                for right in (b, turned(b)):
                    there = [left.cuda(), right.cuda(), turned(c).cuda()]
                    torch.cuda.synchronize()
                    before = lib.th_gpu_launches()
                    product = there[0].mm(there[1])
                    launches, result = launches + lib.th_gpu_launches() - before, result + 1
                    same(product, left.mm(right))
                    torch.addmm(2, there[2], 3, there[0], there[1], out=there[2])
                    same(there[2], torch.addmm(2, c, 3, left, right))
            compare("bmm", batch, many)
            compare("bmm", turned(batch), turned(many))
            compare("baddbmm", 0.5, torch.zeros(3, m, n).type_as(a), 2, batch, many)
            compare("addbmm", 0.5, c, 2, batch, many)
            compare("mv", a, b[:, 0])
            compare("mv", a, b.t()[0])
            compare("ger", a[0], b[0])
            compare("mm", a[:, :1].expand(m, k), b)
    compare("mm", torch.arange(0, 6).long().view(2, 3), torch.arange(0, 6).long().view(3, 2))
    print(result, launches)


if __name__ == "__main__":
    main()
