"""Names under which PyTorch's programs reach graphs of functions: make_fx, functorch.compile, modes of operators."""

import torch
from torch import nn


def test_graphs_of_functions():
    from functorch.compile import aot_function, aot_module, nop
    from torch._dynamo.backends.common import aot_autograd
    from torch.fx.experimental.proxy_tensor import make_fx

    graph = make_fx(lambda x, y: (x @ y).relu().sum())(torch.ones(2, 3), torch.ones(3, 2))
    assert [node.target for node in graph.graph.nodes if node.op == "call_function"] == [torch.mm, torch.relu,
                                                                                         torch.sum]
    assert graph(torch.ones(2, 3), torch.ones(3, 2)).item() == 12
    seen = []

    def compiler(graph, inputs):
        seen.append(len(inputs))
        return graph

    x = torch.ones(2, requires_grad=True)
    aot_function(lambda x: x.sin(), fw_compiler=compiler)(x).sum().backward()
    torch.testing.assert_close(x.grad, x.detach().cos())
    layer = nn.Linear(2, 3)
    torch.testing.assert_close(aot_module(layer, nop)(torch.ones(1, 2)), layer(torch.ones(1, 2)))
    torch.compile(lambda x, y: x + y, backend=aot_autograd(fw_compiler=compiler))(torch.ones(1), torch.ones(1))
    assert seen == [1, 2]


def test_a_mode_sees_operators():
    from torch.utils._python_dispatch import TorchDispatchMode

    class Products(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(str(func))
            counts[func] = counts.get(func, 0) + 1
            sizes.append([list(value.size()) for value in args if isinstance(value, torch.Tensor)])
            return func(*args, **(kwargs or {}))

    names, counts, sizes = [], {}, []
    with Products():
        y = torch.ones(2, 2).mm(torch.ones(2, 2))
        y[0].add_(1)
        ((1 - y).permute(1, 0).double() > y).sum(1)
    assert names == [f"aten.{name}" for name in (
        "ones.default ones.default mm.default select.int add_.Tensor rsub.Scalar permute.default _to_copy.default "
        "gt.Tensor sum.dim_IntList").split()]
    assert sizes[2:6] == [[[2, 2], [2, 2]], [[2, 2]], [[2]], [[2, 2]]]
    assert counts[torch.ops.aten.mm.default] == 1 and torch.ops.aten.mm not in counts


def test_an_operator_tells_its_names():
    add, mm = torch.ops.aten.add.Tensor, torch.ops.aten.mm.default
    assert add is torch.ops.aten.add.Tensor and add != torch.ops.aten.add.Scalar
    assert add.overloadpacket is torch.ops.aten.add
    assert (str(add), add.name(), add.__name__, add._schema.name, add._overloadname, add.namespace) == (
        "aten.add.Tensor", "aten::add.Tensor", "add.Tensor", "aten::add", "Tensor", "aten")
    assert mm.name() == "aten::mm" and str(mm.overloadpacket) == "aten.mm"
    assert add(torch.ones(1), 2).item() == 3


def test_modes_see_calls_from_inside_out():
    from torch.utils._python_dispatch import TorchDispatchMode

    class Named(TorchDispatchMode):
        def __init__(self, name):
            super().__init__()
            self.name = name

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append(f"{self.name} {func}")
            return func(*args, **(kwargs or {}))

    x, seen = torch.ones(2), []
    with Named("outer"), Named("inner"):
        x.exp()
    assert seen == ["inner aten.exp.default", "outer aten.exp.default"]


def test_tensors_without_elements():
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode() as mode:
        assert nn.Linear(2**20, 2**20)(torch.ones(3, 2**20)).shape == (3, 2**20)
        assert mode.from_tensor(torch.ones(2).clone()).is_meta
    assert torch.ones(1).device.type == "cpu"
