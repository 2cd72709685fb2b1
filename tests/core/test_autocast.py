"""torch.autocast: result types as in PyTorch 2.13, gradients, nesting, threads."""

import threading

import pytest

import torch
from torch import _core, nn
from torch.testing.cases import load

F = nn.functional

# Of operands of float or bfloat16 these give bfloat16,
LOWER = """
a @ b; a.mm(b); torch.matmul(a, v); torch.bmm(c, c); torch.baddbmm(c, c, c); torch.addmm(a, a, b)
torch.addbmm(a, c, c); F.linear(a, b); F.linear(a, b, v); torch.einsum('ij,jk->ik', a, b)
torch.chain_matmul(a, b, a); torch.linalg.multi_dot([a, b, a]); torch.tensordot(a, b, 1)
torch.linalg.vecdot(a, b); torch.inner(a, b); torch.matrix_power(p, 3); F.conv1d(s, k1); F.conv2d(i, w)
F.conv3d(i3, w3); F.conv_transpose1d(s, k1); F.conv_transpose2d(i, w); F.conv_transpose3d(i3, w3); F.prelu(i, v3)
F.scaled_dot_product_attention(c, c, c); rnn(s.transpose(1, 2))[0]; mha(c, c, c)[0]; seq(i)
"""
# these float,
FLOAT = """
a.prod(); a.prod(0); torch.cdist(a, b); a.trace(); a.quantile(0.5); a.nanquantile(0.5); F.local_response_norm(i, 2)
F.mse_loss(a, b); F.l1_loss(a, b); F.smooth_l1_loss(a, b); F.huber_loss(a, b); F.cross_entropy(a, t); F.nll_loss(a, t)
F.kl_div(a, b); F.binary_cross_entropy(q, q); F.binary_cross_entropy_with_logits(a, q); F.poisson_nll_loss(a, q)
F.hinge_embedding_loss(a, b); F.margin_ranking_loss(v, v, v); F.soft_margin_loss(a, b); F.triplet_margin_loss(a, b, b)
F.multi_margin_loss(a, t); F.multilabel_margin_loss(a, t4); F.cosine_embedding_loss(a, b, v.sign())
F.ctc_loss(lp, tt, (5, 5), (2, 2)); F.max_pool3d(i3, 2); F.avg_pool3d(i3, 2); F.adaptive_avg_pool3d(i3, 2)
F.grid_sample(i, g); F.pad(i, (1, 1, 1, 1), mode='reflect'); F.pad(s, (1, 1), mode='replicate'); torch.cat([a, f])
torch.stack([a, f]); torch.addcmul(a, f, f); torch.addcdiv(a, f, p); torch.atan2(a, f); torch.where(a > 0, a, f); a + f
torch.inverse(p4); torch.linalg.inv(p4); torch.linalg.cholesky(p4); torch.linalg.qr(a)[0]; torch.linalg.svd(a)[1]
torch.linalg.eigvalsh(p4); torch.linalg.solve(p4, a); torch.pinverse(p4); torch.linalg.cond(p4)
torch.linalg.lstsq(p4, a)[0]
"""
# and these the type of their operands.
OWN = """
a.mv(v); torch.addmv(v, a, v); torch.addr(a, v, v); F.bilinear(a, a, c, v); torch.dot(v, v); torch.outer(v, v)
torch.kron(a, b); a.exp(); p.log(); p.log10(); p.log1p(); a.expm1(); a.cosh(); a.tan(); u.acos(); p.reciprocal()
p.rsqrt(); p.pow(2.5); u.erfinv(); a.tanh(); a.sigmoid(); a.relu(); a.sin(); p.sqrt(); a.abs(); a + b; a * b; a / b
a + 1; -a; a.clamp(0, 1); a.sum(); a.sum(0); a.mean(); a.cumsum(0); a.cumprod(0); a.norm(); a.norm(2, 0)
torch.linalg.norm(a); torch.linalg.vector_norm(a); a.var(); a.std(); a.max(); a.max(0)[0]; a.logsumexp(0)
torch.dist(a, b); a.renorm(2, 0, 1.0); a.diagonal(); a.median(); a.sort()[0]; a.topk(2)[0]; a.amax(0); F.softmax(a, 1)
F.log_softmax(a, 1); F.softplus(a); F.gelu(a); F.silu(a); F.elu(a); F.glu(a, 1); F.layer_norm(a, [4])
F.layer_norm(a, [4], v, v); F.group_norm(i, 3); F.batch_norm(i, None, None, training=True); F.instance_norm(i)
F.normalize(a); F.cosine_similarity(a, b); F.dropout(a, 0.5); F.embedding(t, a); F.rms_norm(a, [4])
F.gaussian_nll_loss(a, b, p); F.max_pool1d(s, 2); F.max_pool2d(i, 2); F.avg_pool2d(i, 2); F.adaptive_avg_pool2d(i, 2)
F.interpolate(i, scale_factor=2, mode='bilinear'); F.pad(i, (1, 1)); F.unfold(i, 2); F.pixel_shuffle(i4, 2)
gru(s.transpose(1, 2))[0]; grucell(v3[None], v4[None]); tr(c)
"""


def expressions(text):
    return [one.strip() for one in text.replace("\n", ";").split(";") if one.strip()]


TABLE = [(text, kind) for texts, kind in ((LOWER, torch.bfloat16), (FLOAT, torch.float32), (OWN, None))
         for text in expressions(texts)]


@pytest.fixture(scope="module")
def world():
    """Operands by name, in float; modules and integers."""
    torch.manual_seed(0)
    sizes = {"a": (4, 4), "b": (4, 4), "v": (4,), "c": (4, 4, 4), "i": (2, 3, 8, 8), "w": (3, 3, 3, 3), "s": (2, 3, 8),
             "k1": (3, 3, 3), "i3": (2, 3, 8, 8, 8), "w3": (3, 3, 2, 2, 2), "i4": (2, 4, 3, 3), "v4": (4,)}
    found = {name: torch.randn(*size) for name, size in sizes.items()}
    found |= {"v3": torch.rand(3), "p": torch.rand(4, 4) + 0.5, "u": torch.rand(4, 4) - 0.5, "lp": torch.randn(5, 2, 6),
              "q": torch.rand(4, 4) * 0.5 + 0.2, "g": torch.rand(2, 4, 4, 2), "p4": torch.eye(4) + torch.ones(4, 4)}
    others = {"torch": torch, "F": F, "f": torch.rand(4, 4) + 0.1, "t": torch.arange(4), "t4": torch.zeros(4, 4).long(),
              "tt": torch.ones(2, 2).long(), "gru": nn.GRU(3, 4, batch_first=True), "grucell": nn.GRUCell(3, 4),
              "rnn": nn.RNN(3, 4, batch_first=True), "mha": nn.MultiheadAttention(4, 2, batch_first=True),
              "tr": nn.TransformerEncoderLayer(4, 2, 8, batch_first=True),
              "seq": nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Linear(144, 2))}
    return found, others


@pytest.mark.parametrize("kind", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("text, wanted", TABLE, ids=[text for text, _ in TABLE])
def test_types_of_results(world, text, wanted, kind):
    operands, others = world
    space = {name: x.to(kind) for name, x in operands.items()} | others
    with torch.autocast("cpu"):
        assert eval(text, space).dtype is (wanted or kind)
    with torch.autocast("cpu", enabled=False):
        plain = {name: x.float() for name, x in operands.items()} | others
        assert eval(text, plain).dtype is torch.float32


def test_values_are_those_of_converted_operands():
    a, b = torch.randn(5, 4), torch.randn(4, 3)
    with torch.autocast("cpu"):
        assert (a @ b).equal(a.bfloat16() @ b.bfloat16())
        assert F.mse_loss(a.bfloat16(), a.half()).equal(F.mse_loss(a.bfloat16().float(), a.half().float()))
    with torch.autocast("cpu", torch.float16):
        assert (a @ b).equal(a.half() @ b.half())


def test_rows_that_share_a_name_share_what_autocast_does():
    stated = {}
    for row in load("ops.yaml").rows:
        for name in row.public_names:
            stated.setdefault(name, set()).add(row.autocast)
    assert {name for name, texts in stated.items() if len(texts) > 1} == set()


def test_doubles_and_calls_in_place_stay():
    a, out = torch.ones(3, 3), torch.empty(3, 3)
    with torch.autocast("cpu"):
        assert (a.double() @ a.double()).dtype is torch.float64
        assert torch.mm(a, a, out=out) is out and out.dtype is torch.float32
        assert a.clone().addmm_(a, a).dtype is torch.float32
        assert (a.long() @ a.long()).dtype is torch.int64
        with pytest.raises(RuntimeError, match="mm: input is .* 3x3, mat2 is .* 2x3"):
            a.mm(a[:2])


@pytest.mark.parametrize("cached", [True, False])
def test_gradients_have_the_types_of_leaves(cached):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 8), nn.ReLU(), nn.LayerNorm(8), nn.Linear(8, 2))
    x, target = torch.randn(6, 3), torch.tensor([0, 1, 0, 1, 1, 0])
    F.cross_entropy(model(x), target).backward()
    wanted = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    with torch.autocast("cpu", cache_enabled=cached):
        output = model(x)
        loss = F.cross_entropy(output, target)
    assert output.dtype is torch.bfloat16 and loss.dtype is torch.float32
    loss.backward()
    for p, gradient in zip(model.parameters(), wanted, strict=True):
        assert p.grad.dtype is torch.float32
        assert (p.grad - gradient).abs().max() < 0.03 * gradient.abs().max() + 1e-2


def test_a_leaf_is_converted_once_until_it_changes():
    w, x = torch.randn(3, 3, requires_grad=True), torch.randn(3, 3)
    with torch.autocast("cpu"):
        first, second = x @ w, x @ w
        cache = _core.autocast_state()[2]
        assert len(cache) == 1 and torch.is_autocast_cache_enabled()
        with torch.autocast("cpu", cache_enabled=False):
            assert not torch.is_autocast_cache_enabled() and (x @ w).equal(first)
        with torch.autocast("cpu", torch.float16):
            assert (x @ w).dtype is torch.float16 and _core.autocast_state()[2] is cache and len(cache) == 2
        torch.clear_autocast_cache()
        assert not cache
        (first + second).sum().backward()
        with torch.no_grad():
            w.mul_(2)
            assert (x @ w).equal(x.bfloat16() @ w.data.bfloat16())
        for _ in range(3):
            with torch.no_grad():
                w.add_(1)
            assert (x @ w).equal(x.bfloat16() @ w.data.bfloat16()) and len(cache) == 1, "the old ones are dropped"
    assert w.grad.equal(2 * (x.bfloat16().t() @ torch.ones(3, 3).bfloat16()).float())
    assert _core.autocast_state() is None


def test_contexts_nest_and_end_with_errors():
    a = torch.ones(2, 2)
    assert not torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") is torch.bfloat16
    with torch.autocast("cpu", torch.float16):
        assert torch.is_autocast_enabled("cpu") and not torch.is_autocast_enabled("cuda")
        assert torch.is_autocast_cpu_enabled() and torch.get_autocast_cpu_dtype() is torch.get_autocast_gpu_dtype()
        assert torch.get_autocast_dtype("cpu") is (a @ a).dtype is torch.float16
        with torch.amp.autocast("cpu", enabled=False):
            assert (a @ a).dtype is torch.float32 and not torch.is_autocast_enabled("cpu")
        with pytest.raises(ValueError), torch.cpu.amp.autocast():
            assert (a @ a).dtype is torch.bfloat16
            raise ValueError
        assert (a @ a).dtype is torch.float16
    assert (a @ a).dtype is torch.float32 and _core.autocast_state() is None


def test_a_decorator_and_a_context_entered_twice():
    context = torch.autocast("cpu")

    @context
    def power(x, n):
        return x if n == 0 else power(x, n - 1) @ x

    assert power(torch.eye(2), 3).dtype is torch.bfloat16 and power.__name__ == "power"
    with context, context:
        assert torch.is_autocast_enabled("cpu")
    assert not torch.is_autocast_enabled("cpu")


def test_each_thread_has_its_own():
    result, a = [], torch.ones(2, 2)

    def other():
        result.append((a @ a).dtype)
        with torch.autocast("cpu", torch.float16):
            result.append((a @ a).dtype)

    with torch.autocast("cpu"):
        thread = threading.Thread(target=other)
        thread.start()
        thread.join()
        assert result == [torch.float32, torch.float16] and (a @ a).dtype is torch.bfloat16


def test_what_is_wrong():
    with pytest.raises(TypeError, match="device_type"):
        torch.autocast(True)
    with pytest.raises(RuntimeError, match="device_type is 'tpu'; need 'cpu' or 'cuda'"):
        torch.autocast("tpu")
    with pytest.warns(UserWarning, match=r"need torch\.bfloat16 or torch\.float16: autocast is disabled"):
        context = torch.autocast("cpu", torch.int32)
    with context:
        assert (torch.ones(2, 2) @ torch.ones(2, 2)).dtype is torch.float32
    for wrong in (3, (1, 2), "x"):
        with pytest.raises(TypeError):
            _core.set_autocast(wrong)


class Product(torch.autograd.Function):
    @staticmethod
    @torch.amp.custom_fwd(device_type="cpu")
    def forward(ctx, a, b):
        ctx.save_for_backward(a, b)
        return a @ b

    @staticmethod
    @torch.amp.custom_bwd(device_type="cpu")
    def backward(ctx, gradient):
        a, b = ctx.saved_tensors
        Product.seen = torch.is_autocast_enabled("cpu"), (a @ b).dtype
        return gradient.float() @ b.t().float(), a.t().float() @ gradient.float()


def test_functions_of_users():
    a, b = (torch.randn(2, 2, requires_grad=True) for _ in range(2))
    with torch.autocast("cpu"):
        y = Product.apply(a, b)
    assert y.dtype is torch.bfloat16
    y.sum().backward()
    assert Product.seen == (True, torch.bfloat16) and a.grad.dtype is torch.float32

    @torch.amp.custom_fwd(device_type="cpu", cast_inputs=torch.float32)
    def forward(ctx, x, *, more):
        return x @ more["b"]

    class Context:
        pass

    half = torch.ones(2, 2).half()
    with torch.autocast("cpu"):
        assert forward(Context(), half, more={"b": half}).dtype is torch.float32
    assert forward(Context(), half, more={"b": half}).dtype is torch.float16


def test_a_checkpoint_is_computed_again_under_the_same_types():
    from torch.utils.checkpoint import checkpoint

    layer, x = nn.Linear(3, 3), torch.randn(2, 3, requires_grad=True)
    with torch.autocast("cpu"):
        plain = layer(x).sum()
        again = checkpoint(layer, x, use_reentrant=False).sum()
    plain.backward()
    wanted, x.grad = x.grad, None
    again.backward()
    assert again.dtype is plain.dtype and x.grad.equal(wanted)


def test_running_statistics_move():
    layer, x = nn.BatchNorm1d(3), torch.randn(8, 3)
    with torch.autocast("cpu"):
        y = layer(x.bfloat16())
    assert y.dtype is torch.bfloat16 and layer.running_mean.dtype is torch.float32
    assert layer.running_mean.abs().sum() > 0
