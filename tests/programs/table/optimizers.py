"""Optimizers, schedules and averages of weights."""

import numpy as np

import torch
from table import program
from table.training import classify, classify_small, floats, integers, network, train


@program("lion-pytorch==0.2.5")
def lion():
    from lion_pytorch import Lion

    yield from classify_small(lambda parameters: Lion(parameters, lr=1e-2, weight_decay=1e-2))


@program("adabelief-pytorch==0.2.1", "tabulate==0.9.0", "colorama==0.4.6")
def adabelief():
    from adabelief_pytorch import AdaBelief

    yield from classify_small(lambda parameters: AdaBelief(parameters, lr=1e-2, print_change_log=False))


@program("adabound==0.0.5")
def adabound():
    from adabound import AdaBound

    yield from classify_small(lambda parameters: AdaBound(parameters, lr=1e-2, final_lr=0.1))


@program("adamp==0.3.0")
def adamp():
    from adamp import AdamP

    yield from classify_small(lambda parameters: AdamP(parameters, lr=1e-2, weight_decay=1e-2))


@program("adan-pytorch==0.1.0")
def adan():
    from adan_pytorch import Adan

    yield from classify_small(lambda parameters: Adan(parameters, lr=1e-2))


@program("came-pytorch==0.1.3")
def came():
    from came_pytorch import CAME

    yield from classify_small(lambda parameters: CAME(parameters, lr=1e-2))


@program("dadaptation==3.2")
def d_adaptation():
    from dadaptation import DAdaptAdam

    yield from classify_small(lambda parameters: DAdaptAdam(parameters))


@program("madgrad==1.3")
def madgrad():
    from madgrad import MADGRAD

    yield from classify_small(lambda parameters: MADGRAD(parameters, lr=1e-2))


@program("muon-optimizer==0.1.0")
def muon():
    from muon import SingleDeviceMuonWithAuxAdam

    model = network()
    yield model
    matrices, vectors = ([p for p in model.parameters() if (p.ndim == 2) == which] for which in (True, False))
    optimizer = SingleDeviceMuonWithAuxAdam(
        [{"params": matrices, "use_muon": True, "lr": 0.02}, {"params": vectors, "use_muon": False, "lr": 1e-2}]
    )
    yield from classify(model, floats(32, 8), integers(3, 32), optimizer)


@program("prodigyopt==1.1.2")
def prodigy():
    from prodigyopt import Prodigy

    yield from classify_small(lambda parameters: Prodigy(list(parameters), lr=1.0))


@program("pytorch-ranger==0.1.1")
def ranger():
    from pytorch_ranger import Ranger

    yield from classify_small(lambda parameters: Ranger(parameters, lr=1e-2))


@program("schedulefree==1.4.1")
def schedule_free():
    from schedulefree import AdamWScheduleFree

    def made(parameters):
        optimizer = AdamWScheduleFree(parameters, lr=1e-2, warmup_steps=3)
        optimizer.train()
        return optimizer

    yield from classify_small(made)


@program("torch-optimizer==0.3.0", "pytorch-ranger==0.1.1")
def torch_optimizer():
    import torch_optimizer as optim

    model = network()
    start = {name: value.clone() for name, value in model.state_dict().items()}
    yield model
    start = {name: value.clone() for name, value in model.state_dict().items()}
    for kind in (
        optim.AccSGD,
        optim.AdaMod,
        optim.AggMo,
        optim.Apollo,
        optim.DiffGrad,
        optim.NovoGrad,
        optim.PID,
        optim.QHAdam,
        optim.QHM,
        optim.RAdam,
        optim.SGDP,
        optim.SGDW,
        optim.SWATS,
        optim.Yogi,
        optim.A2GradExp,
        optim.Adafactor,
        optim.Lamb,
        optim.RangerQH,
        optim.RangerVA,
    ):
        model.load_state_dict(start)
        yield from classify(model, floats(32, 8), integers(3, 32), kind(model.parameters(), lr=1e-2), steps=4)


@program("torch-optimizer==0.3.0", "pytorch-ranger==0.1.1")
def shampoo_and_lookahead():
    import torch_optimizer as optim

    model = network()
    yield model
    inner = optim.Yogi(model.parameters(), lr=1e-2)
    yield from classify(model, floats(32, 8), integers(3, 32), optim.Lookahead(inner, k=3, alpha=0.5))
    yield from classify(model, floats(32, 8), integers(3, 32), optim.Shampoo(model.parameters(), lr=1e-2))


@program("torch-ema==0.3")
def ema_of_weights():
    from torch_ema import ExponentialMovingAverage

    model = network()
    yield model
    average = ExponentialMovingAverage(model.parameters(), decay=0.9)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    for _ in range(4):
        yield from classify(model, floats(32, 8), integers(3, 32), optimizer, steps=1)
        average.update()
        with average.average_parameters():
            yield torch.nn.functional.cross_entropy(model(floats(32, 8)), integers(3, 32))


@program("ema-pytorch==0.8.3")
def ema_of_a_model():
    from ema_pytorch import EMA

    model = network()
    yield model
    average = EMA(model, beta=0.9, update_after_step=1, update_every=1)
    for _ in range(5):
        yield from classify(model, floats(32, 8), integers(3, 32), steps=1)
        average.update()
        yield torch.nn.functional.cross_entropy(average(floats(32, 8)), integers(3, 32))


@program("pytorch-warmup==0.2.0")
def warmup():
    import pytorch_warmup

    model = network()
    yield model
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=8)
    slowly = pytorch_warmup.UntunedLinearWarmup(optimizer)
    for _ in range(8):
        yield from classify(model, floats(32, 8), integers(3, 32), optimizer, steps=1)
        with slowly.dampening():
            schedule.step()
        yield optimizer.param_groups[0]["lr"]


@program("loralib==0.1.2")
def lora():
    import loralib

    model = torch.nn.Sequential(loralib.Linear(8, 16, r=4), torch.nn.ReLU(), loralib.Embedding(5, 3, r=2))
    model = torch.nn.Sequential(
        loralib.Linear(8, 16, r=4),
        torch.nn.ReLU(),
        loralib.MergedLinear(16, 6, r=2, enable_lora=[True, False, True]),
        torch.nn.Linear(6, 3),
    )
    yield model
    loralib.mark_only_lora_as_trainable(model)
    yield from classify(model, floats(32, 8), integers(3, 32))
    yield len(loralib.lora_state_dict(model))
    model.eval()
    yield model(floats(32, 8)).sum()


@program("kmeans-pytorch==0.3", "tqdm==4.70.1")
def k_means():
    from kmeans_pytorch import kmeans

    yield torch.nn.Linear(1, 1)
    points = torch.cat([floats(20, 2), floats(20, 2, seed=1) + 10])
    np.random.seed(0)
    clusters, centres = kmeans(points, 2)
    yield from clusters.tolist()
    yield from centres.view(-1).tolist()


@program("monotonenorm==1.0.0")
def monotone_network():
    from monotonenorm import GroupSort, SigmaNet, direct_norm

    model = torch.nn.Sequential(
        direct_norm(torch.nn.Linear(8, 16), kind="one-inf"),
        GroupSort(4),
        direct_norm(torch.nn.Linear(16, 3), kind="inf"),
    )
    model = SigmaNet(model, sigma=1.0, monotone_constraints=[1] * 8)
    yield model
    yield from classify(model, floats(32, 8), integers(3, 32))


@program("pytorch-revgrad==0.2.0")
def reversed_gradients():
    from pytorch_revgrad import RevGrad

    model = network()
    judge = torch.nn.Sequential(RevGrad(), torch.nn.Linear(3, 2))
    both = torch.nn.ModuleList([model, judge])
    yield both
    yield from train(both, lambda: torch.nn.functional.cross_entropy(judge(model(floats(32, 8))), integers(2, 32)))
