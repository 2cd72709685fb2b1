"""Modules of later versions of Lua's nn: tests beyond those of all classes."""

import numpy as np
import pytest
from lua_inputs import t
from test_lua_modules import close

import torch
import torch.legacy.nn as nn


def test_sparse_gradients_are_dense():
    module = nn.SparseLinear(5, 2, doGradInput=True).double()
    pairs = [torch.DoubleTensor([[4, 0.5], [0, 2]]), torch.DoubleTensor([[1, -1], [1, 3]])]
    dense = torch.zeros(2, 5).double()
    dense[0, 4], dense[0, 0], dense[1, 1] = 0.5, 2, 2
    slope = t(2, 2)
    whole = nn.Linear(5, 2).double()
    whole.weight.copy_(module.weight), whole.bias.copy_(module.bias)
    close(module.forward(pairs), whole.forward(dense), 1e-12)
    close(module.backward(pairs, slope), whole.backward(dense, slope), 1e-12)
    close(module.gradWeight, whole.gradWeight, 1e-12), close(module.gradBias, whole.gradBias, 1e-12)
    single = module.forward(pairs[0])
    close(single, whole.output.select(0, 0), 1e-12)
    close(module.backward(pairs[0], slope.select(0, 0)), whole.gradInput.select(0, 0), 1e-12)
    stacked = torch.stack(pairs)
    close(module.forward(stacked), whole.output, 1e-12)
    module.weightDecay = 0.1
    module.zeroGradParameters()
    module.backward(pairs, slope)
    close(module.gradWeight, whole.gradWeight * 0 + slope.t().mm(dense) + module.weight * 0.1, 1e-12)
    assert nn.SparseLinear(5, 2).double().updateGradInput(pairs[0], slope.select(0, 0)).numel() == 0


def test_keys_of_one_tensor_with_sizes():
    module = nn.IndexLinear(5, 2).double()
    keys, values = torch.LongTensor([4, 0, 1]), t(3)
    apart = module.forward([[keys[:2], keys[2:]], [values[:2], values[2:]]]).clone()
    close(module.forward([keys, values, torch.LongTensor([2, 1])]), apart, 1e-12)
    with pytest.raises(ValueError, match="do not fit"):
        module.forward([keys, t(2)])
    with pytest.raises(NotImplementedError, match="divide the values"):
        nn.IndexLinear(5, 2, normalize=True)


def test_centres_move_to_the_means_of_their_rows():
    torch.manual_seed(3)
    rows = torch.cat([torch.randn(50, 2) * 0.1 + 3, torch.randn(50, 2) * 0.1 - 3]).double()
    for begin in ("initRandom", "initKmeansPlus"):
        module = nn.Kmeans(2, 2).double()
        getattr(module, begin)(rows)
        if begin == "initRandom":
            module.weight.copy_(torch.DoubleTensor([[1, 1], [-1, -1]]))
        losses = []
        for _ in range(5):
            module.zeroGradParameters()
            module.forward(rows)
            losses.append(module.loss)
            assert module.backward(rows, None).abs().sum() == 0
            module.updateParameters(1)
        assert losses[-1] <= losses[0] and losses[-1] < 5
        near = np.abs(module.weight.numpy()).max(1)
        assert (np.abs(near - 3) < 0.1).all()
    distances = ((rows.numpy()[:, None] - module.weight.numpy()) ** 2).sum(2)
    module.forward(rows)
    assert module.loss == pytest.approx(distances.min(1).sum(), rel=1e-10)
    with pytest.raises(ValueError, match="scale is 0"):
        nn.Kmeans(2, 2, 0)


def test_modules_that_give_no_gradient():
    x = t(2, 3)
    zero = nn.ZeroGrad().double()
    assert zero.forward(x) is x and zero.backward(x, x).abs().sum() == 0
    hot = nn.OneHot(4)
    assert hot.forward(torch.LongTensor([2, 0])).tolist() == [[0, 0, 1, 0], [1, 0, 0, 0]]
    assert hot.backward(torch.LongTensor([2, 0]), torch.ones(2, 4)).tolist() == [0, 0]


def test_noise_comes_in_training_alone():
    module, x = nn.WhiteNoise(2, 0.5), torch.zeros(10000)
    noise = module.forward(x)
    assert abs(noise.mean() - 2) < 0.05 and abs(noise.std() - 0.5) < 0.05
    assert module.backward(x, x + 1).equal(x + 1)
    module.evaluate()
    assert module.forward(x).equal(x)


def test_a_nan_is_named():
    net = nn.Sequential(nn.NaN(nn.Log(), "logarithm"), nn.Exp())
    assert net.forward(torch.ones(2)).size() == (2,)
    with pytest.raises(RuntimeError, match=r"nn.NaN\(logarithm\) @ nn.Log: output holds a nan"):
        net.forward(torch.Tensor([1, -1]))
    net = nn.NaN(nn.Linear(2, 2))
    net.forward(torch.ones(1, 2))
    with pytest.raises(RuntimeError, match="the gradient of a parameter holds a nan"):
        net.backward(torch.ones(1, 2), torch.Tensor([[1, float("nan")]]))


def test_what_is_printed(capsys):
    net = nn.Profile(nn.Sequential(nn.PrintSize("here"), nn.Tanh()), 2, "net")
    for _ in range(2):
        net.backward(torch.ones(2, 3), net.forward(torch.ones(2, 3)))
    text = capsys.readouterr().out
    assert text.count("here:input: FloatTensor 2x3") == 2 and "here:gradOutput" in text
    assert text.count("net: forward takes") == text.count("net: backward takes") == 1


@pytest.mark.parametrize("castin, castout", [(True, None), (True, False), (False, True), (False, False)])
def test_a_type_that_stays(castin, castout):
    inner = nn.Linear(3, 2).double()
    module = nn.DontCast(inner, castin, castout)
    assert module.float() is module and inner.weight.type() == "torch.DoubleTensor"
    assert module.type() == "torch.FloatTensor"
    x = torch.randn(2, 3) if castin else torch.randn(2, 3).double()
    output = module.forward(x)
    casts = castin if castout is None else castout
    assert output.type() == ("torch.FloatTensor" if casts else "torch.DoubleTensor")
    assert module.backward(x, output.clone()).type() == x.type()


def test_normed_weights_follow_and_stay():
    x = t(4, 3)
    module, plain = nn.WeightNorm(nn.Linear(3, 2)).double(), nn.Linear(3, 2).double()
    module.updateWeight()
    plain.weight.copy_(module.modules[0].weight), plain.bias.copy_(module.modules[0].bias)
    close(module.forward(x), plain.forward(x), 1e-12)
    module.g.mul_(2)
    module.evaluate()
    close(module.forward(x) - plain.bias, (plain.output - plain.bias) * 2, 1e-12)
    close(nn.LinearWeightNorm.fromLinear(plain).forward(x), plain.output, 1e-12)
    close(nn.LinearWeightNorm.fromLinear(plain).toLinear().forward(x), plain.output, 1e-12)
    with pytest.raises(TypeError, match="which has no weight"):
        nn.WeightNorm(nn.Tanh())


@pytest.mark.parametrize("make", [lambda: nn.WeightNorm(nn.Linear(3, 2)), lambda: nn.LinearWeightNorm(3, 2),
                                  lambda: nn.MapTable(nn.Linear(3, 2))])
def test_flat_parameters_train(make):
    torch.manual_seed(1)
    module, criterion = make().double(), nn.MSECriterion()
    x, y = t(8, 3), t(8, 2)
    flat, gradient = module.getParameters()
    listed = isinstance(module, nn.MapTable)
    losses = []
    for _ in range(100):
        module.zeroGradParameters()
        output = module.forward([x, x] if listed else x)
        losses.append(sum(criterion.forward(part, y) for part in (output if listed else [output])))
        slopes = [criterion.backward(part, y).clone() for part in (output if listed else [output])]
        module.backward([x, x] if listed else x, slopes if listed else slopes[0])
        flat.add_(-0.05, gradient)
    assert losses[-1] < losses[0] * 0.9
    assert losses == sorted(losses, reverse=True)


def test_the_same_module_for_every_entry():
    table = nn.MapTable(nn.Linear(3, 2)).double()
    x = [t(2, 3), t(4, 3), t(1, 3)]
    output = table.forward(x)
    assert len(table.modules) == 3 and len(table.parameters()[0]) == 2
    close(output[1], table.module.forward(x[1]), 1e-12)
    slopes = [tensor.clone().fill_(1) for tensor in output]
    table.forward(x)
    table.zeroGradParameters()
    table.backward(x, slopes)
    assert table.module.gradBias.tolist() == [7, 7]
    before = table.module.bias.clone()
    table.updateParameters(0.1)
    close(table.module.bias, before - 0.7, 1e-12)
    assert len(table.clearState().modules) == 1
    with pytest.raises(ValueError, match="it holds no module"):
        nn.MapTable().forward(x)
    with pytest.raises(ValueError, match="a module already"):
        nn.MapTable(nn.Tanh()).add(nn.Tanh())


def test_the_loop_of_single_samples(capsys):
    torch.manual_seed(1)
    net, criterion = nn.Linear(2, 1), nn.MSECriterion()
    data = [(torch.Tensor(x), torch.Tensor([x[0] - 2 * x[1]])) for x in ([1, 0], [0, 1], [1, 1], [0.5, -1])]
    trainer = nn.StochasticGradient(net, criterion)
    errors, examples = [], []
    trainer.learningRate, trainer.learningRateDecay, trainer.maxIteration = 0.2, 0.01, 60
    trainer.hookIteration = lambda self, iteration, error: errors.append(error)
    trainer.hookExample = lambda self, example: examples.append(example)
    trainer.train(data)
    assert len(errors) == 60 and len(examples) == 240 and errors[-1] < 1e-3 < errors[0]
    close(net.weight, torch.Tensor([[1, -2]]), 0.05)
    assert "training" in capsys.readouterr().out
    trainer.verbose = trainer.shuffleIndices = False
    trainer.train(data)
    assert examples[240:244] == data and not capsys.readouterr().out


@pytest.mark.parametrize("call, error, match", [
    (lambda: nn.Convert("bchw", "bt"), ValueError, "'bchw' does not become 'bt'"),
    (lambda: nn.Convert("bb"), ValueError, "need different letters"),
    (lambda: nn.Convert("bf", "b").forward(torch.ones(2, 3)), ValueError, "3 features; need one"),
    (lambda: nn.UpSampling(2, "cubic"), ValueError, "mode is 'cubic'"),
    (lambda: nn.UpSampling(2).forward(torch.ones(2, 3)), ValueError, "input has 2 dims"),
    (lambda: nn.SpatialUpSamplingBilinear(2, 3, 4), ValueError, "give either"),
    (lambda: nn.SpatialUpSamplingBilinear(1.5), ValueError, "a whole number"),
    (lambda: nn.FeatureLPPooling(1, 1, 2), ValueError, "need 2 to 16"),
    (lambda: nn.TemporalDynamicKMaxPooling(6).forward(torch.ones(5, 2)), ValueError, "need 6 at least"),
    (lambda: nn.GatedLinearUnit().forward(torch.ones(3)), ValueError, "need an even one"),
    (lambda: nn.VolumetricFractionalMaxPooling(2, 2, 2, 0.5, 3, 3), ValueError, "three sizes or three ratios"),
    (lambda: nn.ZipTable().forward([[torch.ones(1)], []]), ValueError, "lists of one length"),
    (lambda: nn.Bottle(nn.Max(1), 2, 2).forward(torch.ones(2, 3, 4)), ValueError, "need 2 dims"),
    (lambda: nn.SpatialAutoCropMSECriterion().forward(torch.ones(1, 4, 4), torch.ones(1, 3, 5)), ValueError,
     "has to be as large"),
    (lambda: nn.CAdd(3).forward(torch.ones(1)), ValueError, "the bias"),
])
def test_wrong_calls(call, error, match):
    with pytest.raises(error, match=match):
        call()


def test_the_drawn_places_of_one_size_are_width_s_first():
    x = torch.arange(0, 9 * 10).float().view(1, 1, 9, 10)
    samples = torch.Tensor([[[0.9, 0.1]]])
    module = nn.SpatialFractionalMaxPooling(2, 2, 4, 4).fixPoolingRegions()
    module.randomSamples = samples
    y = module.forward(x)
    # Steps of 8/3 along the width, shifted by 0.9, and of 7/3 along the height, shifted by 0.1.
    columns = [int((i + 0.9) * 8 / 3) - int(0.9 * 8 / 3) + 1 for i in range(3)] + [9]
    lines = [int((i + 0.1) * 7 / 3) - int(0.1 * 7 / 3) + 1 for i in range(3)] + [8]
    near = [[line * 10 + column for column in columns] for line in lines]
    assert y.tolist() == [[near]]
