"""Module paths of PyTorch that stand for a module of another name here: one table, and the finder that reads it."""

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec

NAMES = {
    "torch.autograd.variable": "torch.autograd",
    "torch.cuda.random": "torch.cuda",
    "torch.functional": "torch",
    "torch.nn._reduction": "torch.nn.reduction",
    "torch.nn.modules.batchnorm": "torch.nn.modules.normalization",
    "torch.nn.modules.conv": "torch.nn.modules.convolution",
    "torch.nn.modules.flatten": "torch.nn.modules.linear",
    "torch.nn.modules.fold": "torch.nn.modules.resampling",
    "torch.nn.modules.instancenorm": "torch.nn.modules.normalization",
    "torch.nn.modules.pixelshuffle": "torch.nn.modules.resampling",
    "torch.nn.modules.rnn": "torch.nn.modules.recurrent",
    "torch.nn.modules.sparse": "torch.nn.modules.embedding",
    "torch.nn.modules.transformer": "torch.nn.modules.attention",
    "torch.nn.modules.upsampling": "torch.nn.modules.resampling",
    "torch.nn.utils.clip_grad": "torch.nn.utils",
    "torch.optim.adadelta": "torch.optim",
    "torch.optim.adagrad": "torch.optim",
    "torch.optim.adam": "torch.optim",
    "torch.optim.adamax": "torch.optim",
    "torch.optim.adamw": "torch.optim",
    "torch.optim.asgd": "torch.optim",
    "torch.optim.nadam": "torch.optim",
    "torch.optim.radam": "torch.optim",
    "torch.optim.rmsprop": "torch.optim",
    "torch.optim.rprop": "torch.optim",
    "torch.utils.data._utils": "torch.utils.data",
    "torch.utils.data._utils.collate": "torch.utils.data.collate",
    "torch.utils.data.dataloader": "torch.utils.data.loader",
    "torch.utils.hooks": "torch.autograd.hooks",
    "torch.utils.model_zoo": "torch.hub",
}
NAMES.update(
    (f"torch.distributions.{name}", f"torch.distributions.{module}")
    for module, names in {
        "categorical": "multinomial one_hot_categorical",
        "discrete": "bernoulli binomial continuous_bernoulli geometric negative_binomial poisson",
        "distribution": "exp_family",
        "gamma": "beta chi2 dirichlet exponential fishersnedecor kumaraswamy pareto weibull",
        "mixture": "mixture_same_family",
        "multivariate": "lkj_cholesky lowrank_multivariate_normal multivariate_normal wishart",
        "real": "cauchy generalized_pareto gumbel laplace normal studentT uniform von_mises",
        "relaxed": "relaxed_bernoulli relaxed_categorical",
        "transformed": "half_cauchy half_normal independent inverse_gamma log_normal logistic_normal "
                       "transformed_distribution",
    }.items()
    for name in names.split()
)  # fmt: skip


class _Names:
    """Gives the module that a name of the table stands for; `sys.meta_path` holds this class."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return ModuleSpec(name, cls, is_package=True) if name in NAMES else None

    @staticmethod
    def create_module(spec):
        return None

    @staticmethod
    def exec_module(module):
        sys.modules[module.__name__] = import_module(NAMES[module.__name__])


sys.meta_path.insert(0, _Names)  # before the finder of files, which would read collate.py a second time
