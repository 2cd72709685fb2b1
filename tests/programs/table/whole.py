"""Programs of large packages: Gaussian processes, probabilistic programs, explanations, metrics, flows."""

import torch
from table import program
from table.training import classify, floats, integers, network, train

SCIPY = "scipy==1.17.1"
JAXTYPING = ("jaxtyping==0.3.11", "wadler-lindig==0.1.8")
MATPLOTLIB = ("matplotlib==3.11.2", "contourpy==1.3.3", "cycler==0.12.1", "kiwisolver==1.5.1", "fonttools==4.68.0",
              "pillow==13.0.0", "python-dateutil==4.0.0", "pyparsing==3.3.3", "packaging==26.3")
PYRO = ("pyro-ppl==1.9.2", "pyro-api==0.1.2", "opt_einsum==3.4.0", "tqdm==4.70.1")


@program("gpytorch==1.15.2", "linear_operator==0.6.1", *JAXTYPING, "mpmath==1.3.0", SCIPY)
def gaussian_process():
    import gpytorch

    class Regression(gpytorch.models.ExactGP):
        def __init__(self, inputs, targets, likelihood):
            super().__init__(inputs, targets, likelihood)
            self.mean_module = gpytorch.means.ConstantMean()
            self.covar_module = gpytorch.kernels.ScaleKernel(gpytorch.kernels.RBFKernel())

        def forward(self, x):
            return gpytorch.distributions.MultivariateNormal(self.mean_module(x), self.covar_module(x))

    inputs = torch.linspace(0, 1, 12)
    targets = torch.sin(inputs * 6) + 0.1 * floats(12)
    likelihood = gpytorch.likelihoods.GaussianLikelihood()
    model = Regression(inputs, targets, likelihood)
    yield model
    model.train()
    likelihood.train()
    loss = gpytorch.mlls.ExactMarginalLogLikelihood(likelihood, model)
    yield from train(model, lambda: -loss(model(inputs), targets), torch.optim.Adam(model.parameters(), lr=0.1))


@program(*PYRO)
def variational_inference():
    import pyro
    from pyro import distributions as dist
    from pyro.infer import SVI, Trace_ELBO

    data = floats(20) + 2
    pyro.clear_param_store()

    def model():
        mean = pyro.sample("mean", dist.Normal(0.0, 10.0))
        with pyro.plate("data", len(data)):
            pyro.sample("value", dist.Normal(mean, 1.0), obs=data)

    def guide():
        position = pyro.param("place", torch.tensor(0.5))
        pyro.sample("mean", dist.Delta(position))

    yield torch.nn.Module()
    steps = SVI(model, guide, pyro.optim.Adam({"lr": 0.1}), loss=Trace_ELBO())
    yield from (steps.step() for _ in range(6))


@program(*PYRO)
def pyro_modules():
    import pyro
    from pyro.nn import PyroModule

    model = PyroModule[torch.nn.Sequential](
        PyroModule[torch.nn.Linear](8, 16), torch.nn.ReLU(), PyroModule[torch.nn.Linear](16, 3))
    pyro.clear_param_store()
    yield model
    yield from classify(model, floats(16, 8), integers(3, 16))


@program("captum==0.9.0", "tqdm==4.70.1", *MATPLOTLIB)
def attributions():
    from captum.attr import DeepLift, InputXGradient, IntegratedGradients, LayerConductance, Occlusion, Saliency

    model = network()
    yield model
    inputs = floats(4, 8)
    for method in (IntegratedGradients(model), Saliency(model), InputXGradient(model), DeepLift(model)):
        yield method.attribute(inputs.clone().requires_grad_(), target=1).abs().sum().item()
    yield Occlusion(model).attribute(inputs, sliding_window_shapes=(2,), target=1).abs().sum().item()
    yield LayerConductance(model, model[0]).attribute(inputs, target=1).abs().sum().item()


@program("torchmetrics==1.9.0", "lightning-utilities==0.15.3", "packaging==26.3")
def metrics():
    import torchmetrics

    model = network()
    yield model
    scores, labels = model(floats(40, 8)).detach().softmax(1), integers(3, 40)
    for kind in ("Accuracy", "F1Score", "AUROC", "AveragePrecision", "Precision", "Recall", "ConfusionMatrix",
                 "CohenKappa", "CalibrationError", "JaccardIndex", "MatthewsCorrCoef", "StatScores"):
        metric = getattr(torchmetrics, kind)(task="multiclass", num_classes=3)
        metric.update(scores[:20], labels[:20])
        metric.update(scores[20:], labels[20:])
        yield metric.compute().double().sum().item()
    for kind in ("MeanSquaredError", "MeanAbsoluteError", "R2Score", "PearsonCorrCoef", "SpearmanCorrCoef",
                 "ExplainedVariance", "CosineSimilarity"):
        x = scores[:, :2] if kind == "CosineSimilarity" else scores[:, 0]
        yield getattr(torchmetrics, kind)()(x, x.flip(0) + 0.1).sum().item()
