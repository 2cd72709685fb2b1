"""The types that rows state hold those of PyTorch's operators, but for the reasons below."""

import pytest
from cases import CATALOGUE

from codegen.model.signature import COMPLEX, INTEGERS
from codegen.print import operator_types

OURS = operator_types.accepted(CATALOGUE)
THEIRS = operator_types.of_torch(CATALOGUE.root)
WHOLE = {"Bool", *INTEGERS}
# What a name lacks, and why.
LACKING = {
    "no integers are converted to floats": (WHOLE, "mvlgamma trapezoid trapz cumulative_trapezoid corrcoef "
                                                   "linalg.multi_dot"),
    "softmax takes integers with dtype= alone": (WHOLE | set(COMPLEX), "softmax log_softmax softmin"),
    "complex numbers are made of real draws": (set(COMPLEX), "randn"),
    "the weights of a row have the type of its variables": (WHOLE | set(COMPLEX), "cov"),
    "noise is of floating types": (WHOLE | set(COMPLEX), "feature_alpha_dropout"),
    "the calls of a composition convert them, and its row states types with gradients": (
        WHOLE | set(COMPLEX), "pairwise_distance triplet_margin_loss cosine_embedding_loss "
                                "local_response_norm istft"),
    "complex32 is no element type": ({"Half"}, "view_as_complex"),
}


@pytest.mark.parametrize("name", sorted(operator_types.beside(OURS, THEIRS)))
def test_rows_take_what_pytorch_takes(name):
    lacking = THEIRS[operator_types.beside(OURS, THEIRS)[name]] - OURS[name]
    reasons = [types for types, names in LACKING.values() if name.removeprefix("nn.functional.") in names.split()]
    assert lacking <= set().union(*reasons), "let the row take them, or state why it does not"
    assert lacking or not reasons, f"{name} takes PyTorch's types: take it out of the list"


def test_most_names_are_compared():
    assert len(operator_types.beside(OURS, THEIRS)) > len(THEIRS) / 2
