"""Recurrent networks, state spaces, differential equations, sound."""

import torch
from table import program
from table.training import floats, imitate, integers, train

EINOPS = "einops==0.8.2"
SCIPY = "scipy==1.17.1"


@program("mingru-pytorch==0.2.1", EINOPS)
def min_gru():
    from minGRU_pytorch.minGRU import minGRU
    from minGRU_pytorch.minLSTM import minLSTM

    model = torch.nn.Sequential(minGRU(8), minLSTM(8))
    yield model
    yield from imitate(model, floats(2, 10, 8))


@program("mambapy==1.2.0")
def mamba():
    from mambapy.mamba import Mamba, MambaConfig

    model = Mamba(MambaConfig(d_model=8, n_layers=2, d_state=4))
    yield model
    yield from imitate(model, floats(2, 8, 8))


@program("ncps==1.0.1", "packaging==26.3")
def liquid_networks():
    from ncps.torch import LTC, CfC
    from ncps.wirings import AutoNCP

    model = torch.nn.ModuleList([CfC(4, 8), LTC(4, AutoNCP(10, 2)), CfC(4, AutoNCP(10, 2))])
    yield model
    for part in model:
        yield from train(part, lambda part=part: part(floats(2, 5, 4))[0].sub(1).pow(2).mean())


@program("conv-lstm==0.1.2")
def convolutional_lstm():
    from conv_lstm import ConvLSTM

    model = ConvLSTM(3, [4, 4], (3, 3), 2, batch_first=True, bias=True)
    yield model
    yield from train(model, lambda: model(floats(2, 4, 3, 6, 6))[0][0].sub(0.5).pow(2).mean())


@program("pytorch-tcn==1.2.3")
def temporal_convolutions():
    from pytorch_tcn import TCN

    model = TCN(4, [8, 8], kernel_size=3, dropout=0.0, causal=True, use_skip_connections=True, output_projection=2)
    yield model
    yield from imitate(model, floats(2, 4, 20))


@program("conformer==0.3.2", EINOPS)
def conformer():
    from conformer import Conformer

    model = Conformer(dim=16, depth=1, heads=2, dim_head=8, ff_mult=2, conv_kernel_size=5)
    yield model
    yield from imitate(model, floats(2, 12, 16))


@program("pytorch-crf==0.7.2")
def conditional_random_field():
    from torchcrf import CRF

    model = torch.nn.Sequential(torch.nn.Linear(8, 4), CRF(4, batch_first=True))
    yield model
    mask = torch.tensor([[1] * 7, [1] * 5 + [0] * 2], dtype=torch.uint8).bool()
    yield from train(
        model, lambda: -model[1](model[0](floats(2, 7, 8)), integers(4, 2, 7), mask=mask, reduction="mean")
    )
    yield from sum(model[1].decode(model[0](floats(2, 7, 8)), mask=mask), [])


@program("torchcrf==1.1.0")
def another_conditional_random_field():
    from TorchCRF import CRF

    model = torch.nn.Sequential(torch.nn.Linear(8, 4), CRF(4, use_gpu=False))
    yield model
    mask = torch.ones(2, 7).bool()
    yield from train(model, lambda: -model[1](model[0](floats(2, 7, 8)), integers(4, 2, 7), mask).mean())
    yield from sum(model[1].viterbi_decode(model[0](floats(2, 7, 8)), mask), [])


@program("torchdiffeq==0.2.5", SCIPY)
def ordinary_differential_equations():
    from torchdiffeq import odeint, odeint_adjoint

    model = torch.nn.Sequential(torch.nn.Linear(2, 16), torch.nn.Tanh(), torch.nn.Linear(16, 2))
    yield model

    class Field(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = model

        def forward(self, time, state):
            return self.inner(state) - 0.1 * time * state

    field, times = Field(), torch.linspace(0, 1, 5)
    for solve in (odeint, odeint_adjoint):
        for method in ("dopri5", "rk4", "euler", "bosh3", "explicit_adams"):
            yield from train(
                model,
                lambda solve=solve, method=method: (
                    solve(field, floats(4, 2), times, method=method).sub(1).pow(2).mean()
                ),
                steps=2,
            )


@program("torchsde==0.2.6", "trampoline==0.1.2", SCIPY)
def stochastic_differential_equations():
    import torchsde

    model = torch.nn.Linear(2, 2)
    yield model

    class Still(torch.nn.Module):
        noise_type, sde_type = "diagonal", "ito"

        def __init__(self):
            super().__init__()
            self.drift = model

        def f(self, time, state):
            return self.drift(state)

        def g(self, time, state):
            return 0 * state

    still = Still()
    yield from train(
        model,
        lambda: torchsde.sdeint(still, floats(4, 2), torch.linspace(0, 1, 3), dt=0.25, method="euler").pow(2).mean(),
    )


@program("torchcde==0.2.5", "torchdiffeq==0.2.5", "torchsde==0.2.6", "trampoline==0.1.2", SCIPY)
def controlled_differential_equations():
    import torchcde

    model = torch.nn.Linear(3, 6)
    yield model

    class Field(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = model

        def forward(self, time, state):
            return self.inner(state).tanh().view(*state.shape[:-1], 3, 2)

    field = Field()
    path = torchcde.CubicSpline(torchcde.hermite_cubic_coefficients_with_backward_differences(floats(2, 6, 2)))
    yield from train(
        model,
        lambda: torchcde.cdeint(path, field, floats(2, 3), path.interval, method="rk4", adjoint=False).pow(2).mean(),
    )


@program("auraloss==0.4.0")
def losses_of_sound():
    from auraloss.freq import MultiResolutionSTFTLoss
    from auraloss.time import ESRLoss, SISDRLoss

    model = torch.nn.Conv1d(1, 1, 9, padding=4)
    yield model
    spectra = MultiResolutionSTFTLoss(fft_sizes=[64, 128], hop_sizes=[16, 32], win_lengths=[64, 128])
    for loss in (ESRLoss(), SISDRLoss(), spectra):
        yield from train(model, lambda loss=loss: loss(model(floats(2, 1, 400)), floats(2, 1, 400, seed=1)), steps=3)


@program("julius==0.2.8")
def signals():
    import julius

    model = torch.nn.Linear(1, 100)
    yield model
    weights = model.weight.view(1, -1)
    for filtered in (
        julius.lowpass_filter(weights, 0.1),
        julius.resample_frac(weights, 4, 5),
        julius.SplitBands(8000, 4)(weights),
        julius.fft_conv1d(weights[None], floats(1, 1, 10)),
    ):
        loss = filtered.pow(2).sum()
        yield loss
        yield torch.autograd.grad(loss, model.weight, retain_graph=True)[0].pow(2).sum()


@program("torch-dct==0.1.6")
def cosine_transforms():
    import torch_dct

    model = torch.nn.Linear(8, 6)
    yield model
    for transform in (torch_dct.dct, torch_dct.idct, torch_dct.dct_2d, torch_dct.dct1):
        yield from train(model, lambda transform=transform: transform(model.weight).sub(0.5).pow(2).mean(), steps=3)


@program("fft-conv-pytorch==1.2.0")
def convolution_by_transform():
    from fft_conv_pytorch import FFTConv1d, FFTConv2d

    model = torch.nn.ModuleList([FFTConv1d(2, 3, 5, padding=2), FFTConv2d(2, 4, 3, groups=2, stride=2)])
    yield model
    yield from imitate(model[0], floats(2, 2, 20))
    yield from imitate(model[1], floats(2, 2, 9, 9))


@program("revtorch==0.2.4")
def reversible_blocks():
    from revtorch import ReversibleBlock, ReversibleSequence

    def half():
        return torch.nn.Sequential(torch.nn.Conv1d(4, 4, 3, padding=1), torch.nn.ReLU())

    model = ReversibleSequence(torch.nn.ModuleList([ReversibleBlock(half(), half()) for _ in range(2)]))
    yield model
    yield from imitate(model, floats(2, 8, 10).requires_grad_())


@program("complexpytorch==0.4")
def complex_layers():
    from complexPyTorch.complexFunctions import complex_relu
    from complexPyTorch.complexLayers import ComplexConv2d, ComplexLinear

    model = torch.nn.Sequential(ComplexConv2d(1, 2, 3), ComplexLinear(4, 2))
    yield model
    yield from train(model, lambda: model[1](complex_relu(model[0](floats(2, 1, 6, 6) + 1j))).abs().mean())
