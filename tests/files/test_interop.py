"""Files between this library and PyTorch, in both directions. `make interop` installs PyTorch."""

import functools
import inspect
import json
import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
import samples

import torch

HERE = pathlib.Path(__file__).parent
PEER = os.environ.get("TORCH_PEER", str(HERE.parent.parent / ".peer" / "bin" / "python"))
OURS = sys.executable

pytestmark = pytest.mark.skipif(not os.path.exists(PEER), reason="PyTorch is not at hand; `make interop` sets it up")


def run(python, *arguments):
    done = subprocess.run([python, *map(str, arguments)], capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1]) if done.stdout.strip() else None


def peer(code, folder):
    """Run some code under PyTorch."""
    return run(PEER, "-c", f"import torch, json, collections\nfolder = {str(folder)!r}\n{code}")


@pytest.mark.parametrize("writer, reader", [(OURS, PEER), (PEER, OURS)], ids=["there", "back"])
def test_everything_travels(writer, reader, tmp_path):
    written = run(writer, HERE / "samples.py", "write", tmp_path)
    result = run(reader, HERE / "samples.py", "read", tmp_path)
    assert written.pop("answer") == pytest.approx(result.pop("answer"), abs=1e-4)
    expected = {name: json.loads(json.dumps(samples.describe(value, {}))) for name, value in samples.samples().items()}
    # Its values are random; that it could be read under weights_only is what counts.
    assert result.pop("optimizer")[0] == expected.pop("optimizer")[0] == "dict"
    assert result == expected


def test_a_state_dict_comes_back_bit_for_bit(tmp_path):
    state = samples.ResNet18().state_dict()
    torch.save(state, tmp_path / "there.pt")
    peer("state = torch.load(folder + '/there.pt', weights_only=True)\n"
         "torch.save(collections.OrderedDict(state), folder + '/back.pt')", tmp_path)
    back = torch.load(tmp_path / "back.pt", weights_only=True)
    assert list(back) == list(state) and len(back) > 100
    for name, tensor in state.items():
        assert back[name].type() == tensor.type() and back[name].equal(tensor), name


def test_types_that_only_pytorch_has(tmp_path):
    peer("x = torch.tensor([1.5, -2.0, float('inf'), 3.389e38]).bfloat16()\n"
         "torch.save([torch.tensor([True, False]), x, x[1:], torch.tensor(3.0), torch.ones(2, requires_grad=True)],"
         " folder + '/a.pt')\n"
         "torch.save(torch.eye(2).to_sparse(), folder + '/sparse.pt')\n"
         "torch.save(torch.ones(2), folder + '/old.pt', _use_new_zipfile_serialization=False)\n"
         "torch.save(torch.float32, folder + '/dtype.pt')\n"
         "torch.save(torch.nn.Linear(1, 1), folder + '/module.pt')", tmp_path)
    for mapped in (False, True):
        flags, half, view, single, wants = torch.load(tmp_path / "a.pt", mmap=mapped)
        assert flags.type() == "torch.BoolTensor" and flags.tolist() == [1, 0]
        assert half.type() == "torch.BFloat16Tensor" and half.tolist()[:3] == [1.5, -2, float("inf")]
        assert view.storage().data_ptr() == half.storage().data_ptr() and view[0] == -2
        assert single.size() == () and single == 3 and wants.requires_grad
    assert torch.load(tmp_path / "sparse.pt").equal(torch.eye(2).to_sparse())


@pytest.mark.parametrize("mapped", [False, True])
def test_stored_types_both_ways(tmp_path, mapped):
    peer("names = 'uint16 uint32 uint64 float8_e4m3fn float8_e5m2 float8_e4m3fnuz float8_e5m2fnuz complex32'.split()\n"
         "bits = torch.arange(256, dtype=torch.uint8).repeat(2).view(16, 32)\n"
         "kept = {name: bits.view(getattr(torch, name)) for name in names}\n"
         "kept['part'] = kept['uint64'][1:, ::2]\n"
         "torch.save(kept, folder + '/there.pt')", tmp_path)
    there = torch.load(tmp_path / "there.pt", mmap=mapped)
    assert there["part"].storage().data_ptr() == there["uint64"].storage().data_ptr()
    for name, value in there.items():
        assert str(value.dtype) == "torch." + name or name == "part"
    torch.save(there, tmp_path / "back.pt")
    peer("there, back = (torch.load(folder + f'/{name}.pt', weights_only=True) for name in ('there', 'back'))\n"
         "for name, value in there.items():\n"
         "    found = back[name]\n"
         "    assert found.dtype is value.dtype and found.stride() == value.stride()\n"
         "    assert found.contiguous().view(torch.uint8).equal(value.contiguous().view(torch.uint8)), name\n",
         tmp_path)


def test_sparse_tensors_both_ways(tmp_path):
    twice = torch.sparse_coo_tensor([[0, 1, 1], [2, 0, 0]], [3.0, 4.0, 5.0], (2, 3))
    torch.save([twice, twice.coalesce(), twice.to_sparse_csr()], tmp_path / "there.pt")
    peer("found = torch.load(folder + '/there.pt', weights_only=True)\n"
         "assert [each.layout for each in found] == [torch.sparse_coo] * 2 + [torch.sparse_csr]\n"
         "assert [each.is_coalesced() for each in found[:2]] == [False, True]\n"
         "torch.save(found, folder + '/back.pt')", tmp_path)
    for each, layout in zip(torch.load(tmp_path / "back.pt"), ["sparse_coo", "sparse_coo", "sparse_csr"], strict=True):
        assert each.layout is getattr(torch, layout) and each.to_dense().equal(twice.to_dense())


def test_state_dicts_with_their_metadata(tmp_path):
    peer("torch.save(torch.nn.BatchNorm1d(2).state_dict(), folder + '/a.pt')", tmp_path)
    state = torch.load(tmp_path / "a.pt")
    assert state["num_batches_tracked"] == 0 and state._metadata[""]["version"] == 2
    assert not any(torch.nn.BatchNorm1d(2).load_state_dict(state))
    torch.save(torch.nn.BatchNorm1d(2).state_dict(), tmp_path / "ours.pt")
    assert peer("found = torch.nn.BatchNorm1d(2).load_state_dict(torch.load(folder + '/ours.pt'))\n"
                "print(json.dumps([*map(len, found)]))", tmp_path) == [0, 0]


def test_results_with_names(tmp_path):
    peer("torch.save(torch.tensor([[1., 3.], [4., 2.]]).max(1), folder + '/a.pt')", tmp_path)
    assert [each.tolist() for each in torch.load(tmp_path / "a.pt")] == [[3, 4], [1, 0]]


@pytest.mark.slow
def test_many_and_large_records(tmp_path):
    peer("torch.save([torch.full((1,), float(i)) for i in range(66000)], folder + '/many.pt')\n"
         "torch.save(torch.arange(300000), folder + '/large.pt')", tmp_path)
    assert [x[0] for x in torch.load(tmp_path / "many.pt")[::6000]] == list(range(0, 66000, 6000))
    assert torch.load(tmp_path / "large.pt").sum() == 300000 * 299999 // 2
    torch.save([torch.ones(1) * i for i in range(66000)], tmp_path / "many")
    torch.save(torch.arange(0, 300000).long(), tmp_path / "large")
    assert peer("x = torch.load(folder + '/many', weights_only=True)\n"
                "y = torch.load(folder + '/large', weights_only=True, mmap=True)\n"
                "print(json.dumps([len(x), x[-1].item(), y.sum().item()]))",
                tmp_path) == [66000, 65999, 300000 * 299999 // 2]


def test_counted_batches(tmp_path):
    made = "nn.Sequential(nn.BatchNorm1d(2, momentum=None), nn.BatchNorm1d(2))"
    net = eval(made, {"nn": torch.nn})
    for batch in (torch.ones(3, 2), torch.zeros(3, 2)):
        net(torch.autograd.Variable(batch))
    torch.save(net.state_dict(), tmp_path / "ours.pt")
    found = peer(f"from torch import nn\nnet = {made}\nfound = net.load_state_dict(torch.load(folder + '/ours.pt'))\n"
                 "net(torch.full((3, 2), 8.0))\ntorch.save(net.state_dict(), folder + '/theirs.pt')\n"
                 "print(json.dumps([*map(len, found), net[0].num_batches_tracked.item()]))", tmp_path)
    assert found == [0, 0, 3]
    assert not any(net.load_state_dict(torch.load(tmp_path / "theirs.pt")))
    assert net[0].num_batches_tracked == 3 and net[0].running_mean.tolist() == [3, 3]
    net(torch.autograd.Variable(torch.full((3, 2), 11.0)))
    assert net[0].running_mean.tolist() == [5, 5]



SCHEDULES = """
from torch import optim
from torch.optim import lr_scheduler as s, swa_utils

class Falling:
    def __init__(self, base):
        self.base = base
    def __call__(self, epoch):
        return self.base**epoch

makers = [lambda o, n: s.StepLR(o, 3, 0.5), lambda o, n: s.MultiStepLR(o, [2, 5, 5], 0.5),
    lambda o, n: s.ExponentialLR(o, 0.9), lambda o, n: s.ConstantLR(o, 0.3, 4), lambda o, n: s.LinearLR(o, 0.3, 0.8, 6),
    lambda o, n: s.PolynomialLR(o, 6, 2.0), lambda o, n: s.LambdaLR(o, lambda e: 0.9**e),
    lambda o, n: s.LambdaLR(o, [Falling(0.5 if n else 0.9), lambda e: 1]),
    lambda o, n: s.MultiplicativeLR(o, lambda e: 0.9), lambda o, n: s.CosineAnnealingLR(o, 5, 0.01),
    lambda o, n: s.CosineAnnealingWarmRestarts(o, 3, 2), lambda o, n: s.CosineAnnealingWarmRestarts(o, 3, 1, 0.1),
    lambda o, n: s.OneCycleLR(o, 0.1 + n, total_steps=14 + n), lambda o, n: s.OneCycleLR(o, [0.1, 0.2], total_steps=14,
        three_phase=n == 0, anneal_strategy="cos" if n else "linear"),
    lambda o, n: s.OneCycleLR(o, 0.1, epochs=2, steps_per_epoch=7, cycle_momentum=False),
    lambda o, n: s.CyclicLR(o, 0.1 + n, 1.0, 3 + n, 2), lambda o, n: s.CyclicLR(o, 0.1, 1.0, 3, mode="triangular2"),
    lambda o, n: s.CyclicLR(o, [0.1, 0.2], [1.0, 2.0], 3, mode="exp_range", gamma=0.9),
    lambda o, n: s.CyclicLR(o, 0.1, 1.0, 3, scale_fn=lambda x: 0.8**x, scale_mode="iterations", cycle_momentum=False),
    lambda o, n: s.ReduceLROnPlateau(o, patience=1, cooldown=1 + n),
    lambda o, n: s.ReduceLROnPlateau(o, "max", 0.5, 0, threshold_mode="abs", min_lr=[0.1, 0.2]),
    lambda o, n: s.SequentialLR(o, [s.ConstantLR(o, 0.1, 2), s.ExponentialLR(o, 0.9)], [3]),
    lambda o, n: s.SequentialLR(o, [s.LinearLR(o, 0.1, 1.0, 3), s.CosineAnnealingLR(o, 6), s.StepLR(o, 2, 0.5)],
        [3, 6]),
    lambda o, n: s.ChainedScheduler([s.ConstantLR(o, 0.1, 3), s.ExponentialLR(o, 0.9)]),
    lambda o, n: s.ChainedScheduler([s.LinearLR(o, 0.1, 1, 3), s.CosineAnnealingLR(o, 6)]),
    lambda o, n: swa_utils.SWALR(o, 0.05 + n, 4 - n), lambda o, n: swa_utils.SWALR(o, [0.05, 0.1], 3, "linear"),
    lambda o, n: swa_utils.SWALR(o, 0.05, 0)]

def made(number, kind, other=0):
    of = [torch.nn.Parameter(torch.ones(1)) for _ in range(2)]
    groups = [{"params": of[:1]}, {"params": of[1:], "lr": 0.25}]
    optimizer = optim.Adam(groups, lr=0.5) if kind else optim.SGD(groups, lr=0.5, momentum=0.9)
    return optimizer, makers[number](optimizer, other)

def rates(optimizer, schedule, begin, count):
    found = []
    for step in range(begin, begin + count):
        optimizer.step()
        given = [[3, 2, 2.5, 2.6, 2.7, 2.8, 1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7][step]] if hasattr(schedule, "best") else []
        schedule.step(*given)
        found += [[group["lr"], group.get("momentum", group.get("betas", [0])[0])] for group in optimizer.param_groups]
        found.append(schedule.get_last_lr())
    return found

CASES = [(number, kind, count) for number in range(len(makers)) for kind in (0, 1) for count in (0, 1, 4, 7)]

def write(folder):
    wanted = []
    for case in CASES:
        pair = made(*case[:2])
        rates(*pair, 0, case[2])
        torch.save([each.state_dict() for each in pair], f"{folder}/{case}")
        wanted.append(rates(*pair, case[2], 5))
    return wanted

def read(folder):
    found = []
    for case in CASES:
        pair = made(*case[:2], 1)  # with other options, where these are part of the state
        for each, state in zip(pair, torch.load(f"{folder}/{case}", weights_only=True)):
            each.load_state_dict(state)
        found.append(rates(*pair, case[2], 5))
    return found
"""


@pytest.mark.parametrize("back", [False, True])
def test_schedules_go_on_where_the_other_left_them(back, tmp_path):
    here = {"torch": torch}
    exec(SCHEDULES, here)
    calls = [f"print(json.dumps({name}(folder)))" for name in ("write", "read")]
    wanted = peer(SCHEDULES + calls[0], tmp_path) if back else here["write"](tmp_path)
    found = here["read"](tmp_path) if back else peer(SCHEDULES + calls[1], tmp_path)
    assert len(wanted) == len(found) == len(here["CASES"])
    for case, one, other in zip(here["CASES"], wanted, found, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-15, err_msg=str(case))


def test_pytorch_goes_on_with_an_optimizer_of_ours(tmp_path):
    code = """
from torch import optim
def run(name, start, steps):
    p = torch.nn.Parameter(torch.tensor([1.0, -2.0]))
    optimizer = getattr(optim, name)([p], lr=0.1)
    if start:
        p.data.copy_(start[0])
        optimizer.load_state_dict(start[1])
    for _ in range(steps):
        optimizer.zero_grad()
        (p ** 4).sum().backward()
        optimizer.step()
    return p.data, optimizer.state_dict()
"""
    names = ["SGD", "Adam", "AdamW", "NAdam", "RAdam", "Adamax", "Adagrad", "Adadelta", "RMSprop", "Rprop", "ASGD"]
    here = {"torch": torch}
    exec(code, here)
    wanted = {}
    for name in names:
        torch.save(here["run"](name, None, 3), tmp_path / name)
        wanted[name] = here["run"](name, None, 5)[0].tolist()
    found = peer(code + f"names = {names}\n"
                 "print(json.dumps({n: run(n, torch.load(folder + '/' + n), 2)[0].tolist() for n in names}))", tmp_path)
    assert {name: pytest.approx(values, rel=1e-5) for name, values in wanted.items()} == found


PARAMETRIZED = """
from torch import nn
from torch.nn.utils import parametrizations as p, prune
def made():
    return {"pruned": prune.l1_unstructured(prune.random_unstructured(nn.Linear(4, 3), "weight", 2), "weight", 0.5),
            "weight": p.weight_norm(nn.Linear(4, 3)), "whole": p.weight_norm(nn.Conv2d(2, 3, 2), dim=None),
            "old": nn.utils.weight_norm(nn.Linear(4, 3)), "spectral": p.spectral_norm(nn.ConvTranspose2d(2, 3, 2)),
            "older": nn.utils.spectral_norm(nn.Linear(4, 3)), "base": p.orthogonal(nn.Linear(4, 4)),
            "cayley": p.orthogonal(nn.Linear(4, 3), orthogonal_map="cayley", use_trivialization=False)}
def weights(layers):
    found = {}
    for name, layer in layers.items():
        size = (1, 4) if isinstance(layer, nn.Linear) else (1, 2, 4, 4)
        layer.eval()(torch.autograd.Variable(torch.zeros(*size)))  # what hooks compute is there with a call
        found[name] = layer.weight.data.contiguous().view(-1).tolist()
    return found
def write(folder):
    layers = made()
    torch.save({name: layer.state_dict() for name, layer in layers.items()}, folder + "/states")
    return weights(layers)
def read(folder):
    layers, states = made(), torch.load(folder + "/states", weights_only=True)
    left = [sum(map(len, layer.load_state_dict(states[name]))) for name, layer in layers.items()]
    assert not any(left)
    return weights(layers)
"""


@pytest.mark.parametrize("back", [False, True])
def test_weights_that_are_computed(back, tmp_path):
    here = {"torch": torch}
    exec(PARAMETRIZED, here)
    calls = [f"print(json.dumps({name}(folder)))" for name in ("write", "read")]
    wanted = peer(PARAMETRIZED + calls[0], tmp_path) if back else here["write"](str(tmp_path))
    found = here["read"](str(tmp_path)) if back else peer(PARAMETRIZED + calls[1], tmp_path)
    assert {name: pytest.approx(each, rel=1e-4, abs=1e-5) for name, each in wanted.items()} == found


NAMES = """
import inspect
from torch import nn, optim
from torch.nn import functional, init, utils
from torch.nn.utils import prune
from torch.optim import lr_scheduler

def options(function):
    found = inspect.signature(function).parameters.values()
    return [p.name for p in found if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD) and p.name[0] != "_"]

def listed():
    found = {}
    for home in (nn, optim, lr_scheduler, functional, init, utils, utils.rnn, prune):
        for name, value in vars(home).items():
            ours = getattr(value, "__module__", "").startswith("torch")
            if name.startswith(("_", "Lazy")) or inspect.ismodule(value) or not ours:
                continue
            for part in ("__init__", "forward") if inspect.isclass(value) else ("",):
                try:
                    found[f"{home.__name__}.{name}.{part}"] = options(getattr(value, part) if part else value)
                except (ValueError, TypeError, AttributeError):
                    pass
    return found
"""
# What PyTorch takes beside, and we have not.
NOT_TAKEN = {
    "torch.nn.PoissonNLLLoss.forward": {"log_input"}, "torch.nn.RNNCellBase.__init__": {"num_chunks"},
    "torch.nn.functional.normalize.": {"out"},  # the calls of rows take it
}


# delta stands behind the reduction and weight before it, whichever way that is said.
IN_ANOTHER_ORDER = {"torch.nn.HuberLoss.__init__",
                    *(f"torch.nn.functional.{name}_loss." for name in ("huber", "l1", "mse"))}


def test_arguments_have_the_names_that_users_know(tmp_path):
    theirs = peer(NAMES + "print(json.dumps(listed()))", tmp_path)
    here = {"torch": torch}
    exec(NAMES, here)
    for name in theirs:  # those that are loaded on first use
        functools.reduce(lambda home, part: getattr(home, part, None), name.split(".")[1:], torch)
    ours = here["listed"]()
    both = theirs.keys() & ours.keys()
    assert len(both) > 300
    switches = {name: {"foreach", "maximize", "fused", "capturable", "differentiable"} for name in both
                if name.startswith("torch.optim.")}  # which ours takes as **switches
    found = {name: set(theirs[name]) - set(ours[name]) - switches.get(name, set()) for name in both}
    assert {name: missing for name, missing in found.items() if missing} == NOT_TAKEN
    moved = {name for name in both if [each for each in theirs[name] if each in ours[name]] !=
             [each for each in ours[name] if each in theirs[name]]}
    assert moved == IN_ANOTHER_ORDER


WORDS = """
import inspect

def words():
    found = {}
    for schema in torch._C._jit_get_all_schemas():
        home, _, name = schema.name.partition("::")
        kinds = " ".join(str(a.type) for a in schema.arguments)
        public = hasattr(torch, name) or hasattr(torch.Tensor, name)
        if home == "aten" and name[0] != "_" and public and "Tensor" in kinds and "Dimname" not in kinds:
            found.setdefault(name, set()).update({a.name for a in schema.arguments if not a.is_out} - {"self"})
    for home in (torch, torch.Tensor, torch.linalg, torch.fft, torch.special):
        for name, value in vars(home).items():
            if name[0] == "_" or not inspect.isfunction(value):
                continue
            own = {p.name for p in inspect.signature(value).parameters.values()
                   if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD) and p.name[0] != "_"} - {"self"}
            found.setdefault(name if home in (torch, torch.Tensor) else home.__name__ + "." + name, set()).update(own)
    return {name: sorted(names) for name, names in found.items()}
"""
MAKING = {"dtype", "layout", "device", "pin_memory", "memory_format", "non_blocking", "requires_grad", "generator",
          "out"}
SCHEMA = "the schema calls it so, and the function, which has our word or takes it by position, does not"
NEW = "of the last releases, and of GPUs"
ONE = "given by position everywhere"
WITHOUT = {
    "addmm out_dtype": NEW, "baddbmm out_dtype": NEW, "bmm out_dtype": NEW, "mm out_dtype": NEW,
    "stft align_to_window": NEW, "group_norm cudnn_enabled": SCHEMA,
    "embedding indices": SCHEMA, "embedding_bag indices include_last_offset sparse": "F.embedding_bag has it",
    "copy_ other src": SCHEMA,
    "eig e v": SCHEMA,
    "einsum a path tensors": SCHEMA, "eq a": SCHEMA, "ne a": SCHEMA, "expand implicit": SCHEMA, "sort reverse": SCHEMA,
    "index dims el indices positions": SCHEMA, "isin test_element": SCHEMA, "record_stream s": SCHEMA,
    "resize_as_ the_template": SCHEMA, "scalar_tensor s": SCHEMA, "tensordot dims_other dims_self other": SCHEMA,
    "gru batch_first batch_sizes bidirectional data dropout has_biases hx num_layers params train": "nn.GRU is there",
    "lstm batch_first batch_sizes bidirectional data dropout has_biases hx num_layers params train": "nn.LSTM is there",
    "is_storage obj": ONE, "expand_copy implicit": SCHEMA, "resize_as the_template": SCHEMA,
    "resize size": SCHEMA, "native_norm dim keepdim": "torch.norm has them",
    "is_tensor obj": ONE, "resize_ size": ONE, "is_set_to tensor": ONE,
    "set_default_dtype d": ONE, "set_default_tensor_type t": ONE,
    "dropout train": SCHEMA, "alpha_dropout train": SCHEMA, "feature_alpha_dropout train": SCHEMA,
    "layer_norm cudnn_enable": SCHEMA, "result_type other scalar tensor": SCHEMA, "sspaddmm mat1 mat2": SCHEMA,
    "hspmm mat1": SCHEMA, "to_sparse sparse_dim": SCHEMA, "dim_order ambiguity_check": NEW,
    "register_post_accumulate_grad_hook hook": ONE,
    "backward grad_tensors tensors": "torch.autograd.backward has them",
    "compile dynamic fullgraph isolate_recompiles name recompile_limit shapes_spec":
        "**options has them",
}


def test_keywords_of_tensor_functions_are_those_that_users_know(tmp_path):
    """By the signature, another word for a parameter, or an option that all calls take."""
    from torch import _core
    from torch._call import options

    missing = set()
    theirs = peer(WORDS + "print(json.dumps(words()))", tmp_path)
    for name, wanted in theirs.items():
        home, _, last = name.rpartition(".")
        base = last.removesuffix("_").removesuffix("_copy").removesuffix("_with_indices")  # which gets all keywords
        rows = [] if home else [*_core.rows_of(last), *_core.rows_of(base)]
        known = {p[0] for row in rows for p in row.parameters}
        for position in (torch, torch.FloatTensor) if not home else (getattr(torch, home[6:]),):
            try:
                known |= set(inspect.signature(getattr(position, last)).parameters)
            except (AttributeError, ValueError, TypeError):
                pass
        taken = known | MAKING | set(options.HANDLERS)
        left = [word for word in wanted if word not in taken and all(_core.place_of(row.op, word) < 0 for row in rows)]
        missing |= {" ".join([name, *left])} if known and left else set()
    assert len(theirs) > 700
    canonical = {" ".join([line.split()[0], *sorted(line.split()[1:])]) for line in WITHOUT}
    assert missing == canonical
