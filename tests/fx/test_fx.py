"""torch.fx: graphs of modules and functions, their code, changes of them, and running them node by node."""

import copy
import importlib.util
import math
import operator
import pathlib
import pickle
import subprocess
import sys
import threading

import pytest

import torch
import torch.nn.functional as F
from torch import fx, nn
from torch.fx.passes.shape_prop import ShapeProp
from torch.fx.proxy import GraphAppendingTracer, TraceError
from torch.nn.functional import pad

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"


@fx.wrap
def kept_whole(x, shift):
    return x + shift if x.sum() > 0 else x - shift


fx.wrap("len")


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Block(nn.Module):
    """Every kind of node, among them operators on Parameters and functions that are written in Python."""

    def __init__(self):
        super().__init__()
        self.conv, self.norm = nn.Conv2d(3, 3, 3, padding=1), nn.BatchNorm2d(3)
        self.scale = nn.Parameter(torch.tensor([0.5, 1, 2]).view(3, 1, 1))
        self.register_buffer("shift", torch.full((1,), 0.25))
        self.head = nn.Sequential(nn.Conv2d(3, 4, 1), nn.ReLU())

    def forward(self, x, divisor=2.0, *, flag=True):
        n, _, height, _ = x.shape
        y = F.relu(self.norm(self.conv(x)), inplace=True) * (self.scale * 3) + self.shift
        y = torch.cat([F.max_pool2d(pad(y, (1, 1)), 2), -F.avg_pool2d(y, 2)[..., [0, 0, 1, 1, 2]]], 1)[:, :3]
        y = F.interpolate(self.head(y), scale_factor=2.0) / math.sqrt(height)
        y = torch.einsum("nchw,c->nhw", y, torch.arange(4.0))
        y = y.view(n, -1).sum(dim=1, keepdim=flag) / divisor
        return {"y": y, "others": (x.mean(), [y.shape[0], None])}


def models():
    torch.manual_seed(0)
    resnet = example("resnet")
    image = torch.randn(2, 3, 8, 8)
    return {
        "block": (Block(), image),
        "resnet": (resnet.ResNet(18, 3, 1, 4), torch.randn(2, 1, 16, 16)),
        "bottleneck": (resnet.ResNet(50, 3, 1, 4), torch.randn(2, 1, 16, 16)),
        "encoder": (nn.Sequential(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), nn.GELU()),
                    torch.randn(2, 5, 8)),
        "sequential": (nn.Sequential(nn.Flatten(), nn.Linear(192, 5), nn.Softmax(1)), image),
    }


def same(one, other):
    if isinstance(one, torch.Tensor):
        return torch.equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (tuple, list)):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


@pytest.mark.parametrize("name", ["block", "resnet", "bottleneck", "encoder", "sequential"])
def test_a_traced_model_computes_the_same(name):
    model, x = models()[name]
    model.eval()
    traced = fx.symbolic_trace(model)
    traced.graph.lint()
    wanted = model(x)
    others = [copy.deepcopy(traced), copy.copy(traced), pickle.loads(pickle.dumps(traced)),
              fx.Interpreter(traced).run, fx.Transformer(traced).transform()]
    assert all(same(wanted, other(x)) for other in (traced, *others))
    assert {other.code for other in others[:3]} == {traced.code}
    assert set(traced.state_dict()) == set(model.state_dict()) | {
        name for name in traced.state_dict() if name.startswith("_tensor_constant")}


def test_a_traced_model_trains():
    model, x = models()["resnet"]
    traced = fx.symbolic_trace(model.train())
    traced(x).square().sum().backward()
    gradients = [parameter.grad.clone() for parameter in model.parameters()]
    model.zero_grad()
    model(x).square().sum().backward()
    for mine, parameter in zip(gradients, model.parameters(), strict=True):
        torch.testing.assert_close(mine, parameter.grad, rtol=1e-3, atol=1e-3)  # running means moved between the two


def test_parameters_are_read_when_the_module_runs():
    model, x = models()["block"]
    traced = fx.symbolic_trace(model.eval())
    with torch.no_grad():
        model.scale.mul_(7)
        model.shift.add_(1)
    assert same(model(x), traced(x))
    assert traced.scale is model.scale and traced.shift is model.shift


def test_leaf_modules():
    model, _ = models()["block"]
    calls = {node.target for node in fx.symbolic_trace(model).graph.find_nodes(op="call_module")}
    assert calls == {"conv", "norm", "head.0", "head.1"}

    class Whole(fx.Tracer):
        def is_leaf_module(self, m, module_qualified_name):
            return True

    assert [node.target for node in Whole().trace(model).find_nodes(op="call_module")] == ["conv", "norm", "head"]

    class Nothing(fx.Tracer):
        def is_leaf_module(self, m, module_qualified_name):
            return False

    inside = Nothing().trace(nn.Sequential(nn.Linear(2, 2), nn.ReLU()))
    assert [node.op for node in inside.nodes].count("call_module") == 0
    assert [node.target for node in inside.find_nodes(op="get_attr")] == ["0.weight", "0.bias"]


def test_modules_and_functions_are_as_before_after_a_trace():
    before = nn.Module.__call__, nn.Module.__getattribute__, F.pad, pad, math.sqrt, torch.einsum
    fx.symbolic_trace(models()["block"][0])
    with pytest.raises(ZeroDivisionError):
        fx.symbolic_trace(lambda x: 1 / 0)
    assert before == (nn.Module.__call__, nn.Module.__getattribute__, F.pad, pad, math.sqrt, torch.einsum)
    assert "__getattribute__" not in vars(nn.Module) and "len" not in globals()


def test_other_threads_run_modules_during_a_trace():
    layer, results = nn.Linear(2, 2), []

    class Model(nn.Module):
        def forward(self, x):
            thread = threading.Thread(target=lambda: results.append(layer(torch.ones(1, 2))))
            thread.start()
            thread.join()
            return x + 1

    fx.symbolic_trace(Model())
    assert torch.equal(results[0], layer(torch.ones(1, 2)))


def test_code_of_functions():
    def function(x, *args, **keywords):
        return -args[0] ** 2 + (-2) ** x * keywords["k"], x.shape[1:], x[::2, None], torch.relu_(x), x.dtype

    traced = fx.symbolic_trace(function)
    x, y = torch.ones(2, 3), torch.full((2, 3), 3.0)
    assert same(traced(x, y, k=2), function(x, y, k=2))
    assert "(-2) ** x" in traced.code and "def forward(self, x, *args, **keywords):" in traced.code
    plain = fx.symbolic_trace(lambda x: (x + 1) @ x.t())
    assert plain.code == ("\n\n\ndef forward(self, x):\n    add = x + 1\n    t = x.t();  x = None\n"
                          "    matmul = add @ t;  add = t = None\n    return matmul\n    ")
    assert "torch.add(x, 1, alpha = 2)" in fx.symbolic_trace(lambda x: torch.add(x, 1, alpha=2)).code


def test_constants_in_code():
    def function(x):
        return (x.to(torch.float64) + math.inf).to(dtype=torch.int64).sum(), x.new_full((2,), float("nan")), [..., {
            "a": (1,)}, "text", 2 + 3j, torch.device("cpu"), None]

    traced, x = fx.symbolic_trace(function), torch.zeros(2)
    assert same(traced(x)[2], function(x)[2])
    assert "torch.float64" in traced.code


def test_wrapped_functions_and_concrete_args():
    def function(x, flag, times=2):
        for _ in range(times):
            x = kept_whole(x, len(x.shape))
        return x if flag else -x

    traced = fx.symbolic_trace(function, concrete_args={"flag": False, "times": 3})
    for x in (torch.ones(2), -torch.ones(2)):
        assert torch.equal(traced(x), function(x, False, 3))
    assert [node.target for node in traced.graph.find_nodes(op="call_function")].count(kept_whole) == 3
    with pytest.raises(NotImplementedError, match="top level"):
        fx.wrap("sum")


def test_parts_of_arguments_are_given_later():
    def function(x, n):
        return x["a"] * n[0] + x["b"][1]

    traced = fx.symbolic_trace(function, concrete_args={"x": {"a": fx.PH, "b": (None, fx.PH)}, "n": [3]})
    x = {"a": torch.ones(2), "b": (None, torch.arange(2.0))}
    assert same(traced(x, [3]), function(x, [3]))


MISTAKES = {
    "if": (lambda x: x if x.sum() > 0 else -x, TraceError, "truth of gt is needed"),
    "for": (lambda x: [y for y in x], TraceError, "x is iterated"),
    "star": (lambda x: torch.cat([*x]), TraceError, "x is iterated"),
    "int": (lambda x: int(x), TypeError, "the number in x"),
    "range": (lambda x: range(x), TypeError, "the number in x"),
    "key": (lambda x: {x: 1}, TraceError, "key of a dict"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_programs_that_need_values(name):
    function, error, message = MISTAKES[name]
    with pytest.raises(error, match=message):
        fx.symbolic_trace(function)


def test_a_module_outside_the_root_is_an_error():
    layer = nn.Linear(2, 2)
    with pytest.raises(NameError, match="no submodule"):
        fx.symbolic_trace(lambda x: layer(x))


def test_a_graph_made_by_hand():
    graph = fx.Graph()
    x, k = graph.placeholder("x"), graph.placeholder("k", default_value=3)
    weight = graph.get_attr("layers.0.weight")
    called = graph.call_module("layers.0", (x,))
    total = graph.call_method("sum", (called,), {"dim": 1})
    result = graph.call_function(operator.mul, (total, k))
    graph.output((result, weight))
    layers = nn.ModuleList([nn.Linear(2, 3)])
    made = fx.GraphModule({"layers.0": layers[0], "layers.0.weight": layers[0].weight}, graph, "Made")
    x = torch.ones(4, 2)
    assert torch.equal(made(x)[0], layers[0](x).sum(1) * 3) and made(x)[1] is layers[0].weight
    assert type(made).__name__ == "Made" and isinstance(made, fx.GraphModule)
    assert str(graph).splitlines()[5].strip() == (
        "%sum_1 : [num_users=1] = call_method[target=sum](args = (%layers_0,), kwargs = {dim: 1})")
    with pytest.raises(RuntimeError, match="root lacks"):
        fx.GraphModule({}, graph)


def test_proxies_without_a_tracer():
    graph = fx.Graph()
    x, y = (fx.Proxy(graph.placeholder(name), GraphAppendingTracer(graph)) for name in "xy")
    grids = torch.meshgrid(x, y, indexing="xy")
    graph.output((torch.tensordot(x, y, 1) + torch.einsum("i,i->", x, y), torch.broadcast_tensors(x, y)[0],
                  torch.cartesian_prod(x, y), torch.block_diag(x, y), grids[1], torch.ones(2) @ x).__class__ and (
                      torch.tensordot(x, y, 1).node))
    result = fx.GraphModule({}, graph)
    assert result(torch.ones(2), torch.ones(2)) == 2
    functions = {node.target for node in graph.find_nodes(op="call_function")}
    assert {torch.meshgrid, torch.tensordot, torch.einsum, torch.broadcast_tensors, torch.block_diag} <= functions


def test_changes_of_a_graph(capsys):
    traced = fx.symbolic_trace(lambda x: torch.relu(x + 1) * 2)
    graph = traced.graph
    add, relu = (graph.find_nodes(op="call_function", target=target)[0] for target in (operator.add, torch.relu))
    with graph.inserting_after(relu):
        tanh = graph.call_function(torch.tanh, (relu,))
    relu.replace_all_uses_with(tanh, lambda user: user is not tanh)
    add.update_arg(1, 5)
    graph.lint()
    traced.recompile()
    x = torch.linspace(-9, 3, 5)
    assert torch.equal(traced(x), torch.tanh(torch.relu(x + 5)) * 2)
    with pytest.raises(RuntimeError, match="relu is used by tanh"):
        graph.erase_node(relu)
    tanh.replace_input_with(relu, add)
    graph.erase_node(relu)
    with graph.inserting_before(tanh):
        unused = graph.call_method("sin", (add,))
        kept = graph.call_method("clamp_", (add, 0, 1))
    assert [node.name for node in graph.nodes] == ["x", "add", "sin", "clamp_", "tanh", "mul", "output"]
    assert graph.eliminate_dead_code() and unused not in graph.nodes and kept in graph.nodes
    assert not graph.eliminate_dead_code() and len(graph.nodes) == 6
    graph.print_tabular()
    assert capsys.readouterr().out.splitlines()[3].split() == "call_function add operator.add (x, 5) {}".split()
    tanh.prepend(graph.output_node())
    graph.output_node().args = (graph.find_nodes(op="call_function", target=operator.mul)[0],)
    with pytest.raises(RuntimeError, match="before it is computed"):
        graph.lint()
    with pytest.raises(NotImplementedError, match="cannot be changed in place"):
        graph.call_function(torch.cat, ([add, tanh],)).args[0].append(add)


def test_submodules():
    traced = fx.symbolic_trace(nn.Sequential(nn.Linear(2, 2), nn.ReLU()))
    assert traced.add_submodule("extra.deep", nn.Tanh()) and isinstance(traced.extra.deep, nn.Tanh)
    traced.delete_all_unused_submodules()
    assert [name for name, _ in traced.named_modules()] == ["", "0", "1"]
    assert traced.delete_submodule("1") and not traced.delete_submodule("1")
    with pytest.raises(RuntimeError, match="has no 1"):
        traced.graph.lint()


def test_replace_pattern():
    def model(x, y):
        a = torch.relu(x + y)
        b = torch.relu(a + x)
        c = x + b
        return torch.relu(c) + c

    traced = fx.symbolic_trace(model)
    result = fx.replace_pattern(traced, lambda a, b: torch.relu(a + b), lambda a, b: torch.clamp(b + a, 0, 9))
    assert len(result) == 2  # the third sum is used elsewhere
    x, y = torch.tensor([-3.0, 1, 20]), torch.ones(3)
    b = ((x + y).clamp(0, 9) + x).clamp(0, 9)
    assert torch.equal(traced(x, y), torch.relu(x + b) + (x + b))
    traced.graph.lint()
    assert not fx.replace_pattern(traced, lambda a: a - a, lambda a: a)
    with pytest.raises(ValueError, match="same number"):
        fx.replace_pattern(traced, lambda a: a + a, lambda a, b: a)


def test_conv_and_batch_norm_are_fused_by_a_pass():
    model, x = models()["resnet"]
    traced = fx.symbolic_trace(model.eval())
    modules = dict(traced.named_modules())
    for node in traced.graph.nodes:
        first = node.args[0] if node.op == "call_module" and isinstance(modules[node.target], nn.BatchNorm2d) else None
        if first is not None and first.op == "call_module" and isinstance(modules[first.target], nn.Conv2d):
            fused = nn.utils.fusion.fuse_conv_bn_eval(modules[first.target], modules[node.target])
            traced.add_submodule(first.target, fused)
            node.replace_all_uses_with(first)
            traced.graph.erase_node(node)
    traced.delete_all_unused_submodules()
    traced.recompile()
    assert not any(isinstance(module, nn.BatchNorm2d) for module in traced.modules())
    torch.testing.assert_close(traced(x), model(x), rtol=1e-4, atol=1e-5)


def test_interpreter_and_shapes():
    traced = fx.symbolic_trace(models()["block"][0].eval())
    ShapeProp(traced).propagate(torch.randn(2, 3, 8, 8))
    shapes = {node.name: node.meta["tensor_meta"] for node in traced.graph.nodes}
    assert shapes["conv"].shape == (2, 3, 8, 8) and shapes["sum_1"].shape == (2, 1)
    with pytest.raises(RuntimeError, match="argument for parameter x is missing"):
        fx.Interpreter(traced).run()
    with pytest.raises(Exception) as failed:
        fx.Interpreter(traced).run(torch.ones(2, 5, 8, 8))
    assert any("%conv" in note for note in failed.value.__notes__)


def test_the_package_loads_when_it_is_touched():
    program = "import sys, torch; loaded = 'torch.fx' in sys.modules; torch.fx.Graph; assert not loaded"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_names_of_pytorch():
    from torch.fx._symbolic_trace import Tracer
    from torch.fx.immutable_collections import immutable_dict, immutable_list

    from torch.fx.graph_module import _copy_attr  # noqa: F401
    from torch.fx.node import Argument, Target, map_aggregate, map_arg  # noqa: F401

    assert Tracer is fx.Tracer
    node = fx.Graph().call_function(torch.cat, ([],), {"dim": {}})
    assert isinstance(node.args[0], immutable_list) and isinstance(node.kwargs["dim"], immutable_dict)


def test_a_wrapped_function_of_a_module_that_is_gone():
    names = {"torch": torch}
    exec("def scaled(x):\n    return x * len(x)\ntorch.fx.wrap('scaled')", names)
    names.clear()
    graph = torch.fx.symbolic_trace(lambda x: x.relu()).graph
    assert [node.op for node in graph.nodes] == ["placeholder", "call_method", "output"]


@pytest.mark.parametrize("program, names", [
    (lambda x: torch.add(x, x), ["add"]), (lambda x: torch.mul(torch.sub(x, 3.0), x), ["sub", "mul"]),
    (lambda x: torch.pow(x, x), ["pow_1"]), (lambda x: torch.sub(2, x), ["sub"]),
    (lambda x: torch.remainder(torch.floor_divide(x, x), x), ["floor_divide", "remainder"]),
    (lambda x: torch.addmm(x, x, x), ["addmm"]), (lambda x: torch.clamp(x, min=0), ["clamp"]),
])
def test_functions_of_torch_are_recorded_by_name(program, names):
    nodes = [node for node in torch.fx.symbolic_trace(program).graph.nodes if node.op == "call_function"]
    assert [node.name for node in nodes] == names
    x = torch.rand(2, 2) + 1
    assert torch.fx.symbolic_trace(program)(x).equal(program(x))


def test_a_tensor_before_a_proxy_and_patterns_of_functions():
    assert torch.fx.symbolic_trace(lambda x: torch.ones(2) + x)(torch.ones(2)).tolist() == [2, 2]
    module = torch.fx.symbolic_trace(lambda x: torch.add(x, 1))
    torch.fx.replace_pattern(module, lambda x: torch.add(x, 1), lambda x: torch.sub(x, 1))
    assert module(torch.ones(2)).tolist() == [0, 0]


class Mixed(nn.Module):
    def forward(self, x, *more, factor=2, **others):
        return x * factor


def test_star_arguments_beside_keyword_only_ones():
    traced = fx.symbolic_trace(Mixed())
    names = [node.target for node in traced.graph.nodes if node.op == "placeholder"]
    assert names == ["x", "*more", "factor", "**others"]
    assert traced(torch.ones(2)).tolist() == [2, 2] and traced(torch.ones(2), 7, factor=3).tolist() == [3, 3]


def annotated(x: torch.Tensor, scale: float = 2.0) -> torch.Tensor:
    return x * scale


def test_annotations_stay_in_the_code():
    code = fx.symbolic_trace(annotated).code
    assert "x : torch.Tensor" in code and "scale : float = 2.0" in code and "-> torch.Tensor" in code
