"""Every row of ops.yaml: value, layouts, in place, out=, gradients of both orders, errors, random numbers."""

from cases import CATALOGUE

from torch.testing import rows

rows.check("ops.yaml")


def test_all_of_them_are_tested():
    """Of each row some test makes calls: a condition that nothing meets would go unseen."""
    checked = [test for name, test in globals().items() if name.startswith("test_") and hasattr(test, "pytestmark")]
    tested = {argument for test in checked for mark in test.pytestmark for argument in _rows(mark.args[1])}
    assert {row.op for row in CATALOGUE.rows} == tested and len(tested) >= 120


def _rows(arguments):
    return {(argument[0] if isinstance(argument, tuple) else argument).op for argument in arguments}
