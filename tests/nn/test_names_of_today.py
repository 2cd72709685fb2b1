"""Names and forms in which networks are written today: keywords, words, parts of modules and of sequences."""

import inspect
import math

import numpy as np
import pytest

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.autograd import Variable
from torch.nn.utils import rnn


def drawn(*size, seed=3):
    return Variable(torch.from_numpy(np.random.RandomState(seed).randn(*size)))


def test_containers_by_keyword():
    layers, scales = [nn.Linear(1, 2), nn.Tanh()], [nn.Parameter(torch.ones(1)), nn.Parameter(torch.zeros(1))]
    assert list(nn.ModuleList(modules=layers)) == layers
    assert list(nn.ModuleDict(modules={"a": layers[0]}).values()) == layers[:1]
    assert [each is given for each, given in zip(nn.ParameterList(values=scales), scales, strict=True)] == [True, True]
    assert nn.ParameterDict(parameters={"a": scales[0]})["a"] is scales[0]


def test_dicts_of_parameters_are_dicts():
    given = nn.ParameterDict({"a": nn.Parameter(torch.ones(1)), "b": nn.Parameter(torch.zeros(1))})
    twin = given.copy()
    assert twin.setdefault("a", nn.Parameter(torch.zeros(1))) is given["a"] and given.get(key="c") is None
    added = nn.Parameter(torch.zeros(2))
    assert twin.setdefault("c", added) is added and list(given) == ["a", "b"]
    assert twin.popitem() == ("c", added) and list(twin) == ["a", "b"]
    with pytest.raises(KeyError, match="it is empty"):
        nn.ModuleDict().popitem()
    assert twin.setdefault("e", 3) == 3 and twin.pop("e") == 3 and len(list(twin.parameters())) == 2
    assert list(twin) == ["a", "b"] and twin.setdefault("d") is None and list(twin) == ["a", "b", "d"]


def test_a_sequence_several_times():
    once = nn.Sequential(nn.Linear(3, 3), nn.Tanh())
    thrice = once * 3
    assert len(thrice) == 6 and thrice[4] is once[0] and len(list(thrice.parameters())) == 2
    x = drawn(2, 3).float()
    assert thrice(x).data.equal(once(once(once(x))).data)


def test_a_prefix_stands_first():
    net = nn.Sequential(nn.Linear(1, 1), nn.BatchNorm1d(1))
    for names in (net.named_parameters, net.named_buffers, nn.Sequential(net).named_parameters):
        assert [name for name, _ in names("net")] == [f"net.{name}" for name, _ in names()]
    seen = {id(net[0].bias)}
    assert [name for name, _ in net.named_parameters(seen)] == ["0.weight", "1.weight", "1.bias"]


@pytest.mark.parametrize("word", ["none", "mean", "sum"])
def test_a_word_in_the_place_of_size_average(word):
    x, y = drawn(3, 4), drawn(3, 4, seed=4)
    for function, module in ((F.mse_loss, nn.MSELoss), (F.huber_loss, nn.HuberLoss), (F.l1_loss, nn.L1Loss)):
        wanted = function(x, y, reduction=word)
        assert function(x, y, word).data.equal(wanted.data) and module(word)(x, y).data.equal(wanted.data)
    assert F.huber_loss(x, y, word, 0.5).data.equal(F.huber_loss(x, y, reduction=word, delta=0.5).data)


# Behind the tensors, in the order in which programs of 2017 and of today give them. Modules lack what follows a bar.
ORDERS = {
    "soft_margin_loss multilabel_margin_loss": "size_average reduce reduction",
    "mse_loss l1_loss": "size_average reduce reduction | weight", "huber_loss": "reduction delta | weight",
    "smooth_l1_loss": "size_average reduce reduction beta", "gaussian_nll_loss": "full eps reduction",
    "kl_div": "size_average reduce reduction log_target",
    "nll_loss": "weight size_average ignore_index reduce reduction",
    "cross_entropy": "weight size_average ignore_index reduce reduction label_smoothing",
    "binary_cross_entropy multilabel_soft_margin_loss": "weight size_average reduce reduction",
    "binary_cross_entropy_with_logits": "weight size_average reduce reduction pos_weight",
    "hinge_embedding_loss cosine_embedding_loss margin_ranking_loss": "margin size_average reduce reduction",
    "multi_margin_loss": "p margin weight size_average reduce reduction",
    "poisson_nll_loss": "log_input full size_average eps reduce reduction",
    "triplet_margin_loss": "margin p eps swap size_average reduce reduction",
}


@pytest.mark.parametrize("loss, order", [(loss, order) for names, order in ORDERS.items() for loss in names.split()])
def test_losses_take_their_options_in_the_known_order(loss, order):
    function = getattr(F, loss)
    named = {name.lower(): name for name in nn.modules.__all__}
    module = {"binary_cross_entropy": nn.BCELoss, "binary_cross_entropy_with_logits": nn.BCEWithLogitsLoss,
              "kl_div": nn.KLDivLoss}.get(loss)
    module = module or getattr(nn, named[loss.replace("_", "").removesuffix("loss") + "loss"])
    signatures = [[name for name in inspect.signature(each).parameters if name != "out"] for each in (function, module)]
    both, _, functions = order.partition(" | ")
    whole = both.split() + functions.split()
    assert signatures[0][-len(whole):] == whole and signatures[1] == both.split()


def test_reduce_by_its_place():
    x, y = drawn(3, 4), drawn(3, 4, seed=4)
    each = F.smooth_l1_loss(x, y, reduction="none")
    assert F.smooth_l1_loss(x, y, True, False).data.equal(each.data)
    assert nn.SmoothL1Loss(True, False)(x, y).data.equal(each.data)
    assert F.smooth_l1_loss(x, y, None, None, "sum", 0.5).data.equal(
        F.smooth_l1_loss(x, y, reduction="sum", beta=0.5).data)
    flags, heavy = Variable(y.data.gt(0).double(), requires_grad=False), Variable(torch.ones(4).double() * 3)
    result = F.binary_cross_entropy_with_logits(x, flags, None, True, False, None, heavy)
    assert result.data.equal(F.binary_cross_entropy_with_logits(x, flags, reduction="none", pos_weight=heavy).data)


def test_another_word_is_refused():
    with pytest.raises(ValueError, match="'means'"):
        nn.MSELoss("means")


def test_what_softmax_computes_in():
    x = drawn(3, 4).float()
    for function in (F.softmax, F.log_softmax, F.softmin):
        result = function(x, dim=1, dtype=torch.float64)
        assert result.data.type() == "torch.DoubleTensor"
        np.testing.assert_allclose(result.data.numpy(), function(x.double(), dim=1).data.numpy(), rtol=1e-15)
        assert function(x, 1).data.type() == "torch.FloatTensor"


@pytest.mark.parametrize("as_given", [
    lambda var: var, lambda var: var.contiguous(), lambda var: var.squeeze(-1)], ids=["one a row", "copied", "no dim"])
def test_one_variance_for_a_row(as_given):
    x, y, var = drawn(3, 4), drawn(3, 4, seed=4), Variable(torch.DoubleTensor([[0.5], [2], [1e-9]]))
    whole = Variable(var.data.expand(3, 4).contiguous())
    for options in ({}, {"full": True, "eps": 1e-3}, {"reduction": "none"}, {"reduction": "sum"}):
        found, wanted = F.gaussian_nll_loss(x, y, as_given(var), **options), F.gaussian_nll_loss(x, y, whole, **options)
        np.testing.assert_array_equal(found.data.numpy(), wanted.data.numpy())
        found.sum().backward()
        wanted.sum().backward()
        np.testing.assert_allclose(var.grad.data.numpy(), whole.grad.data.sum(1, keepdim=True).numpy(), rtol=1e-12)
        var.grad = whole.grad = None
    assert F.gaussian_nll_loss(x, y, 2.0).data.equal(nn.GaussianNLLLoss()(x, y, whole * 0 + 2).data)


@pytest.mark.parametrize("size", [(4,), (1, 4), (3, 1), (3,)])
def test_variances_are_broadcast(size):
    x, y, var = drawn(3, 4), drawn(3, 4), torch.rand(size).double() + 1
    wanted = F.gaussian_nll_loss(x, y, (var.unsqueeze(1) if size == (3,) else var).expand(3, 4).contiguous())
    torch.testing.assert_close(F.gaussian_nll_loss(x, y, var), wanted)


@pytest.mark.parametrize("size", [(3, 2), (5,), (3, 4, 1)])
def test_variances_of_another_size(size):
    with pytest.raises(RuntimeError, match="expand: input is DoubleTensor"):
        F.gaussian_nll_loss(drawn(3, 4), drawn(3, 4), Variable(torch.ones(*size).double()))


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_the_infinite_norm_is_the_largest_element(dims):
    x = drawn(2, 3, *(5, 6, 7)[:dims])
    pool = getattr(nn, f"LPPool{dims}d")
    result = pool(math.inf, 2, stride=1)(x)
    assert result.data.equal(getattr(F, f"max_pool{dims}d")(x.abs(), 2, stride=1).data)
    result.sum().backward()
    assert not (x.grad.data != x.grad.data).any()
    near = pool(200, 2, stride=1)(x.abs())
    np.testing.assert_allclose(near.data.numpy(), result.data.numpy(), rtol=0.02)


def test_statistics_are_forgotten_and_weights_stay():
    for module in (nn.BatchNorm1d(3), nn.BatchNorm1d(3, momentum=None), nn.InstanceNorm1d(3, track_running_stats=True)):
        weight = None if module.weight is None else module.weight.data.clone()
        module(drawn(2, 3, 4).float() + 3)
        assert module.running_mean.min() > 0
        module.reset_running_stats()
        assert module.running_mean.tolist() == [0] * 3 and module.running_var.tolist() == [1] * 3
        assert module.num_batches_tracked == 0
        assert weight is None or module.weight.data.equal(weight)
    nn.BatchNorm1d(3, track_running_stats=False).reset_running_stats()


@pytest.mark.parametrize("kind", [nn.Embedding, nn.EmbeddingBag])
def test_tables_that_are_given(kind):
    rows = torch.arange(0, 12).float().view(4, 3)
    for freeze in (True, False):
        table = kind.from_pretrained(rows, freeze=freeze)
        assert table.weight.data.equal(rows) and table.weight.requires_grad is not freeze
        assert table(torch.LongTensor([[2, 2]])).data.view(-1, 3)[0].equal(rows[2])
    with pytest.raises(ValueError, match=f"{kind.__name__}.from_pretrained"):
        kind.from_pretrained(rows[0])


def test_masks_and_stacks_by_keyword():
    mask = nn.Transformer.generate_square_subsequent_mask(sz=3, dtype=torch.float64)
    assert mask.type() == "torch.DoubleTensor" and mask.exp().tolist() == [[1, 0, 0], [1, 1, 0], [1, 1, 1]]
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0)
    x = Variable(torch.randn(3, 2, 8))
    stack = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False, mask_check=False)
    assert stack(x, mask=mask.float()).size() == x.size()


def test_gumbel_softmax_by_position():
    for _ in range(50):  # exactly ones and zeros, whatever the noise
        result = F.gumbel_softmax(drawn(3, 4), 1, True, 1e-10, 0)
        assert result.requires_grad and result.data.sum(0).tolist() == [1] * 4
        assert set(result.data.view(-1).tolist()) == {0, 1}


@pytest.mark.parametrize("lengths", [(1,), (3, 1, 4), (2, 2, 2, 2)])
@pytest.mark.parametrize("batch_first", [False, True])
def test_sequences_come_back(lengths, batch_first):
    given = [drawn(length, 2, seed=length) for length in lengths]
    back = rnn.unpad_sequence(rnn.pad_sequence(given, batch_first), torch.LongTensor(lengths), batch_first)
    packed = rnn.unpack_sequence(rnn.pack_sequence(given, enforce_sorted=False))
    for one, other, wanted in zip(back, packed, given, strict=True):
        assert one.data.equal(wanted.data) and other.data.equal(wanted.data)
    packed[-1].sum().backward()
    assert given[-1].grad.data.equal(torch.ones(lengths[-1], 2).double())
    with pytest.raises(RuntimeError, match="unpad_sequence: lengths are"):
        rnn.unpad_sequence(rnn.pad_sequence(given), [*lengths, 1])


def test_packed_sequences_are_converted():
    packed = rnn.pack_sequence([drawn(2, 3), drawn(4, 3)], enforce_sorted=False)
    module = nn.GRU(3, 2)
    for result in (packed.float(), packed.to(torch.float32), packed.half().float(), packed.cpu().float()):
        assert result.data.data.type() == "torch.FloatTensor" and result.batch_sizes.equal(packed.batch_sizes)
        assert result.unsorted_indices.equal(packed.unsorted_indices) and not result.is_cuda
        assert module(result)[0].data.size() == (6, 2)
    assert packed.float().double().data.data.type() == "torch.DoubleTensor"


def test_a_variable_as_a_buffer():
    weight = Variable(torch.ones(2))
    loss = nn.BCELoss(weight=weight)
    assert loss.weight is weight and not list(loss.parameters())
    state = loss.state_dict()["weight"]
    assert isinstance(state, torch.FloatTensor) and state.data_ptr() == weight.data_ptr()
    assert loss.state_dict(keep_vars=True)["weight"] is weight
    loss.load_state_dict({"weight": torch.Tensor([3, 5])})
    assert loss.weight is weight and weight.requires_grad and weight.tolist() == [3, 5]
    loss(torch.Tensor([0.5, 0.5]), torch.ones(2)).backward()
    assert weight.grad.tolist() == pytest.approx([math.log(2) / 2] * 2)


def test_a_parameter_of_a_variable_has_its_data():
    linear = nn.Linear(2, 3)
    for given in (linear.weight, linear.weight.detach(), linear.weight * 2):
        result = nn.Parameter(given)
        assert type(result) is nn.Parameter and result.is_leaf and result.requires_grad
        assert result.data.data_ptr() == given.data.data_ptr() and result.data.equal(given.data)
    assert not nn.Parameter(linear.weight, requires_grad=False).requires_grad and linear.weight.requires_grad


@pytest.mark.parametrize("when", ["register_full_backward_hook", "register_full_backward_pre_hook"])
@pytest.mark.parametrize("change, words", [
    (lambda gradient: gradient[:1], "FloatTensor 1x3"), (lambda gradient: gradient.double(), "DoubleTensor 2x3"),
    (lambda gradient: 3, "int")])
def test_a_backward_hook_of_another_size_names_the_module(when, change, words):
    linear, x = nn.Linear(3, 3), Variable(torch.ones(2, 3))
    handle = getattr(linear, when)(lambda module, gradients, *_: (change(gradients[0]),))
    with pytest.raises(RuntimeError, match=f"a backward hook of Linear returned a {words}; need None or .* 2x3"):
        linear(x).sum().backward()
    handle.remove()
    linear(x).sum().backward()
    wanted = x.grad.data.clone()
    x.grad = None
    getattr(linear, when)(lambda module, gradients, *_: (gradients[0].data * 2,))
    linear(x).sum().backward()
    assert x.grad.data.equal(wanted * 2)


def test_a_variance_below_eps_has_the_gradient_of_eps():
    x, y = drawn(3, 4), drawn(3, 4, seed=4)
    for word in ("none", "mean", "sum"):
        result = []
        for value in (0.01, 0.5):
            var = Variable(torch.ones(3, 4).double() * value)
            F.gaussian_nll_loss(x, y, var, eps=0.5, reduction=word).sum().backward()
            result.append(var.grad.data)
        assert result[0].equal(result[1]) and result[0].ne(0).all()


def test_running_tensors_in_variables():
    x, plain = drawn(2, 3, 5), [torch.zeros(3).double(), torch.ones(3).double()]
    wrapped = [Variable(tensor.clone()) for tensor in plain]
    for function in (F.instance_norm, lambda *given: F.batch_norm(*given, training=True)):
        assert function(x, *plain).data.equal(function(x, *wrapped).data)
        assert all(one.equal(other.data) for one, other in zip(plain, wrapped, strict=True)) and plain[0].ne(0).all()


@pytest.mark.parametrize("lazy, whole, size", [
    (lambda: nn.LazyLinear(2), lambda: nn.Linear(3, 2), (4, 3)),
    (lambda: nn.LazyConv1d(2, 1, groups=2), lambda: nn.Conv1d(4, 2, 1, groups=2), (4, 5)),
    (lambda: nn.LazyConv2d(2, 3), lambda: nn.Conv2d(4, 2, 3), (4, 5, 5)),
    (lambda: nn.LazyConvTranspose2d(2, 1), lambda: nn.ConvTranspose2d(4, 2, 1), (4, 5, 5)),
    (lambda: nn.LazyInstanceNorm1d(), lambda: nn.InstanceNorm1d(4, affine=True, track_running_stats=True), (4, 5)),
    (lambda: nn.LazyBatchNorm1d(), lambda: nn.BatchNorm1d(3), (4, 3)),
])
def test_lazy_modules_take_single_inputs_and_states_of_finished_ones(lazy, whole, size):
    x, finished, loaded, used = torch.rand(size), whole().eval(), lazy(), lazy()
    used(x)
    assert type(used) is type(finished)
    loaded.load_state_dict(finished.state_dict())
    assert torch.equal(loaded.eval()(x), finished(x))


def test_a_lazy_module_of_ones_own():
    class Gain(nn.modules.lazy.LazyModuleMixin, nn.Module):
        def __init__(self):
            super().__init__()
            self.w, self.b = nn.UninitializedParameter(), nn.UninitializedBuffer()

        def initialize_parameters(self, x):
            if self.has_uninitialized_params():
                with torch.no_grad():
                    self.w.materialize((x.shape[-1],))
                    self.w.fill_(2)
                    self.b.materialize((2,))

        def forward(self, x):
            return x * self.w

    gain = Gain()
    with pytest.raises(RuntimeError, match="unknown until"):
        gain.w.shape  # noqa: B018
    for _ in range(2):
        assert gain(torch.ones(2, 3)).sum().item() == 12
    assert type(gain.w) is nn.Parameter and gain.b.shape == (2,) and not gain.b.requires_grad
    assert [*gain.state_dict()] == ["w", "b"]


@pytest.mark.parametrize("base", [nn.TransformerEncoderLayer, nn.TransformerDecoderLayer])
def test_blocks_of_transformer_layers_can_be_replaced(base):
    class Layer(base):
        def _ff_block(self, x):
            return super()._ff_block(x) * 0

    layer, x = Layer(8, 2, 16, dropout=0.0).eval(), torch.rand(3, 1, 8)
    given = (x,) if base is nn.TransformerEncoderLayer else (x, x)
    attended = layer.norm1(x + layer._sa_block(x, None, None))
    if base is nn.TransformerDecoderLayer:
        attended = layer.norm2(attended + layer._mha_block(attended, x, None, None))
    assert torch.allclose(layer(*given), list(layer.children())[[*dict(layer.named_children())].index(
        "norm2" if len(given) == 1 else "norm3")](attended), atol=1e-6)


def test_attributes_of_layers_that_programs_read():
    relu6 = nn.ReLU6(True)
    assert isinstance(relu6, nn.Hardtanh) and (relu6.min_val, relu6.max_val) == (0.0, 6.0)
    assert repr(relu6) == "ReLU6(inplace=True)" and relu6(torch.tensor([-1.0, 7.0])).tolist() == [0, 6]
    assert nn.Upsample(scale_factor=2).name == "Upsample"
    assert nn.UpsamplingNearest2d(scale_factor=2).name == "UpsamplingNearest2d"
    assert nn.FractionalMaxPool2d(2, output_size=3).output_size == (3, 3)
    assert nn.FractionalMaxPool3d(2, output_ratio=0.5).output_ratio == (0.5, 0.5, 0.5)
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2), 2, enable_nested_tensor=False, mask_check=False)
    assert (encoder.enable_nested_tensor, encoder.use_nested_tensor, encoder.mask_check) == (False, False, False)
    assert nn.TransformerDecoder(nn.TransformerDecoderLayer(4, 2), 3).num_layers == 3


def test_defaults_that_are_floats_in_pytorch():
    assert [repr(value) for value in (nn.HuberLoss().delta, nn.MultiMarginLoss().margin, nn.TripletMarginLoss().p,
                                      nn.PairwiseDistance().norm, nn.ZeroPad2d(1).value, nn.RNN(1, 1).dropout)] == [
        "1.0", "1.0", "2.0", "2.0", "0.0", "0.0"]


LOSS_INPUTS = [torch.tensor([[0.1, 0.7], [0.3, 0.9]]), torch.tensor([[0.5, 0.2], [0.8, 0.6]])]
LOSS_WEIGHT = torch.tensor([[1.0, 2.0], [3.0, 4.0]])


@pytest.mark.parametrize(("arguments", "expected"), [
    ((None, None, "sum"), 0.75), ((None, None, "sum", LOSS_WEIGHT), 1.77), ((False,), 0.75),
    ((None, True, "sum"), 0.1875), ((True, None, "sum"), 0.1875), ((None, False), [[0.16, 0.25], [0.25, 0.09]]),
])
def test_older_flags_of_a_loss_have_priority_over_the_word(arguments, expected):
    result = nn.functional.mse_loss(*LOSS_INPUTS, *arguments)
    torch.testing.assert_close(result, torch.tensor(expected))
    if len(arguments) < 4:
        torch.testing.assert_close(nn.MSELoss(*arguments)(*LOSS_INPUTS), torch.tensor(expected))


def test_losses_without_older_flags():
    torch.testing.assert_close(F.huber_loss(*LOSS_INPUTS, "sum", 0.1, LOSS_WEIGHT), torch.tensor(0.36))
    assert nn.HuberLoss("sum", 0.1)(*LOSS_INPUTS).equal(F.huber_loss(*LOSS_INPUTS, "sum", 0.1))
    assert F.gaussian_nll_loss(*LOSS_INPUTS, LOSS_WEIGHT, False, 1e-6, "none").size() == (2, 2)
    with pytest.raises(TypeError):
        nn.HuberLoss(size_average=False)
    for kind in (nn.MSELoss, nn.HuberLoss, nn.CTCLoss, nn.NLLLoss, nn.KLDivLoss, nn.BCELoss):
        assert inspect.signature(kind).parameters["reduction"].default == "mean"


def test_the_stacklevel_of_softmax_is_ignored():
    for function in (nn.functional.softmax, nn.functional.log_softmax, nn.functional.softmin):
        expected = function(LOSS_INPUTS[0], 1)
        assert function(LOSS_INPUTS[0], 1, 3).equal(expected)
        assert function(LOSS_INPUTS[0], dim=1, _stacklevel=5, dtype=None).equal(expected)
        assert function(LOSS_INPUTS[0], 1, 3, torch.float64).dtype is torch.float64
