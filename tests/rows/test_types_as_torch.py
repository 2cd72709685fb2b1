"""Result types for each type and pair of types equal PyTorch's: types_of_torch.json has those of 2.13."""

import json
import pathlib

import pytest
import types_as_torch
from types_as_torch import LETTERS, found

TABLES = json.loads((pathlib.Path(__file__).parent / "types_of_torch.json").read_text())
TABLE = {name: table for table, names in TABLES for name in names}
# Where PyTorch gives a type, ours gives another one.
OTHER = {
    "all": "ours gives Bool of uint8", "any": "ours gives Bool of uint8",
    "block_diag": "ours widens by tensors without dims",
    "hinge_embedding_loss": "PyTorch promotes by the target without dims",
    "binary_cross_entropy_with_logits": "PyTorch's depends on which operand is bfloat16",
    "pairwise_distance": "there are no complex numbers of Halves", "dist": "there are no complex numbers of Halves",
    "cosine_similarity": "ours does not widen within a kind by a tensor without dims",
}
# Ours refuses with a sentence some types that PyTorch takes.
REFUSED = {
    "complex numbers": "hinge_embedding_loss Tensor.copy_ Tensor.fill_",
    "operands of two types": "normal slice_scatter",
    "Bool": "pow Tensor.pow_",
}


def differences(name):
    """Return (first operand, second operand, PyTorch's type, our type) for the calls that PyTorch supports."""
    ours = found(name, 1 if "alone" in TABLE[name] else 2)
    return [(letter, beside, theirs, mine) for beside, types in TABLE[name].items()
            for letter, theirs, mine in zip(LETTERS, types, ours[beside], strict=True)
            if theirs not in ("-", "n", mine)]


@pytest.mark.parametrize("name", TABLE)
def test_types_are_those_of_pytorch(name):
    result = differences(name)
    refused = [why for why, names in REFUSED.items() if name in names.split()]
    if name not in OTHER:
        assert not [one for one in result if one[3] != "-" or not refused]
    assert result or not (refused or name in OTHER), f"{name} has PyTorch's types: take it out of the lists"


# In place, ours takes what PyTorch refuses: (first operands, function).
LENIENT = {
    "Tensor.sub_": "?bBhilefdgFD", "Tensor.__isub__": "?bBhilefdgFD",  # truths count as 0 and 1
    "Tensor.float_power_": "efdgFD",  # rounded to narrower floats
    **dict.fromkeys(("Tensor.logical_and_", "Tensor.logical_or_", "Tensor.logical_xor_"), "?bBhilefdgFD"),  # of numbers
}


@pytest.mark.parametrize("name", [name for name in TABLE if name.startswith("Tensor.")])
def test_results_that_an_operand_cannot_hold_are_refused_in_place(name):
    ours = found(name, 2)
    assert not [(letter, beside) for beside, types in TABLE[name].items()
                for letter, theirs, mine in zip(LETTERS, types, ours[beside], strict=True)
                if theirs == "-" and mine != "-" and letter not in LENIENT.get(name, "")]


def test_every_function_is_tried():
    assert set(types_as_torch.names()) & set(TABLE) == set(TABLE)
