"""The keys of saved states, in PyTorch's order: those of optimizers, their groups and schedules."""

import pytest

import torch
from torch import optim
from torch.optim import lr_scheduler

MEANS = "lr betas eps weight_decay"
ADAM = f"{MEANS} amsgrad maximize foreach capturable differentiable fused decoupled_weight_decay"
# Name: the options of a group, then the state of a parameter after two steps.
OPTIMIZERS = {
    "SGD": ("lr momentum dampening weight_decay nesterov maximize foreach differentiable fused", "momentum_buffer"),
    "Adam": (ADAM, "step exp_avg exp_avg_sq"),
    "AdamW": (ADAM, "step exp_avg exp_avg_sq"),
    "Adamax": (f"{MEANS} foreach maximize differentiable capturable", "step exp_avg exp_inf"),
    "NAdam": (f"{MEANS} momentum_decay decoupled_weight_decay maximize foreach capturable differentiable",
              "step mu_product exp_avg exp_avg_sq"),
    "RAdam": (f"{MEANS} maximize foreach capturable decoupled_weight_decay differentiable", "step exp_avg exp_avg_sq"),
    "Adagrad": ("lr lr_decay eps weight_decay initial_accumulator_value foreach maximize differentiable fused",
                "step sum"),
    "Adadelta": ("lr rho eps weight_decay maximize capturable foreach differentiable", "step square_avg acc_delta"),
    "RMSprop": ("lr momentum alpha eps centered weight_decay capturable foreach maximize differentiable",
                "step square_avg momentum_buffer"),
    "Rprop": ("lr etas step_sizes foreach maximize differentiable capturable", "step prev step_size"),
    "ASGD": ("lr lambd alpha t0 weight_decay foreach maximize differentiable capturable", "step eta mu ax"),
    "LBFGS": ("lr max_iter max_eval tolerance_grad tolerance_change history_size line_search_fn",
              "func_evals n_iter al d t old_dirs old_stps ro H_diag prev_flat_grad prev_loss"),
    "SparseAdam": ("lr betas eps maximize", "step exp_avg exp_avg_sq"),
    "Adafactor": ("lr beta2_decay eps d weight_decay foreach maximize", "step row_var col_var"),
    "Muon": ("lr weight_decay momentum nesterov ns_coefficients eps ns_steps adjust_lr_fn", "momentum_buffer"),
}
BASE = "base_lrs last_epoch _step_count _is_initial _get_lr_called_within_step _last_lr"
CYCLE = "cycle_momentum use_beta1"
SCHEDULES = {
    "LambdaLR": ((lambda epoch: 0.9,), f"{BASE} lr_lambdas"),
    "MultiplicativeLR": ((lambda epoch: 0.9,), f"{BASE} lr_lambdas"),
    "StepLR": ((2,), f"step_size gamma {BASE}"),
    "MultiStepLR": (([1, 3],), f"milestones gamma {BASE}"),
    "ConstantLR": ((), f"factor total_iters {BASE}"),
    "LinearLR": ((), f"start_factor end_factor total_iters {BASE}"),
    "ExponentialLR": ((0.9,), f"gamma {BASE}"),
    "PolynomialLR": ((), f"total_iters power {BASE}"),
    "CosineAnnealingLR": ((4,), f"T_max eta_min {BASE}"),
    "CosineAnnealingWarmRestarts": ((2,), f"T_0 T_i T_mult eta_min T_cur {BASE}"),
    "CyclicLR": ((0.1, 1.0), f"max_lrs total_size step_ratio mode gamma scale_mode {CYCLE} base_momentums "
                             f"max_momentums {BASE} _scale_fn_custom"),
    "OneCycleLR": ((1.0, 10), f"total_steps _schedule_phases _anneal_func_type {CYCLE} {BASE}"),
    "ReduceLROnPlateau": ((), "factor default_min_lr min_lrs patience cooldown eps last_epoch _last_lr mode_worse mode "
                              "threshold threshold_mode best cooldown_counter num_bad_epochs"),
}


def optimizer(name="SGD", **options):
    """Return an optimizer of one matrix."""
    return getattr(optim, name)([torch.ones(2, 3, requires_grad=True)], lr=0.1, **options)


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_options_and_states_come_in_the_order_of_pytorch(name):
    options, state = OPTIMIZERS[name]
    momentum = {"momentum": 0.9} if name in ("SGD", "RMSprop") else {}
    result = optimizer(name, **momentum)
    parameter = result.param_groups[0]["params"][0]

    def closure():
        result.zero_grad()
        loss = (parameter**4).sum()
        loss.backward()
        if name == "SparseAdam":
            parameter.grad = parameter.grad.to_sparse(1)
        return loss

    for _ in range(2):
        result.step(closure)
    saved = result.state_dict()
    assert list(result.defaults) == options.split()
    assert list(result.param_groups[0]) == ["params", *options.split()]
    assert list(saved["param_groups"][0]) == [*options.split(), "params"]
    assert list(saved["state"][0]) == list(result.state[parameter]) == state.split()
    for key in {"eta", "mu", "mu_product", "H_diag"} & saved["state"][0].keys():
        assert saved["state"][0][key].dim() == 0


def test_a_count_is_a_tensor_of_floats_and_an_int_of_sparse_adam():
    for name, kind in (("Adam", torch.Tensor), ("Adagrad", torch.Tensor), ("SparseAdam", int)):
        result = optimizer(name)
        parameter = result.param_groups[0]["params"][0]
        parameter.grad = torch.ones(2, 3).to_sparse(1) if name == "SparseAdam" else torch.ones(2, 3)
        result.step()
        again = optimizer(name)
        again.load_state_dict(result.state_dict())
        for state in (result.state[parameter], *again.state.values()):
            assert type(state["step"]) is kind and state["step"] == 1


def test_names_of_parameters_are_saved():
    pairs = [("first", torch.ones(1, requires_grad=True)), ("second", torch.ones(2, requires_grad=True))]
    saved = optim.SGD(pairs, lr=0.1).state_dict()
    assert list(saved["param_groups"][0])[:2] == ["param_names", "lr"]
    assert saved["param_groups"][0]["param_names"] == ["first", "second"]


def test_a_given_group_becomes_the_group():
    group = {"params": [torch.ones(1, requires_grad=True)], "lr": 0.3}
    result = optim.SGD([group], lr=0.1)
    assert result.param_groups[0] is group and group["momentum"] == 0 and group["lr"] == 0.3


@pytest.mark.parametrize("name", SCHEDULES)
def test_states_of_schedules_come_in_the_order_of_pytorch(name):
    arguments, keys = SCHEDULES[name]
    schedule = getattr(lr_scheduler, name)(optimizer(momentum=0.9), *arguments)
    assert list(schedule.state_dict()) == keys.split()
    assert not schedule.state_dict().get("_is_initial") and schedule.state_dict()["_last_lr"] == schedule.get_last_lr()


def test_a_cycle_without_momentum_keeps_none():
    sgd = optimizer()
    state = lr_scheduler.CyclicLR(sgd, 0.1, 1.0, cycle_momentum=False).state_dict()
    assert not {"use_beta1", "base_momentums", "max_momentums"} & state.keys()
    assert not {"base_momentum", "max_momentum"} & sgd.param_groups[0].keys()
    adam = optimizer("Adam")
    assert lr_scheduler.OneCycleLR(adam, 1.0, 10).state_dict()["use_beta1"]
    assert list(adam.param_groups[0])[-5:] == ["initial_lr", "max_lr", "min_lr", "max_momentum", "base_momentum"]


def test_states_of_several_schedules():
    sgd = optimizer()
    parts = [lr_scheduler.ConstantLR(sgd, 0.5, 2), lr_scheduler.ExponentialLR(sgd, 0.9)]
    state = lr_scheduler.SequentialLR(sgd, parts, [2]).state_dict()
    assert list(state) == ["_milestones", "last_epoch", "_last_lr", "_schedulers"]
    assert [(part["last_epoch"], part["_step_count"]) for part in state["_schedulers"]] == [(0, 1), (-1, 1)]
    chained = lr_scheduler.ChainedScheduler([lr_scheduler.StepLR(sgd, 1)])
    assert list(chained.state_dict()) == ["_last_lr", "_schedulers"]


def test_the_last_rate_is_that_of_the_last_step():
    sgd = optimizer()
    first, second = lr_scheduler.ExponentialLR(sgd, 0.5), lr_scheduler.ExponentialLR(sgd, 0.5)
    chained = lr_scheduler.ChainedScheduler([first, second])
    sgd.step()
    chained.step()
    assert first.get_last_lr() == [0.05] and second.get_last_lr() == chained.get_last_lr() == [0.025]


def test_state_under_a_key_that_is_no_tensor_is_kept():
    class Counts(optim.SGD):
        def step(self, closure=None):
            self.state["steps"] = self.state.get("steps", 0) + 1
            return super().step(closure)

    x = torch.ones(2, requires_grad=True)
    optimizer, other = (Counts([x], lr=0.1, momentum=0.9) for _ in range(2))
    x.sum().backward()
    optimizer.step()
    saved = optimizer.state_dict()
    assert set(saved["state"]) == {"steps", 0}
    other.load_state_dict(saved)
    assert other.state["steps"] == 1 and torch.equal(other.state[x]["momentum_buffer"], torch.ones(2))
