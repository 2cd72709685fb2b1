"""examples/legacy.py: an epoch on few images; slow: the whole of it."""

import importlib.util
import pathlib

import pytest

import torch.utils.data

# Under a name of its own: legacy is what torch.legacy is called.
place = pathlib.Path(__file__).resolve().parents[2] / "examples" / "legacy.py"
spec = importlib.util.spec_from_file_location("legacy_example", place)
program = importlib.util.module_from_spec(spec)
spec.loader.exec_module(program)


def test_a_short_run(monkeypatch, tmp_path):
    whole = torch.utils.data.digits()

    def few():
        whole.train.tensors = [tensor.narrow(0, 0, 256) for tensor in whole.train.tensors]
        return whole

    monkeypatch.setattr(program, "digits", few)
    arguments = ["--epochs", "1", "--batch-size", "16", "--file", str(tmp_path / "model.t7")]
    legacy, read, converted, back = program.main(arguments)
    assert legacy == read and legacy > 0.3 and converted == back and converted > 0.4
    assert (tmp_path / "model.t7").stat().st_size > 1_700_000


@pytest.mark.slow
def test_the_whole_run():
    legacy, read, converted, back = program.main([])
    assert legacy == read and legacy > 0.9 and converted == back and converted > 0.93
