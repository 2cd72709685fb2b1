"""Exported programs compute what the model does, at other sizes and from files, and refuse what no graph can hold."""

import subprocess
import sys

import pytest

import torch
from torch import nn
from torch.export import Dim, ExportError, export, load, save

BATCH, TIME = Dim("batch"), Dim("time")


class Mixed(nn.Module):
    """Indexing, conversions, in-place operations, new tensors of dynamic sizes."""

    def forward(self, x):
        b = x.size(0)
        y = x[:, 1:].contiguous().view(b, -1).double().T
        mask = torch.arange(b)[None] < torch.ones(b, b).tril()
        y = y.t().masked_fill(mask[:, :1] > 0, -1.5)
        z = x.permute(1, 0, 2).reshape(-1, b).chunk(2, 0)[0].transpose(0, 1)
        u = x.mean((1, 2), keepdim=True) + x.std()
        u.add_(1)
        rows = x.new_zeros(b, 3)
        rows[:, 0] = x[:, 0, 0]
        return {"y": y, "rest": [z, u.squeeze(1) * 2 - x.mT.sum(), rows * 2, torch.einsum("bij,bkj->bik", x, x)]}


class Named(nn.Module):
    def __init__(self):
        super().__init__()
        self.scale = nn.Parameter(torch.tensor(3.0))
        self.register_buffer("shift", torch.ones(4))

    def forward(self, pair, *, mask=None):
        return pair[0] * self.scale + pair[1] + self.shift + (0 if mask is None else mask)


CNN = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
                    nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 4), nn.Softmax(-1))
MODELS = {
    "cnn": (CNN, [3, 3, 8, 8], {0: BATCH}, [5, 3, 8, 8]),
    "encoder": (nn.TransformerEncoderLayer(16, 4, 32, batch_first=True), [2, 5, 16], {0: BATCH, 1: TIME}, [7, 9, 16]),
    "lstm": (nn.LSTM(4, 8, 2, batch_first=True, bidirectional=True), [2, 5, 4], {0: BATCH}, [6, 5, 4]),
    "mixed": (Mixed(), [2, 3, 4], {0: BATCH}, [6, 3, 4]),
}


def leaves(value):
    return torch.utils._pytree.tree_leaves(value)


@pytest.mark.parametrize("name", MODELS)
def test_programs_give_what_the_model_gives(name, tmp_path):
    model, size, dynamic, other = MODELS[name]
    model.eval()
    program = export(model, (torch.randn(size),), dynamic_shapes=(dynamic,))
    save(program, tmp_path / "program.pt2")
    for run in (program, program.module(), load(tmp_path / "program.pt2")):
        for x in (torch.randn(size), torch.randn(other)):
            for a, b in zip(leaves(run(x)), leaves(model(x)), strict=True):
                assert torch.equal(a, b)


def test_a_file_runs_where_the_source_is_absent(tmp_path):
    x = torch.randn(2, 3, 4)
    save(export(Mixed(), (x,)), tmp_path / "program.pt2")
    torch.save(x, tmp_path / "x.pt")
    program = """if True:
        import sys, torch
        print(torch.export.load(sys.argv[1])(torch.load(sys.argv[2]))["y"].sum().item())"""
    done = subprocess.run([sys.executable, "-c", program, tmp_path / "program.pt2", tmp_path / "x.pt"],
                          capture_output=True, text=True)
    assert float(done.stdout) == Mixed()(x)["y"].sum().item(), done.stderr


def test_structured_inputs_and_state():
    model, pair, mask = Named(), [torch.randn(3, 4), torch.randn(3, 4)], torch.randn(4)
    program = export(model, (pair,), {"mask": mask}, dynamic_shapes={"pair": [{0: BATCH}, {0: BATCH}]})
    assert set(program.state_dict) == {"scale", "shift"}
    pair = [torch.randn(7, 4), torch.randn(7, 4)]
    assert torch.equal(program(pair, mask=mask), model(pair, mask=mask))
    with torch.no_grad():
        model.scale.fill_(5)  # the program shares the parameters
    assert torch.equal(program(pair, mask=mask), model(pair, mask=mask))
    with pytest.raises(ValueError, match=r"pair_1.size\(0\) is 2; need batch = 7"):
        program([pair[0], pair[1][:2]], mask=mask)
    with pytest.raises(ValueError, match="mask is torch.float64 of 1 dims; need torch.float32 of 1 dims"):
        program(pair, mask=mask.double())
    with pytest.raises(ValueError, match="need .* as in the example"):
        program(pair)


def test_the_names_of_a_graph():
    model = torch.nn.Sequential(torch.nn.Linear(2, 3), torch.nn.BatchNorm1d(3)).eval()
    program = torch.export.export(model, (torch.zeros(4, 2),))
    names = program.graph_signature
    assert names.parameters == tuple(name for name, _ in model.named_parameters())
    assert names.buffers == tuple(name for name, _ in model.named_buffers()) and len(list(program.buffers())) == 3
    assert sorted(names.inputs_to_parameters.values()) == sorted(names.parameters)
    assert [len(names.user_inputs), len(names.user_outputs)] == [1, 1]
    assert [tuple(value.size()) for value in program.parameters()] == [(3, 2), (3,), (3,), (3,)]


class Described(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(2, 3)
        self.register_buffer("kept", torch.ones(3))
        self.register_buffer("passing", torch.ones(3), persistent=False)

    def forward(self, x):
        return self.layer(x) * self.kept + self.passing, x, None


def test_a_signature_says_what_each_input_and_output_is(tmp_path):
    program = export(Described(), (torch.zeros(4, 2),))
    save(program, tmp_path / "program")
    for names in (program.graph_signature, load(tmp_path / "program").graph_signature):
        assert [(spec.kind.name, spec.target, spec.persistent) for spec in names.input_specs] == [
            ("PARAMETER", "layer.weight", None), ("PARAMETER", "layer.bias", None), ("BUFFER", "kept", True),
            ("BUFFER", "passing", False), ("USER_INPUT", None, None)]
        assert [spec.kind.name for spec in names.output_specs] == 3 * ["USER_OUTPUT"]
        assert names.user_outputs[1:] == ("x", None) and names.input_specs[-1].arg.name == "x"
        assert names.non_persistent_buffers == ("passing",) and names.buffers == ("kept", "passing")
        for line in ("kept: BUFFER target='kept' persistent=True\n", "x: USER_OUTPUT\nNone: USER_OUTPUT\n"):
            assert line in str(names)
        signature = torch.export.graph_signature.ExportGraphSignature(names.input_specs, names.output_specs)
        assert signature == names and signature.parameters == ("layer.weight", "layer.bias")


def test_texts_beside_a_program(tmp_path):
    save(export(torch.exp, (torch.ones(2),)), tmp_path / "program", extra_files={"notes": "a text", "raw": b"bytes"})
    texts = {"notes": "", "raw": "", "other": "stays"}
    load(tmp_path / "program", extra_files=texts)
    assert texts == {"notes": "a text", "raw": "bytes", "other": "stays"}


def test_cond_in_a_program_chooses_at_each_call(tmp_path):
    def function(x, limit):
        more, less = torch.cond(x.sum() > limit, lambda x: (x.sin(), {"y": x}), lambda x: (x.cos(), {"y": -x}), (x,))
        return more + torch.cond(True, lambda: x, lambda: more.item()), less["y"]

    program = export(function, (torch.ones(3), torch.tensor(0.0)), dynamic_shapes=({0: BATCH}, None))
    save(program, tmp_path / "program")
    for x in (torch.ones(3), -torch.ones(5)):
        for each in (program, load(tmp_path / "program")):
            torch.testing.assert_close(each(x, torch.tensor(1.0)), function(x, torch.tensor(1.0)))


@pytest.mark.parametrize("first, message", [
    (lambda x: x[:1], "need tensors that are alike"), (lambda x: (x, x), "need tensors that are alike"),
    (lambda x: x.double(), "need tensors that are alike"), (lambda x: x.add_(1), "writes to its operands"),
    (lambda x: x * x.item(), "reads the elements")])
def test_branches_of_cond_that_no_graph_can_hold(first, message):
    with pytest.raises(ExportError, match=message):
        export(lambda x: torch.cond(x.sum() > 0, first, lambda x: x + 1, (x,)), (torch.ones(3),))


def test_a_size_has_bounds():
    program = export(nn.ReLU(), (torch.ones(3),), dynamic_shapes=({0: Dim("n", min=2, max=4)},))
    assert program(torch.ones(4)).size() == (4,)
    for count in (1, 5):
        with pytest.raises(ValueError, match=rf"input.size\(0\) is {count}; need 2 to 4"):
            program(torch.ones(count))


@pytest.mark.parametrize("function, message", [
    (lambda x: x * 2 if x.sum() > 0 else x, "reads the elements of a tensor, .*test_export.py:"),
    (lambda x: x * x.sum().item(), "reads the elements of a tensor"),
    (lambda x: x * 2 if x.size(0) > 3 else x + 1, "may not branch on a dynamic size"),
    (lambda x: sum(x[i] for i in range(x.size(0))), "may not loop over a dynamic size|may not branch"),
    (lambda x: x[: x.size(0) ** 3 // 5], "no sum of products of the dynamic sizes"),
])
def test_what_cannot_be_exported_says_why(function, message):
    with pytest.raises(ExportError, match=message):
        export(function, (torch.ones(3, 2),), dynamic_shapes=({0: BATCH},))


def test_loops_over_static_sizes_are_unrolled():
    dynamic = ({0: BATCH},)
    program = export(lambda x: sum(x[:, i] for i in range(x.size(1))), (torch.ones(3, 2),), dynamic_shapes=dynamic)
    assert torch.equal(program(torch.ones(5, 2)), torch.full((5,), 2.0))


def test_a_size_is_an_argument_of_any_call():
    program = export(lambda x: (x * 2).reshape(x.size()[:-1] + (1, x.size(-1))), (torch.ones(3, 2),),
                     dynamic_shapes=({0: BATCH},))
    assert program(torch.ones(5, 2)).size() == (5, 1, 2)


def test_files_name_rows_and_nothing_else(tmp_path):
    path = tmp_path / "program.pt2"
    save(export(torch.exp, (torch.ones(2),)), path)
    content = torch.load(path)
    row = next(i for i, node in enumerate(content["nodes"]) if node[0] == "call_function")
    for op, target in (("call_function", ["row", "system"]), ("call_function", ["operator", "eval"]),
                       ("call_method", "__reduce__"), ("call_method", "register_hook")):
        changed = list(content["nodes"])
        changed[row] = (op, target, *changed[row][2:])
        torch.save(content | {"nodes": changed}, path)
        with pytest.raises(ValueError, match="export.load: the file calls"):
            load(path)
    torch.save({"format": "another"}, path)
    with pytest.raises(ValueError, match="contains no exported program"):
        load(path)


@pytest.mark.parametrize("call", [
    lambda x: x.T * 1, lambda x: x.H * 1, lambda x: x.mT * 1, lambda x: x.mH * 1, lambda x: x.real * 1,
    lambda x: torch.complex(x, x).mH.imag * 1, lambda x: torch.complex(x, x).conj().real * 1,
    torch.cov, torch.linalg.pinv, lambda x: torch.fft.fft(x).real + torch.fft.fft(x).imag,
], ids=["T", "H", "mT", "mH", "real", "mH and imag", "conj", "cov", "pinv", "fft"])
def test_attributes_that_are_tensors_follow_the_input(call):
    x, y = torch.randn(3, 3, dtype=torch.double), torch.randn(3, 3, dtype=torch.double)
    torch.testing.assert_close(torch.export.export(call, (x,))(y), call(y))


@pytest.mark.parametrize("call", [lambda x: x.max(1), torch.linalg.qr, torch.linalg.slogdet, lambda x: x.sort(0)],
                         ids=["max", "qr", "slogdet", "sort"])
def test_results_with_names_keep_them(call, tmp_path):
    x, y = torch.randn(3, 3), torch.randn(3, 3)
    program, wanted = torch.export.export(call, (x,)), call(y)
    torch.export.save(program, tmp_path / "program.pt2")
    assert type(program(y)) is type(wanted)
    for each in (program, torch.export.load(tmp_path / "program.pt2")):  # files hold plain tuples
        torch.testing.assert_close(tuple(each(y)), tuple(wanted))


@pytest.mark.parametrize("call", [torch.cov, torch.linalg.svdvals, torch.linalg.eigvalsh,
                                  lambda x: torch.linalg.svd(x)[1]],
                         ids=["cov", "svdvals", "eigvalsh", "svd"])
def test_programs_of_inputs_that_require_gradients_have_gradients(call):
    x, y = (torch.randn(3, 3, dtype=torch.double).requires_grad_() for _ in range(2))
    result = torch.export.export(call, (x,))(y)
    torch.testing.assert_close(torch.autograd.grad(result.sum(), y), torch.autograd.grad(call(y).sum(), y))
