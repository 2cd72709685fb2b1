"""What SummaryWriter writes is what the package tensorboard reads."""

import io

import numpy
import pytest

import torch
from torch import nn

pytest.importorskip("tensorboard")
event_accumulator = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
from torch.utils.tensorboard import events  # noqa: E402


@pytest.fixture
def written(tmp_path):
    """Return a function that runs `write(writer)` and reads the folder."""
    def run(write):
        with events.SummaryWriter(tmp_path) as writer:
            write(writer)
        return event_accumulator.EventAccumulator(str(tmp_path), size_guidance={"tensors": 0}).Reload()
    return run


def test_a_curve_of_precision_and_recall(written):
    from tensorboard.util.tensor_util import make_ndarray

    labels, predictions = torch.tensor([1, 0, 1, 1, 0]), torch.tensor([0.9, 0.6, 0.55, 0.1, 0.0])
    read = written(lambda writer: writer.add_pr_curve("curve", labels, predictions, 3, num_thresholds=5))
    event, = read.Tensors("curve")
    rows = make_ndarray(event.tensor_proto)
    for column, threshold in enumerate((0, 0.25, 0.5, 0.75, 1)):
        above, true = predictions >= threshold, labels == 1
        tp, fp = (above & true).sum().item(), (above & ~true).sum().item()
        counts = [tp, fp, (~above & ~true).sum().item(), (~above & true).sum().item(), tp / max(tp + fp, 1), tp / 3]
        assert numpy.allclose(rows[:, column], counts), threshold
    assert event.step == 3 and read.SummaryMetadata("curve").plugin_data.plugin_name == "pr_curves"


def test_a_graph_has_layers_parameters_and_sizes(written):
    model = nn.Sequential(nn.Linear(2, 3), nn.ReLU())
    nodes = {node.name: node for node in written(lambda writer: writer.add_graph(model, torch.ones(4, 2))).Graph().node}
    assert {"0/weight", "0/bias", "linear", "relu"} <= set(nodes)
    assert "0/weight" in nodes["linear"].input and nodes["relu"].input == ["linear"]
    assert [dim.size for dim in nodes["relu"].attr["_output_shapes"].list.shape[0].dim] == [4, 3]


def test_a_sound(written):
    import wave

    event, = written(lambda writer: writer.add_audio("sound", torch.tensor([[0.0, 1.0, -2.0]]), 1, 8000)).Audio("sound")
    with wave.open(io.BytesIO(event.encoded_audio_string)) as sound:
        assert numpy.frombuffer(sound.readframes(3), "<i2").tolist() == [0, 32767, -32767]
    assert event.sample_rate == 8000 and event.length_frames == 3


def test_a_video(written):
    Image = pytest.importorskip("PIL.Image")
    frames = torch.rand(2, 3, 3, 4, 5)
    event, = written(lambda writer: writer.add_video("video", frames)).Images("video")
    with Image.open(io.BytesIO(event.encoded_image_string)) as video:
        assert video.size == (10, 4) and video.n_frames == 3


def test_tensors_meshes_and_counts(written):
    def write(writer):
        writer.add_tensor("t", torch.arange(3.0))
        writer.add_mesh("m", torch.ones(1, 4, 3), faces=torch.zeros(1, 2, 3, dtype=torch.int32))
        writer.add_histogram_raw("h", 0.0, 2.0, 3, 4.0, 6.0, [1.0, 2.0], [1, 2])
        writer.add_custom_scalars({"all": {"loss": ["Multiline", ["a", "b"]], "range": ["Margin", ["v", "lo", "hi"]]}})

    from tensorboard.plugins.custom_scalar.layout_pb2 import Layout
    from tensorboard.util.tensor_util import make_ndarray

    read = written(write)
    assert make_ndarray(read.Tensors("t")[0].tensor_proto).tolist() == [0, 1, 2]
    meshes = [read.Tensors(tag)[0] for tag in read.PluginTagToContent("mesh")]
    assert sorted(make_ndarray(mesh.tensor_proto).shape for mesh in meshes) == [(1, 2, 3), (1, 4, 3)]
    assert read.Histograms("h")[0].histogram_value.bucket == [1, 2]
    layout = Layout.FromString(read.Tensors("custom_scalars__config__")[0].tensor_proto.string_val[0])
    lines, margin = layout.category[0].chart
    assert lines.multiline.tag == ["a", "b"] and margin.margin.series[0].lower == "lo"


def test_embeddings_are_added_to_the_projector(tmp_path):
    from google.protobuf import text_format
    from tensorboard.plugins.projector.projector_config_pb2 import ProjectorConfig

    with events.SummaryWriter(tmp_path) as writer:
        writer.add_embedding(torch.eye(3), ["a", "b", "c"], tag="first")
        writer.add_embedding(torch.eye(3), [["a", 1], ["b", 2], ["c", 3]], tag="second", metadata_header=["name", "n"])
        with pytest.raises(ValueError, match="add_embedding"):
            writer.add_embedding(torch.eye(3), ["a"])
    config = text_format.Parse((tmp_path / "projector_config.pbtxt").read_text(), ProjectorConfig())
    first, second = config.embeddings
    assert numpy.loadtxt(tmp_path / first.tensor_path).tolist() == numpy.eye(3).tolist()
    assert (tmp_path / first.metadata_path).read_text().split() == ["a", "b", "c"]
    assert (tmp_path / second.metadata_path).read_text().splitlines()[:2] == ["name\tn", "a\t1"]


def test_images_of_embeddings_are_one_picture(tmp_path):
    Image = pytest.importorskip("PIL.Image")
    images = torch.stack([torch.full((1, 2, 3), value) for value in (0.0, 0.5, 1.0)])
    with events.SummaryWriter(tmp_path) as writer:
        writer.add_embedding(torch.eye(3), label_img=images)
    picture = numpy.asarray(Image.open(next(tmp_path.rglob("sprite.png"))))
    assert picture.shape == (4, 6)
    assert picture[0].tolist() == [0] * 3 + [127] * 3 and picture[2].tolist() == [255] * 3 + [0] * 3
