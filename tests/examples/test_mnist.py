"""examples/mnist.py: the data, a few steps, the options; slow: the whole training."""

import gzip
import pathlib
import struct
import subprocess
import sys

import numpy
import pytest

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "examples"
sys.path.insert(0, str(EXAMPLES))

pytest.importorskip("tqdm")

import mnist  # noqa: E402

import torch  # noqa: E402
import torch.utils.data  # noqa: E402
from torch.utils.data import digits  # noqa: E402
from torch.utils.data.digits import enlarge  # noqa: E402


def idx(array):
    return struct.pack(f">BBBB{array.ndim}I", 0, 0, 8, array.ndim, *array.shape) + array.tobytes()


def write_mnist(folder, count=12, ending=""):
    random = numpy.random.RandomState(0)
    written = {}
    for kind, number in (("train", count), ("t10k", 5)):
        images, labels = random.randint(0, 256, (number, 28, 28)), numpy.arange(number) % 10
        written[kind] = images.astype(numpy.uint8), labels.astype(numpy.uint8)
        for name, array in zip(("images-idx3", "labels-idx1"), written[kind], strict=True):
            data = idx(array)
            (folder / f"{kind}-{name}-ubyte{ending}").write_bytes(gzip.compress(data) if ending else data)
    return written


def test_the_default_split_is_fixed():
    data = digits()
    images, labels = data.train.tensors
    assert images.size() == (1437, 1, 28, 28) and len(data.test) == 360
    assert data.test.tensors[1][:10].tolist() == [2, 8, 2, 6, 6, 7, 1, 9, 8, 5]
    assert images.type() == "torch.FloatTensor" and abs(images.mean()) < 1e-4 and abs(images.std() - 1) < 1e-3
    assert numpy.bincount(data.test.tensors[1].numpy()).min() > 25
    train = {image.tobytes() for image in images.numpy()}
    assert sum(image.tobytes() in train for image in data.test.tensors[0].numpy()) == 0


def test_enlarging_is_bilinear():
    plane = numpy.arange(8)[:, None] * 2.0 + numpy.arange(8)
    large = enlarge(plane[None])[0]
    places = numpy.clip((numpy.arange(28) + 0.5) * 8 / 28 - 0.5, 0, 7)
    numpy.testing.assert_allclose(large, places[:, None] * 2 + places)
    assert enlarge(numpy.ones((3, 8, 8))).shape == (3, 28, 28)


@pytest.mark.parametrize("ending", ["", ".gz"])
def test_idx_files(tmp_path, ending):
    written = write_mnist(tmp_path, ending=ending)
    data = digits(tmp_path)
    assert data.train.tensors[1].tolist() == written["train"][1].tolist() and len(data.test) == 5
    images, pixels = data.train.tensors[0].numpy()[:, 0].astype(float), written["train"][0].astype(float)
    numpy.testing.assert_allclose(images, (pixels - pixels.mean()) / pixels.std(), atol=1e-5)


@pytest.mark.parametrize("damage, text", [
    (lambda data: b"", "nothing"), (lambda data: b"\0\0\x0d\3" + data[4:], "no IDX file|need"),
    (lambda data: data[:9], "ends in its header"), (lambda data: data[:-1], "found 9407"),
    (lambda data: data + b"x", "found more"), (lambda data: gzip.compress(data)[:-30], "damaged"),
    (lambda data: idx(numpy.zeros((12, 28, 27), numpy.uint8)), "28 x 28"),
    (lambda data: idx(numpy.zeros((11, 28, 28), numpy.uint8)), "11 images but labels"),
    (lambda data: data[:4] + b"\xff" * 12 + data[16:], "need"),
])
def test_damaged_idx_files(tmp_path, damage, text):
    write_mnist(tmp_path)
    path = tmp_path / "train-images-idx3-ubyte"
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(ValueError, match=text):
        digits(tmp_path)


@pytest.mark.parametrize("label", [10, 255])
def test_labels_that_are_no_digits(tmp_path, label):
    write_mnist(tmp_path)
    path = tmp_path / "train-labels-idx1-ubyte"
    path.write_bytes(path.read_bytes()[:-1] + bytes([label]))
    with pytest.raises(ValueError, match="must be digits"):
        digits(tmp_path)


def test_missing_idx_files(tmp_path):
    with pytest.raises(FileNotFoundError, match="train-images-idx3-ubyte"):
        digits(tmp_path)


def test_shifting_moves_whole_images():
    images = torch.zeros(50, 1, 28, 28)
    images.narrow(2, 10, 4).narrow(3, 10, 4).fill_(1)
    shifted = mnist.Shifted(torch.utils.data.TensorDataset(images, torch.zeros(50).long()))
    moved = [shifted[number][0] for number in range(50)]
    assert all(image.size() == (1, 28, 28) and image.sum() == 16 for image in moved)
    tops = [image[0].numpy().any(1).argmax() - 10 for image in moved]
    assert min(tops) == -2 and max(tops) == 2


@pytest.mark.parametrize("workers", ["0", "2"])
def test_a_few_steps_lower_the_loss(workers):
    torch.manual_seed(0)
    data = digits()
    data.train.tensors = [tensor[:400] for tensor in data.train.tensors]
    trainer, evaluation, curves = mnist.prepare(data, mnist.parse(["--epochs", "1", "--workers", workers]))
    before = evaluation.evaluate(trainer.model, trainer.criterion)["loss"]
    trainer.run(1)
    assert trainer.stats["test"]["loss"] < before and curves.history["test.loss"] == [trainer.stats["test"]["loss"]]


def test_the_program_on_idx_files_with_a_plot(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    write_mnist(tmp_path)
    picture = tmp_path / "result.png"
    accuracy = mnist.main(["--data", str(tmp_path), "--epochs", "2", "--batch-size", "5", "--plot", str(picture)])
    lines = capsys.readouterr().out
    assert 0 <= accuracy <= 1 and "epoch  2" in lines and picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("arguments, text", [(["--cuda"], "CUDA"), (["--epochs", "0"], "at least 1")])
def test_options_that_are_refused(arguments, text, capsys, monkeypatch):
    def without_gpu(*size):
        raise RuntimeError("CUDA: no driver")  # as beside no GPU, which may be here

    monkeypatch.setattr(torch, "zeros", without_gpu)
    with pytest.raises(SystemExit) as error:
        mnist.main(arguments)
    assert error.value.code == 2 and text in capsys.readouterr().err


def test_a_plot_into_a_folder_that_is_not_there_is_refused_before_training(tmp_path, capsys):
    with pytest.raises(SystemExit):
        mnist.main(["--plot", str(tmp_path / "absent" / "result.png")])
    said = capsys.readouterr()
    assert "--plot: the folder of" in said.err and "epoch" not in said.out


@pytest.mark.slow
def test_the_whole_training_reads_98_percent():
    result = subprocess.run([sys.executable, EXAMPLES / "mnist.py", "--threads", "2"], capture_output=True, text=True,
                            check=True)
    last = result.stdout.splitlines()[-1]
    assert float(last.split("accuracy ")[1].split()[0]) >= 98, last
    assert float(last.split()[-2]) < 60, last
