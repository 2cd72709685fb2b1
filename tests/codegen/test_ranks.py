"""Rows with ranks: a row per number of dims of a plane, with its texts, lists and samples."""

from codegen.model.catalogue import Catalogue
from codegen.print.c import CRow
from codegen.read import catalogue

OURS: Catalogue = catalogue.load_named("ops.yaml", "max_pool2d")


def test_a_row_per_rank():
    rows = {row.op: row for row in OURS.rows}
    ops = ("max_pool1d", "max_pool2d", "max_pool3d")
    assert [rows[op].rank for op in ops] == [1, 2, 3]
    assert [rows[op].parameter("kernel_size").length for op in ops] == [1, 2, 3]
    assert [rows[op].autocast for op in ops] == ["", "", "cpu float"]
    assert "(N, C, D, H, W)" in rows["max_pool3d"].doc


def test_a_key_below_another_may_be_a_mapping_by_rank():
    rows = {row.op: row for row in catalogue.load_named("ops.yaml", "conv_transpose1d").rows}
    assert [rows[f"conv_transpose{rank}d"].body.parts["shift"].text for rank in (1, 2, 3)] == [
        "bias.view(-1, 1)", "bias.view(-1, 1, 1)", "bias.view(-1, 1, 1, 1)"]


def test_samples_have_the_rank_of_the_row_and_one_has_no_batch():
    for row in OURS.rows:
        lengths = {len(sample["kernel_size"]) for sample in row.samples}
        if row.rank:
            assert lengths == {row.rank} and {len(sample["input"]) - row.rank for sample in row.samples} == {1, 2}


def test_defaults_that_follow_and_bools_that_select():
    row = next(row for row in OURS.rows if row.op == "max_pool2d_indexed")
    stride, chosen = row.parameter("stride"), row.parameter("return_indices")
    assert stride.follows == "kernel_size" and stride.default is None and chosen.truth is True
    lines = CRow(row, OURS).params
    assert ".follows = 2" in lines[2] and "P_FIXED" in lines[-1]
    assert "(ints){c->n + 2, 2}" in CRow(row, OURS).kernel_call
