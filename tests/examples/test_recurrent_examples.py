"""examples/language_model.py and examples/dynamic_rnn.py: they learn, and the model does not see the future."""

import pathlib
import sys

import torch
from torch.autograd import Variable

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "examples"))

import dynamic_rnn
import language_model


def test_the_language_model_learns_a_rhyme_and_writes_on():
    torch.manual_seed(1)
    text = language_model.RHYME * 40
    alphabet = sorted(set(text))
    codes = torch.LongTensor([alphabet.index(letter) for letter in text])
    model = language_model.LanguageModel(len(alphabet))
    losses = language_model.train(model, codes, report=lambda line: None)
    assert losses[-1] < 0.1 < 1.5 < losses[0]
    assert language_model.write(model, text[:10], alphabet, 120) == (text * 2)[:130]


def test_batches_go_on_where_they_stopped():
    pairs = list(language_model.batches(torch.arange(0, 26).long(), 2, 5))
    assert [pair[0].size(0) for pair in pairs] == [5, 5, 2]
    assert all((target - input).eq(1).all() for input, target in pairs)
    assert pairs[1][0][0].tolist() == [5, 18]


def test_scores_depend_on_the_past_alone():
    model = language_model.LanguageModel(5)
    first, second = torch.LongTensor([[1], [2], [3]]), torch.LongTensor([[1], [2], [4]])
    a, b = (model(Variable(given, requires_grad=False))[0].data for given in (first, second))
    assert a.narrow(0, 0, 2).equal(b.narrow(0, 0, 2)) and not a[2].equal(b[2])


def test_the_dynamic_network_learns_parity_at_every_length():
    torch.manual_seed(1)
    model = dynamic_rnn.Network()
    assert dynamic_rnn.train(model, report=lambda line: None) > 0.98
    bits, parity = dynamic_rnn.example(12, 200)
    assert (model(bits).data.max(1)[1] == parity).float().mean() > 0.95
    assert len(list(model.parameters())) == 6
