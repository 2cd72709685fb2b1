"""Attention on a GPU against the CPU's in double: tiles of rows and columns, masks, dropout, gradients."""

import pytest

import torch
import torch.nn.functional as F
from torch import nn
from torch._core import internal

MOST = {torch.float16: 2e-3, torch.bfloat16: 1e-2, torch.float32: 2e-6, torch.float64: 1e-14}

# Sizes of query: batch, heads, queries, depth; heads of key; keys; width of value; options.
CASES = {
    "few": ((1, 1, 5, 8), 1, 7, 8, {}),
    "causal, dropout, grouped": ((1, 2, 66, 12), 1, 70, 12, {"causal": True, "dropout": 0.2}),
    "hidden keys, transposed": ((1, 2, 66, 36), 1, 65, 20, {"kept": True, "transposed": True}),
    "two slices of value, added": ((1, 1, 33, 8), 1, 66, 132, {"causal": True, "added": True}),
    "own rows that do not fit": ((1, 1, 3, 384), 1, 5, 400, {}),
    "more queries than keys": ((1, 1, 66, 20), 1, 30, 20, {"causal": True}),
    "several batches": ((2, 1, 2, 3, 4), 1, 3, 4, {"added": True}),
    "no keys": ((1, 1, 3, 4), 1, 0, 4, {}),
}


def operands(query, heads, keys, width, kept=False, added=False, transposed=False, causal=False, dropout=0.0):
    """Return query, key, value, and the masks."""
    lead, (queries, depth) = query[:-3], query[-2:]
    sizes = [query, (*lead, heads, keys, depth), (*lead, heads, keys, width)]
    if transposed:
        result = [torch.randn(*size[:-3], size[-2], size[-3], size[-1]).transpose(-2, -3) for size in sizes]
    else:
        result = [torch.randn(*size) for size in sizes]
    mask = (*query[:-1], keys)
    hides = (torch.rand(*lead, 1, queries, keys) > 0.3).expand(mask)
    return result, torch.randn(*mask) if added else None, hides if kept else None


def attended(place, kind, made, masks, grad, options):
    """Return the output and all gradients."""
    (added, kept), dropout = masks, options.get("dropout", 0.0)
    def on(tensor):
        return None if tensor is None else tensor.to(place)
    leaves = [on(one.to(kind)).detach().requires_grad_() for one in [*made, *([] if added is None else [added])]]
    draws = on(torch.tensor([12345, 7])) if dropout else None
    output = internal.attention(*leaves[:3], made[0].size(-1) ** -0.5, None if added is None else leaves[3], on(kept),
                                draws, dropout, options.get("causal", False))
    output.backward(on(grad.to(kind)))
    return [output.detach()] + [leaf.grad for leaf in leaves]


@pytest.mark.parametrize("kind", MOST, ids=str)
@pytest.mark.parametrize("name", CASES)
def test_output_and_gradients(name, kind):
    *sizes, options = CASES[name]
    made, added, kept = operands(*sizes, **options)
    made = [one.to(kind) for one in made]
    masks = None if added is None else added.to(kind), kept
    grad = torch.randn(*sizes[0][:-1], sizes[3]).to(kind)
    result = attended("cuda", kind, made, masks, grad, options)
    again = attended("cuda", kind, made, masks, grad, options) if "added" in name else result
    wanted = attended("cpu", torch.float64, made, masks, grad, options)
    for one, same, right in zip(result, again, wanted, strict=True):
        assert one.dtype is kind and one.equal(same), "the same bits in every run"
        error = (one.cpu().double() - right).norm()
        assert error <= MOST[kind] * right.norm(), f"{name}: {float(error / right.norm())}"


@pytest.mark.parametrize("kind", [torch.float32, torch.bfloat16], ids=str)
def test_memory_grows_with_the_number_of_keys_not_with_pairs(kind):
    query, key, value = (torch.randn(1, 1, 160, 4, device="cuda", dtype=kind).requires_grad_() for _ in range(3))
    torch.cuda.synchronize()
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    F.scaled_dot_product_attention(query, key, value, is_causal=True).sum().backward()
    assert torch.cuda.max_memory_allocated() - before < 160 * 160


def test_dropout_draws_on_the_gpu():
    query, key, value = (torch.randn(2, 2, 20, 4, device="cuda") for _ in range(3))
    torch.manual_seed(5)
    first = F.scaled_dot_product_attention(query, key, value, dropout_p=0.5)
    assert not first.equal(F.scaled_dot_product_attention(query, key, value, dropout_p=0.5))
    torch.manual_seed(5)
    assert first.equal(F.scaled_dot_product_attention(query, key, value, dropout_p=0.5))
    assert F.scaled_dot_product_attention(query, key, value, dropout_p=1.0).eq(0).all()


def test_gradients_of_gradients():
    module = nn.MultiheadAttention(8, 2).double()
    x = torch.randn(5, 2, 8).double()

    def penalty(place):
        here = x.to(place).requires_grad_()
        output, _ = module.to(place)(here, here, here, need_weights=False)
        slope, = torch.autograd.grad(output.pow(2).sum(), here, create_graph=True)
        return torch.autograd.grad(slope.pow(2).sum(), here)[0].cpu()
    assert torch.allclose(penalty("cuda"), penalty("cpu"), rtol=1e-8)
