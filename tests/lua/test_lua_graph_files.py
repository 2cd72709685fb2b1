"""Graphs of nngraph in .t7 files: both ways, in the tables that Lua's nngraph keeps, however deep."""

import io

import pytest
from test_lua_nngraph import diamond

import torch
import torch.legacy.nn as nn
from torch.autograd import Variable
from torch.legacy.convert import convert, revert
from torch.legacy.nngraph import JustElement, gModule, nest
from torch.utils.serialization import Key, T7Object, load_lua, read_t7, save_lua, write_t7


def through_file(value, read=load_lua, **options):
    file = io.BytesIO()
    save_lua(file, value, **options)
    file.seek(0)
    return read(file)


def split_twice():
    """Return a split of an entry of a split, an entry that goes to two nodes, and one output given twice."""
    x = nn.Identity()()
    a, b = nn.ConcatTable(nn.Linear(3, 3), nn.ConcatTable(nn.Tanh(), nn.Exp()))(x).split(2)
    c, d = nn.Identity()(b).split(2)
    out = nn.CAddTable()([a, c, nn.Abs()(a)])
    return gModule([x], [out, d, out])


def with_tables():
    x = nn.Identity()()
    table = nn.ParallelTable().add(nn.Tanh()).add(nn.FlattenTable())(nest([x, [nn.Exp()(x), nest([nn.Abs()(x)])]]))
    left, right = table.split(2)
    only = nn.NarrowTable(0)(right).split(1)
    return gModule([x], [nn.CMulTable()([left, nn.SelectTable(1)(right)]), nn.JoinTable(0)(right), only])


def with_a_criterion():
    x, target = nn.Linear(3, 3)(), nn.Identity()()
    return gModule([x, target], [nn.MSECriterion()([nn.Sigmoid()(x), target])])


def inside_another():
    x = nn.Identity()()
    return nn.Sequential(nn.Linear(3, 3), gModule([x], [nn.SelectTable(1)(split_twice()(nn.Tanh()(x)))]), nn.Abs())


GRAPHS = {"diamond": (diamond, lambda: [torch.randn(2, 4), torch.randn(2, 2)]), "splits": (split_twice, None),
          "tables": (with_tables, None), "criterion": (with_a_criterion, lambda: [torch.randn(2, 3)] * 2),
          "nested": (inside_another, None)}


def flat(value):
    return [tensor for part in value for tensor in flat(part)] if isinstance(value, list) else [value]


def pass_both(net, input):
    """Outputs, the gradients of inputs and of parameters."""
    output = net.forward(input)
    net.zeroGradParameters()
    if isinstance(output, list):
        gradient = net.backward(input, [one.clone().fill_(1) for one in output])
    else:
        gradient = net.backward(input, output.clone().fill_(1))
    return flat(output) + flat(gradient) + [tensor.clone() for tensor in (net.parameters() or ([], []))[1]]


@pytest.mark.parametrize("name", GRAPHS)
@pytest.mark.parametrize("mode", ["binary", "ascii"])
def test_graphs_compute_the_same_after_a_file(name, mode):
    make, make_input = GRAPHS[name]
    torch.manual_seed(1)
    net, input = make().double(), make_input() if make_input else torch.randn(2, 3)
    input = [one.double() for one in input] if isinstance(input, list) else input.double()
    net.evaluate()
    again = through_file(net, mode=mode)
    assert again.type() == "torch.DoubleTensor" and not again.train
    for one, other in zip(pass_both(net, input), pass_both(again, input), strict=True):
        assert one.equal(other)
    third = through_file(again)
    assert [type(module) for module in third.listModules()] == [type(module) for module in again.listModules()]


@pytest.mark.parametrize("name", GRAPHS)
def test_graphs_are_converted_and_come_back(name):
    make, make_input = GRAPHS[name]
    torch.manual_seed(2)
    net, input = make().double(), make_input() if make_input else torch.randn(2, 3)
    input = [one.double() for one in input] if isinstance(input, list) else input.double()
    twin, again = convert(net), through_file(convert(net))
    given = [Variable(one) for one in input] if isinstance(input, list) else Variable(input)
    outputs = flat(twin(*given) if isinstance(given, list) else twin(given))
    wanted = pass_both(net, input)
    for one, other in zip(pass_both(again, input), wanted, strict=True):
        assert one.equal(other)
    torch.autograd.backward(outputs, [torch.ones(one.size()).double() for one in outputs])
    result = [one.data for one in outputs] + [one.grad.data for one in flat(given)] + \
        [parameter.grad.data for parameter in twin.parameters()]
    for one, other in zip(result, wanted, strict=True):
        assert (one - other).abs().max() < 1e-12
    back = revert(twin)
    assert type(back) is type(net) and [type(one) for one in back.modules] == [type(one) for one in net.modules]


def test_a_converted_graph_refuses_another_number_of_inputs():
    with pytest.raises(ValueError, match="Graph: 1 inputs; need 2"):
        convert(diamond())([Variable(torch.ones(2, 4))])


def test_what_lua_s_graph_has():
    net = diamond()
    net.outputNodes[0][0].annotate(description="the sum", graphAttributes={"color": "blue"})
    fields = through_file(net, read_t7).fields
    ahead, back = fields["forwardnodes"], fields["backwardnodes"]
    assert fields["nInputs"] == 2 and fields["innode"] is ahead[0] and fields["outnode"] is back[0]
    assert {node.typename for node in ahead + back} == {"nngraph.Node"} and len(ahead) == len(back)
    for name, nodes in (("fg", ahead), ("bg", back)):
        graph = fields[name]
        assert graph.typename == "graph.Graph"
        assert {graph.nodes[node] for node in nodes} == set(range(1, len(nodes) + 1))
        for number in range(1, len(graph.edges) // 2 + 1):
            edge = graph.edges[number]
            begin, end = edge.fields["from"], edge.fields["to"]
            assert edge.typename == "graph.Edge" and graph.edges[edge] == number
            assert begin.children[begin.children[end]] is end
    for one, other in zip(ahead, reversed(back), strict=True):
        assert one.data is other.data
    for node in ahead[:-1]:
        for number in range(1, len(node.children) // 2 + 1):
            data = node.children[number].data
            position = next(value for key, value in data["mapindex"].items()
                            if isinstance(key, Key) and key.value is node.data)
            assert data["mapindex"][position] is node.data
    split, = (node for node in ahead if "nSplitOutputs" in node.data)
    assert split.data["nSplitOutputs"] == len(split.children) // 2 == 2
    notes, = (notes for node in ahead if (notes := node.data["annotations"]) and notes.get("name") == "out")
    assert notes["description"] == "the sum" and "test_lua_nngraph.py:" in notes["_debugLabel"]
    again = through_file(net)
    node = again.outputNodes[0][0]
    assert (node.name, node.description, node.graphAttributes) == ("out", "the sum", {"color": "blue"})
    assert node.where == notes["_debugLabel"]


def data(inputs=(), **fields):
    """Return the data of a node of Lua's, as a table that names its inputs by their number and by themselves."""
    table = dict(enumerate(inputs, 1))
    table.update((Key(one), number) for number, one in enumerate(inputs, 1))
    return {"mapindex": table, **fields}


def graph_of(inner, outer, **fields):
    node = [T7Object("nngraph.Node", {"data": one, "children": []}) for one in (inner, outer)]
    return T7Object("nn.gModule", {"innode": node[0], "outnode": node[1], "nInputs": 1, **fields})


def test_graphs_that_lua_wrote_deeply_and_with_more_in_them():
    """Later nodes are reached through earlier ones, and nodes without a module pass their input on."""
    inner = data(input=[])
    last = data([inner], module=nn.Identity(), input=[torch.ones(1)], annotations={"_debugLabel": "[net.lua]:3"})
    for number in range(2000):
        last = data([last], module=nn.AddConstant(1), **({} if number % 3 else {"annotations": {"name": f"n{number}"}}))
    whole = data([data([last], module=nn.ConcatTable(nn.Tanh(), nn.Abs()))], nSplitOutputs=2)
    parts = [data([whole], selectindex=number, input=[]) for number in (1, 2)]
    outer = data([data([parts[0]], module=JustElement()), data([data([parts[1]])], module=nn.Exp())])
    outer["mapindex"][1]["module"] = nn.Identity()
    net = through_file(graph_of(inner, outer, name="deep", train=False, mine="kept"))
    first, second = net.forward(torch.zeros(1).double())
    assert first[0] == 1 and second[0] > 1e300 and net.name() == "deep" and not net.train and net.mine == "kept"
    assert net.inputNodes[0].where == "[net.lua]:3" and net.forwardNodes[1].name == "n0"
    assert "mine" in through_file(net, read_t7).fields


def circle():
    inner = data()
    one = data([inner], module=nn.CAddTable())
    two = data([one], module=nn.Tanh())
    one["mapindex"] = {1: inner, 2: two}
    return graph_of(inner, data([two]))


@pytest.mark.parametrize("make", [
    circle, lambda: graph_of(data(), data()), lambda: graph_of([], [5]), lambda: graph_of(data(), {}),
    lambda: T7Object("nn.gModule", {"innode": 5, "outnode": 6}), lambda: T7Object("nn.gModule", {}),
    lambda: graph_of(data(), data([data([data()], module=nn.Tanh())])),
    lambda: graph_of(inner := data(), data([data([data([inner], module=5)], module=nn.Tanh())])),
    lambda: graph_of(inner := data(), data([data([data([inner], module=nn.Tanh())], selectindex=-1)])),
    lambda: graph_of(inner := data(), data([data([data([inner], module=nn.Tanh())], selectindex=2.5)])),
    lambda: graph_of(inner := data(), data([data([data([inner], module=nn.Tanh())], selectindex=2**50)])),
    lambda: graph_of(inner := data(), data([data([inner], selectindex=3)])),
    lambda: graph_of(inner := data(), data([data([inner], module=nn.Tanh(), annotations=[5])])),
], ids=range(13))
def test_graphs_that_are_none_are_refused(make):
    with pytest.raises(RuntimeError, match="the file is damaged: the fields of an object do not make a gModule"):
        through_file(make())


@pytest.mark.slow
def test_an_unrolled_network_is_written_flat_and_copied():
    x = node = nn.Identity()()
    layer = nn.Linear(2, 2)
    for _ in range(2500):
        node = nn.CAddTable()([nn.Tanh()(layer(node)), x])
    net = gModule([x], [node])
    file = io.BytesIO()
    save_lua(file, net.clone())
    assert load_lua(io.BytesIO(file.getvalue())).forward(torch.ones(2)).equal(net.forward(torch.ones(2)))
    write_t7(file, net)
