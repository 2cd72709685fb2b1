"""python -m torch.demo: a short run learns and shows its curves."""

import torch.demo


def test_a_short_run_learns_and_shows_it(capsys):
    torch.demo.main(["--epochs", "2"])
    text = capsys.readouterr().out
    assert "1,437 training digits, 360 test digits" in text
    before, after = (float(line.split("accuracy")[1].split()[0]) for line in text.splitlines() if "  accuracy" in line)
    assert 60 < before < after and "loss.epoch_mean\n" in text and "█" in text


def test_a_chart_has_a_column_for_each_value():
    curves = torch.utils.trainer.plugins.Curves(["a"])
    for values, first in (([1.0], "▁▁"), ([3, 3, 3], "▁▁▁▁▁▁"), ([0, 1], "  ██")):
        curves.history["a"] = values
        lines = curves.chart("a", 3).splitlines()
        assert len(lines) == 4 and lines[-1 if "▁" in first else 1].endswith("|" + first), lines
