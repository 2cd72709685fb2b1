"""Losses, layers and small networks over tables."""

import torch
from table import program
from table.training import classify, floats, imitate, integers, network, train

EINOPS = "einops==0.8.2"


@program("entmax==1.3")
def entmax():
    from entmax import Entmax15Loss, SparsemaxLoss, entmax15, entmax_bisect, normmax_bisect, sparsemax

    model = network()
    yield model
    for loss in (SparsemaxLoss(), Entmax15Loss()):
        yield from train(model, lambda loss=loss: loss(model(floats(32, 8)), integers(3, 32)))
    for norm in (sparsemax, entmax15, entmax_bisect, normmax_bisect):
        yield from train(model, lambda norm=norm: norm(model(floats(32, 8)), dim=-1).pow(2).mean(), steps=2)


@program("sparsemax==0.1.9")
def sparsemax():
    from sparsemax import Sparsemax

    model = torch.nn.Sequential(*network(), Sparsemax(dim=-1))
    yield model
    yield from imitate(model, floats(32, 8))


@program("pytorch-msssim==1.0.0")
def structural_similarity():
    from pytorch_msssim import MS_SSIM, ssim

    model = torch.nn.Conv2d(3, 3, 3, padding=1)
    yield model
    images = floats(1, 3, 176, 176).sigmoid()
    yield from train(model, lambda: 1 - ssim(model(images).sigmoid(), images, data_range=1, size_average=True), steps=3)
    scales = MS_SSIM(data_range=1, channel=3)
    yield from train(model, lambda: 1 - scales(model(images).sigmoid(), images), steps=2)


@program("balanced-loss==0.1.1")
def class_balanced_losses():
    from balanced_loss import Loss

    model = network()
    yield model
    for kind in ("cross_entropy", "binary_cross_entropy", "focal_loss"):
        loss = Loss(kind, samples_per_class=[10, 20, 2], class_balanced=True)
        yield from train(model, lambda loss=loss: loss(model(floats(32, 8)), integers(3, 32)), steps=3)


@program("focal-loss-torch==0.1.2")
def focal_loss():
    from focal_loss.focal_loss import FocalLoss

    model, loss = network(), FocalLoss(gamma=0.7, weights=torch.tensor([1.0, 2.0, 0.5]))
    yield model
    yield from train(model, lambda: loss(model(floats(32, 8)).softmax(-1), integers(3, 32)))


@program("info-nce-pytorch==0.1.4")
def contrastive_loss():
    from info_nce import InfoNCE

    model = network()
    yield model
    yield from train(model, lambda: InfoNCE()(model(floats(32, 8)), model(floats(32, 8) + 0.1)))
    paired = InfoNCE(negative_mode="paired")
    yield from train(model, lambda: paired(model(floats(32, 8)), floats(32, 3), floats(32, 5, 3, seed=1)))


@program(
    "pytorch-metric-learning==2.9.0",
    "scikit-learn==1.9.1",
    "joblib==1.6.0",
    "threadpoolctl==3.8.0",
    "scipy==1.17.1",
    "narwhals==2.29.0",
    "tqdm==4.70.1",
)
def metric_learning():
    from pytorch_metric_learning import distances, losses, miners

    model = network()
    yield model
    miner = miners.MultiSimilarityMiner()
    for loss in (
        losses.ContrastiveLoss(),
        losses.TripletMarginLoss(distance=distances.CosineSimilarity()),
        losses.NTXentLoss(),
        losses.CircleLoss(),
        losses.MultiSimilarityLoss(),
        losses.SupConLoss(),
    ):
        yield from train(model, lambda loss=loss: loss(model(floats(32, 8)), integers(3, 32)), steps=2)
    yield from train(
        model,
        lambda: losses.TripletMarginLoss()(
            model(floats(32, 8)), integers(3, 32), miner(model(floats(32, 8)), integers(3, 32))
        ),
        steps=2,
    )


@program("blitz-bayesian-pytorch==0.2.8")
def bayesian_layers():
    from blitz.modules import BayesianLinear

    model = torch.nn.Sequential(BayesianLinear(8, 16), torch.nn.ReLU(), BayesianLinear(16, 3))
    yield model
    for layer in model[::2]:
        layer.freeze = True  # the means alone: no numbers are drawn
    yield from classify(model, floats(32, 8), integers(3, 32))


@program("torchbnn==1.2")
def bayesian_networks():
    import torchbnn

    model = torch.nn.Sequential(
        torchbnn.BayesLinear(0, 0.1, 8, 16), torch.nn.ReLU(), torchbnn.BayesLinear(0, 0.1, 16, 3)
    )
    yield model
    distance = torchbnn.BKLLoss(reduction="mean", last_layer_only=False)
    yield from train(model, lambda: distance(model))


@program("admin-torch==0.1.0")
def residual_rescaling():
    import admin_torch

    model = torch.nn.ModuleList([torch.nn.Linear(8, 8), admin_torch.as_module(4)])
    yield model
    yield from train(model, lambda: model[1](floats(4, 8), model[0](floats(4, 8))).pow(2).mean())


@program("geotorch==0.4.0")
def manifolds():
    import geotorch

    model = torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.Tanh(), torch.nn.Linear(8, 8), torch.nn.Linear(8, 3))
    geotorch.orthogonal(model[0], "weight")
    geotorch.symmetric(model[2], "weight")
    geotorch.low_rank(model[3], "weight", 2)
    yield model
    yield from classify(model, floats(32, 8), integers(3, 32))


@program(
    "product-key-memory==0.3.0",
    EINOPS,
    "colt5-attention==0.11.2",
    "packaging==26.3",
    "local-attention==1.11.2",
    "hyper-connections==0.4.11",
)
def product_key_memory():
    from product_key_memory import PKM

    model = PKM(dim=16, heads=2, dim_head=8, num_keys=8, topk=4)
    yield model
    yield from imitate(model, floats(2, 10, 16))


@program("mixture-of-experts==0.2.3")
def mixture_of_experts():
    from mixture_of_experts import MoE

    model = MoE(dim=8, num_experts=4, hidden_dim=16, second_policy_train="all", second_policy_eval="all")
    yield model

    def loss():
        output, balance = model(floats(2, 8, 8))
        return (output - floats(2, 8, 8, seed=1)).pow(2).mean() + balance

    yield from train(model, loss)


@program("soft-moe-pytorch==0.1.9", EINOPS)
def soft_mixture_of_experts():
    from soft_moe_pytorch import SoftMoE

    model = SoftMoE(dim=8, seq_len=12, num_experts=3)
    yield model
    yield from imitate(model, floats(2, 12, 8))


@program("rtdl-num-embeddings==0.0.12")
def embeddings_of_numbers():
    from rtdl_num_embeddings import LinearReLUEmbeddings, PeriodicEmbeddings, PiecewiseLinearEmbeddings, compute_bins

    inputs = floats(32, 8)
    model = torch.nn.ModuleList(
        [
            PeriodicEmbeddings(8, 4, lite=False),
            LinearReLUEmbeddings(8, 4),
            PiecewiseLinearEmbeddings(compute_bins(inputs, n_bins=4), 4, activation=False, version="B"),
        ]
    )
    yield model
    for part in model:
        yield from imitate(part, inputs)


@program("rtdl-revisiting-models==0.0.2")
def networks_over_tables():
    from rtdl_revisiting_models import MLP, FTTransformer, ResNet

    transformer = FTTransformer(
        n_cont_features=8,
        cat_cardinalities=[],
        d_out=3,
        n_blocks=1,
        d_block=8,
        attention_n_heads=2,
        attention_dropout=0.0,
        ffn_d_hidden_multiplier=2,
        ffn_dropout=0.0,
        residual_dropout=0.0,
    )
    residual = ResNet(d_in=8, d_out=3, n_blocks=2, d_block=8, d_hidden_multiplier=2.0, dropout1=0.0, dropout2=0.0)
    model = torch.nn.ModuleList([MLP(d_in=8, d_out=3, n_blocks=2, d_block=8, dropout=0.0), residual, transformer])
    yield model
    for part in model[:2]:
        yield from classify(part, floats(32, 8), integers(3, 32), steps=3)
    yield from train(
        model[2],
        lambda: torch.nn.functional.cross_entropy(model[2](floats(32, 8), None), integers(3, 32)),
        transformer.make_default_optimizer(),
        steps=3,
    )
