"""Hooks where the state of an optimizer goes out and in."""

import pytest

import torch
from torch import optim
from torch.autograd import Variable


def made():
    optimizer = optim.SGD([Variable(torch.ones(2))], lr=0.5, momentum=0.9)
    optimizer.param_groups[0]["params"][0].sum().backward()
    optimizer.step()
    return optimizer


def test_in_their_order_and_what_they_replace():
    optimizer, seen = made(), []
    handles = [optimizer.register_state_dict_pre_hook(lambda o: seen.append(("before", o is optimizer))),
               optimizer.register_state_dict_post_hook(lambda o, state: {**state, "more": 1}),
               optimizer.register_state_dict_post_hook(lambda o, state: seen.append(sorted(state))),
               optimizer.register_state_dict_post_hook(lambda o, state: seen.append(sorted(state)), prepend=True)]
    state = optimizer.state_dict()
    assert seen == [("before", True), ["param_groups", "state"], ["more", "param_groups", "state"]]
    assert state["more"] == 1
    for handle in handles:
        handle.remove()
    assert sorted(optimizer.state_dict()) == ["param_groups", "state"]


def test_what_is_loaded():
    optimizer, other, seen = made(), made(), []

    def renamed(o, state):
        state["param_groups"] = state.pop("groups")
    with pytest.raises(TypeError, match='with "state" and "param_groups"'):
        other.load_state_dict({"state": {}, "groups": []})
    other.register_load_state_dict_pre_hook(renamed)
    other.register_load_state_dict_pre_hook(lambda o, state: {**state, "param_groups": [
        {**group, "lr": 0.25} for group in state["param_groups"]]})
    other.register_load_state_dict_post_hook(lambda o: seen.append(o.param_groups[0]["lr"]))
    state = optimizer.state_dict()
    given = {"state": state["state"], "groups": state["param_groups"]}
    other.load_state_dict(given)
    assert seen == [0.25] and sorted(given) == ["groups", "state"] and given["groups"][0]["lr"] == 0.5
    with pytest.raises(TypeError, match="a hook is a function"):
        other.register_state_dict_pre_hook(3)


def test_classes_that_define_their_steps_have_them_too():
    optimizer = optim.LBFGS([Variable(torch.ones(2))])
    seen = []
    optimizer.register_state_dict_pre_hook(seen.append)
    optimizer.state_dict()
    assert seen == [optimizer]
