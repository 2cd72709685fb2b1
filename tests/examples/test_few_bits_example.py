"""examples/few_bits.py: the perplexity stays within 1 % with weights of 8 bits, and within 3 % with 4 bits."""

import pydoc_data.topics
import sys
from pathlib import Path

import pytest

import torch

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
import few_bits


@pytest.mark.slow
def test_few_bits_keep_the_perplexity():
    torch.manual_seed(2)
    codes, characters = few_bits.codes_of("".join(pydoc_data.topics.topics.values())[:100_000])
    model, untrained = few_bits.Transformer(characters, width=64), few_bits.Transformer(characters, width=64)
    few_bits.train(model, codes[:90_000], updates=120, report=lambda line: None)
    result = few_bits.perplexities(model, codes[90_000:])
    assert result["float32"] < few_bits.perplexity(untrained, codes[90_000:]) / 3
    for name, bound in (("bfloat16", 0.01), ("8 bits", 0.01), ("4 bits", 0.03)):
        assert abs(result[name] / result["float32"] - 1) < bound
