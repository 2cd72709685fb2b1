"""Rows with modules of torch.nn, and losses, which are two rows."""

import pytest
from small_catalogue import SMALL, problems, small

from codegen.print import docs, modules


def function(text, name):
    """Return a function or class of generated Python, up to the next one."""
    start = min(at for at in (text.find(f"def {name}("), text.find(f"class {name}(")) if at >= 0)
    ends = [at for at in (text.find("\n\n\n", start),) if at >= 0]
    return text[start : min(ends, default=len(text))]


def test_a_loss_is_two_rows(rows):
    elements, whole = rows.by_op["apart_elements"], rows.by_op["apart"]
    assert elements.internal and elements.body.kind == "loop" and not elements.module
    assert whole.body.kind == "reduce" and whole.module == "Apart"
    assert [p.name for p in elements.parameters] == ["input", "target", "weight", "power"]
    assert whole.body.finish["output"].text == "select(reduction == 1, acc / count, acc)"
    gradient = {g.key: g.text for g in whole.gradients}
    assert gradient["weight"].endswith(" / select(reduction == 1, count, 1)")
    assert whole.without == {"target": "a test says so"} and whole.test["output"].startswith("np.sum(")
    assert [f.text for f in elements.require] == ["power > 0"]
    assert [f.text for f in whole.require] == ["power > 0", "reduction == 1 or reduction == 2"]


def test_functions(files):
    text = files["python/functional.py"]
    assert function(text, "bent") == (
        "def bent(\n    input: Tensor, slope: float = 0.5, sharp: bool = False, inplace: bool = False, *,\n"
        "    out: Tensor | None = None,\n) -> Tensor:\n"
        '    """An activation.\n\n'
        "    >>> input = torch.DoubleTensor([[1.0, 2.0], [2.0, -0.25]])\n"
        "    >>> F.bent(input).tolist()\n"
        "    [[0.5, 1.0], [1.0, -0.125]]\n"
        '    """\n'
        "    if inplace:\n"
        "        return input.bent_(slope, sharp)\n"
        "    if out is not None:\n"
        "        return _core.bent(input, slope, sharp, out=out)\n"
        "    given = [input]\n"
        "    del input\n"
        "    return _core.donate(_core.bent, given, slope, sharp)"
    )
    assert "\ncurved = bent\n" in text and '    "curved",\n' in text
    assert "from torch._core import apart as apart\n" in text  # the binder takes the flags of losses


def test_classes(files):
    text = files["python/modules.py"]
    assert function(text, "Bent") == (
        "class Bent(Module):\n"
        '    """An activation.\n\n'
        "    >>> input = torch.DoubleTensor([[1.0, 2.0], [2.0, -0.25]])\n"
        "    >>> nn.Bent()(input).tolist()\n"
        "    [[0.5, 1.0], [1.0, -0.125]]\n"
        '    """\n\n'
        '    __module__ = "torch.nn.modules.activation"  # the name in pickles and files\n'
        '    _repr_options = {"slope": None, "sharp": False, "inplace": False}\n\n'
        "    def __init__(self, slope: float = 0.5, sharp: bool = False, inplace: bool = False) -> None:\n"
        "        super().__init__()\n"
        "        self.slope = slope\n"
        "        self.sharp = sharp\n"
        "        self.inplace = inplace\n\n"
        "    def forward(self, input: Tensor) -> Tensor:\n"
        "        given = [input]\n"
        "        del input\n"
        "        return functional.bent(given.pop(), self.slope, self.sharp, self.inplace)"
    )
    loss = function(text, "Apart")
    assert loss.startswith("class Apart(Loss):") and '        self.register_buffer("weight", weight)\n' in loss
    assert "functional.apart(input, target, self.weight, self.reduction" in loss and "self.reduction = " not in loss


def test_manual_and_usage(rows):
    assert modules.usage(rows.by_op["bent"]) == "Bent(slope=0.5, sharp=False, inplace=False)"
    names = [each.name for each in modules.options(rows.by_op["apart"])]
    assert names == ["weight", "size_average", "power", "reduce", "reduction"]
    ahead = small(SMALL.replace("module: Apart\n", "module: Apart\n  reduction: power\n")).by_op["apart"]
    assert [each.name for each in modules.options(ahead)] == ["weight", "size_average", "reduce", "reduction", "power"]
    alone = small(SMALL.replace("module: Apart\n", "module: Apart\n  reduction: none\n")).by_op["apart"]
    assert [each.text for each in modules.options(alone)][1] == 'reduction: str = "mean"'
    assert "- Module: `nn.Bent(slope=0.5, sharp=False, inplace=False)`" in docs.facts(rows.by_op["bent"])


@pytest.mark.parametrize("change, sentence", [
    (("module: Apart", "module: Apart\n  reduction: weight"), "'weight' is no parameter behind the Reduction"),
    (("module: Bent", "module: Bent\n  reduction: slope"), "the row takes no Reduction"),
    (("module: Bent", "module: Bent(slope)"), "write what repr shows as in"),
    (("module: Bent", "module: Apart"), "class of torch.nn 'Apart' is apart's"),
    (("alias: [curved]", "alias: [apart]"), "'apart' is apart in line"),
    (("loss: weight * (input", "loss: weight * (far"), "apart_elements: loss: unknown name 'far'"),
])
def test_mistakes_of_modules(change, sentence):
    assert any(sentence in message for message in problems(SMALL.replace(*change, 1)))


def test_a_wrong_loss_is_told_once():
    result = problems(SMALL.replace("loss: weight * (", "loss: weight * tahn("))
    assert len(result) == 1 and "did you mean 'tan'?" in result[0]
