"""Rules for batches that rows state: each is a function of torch.func, and no code names operators."""

from codegen.model.keys import VMAP
from torch.func import elements, layers, rules


def test_every_rule_is_a_function():
    for word in VMAP:
        assert callable(getattr(elements, word, None) or getattr(layers, word))


def test_no_rule_compares_names_of_operators():
    for module in (elements, layers, rules):
        source = module.__loader__.get_source(module.__name__)
        for compared in ("row.op in", "row.op ==", "call.name ==", "call.name in"):
            assert compared not in source
