"""torch.legacy.nngraph: graphs equal the corresponding sequences, forward and backward; messages name nodes."""

import copy
import pickle
import subprocess
import sys
import xml.dom.minidom

import pytest

import torch
import torch.legacy.nn as nn
from torch.legacy import nngraph
from torch.legacy.nngraph import gModule, nest


def diamond():
    """x -> h -> (a, b) -> sum, with a second input added."""
    x, y = nn.Identity()(), nn.Identity()()
    h = nn.Tanh()(nn.Linear(4, 3)(x))
    a, b = nn.Linear(3, 2)(h), nn.Sigmoid()(nn.Linear(3, 2)(h))
    out = nn.CAddTable()([a, b, y])
    nngraph.annotateNodes()
    return gModule([x, y], [out, h])


def check_gradients(net, inputs, step=1e-6):
    """Return the gradients for all inputs and parameters, against differences."""
    net.double()

    def value():
        output = net.forward(inputs if len(inputs) > 1 else inputs[0])
        outputs = output if isinstance(output, list) else [output]
        return sum((weight * one).sum() for weight, one in zip(weights, outputs, strict=True))

    torch.manual_seed(1)
    output = net.forward(inputs if len(inputs) > 1 else inputs[0])
    weights = [torch.randn(one.size()).double() for one in (output if isinstance(output, list) else [output])]
    parameters, gradients = net.parameters() or ([], [])
    net.zeroGradParameters()
    result = net.backward(inputs if len(inputs) > 1 else inputs[0], weights if isinstance(output, list) else weights[0])
    result = [*(result if isinstance(result, list) else [result]), *(gradient.clone() for gradient in gradients)]
    for tensor, gradient in zip([*inputs, *parameters], result, strict=True):
        for i, slope in enumerate(gradient.contiguous().view(-1).tolist()):
            flat, ends = tensor.view(-1), []
            for sign in (step, -2 * step):
                flat[i] += sign
                ends.append(value())
            flat[i] += step
            assert slope == pytest.approx(float(ends[0] - ends[1]) / (2 * step), abs=1e-6)


def test_a_graph_with_two_inputs_two_outputs_and_a_fork():
    net, x, y = diamond(), torch.randn(2, 4), torch.randn(2, 2)
    out, h = net.forward([x, y])
    first, _, left, _, right, _ = net.modules[1], *net.modules[2:6], None
    assert h.equal(net.modules[2].output) and out.size() == (2, 2)
    check_gradients(net, [x.double(), y.double()])
    assert len(net.parameters()[0]) == 6 and first is not left is not right


def test_a_module_in_two_nodes_learns_from_both():
    x = nn.Identity()()
    layer = nn.Linear(3, 3)
    net = gModule([x], [layer(nn.Tanh()(layer(x)))])
    assert len(net.parameters()[0]) == 2
    check_gradients(net, [torch.randn(2, 3).double()])


def test_splits_tables_and_nests():
    x = nn.Identity()()
    a, b, c = nn.SplitTable(1)(x).split(3)
    net = gModule([x], [nn.CMulTable()([a, b]), nn.Exp()(c)])
    check_gradients(net, [torch.randn(2, 3).double()])
    x = nn.Identity()()
    table = nn.ParallelTable().add(nn.Tanh()).add(nn.FlattenTable())(nest([x, [nn.Exp()(x), nn.Abs()(x)]]))
    left, right = table.split(2)
    one = nn.SelectTable(1)(right)
    net = gModule([x], [left, one])
    check_gradients(net, [torch.randn(4).double()])
    x = nn.Identity()()
    only = nn.NarrowTable(0)(nn.SplitTable(0)(x)).split(1)
    assert gModule([x], [only]).forward(torch.Tensor([[5, 6], [7, 8]])).tolist() == [5, 6]


def test_chains_by_minus_and_criterions():
    net_input = -nn.Linear(4, 3)
    chain = net_input - nn.Tanh() - nn.Linear(3, 1)
    check_gradients(gModule([net_input], [chain]), [torch.randn(2, 4).double()])
    prediction, target = nn.Identity()(), nn.Identity()()
    net = gModule([prediction, target], [nn.MSECriterion()([prediction, target])])
    x, y = torch.randn(3).double(), torch.randn(3).double()
    net.double()
    assert net.forward([x, y])[0] == pytest.approx(((x - y) ** 2).mean())
    gradient, none = net.backward([x, y], torch.DoubleTensor([2]))
    assert (gradient - (x - y) * (4 / 3)).abs().max() < 1e-12 and none.abs().sum() == 0
    assert nngraph.JustElement().forward([x]) is x and nngraph.JustTable().forward(x)[0] is x


def test_types_modes_sharing_copies():
    net, x, y = diamond(), torch.randn(2, 4), torch.randn(2, 2)
    before = net.forward([x, y])[0].clone()
    for twin in (net.clone(), copy.deepcopy(net), pickle.loads(pickle.dumps(net))):
        assert twin.forward([x, y])[0].equal(before)
    twin = net.clone("weight", "bias", "gradWeight", "gradBias")
    flat, _ = net.getParameters()
    assert flat.numel() == 31
    net.evaluate()
    assert not any(module.train for module in net.listModules())
    assert net.double().forward([x.double(), y.double()])[0].type() == "torch.DoubleTensor"
    net.clearState()
    with pytest.raises(RuntimeError, match="backward before forward"):
        net.backward([x, y], [y, y])
    net.replace(lambda module: nn.ReLU().double() if isinstance(module, nn.Tanh) else module)
    assert net.forward([x.double(), y.double()])[1].min() >= 0 and "nn.ReLU" in repr(net)
    pairs = []
    net.map(twin, lambda a, b: pairs.append((type(a), type(b))))
    assert (nn.ReLU, nn.Tanh) in pairs and len(pairs) == 8
    names = net.runForwardFunction(lambda module, value: f"{type(module).__name__}({value})", ["x", "y"])
    assert names[1] == "ReLU(Linear(Identity(x)))"


def test_dot_text_and_pictures(tmp_path):
    net = diamond()
    net.outputNodes[0][0].annotate(description="the sum", graphAttributes={"color": "blue"})
    text = nngraph.graph.dot(net, "a \"diamond\"", tmp_path / "net")
    assert text.count(" -> n") == 8 and 'label="out\\nnn.CAddTable\\nthe sum", color="blue"' in text
    assert (tmp_path / "net.dot").read_text() == text + "\n"
    picture = xml.dom.minidom.parse(str(tmp_path / "net.svg"))
    assert len(picture.getElementsByTagName("text")) >= 8


def line():
    return f"{__file__}:"


@pytest.mark.parametrize("make, error, match", [
    (lambda: nn.Tanh()([]), ValueError, "nn.Tanh: called with an empty list at "),
    (lambda: nn.Tanh()(None), TypeError, "called with a NoneType at "),
    (lambda: nn.Tanh()(torch.ones(2)), TypeError, r"forward\(\) computes"),
    (lambda: nn.Tanh()(nn.Tanh()(), nn.Tanh()()), TypeError, "called with 2 arguments .* as a list"),
    (lambda: gModule([], [nn.Tanh()()]), TypeError, "inputs are a list of 0"),
    (lambda: gModule([nn.Tanh()()], [3]), TypeError, r"outputs\[0\] is a int"),
    (lambda: gModule([nn.Tanh()(nn.Exp()())], [nn.Tanh()()]), ValueError, "input nn.Tanh .* has inputs itself"),
    (lambda: gModule([nn.Tanh()()], [nn.Exp()()]), ValueError, "input nn.Tanh .* leads to no output"),
    (lambda: nn.Tanh()().split(0), ValueError, "from 1 on"),
    (lambda: nn.Tanh()().annotate(colour="red"), TypeError, "'colour' is none of"),
])
def test_wrong_graphs(make, error, match):
    with pytest.raises(error, match=match):
        make()


def test_wrong_graphs_name_the_line_that_made_the_node():
    x, loose = nn.Identity()(), nn.Exp()()
    with pytest.raises(ValueError, match=r"nn\.Exp \(.*test_lua_nngraph\.py:\d+\) has no input"):
        gModule([x], [nn.CAddTable()([x, loose])])
    with pytest.raises(ValueError, match=r"nn\.Identity \(.*test_lua_nngraph\.py:\d+\) stands twice among the inputs"):
        nn.CAddTable()([x, x])
    with pytest.raises(ValueError, match="stands twice among the inputs"):
        gModule([x, x], [nn.Tanh()(x)])
    a, b = nn.SplitTable(0)(x).split(2)
    with pytest.raises(ValueError, match=r"entry 1 of nn\.SplitTable \(.*py:\d+\) is not used"):
        gModule([x], [a])
    with pytest.raises(RuntimeError, match="split into 2 already"):
        b.node.split(3)
    with pytest.raises(ValueError, match="leads to no output|split a node"):
        gModule([a], [nn.Tanh()(a)])


def test_an_exception_in_a_node_names_it():
    x = nn.Identity()()
    net = gModule([x], [nn.Linear(3, 2)(nn.Tanh()(x)).annotate(name="last")])
    with pytest.raises((RuntimeError, ValueError)) as caught:
        net.forward(torch.randn(2, 4))
    note, = caught.value.__notes__
    assert note.startswith("in node last nn.Linear(3 -> 2) (") and "test_lua_nngraph.py:" in note
    nngraph.setDebug(True)
    try:
        with pytest.raises((RuntimeError, ValueError)) as caught:
            net.forward(torch.randn(2, 4))
    finally:
        nngraph.setDebug(False)
    path = caught.value.__notes__[1].rpartition(" ")[2]
    with open(path) as file:
        assert "red" in file.read()
    pair = diamond()
    with pytest.raises(ValueError, match="need a list of 2"):
        pair.forward(torch.ones(2))
    x, y = torch.randn(2, 4), torch.randn(2, 2)
    pair.forward([x, y])
    with pytest.raises(ValueError, match="gradOutput is FloatTensor 2x4; need a list of 2"):
        pair.backward([x, y], x)
    x = nn.Identity()()
    a, b = nn.SplitTable(0)(x).split(2)
    with pytest.raises(ValueError, match="split into 2, and its output is a list of 3"):
        gModule([x], [a, b]).forward(torch.ones(3, 1))


def test_a_long_chain_does_not_recurse():
    x = node = nn.Identity()()
    for _ in range(3000):
        node = nn.AddConstant(1)(node)
    net = gModule([x], [node])
    assert net.forward(torch.zeros(1))[0] == 3000 and net.backward(torch.zeros(1), torch.ones(1))[0] == 1


def test_a_call_needs_the_package():
    code = "import torch.legacy.nn as nn; nn.Linear(2, 2)()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "TypeError: nn.Linear: a call makes a node of a graph, for which torch.legacy.nngraph" in done.stderr
