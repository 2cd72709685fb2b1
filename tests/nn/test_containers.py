"""Lists and dicts of modules and parameters behave like Python's, and check their items."""

import copy
from collections import OrderedDict

import numpy as np
import pytest

import torch
import torch.nn as nn
from torch.autograd import Variable


def layers(count=3):
    return [nn.Linear(1, 1), nn.Tanh(), nn.ReLU(), nn.ELU(), nn.GELU(), nn.SiLU()][:count]


def parameters(count=3):
    return [nn.Parameter(torch.ones(k + 1)) for k in range(count)]


LISTS = {"Sequential": (lambda items: nn.Sequential(*items), layers), "ModuleList": (nn.ModuleList, layers),
         "ParameterList": (nn.ParameterList, parameters)}


def numbered(container):
    """Return its items, under the names that they need to have."""
    registry = container._parameters if isinstance(container, nn.ParameterList) else container._modules
    assert list(registry) == [str(k) for k in range(len(container))]
    assert all(getattr(container, name) is item for name, item in registry.items())
    return list(registry.values())


@pytest.mark.parametrize("kind", LISTS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_done_to_a_list(kind, seed):
    """Random steps do to a container what they do to a list."""
    make, items = LISTS[kind]
    random, known = np.random.RandomState(seed), items(3)
    container = make(known)
    for _ in range(40):
        fresh, position = items(6)[random.randint(3)], random.randint(-len(known), len(known)) if known else 0
        step = random.randint(9)
        if step == 0:
            known.append(fresh)
            assert container.append(fresh) is container
        elif step == 1:
            known.insert(position, fresh)
            container.insert(position, fresh)
        elif step == 2 and known:
            assert container.pop(position) is known.pop(position)
        elif step == 3 and known:
            known[position] = container[position] = fresh
        elif step == 4 and known:
            del known[position], container[position]
        elif step == 5:
            del known[position:position + 2], container[position:position + 2]
        elif step == 6 and len(known) < 20:
            known += [fresh]
            container += iter([fresh])
        elif step == 7:
            assert [a is b for a, b in zip(container[position:], known[position:], strict=True)].count(False) == 0
            assert type(container[position:]) is type(container)
        elif step == 8:
            joined = container + (one for one in [fresh])
            assert numbered(joined) == [*known, fresh] and type(joined) is type(container)
        assert len(container) == len(known) and all(a is b for a, b in zip(numbered(container), known, strict=True))
    for position in (len(known), -len(known) - 1):
        for wrong in (lambda p=position: container[p], lambda p=position: container.pop(p)):
            with pytest.raises(IndexError):
                wrong()


DICTS = {"ModuleDict": (nn.ModuleDict, layers), "ParameterDict": (nn.ParameterDict, parameters)}


@pytest.mark.parametrize("kind", DICTS)
def test_what_is_done_to_a_dict(kind):
    make, items = DICTS[kind]
    a, b, c = items(3)
    known = make({"a": a, "b": b})
    assert list(reversed(known)) == ["b", "a"] and list(known | {"c": c}) == ["a", "b", "c"]
    assert list({"c": c} | known) == ["c", "a", "b"] and list(known) == ["a", "b"]
    assert type(known | make([("c", c)])) is make and (known | {"a": c})["a"] is c
    known |= OrderedDict(c=c, a=b)
    assert [item is wanted for item, wanted in zip(known.values(), (b, b, c), strict=True)] == [True] * 3
    assert list(known.fromkeys("xyz").values()) == [None] * 3 and known.fromkeys("x", a)["x"] is a
    for wrong in (3, [3], [("a",)], {3: a}, *([{"a": 3}] if kind == "ModuleDict" else [])):
        with pytest.raises((TypeError, ValueError)):
            known.update(wrong)
    for wrong in (lambda: known | 3, lambda: 3 | known):
        with pytest.raises(TypeError):
            wrong()
    assert list(known) == ["a", "b", "c"]
    known["none"] = None
    assert known["none"] is None and "none" in known and len(list(known.parameters())) == len(
        {id(p) for item in (a, b, c) for p in (item.parameters() if isinstance(item, nn.Module) else [item])} -
        {id(p) for p in (a.parameters() if isinstance(a, nn.Module) else [a])})
    assert "None" in repr(known) if kind == "ParameterDict" else repr(known)


def test_tensors_become_parameters():
    x = Variable(torch.ones(2))
    rows, names = nn.ParameterList([torch.ones(1), x * 2]), nn.ParameterDict({"a": torch.zeros(2)})
    rows.append(torch.ones(3))
    rows[0] = torch.ones(4)
    rows += [None]
    names["b"] = x
    assert [type(p) for p in rows] == [nn.Parameter] * 3 + [type(None)] and type(names["b"]) is nn.Parameter
    assert [p.size(0) for p in rows.parameters()] == [4, 2, 3] and all(p.creator is None for p in rows.parameters())
    assert sorted(names.state_dict()) == ["a", "b"] and repr(rows).endswith("\n    (3): Object of type: NoneType\n)")


def test_lists_and_dicts_of_parameters_hold_other_objects():
    rows = nn.ParameterList([torch.ones(1), 3, "a"])
    rows.append(torch.ones(2))
    rows[1] = torch.zeros(3)
    assert [type(item).__name__ for item in rows] == ["Parameter", "Parameter", "str", "Parameter"]
    assert sorted(rows.state_dict()) == ["0", "1", "3"] and "(2): Object of type: str" in repr(rows)
    rows.insert(0, 5)
    assert rows[0] == 5 and rows.pop(3) == "a" and [item.size(0) for item in rows[1:]] == [1, 3, 2]
    names = nn.ParameterDict({"b": 3, "a": torch.ones(2)})
    assert list(names) == ["a", "b"] and list(names.state_dict()) == ["a"]
    twin = copy.deepcopy(names)
    del names["b"]
    assert list(names) == ["a"] and twin["b"] == 3 and "b" in twin and len(twin) == 2
    assert twin.double()["a"].dtype is torch.float64


def test_places_that_are_empty():
    rows = nn.ModuleList([nn.Tanh(), None])
    rows.extend((None, nn.ReLU()))
    assert [row is None for row in rows] == [False, True, True, False]
    assert [name for name, _ in rows.named_children()] == ["0", "3"] and "(1-2): 2 x None" in repr(rows)
    rows[1] = nn.Linear(1, 1)
    assert len(list(rows.parameters())) == 2
    with pytest.raises(TypeError, match="Sequential holds Modules"):
        nn.Sequential(nn.Tanh()).append(None)


def test_several_times():
    once = nn.Sequential(nn.Tanh(), nn.ReLU())
    for times in (once * 2, 2 * once):
        assert [type(layer) for layer in times] == [nn.Tanh, nn.ReLU] * 2
    for times in (0, -1):
        with pytest.raises(ValueError, match="once or more"):
            once * times


def test_flags_in_the_places_of_today():
    net = nn.Sequential(nn.Linear(1, 2), nn.BatchNorm1d(2))
    net.scale = nn.Parameter(torch.ones(1))
    assert [p is net.scale for p in net.parameters(False)] == [True] and len(list(net.parameters(True))) == 5
    assert [name for name, _ in net.named_parameters("x", False)] == ["x.scale"]
    assert [name for name, _ in net.named_parameters("x", True)][:2] == ["x.scale", "x.0.weight"]
    assert [name for name, _ in net.named_buffers("x", False)] == []
    for mode in (True, 1, np.bool_(True)):
        assert net.train(mode) is net and net.training is True
    for mode in ("x", None, 2):
        with pytest.raises(ValueError, match="need True or False"):
            net.train(mode)
    assert net._get_name() == "Sequential" and net.eval()[1].training is False


@pytest.mark.parametrize("name", ["ipu", "mtia", "xpu"])
def test_names_that_modules_do_not_have(name):
    layer = nn.Linear(1, 1)
    with pytest.raises(AttributeError, match=f"'Linear' object has no attribute '{name}'; use ") as raised:
        getattr(layer, name)
    assert raised.value.name == name and not hasattr(layer, name)
    setattr(layer, name, 3)
    assert getattr(layer, name) == 3


def test_without_a_gpu_a_call_is_one_of_the_module(monkeypatch):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    inside = nn.Bilinear(3, 2, 4)
    spread = nn.DataParallel(inside, device_ids=[0, 1])
    assert spread.module is inside and spread.device_ids == [] and list(spread.state_dict()) == [
        "module.weight", "module.bias"]
    x, y = (Variable(torch.ones(5, size)) for size in (3, 2))
    assert spread(x, input2=y).data.equal(inside(x, y).data)
    spread(x, y).sum().backward()
    assert inside.weight.grad.data.eq(5).all()
    again = nn.DataParallel(nn.Bilinear(3, 2, 4))
    again.load_state_dict(spread.state_dict())
    assert again(x, y).data.equal(inside(x, y).data)
    assert torch.zeros(2).get_device() == torch.zeros(2).storage().get_device() == -1


def test_a_parameter_is_no_list_of_parameters():
    held = nn.ParameterList([nn.Parameter(torch.ones(2))])
    with pytest.raises(TypeError, match="extend takes a list, not Parameter"):
        held += nn.Parameter(torch.ones(2))
    held += [nn.Parameter(torch.ones(2))]
    assert len(held) == 2
