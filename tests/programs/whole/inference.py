"""Probability and spikes: sbi, botorch, spikingjelly."""

import numpy as np

import torch

from . import losses, normal, program, redraw


@program("sbi")
def posteriors():
    """Samples are random, so that only their shapes are compared, and that their densities are numbers."""
    from sbi.inference import NPE
    from sbi.utils import BoxUniform

    prior = BoxUniform(-torch.ones(2), torch.ones(2))
    causes = prior.sample((200,))
    seen, position, result = causes + 0.1 * torch.randn(200, 2), torch.zeros(2), []
    for kind in ("maf", "nsf", "mdn"):
        method = NPE(prior, density_estimator=kind, show_progress_bars=False)
        method.append_simulations(causes, seen).train(max_num_epochs=2)
        posterior = method.build_posterior()
        samples = posterior.sample((10,), x=position, show_progress_bars=False)
        result += [*samples.shape, torch.isfinite(posterior.log_prob(samples, x=position)).all()]
    return result


@program("botorch")
def bayesian_optimization():
    """A fitted process, and the best values of two acquisitions, to two digits because starts are random."""
    from botorch import fit_gpytorch_mll
    from botorch.acquisition import LogExpectedImprovement, UpperConfidenceBound
    from botorch.models import SingleTaskGP
    from botorch.optim import optimize_acqf
    from gpytorch.mlls import ExactMarginalLogLikelihood

    places = torch.from_numpy(np.random.RandomState(0).rand(10, 2))
    values = torch.sin(6 * places).sum(1, keepdim=True)
    process = SingleTaskGP(places, values)
    fit_gpytorch_mll(ExactMarginalLogLikelihood(process.likelihood, process))
    bounds = torch.tensor([[0.0, 0.0], [1.0, 1.0]], dtype=torch.double)
    result = [process.posterior(places[:2]).mean.sum()]
    for wanted in (LogExpectedImprovement(process, values.max()), UpperConfidenceBound(process, 0.2)):
        _, best = optimize_acqf(wanted, bounds, q=1, num_restarts=2, raw_samples=16)
        result.append(round(float(best), 2))
    return result


@program("spikingjelly")
def spikes():
    from spikingjelly.activation_based import functional, layer, neuron, surrogate

    model = redraw(torch.nn.Sequential(
        layer.Linear(8, 16), neuron.LIFNode(v_threshold=0.3, surrogate_function=surrogate.ATan()),
        layer.Linear(16, 4), neuron.IFNode(v_threshold=0.3, surrogate_function=surrogate.Sigmoid())))
    functional.set_step_mode(model, "m")
    inputs = normal(5, 2, 8)

    def loss():
        functional.reset_net(model)
        return (model(inputs).mean(0) - 0.5).pow(2).mean()

    return losses(model, loss)
