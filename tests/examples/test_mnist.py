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

pytest.importorskip("sklearn")
pytest.importorskip("tqdm")

import digits  # noqa: E402
import mnist  # noqa: E402

import torch  # noqa: E402
import torch.nn as nn  # noqa: E402
import torch.optim as optim  # noqa: E402


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
    data = digits.load()
    assert data.train_images.shape == (1437, 28, 28) and data.test_images.shape == (360, 28, 28)
    assert data.test_labels[:10].tolist() == [2, 8, 2, 6, 6, 7, 1, 9, 8, 5]
    assert data.train_images.dtype == numpy.float32 and abs(data.train_images.mean()) < 1e-4
    assert numpy.bincount(data.test_labels).min() > 25
    train = {image.tobytes() for image in data.train_images}
    assert sum(image.tobytes() in train for image in data.test_images) == 0


def test_enlarging_is_bilinear():
    plane = numpy.arange(8)[:, None] * 2.0 + numpy.arange(8)
    large = digits.enlarge(plane[None])[0]
    places = numpy.clip((numpy.arange(28) + 0.5) * 8 / 28 - 0.5, 0, 7)
    numpy.testing.assert_allclose(large, places[:, None] * 2 + places)
    assert digits.enlarge(numpy.ones((3, 8, 8))).shape == (3, 28, 28)


@pytest.mark.parametrize("ending", ["", ".gz"])
def test_idx_files(tmp_path, ending):
    written = write_mnist(tmp_path, ending=ending)
    data = digits.load(tmp_path)
    assert data.train_labels.tolist() == written["train"][1].tolist() and data.test_images.shape == (5, 28, 28)
    images, pixels = data.train_images.astype(float), written["train"][0].astype(float)
    numpy.testing.assert_allclose(images, (pixels - pixels.mean()) / pixels.std(), atol=1e-5)


@pytest.mark.parametrize("damage, text", [
    (lambda data: b"", "nothing"), (lambda data: b"\0\0\x0d\3" + data[4:], "unsigned bytes"),
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
        digits.load(tmp_path)


def test_missing_idx_files(tmp_path):
    with pytest.raises(SystemExit, match="train-images-idx3-ubyte"):
        digits.load(tmp_path)


def test_shifting_moves_whole_images():
    images = numpy.zeros((50, 28, 28), numpy.float32)
    images[:, 10:14, 10:14] = 1
    moved = mnist.shifted(images, numpy.random.RandomState(0))
    assert moved.shape == images.shape and (moved.sum((1, 2)) == 16).all()
    tops = moved.any(2).argmax(1) - 10
    assert tops.min() == -2 and tops.max() == 2


def test_a_few_steps_lower_the_loss():
    torch.manual_seed(0)
    data = digits.load()
    model, criterion = mnist.Network(), nn.NLLLoss()
    optimizer, random = optim.SGD((model, criterion), lr=0.05, momentum=0.9), numpy.random.RandomState(0)
    before, _ = mnist.evaluate(model, criterion, data.test_images, data.test_labels)
    images, labels = data.train_images[:400], data.train_labels[:400]
    mnist.train(model, optimizer, images, labels, 50, random, mnist.falling(0.05, 8))
    after, read = mnist.evaluate(model, criterion, data.test_images, data.test_labels)
    assert after < before and read.shape == (360,)


def test_the_program_on_idx_files_with_a_plot(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    write_mnist(tmp_path)
    picture = tmp_path / "result.png"
    accuracy = mnist.main(["--data", str(tmp_path), "--epochs", "2", "--batch-size", "5", "--plot", str(picture)])
    lines = capsys.readouterr().out
    assert 0 <= accuracy <= 1 and "epoch  2" in lines and picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("arguments, text", [(["--cuda"], "CUDA"), (["--epochs", "0"], "at least 1")])
def test_options_that_are_refused(arguments, text, capsys):
    with pytest.raises(SystemExit) as error:
        mnist.main(arguments)
    assert error.value.code == 2 and text in capsys.readouterr().err


@pytest.mark.slow
def test_the_whole_training_reads_98_percent():
    result = subprocess.run([sys.executable, EXAMPLES / "mnist.py", "--threads", "2"], capture_output=True, text=True,
                            check=True)
    last = result.stdout.splitlines()[-1]
    assert float(last.split("accuracy ")[1].split()[0]) >= 98, last
    assert float(last.split()[-2]) < 60, last
