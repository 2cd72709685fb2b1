"""The values that a SummaryWriter writes, as records of the package tensorboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def _array(value):
    """Return a NumPy array of a tensor, a number or a list."""
    import numpy

    return numpy.asarray(value.detach().cpu().numpy() if hasattr(value, "detach") else value)


def _summary(tag, plugin=None, tensor=None, content=None, **value):
    """Return a record; `plugin` shows it, and reads the message `content`."""
    from tensorboard.compat.proto.summary_pb2 import Summary, SummaryMetadata

    if plugin is not None:
        data = SummaryMetadata.PluginData(plugin_name=plugin, content=content and content.SerializeToString())
        value["metadata"] = SummaryMetadata(plugin_data=data)
    return Summary(value=[Summary.Value(tag=tag, tensor=tensor, **value)])


def _tensor(value):
    """Return the message that holds an array."""
    from tensorboard.util.tensor_util import make_tensor_proto

    return make_tensor_proto(_array(value))


def scalar(name: str, tensor: Any, collections: Any = None, **options: Any) -> Any:
    """Return the record of a number."""
    return _summary(name, simple_value=float(_array(tensor).reshape(())))


def histogram(name: str, values: Any, bins: Any = 64, max_bins: int | None = None) -> Any:
    """Return the record of how values are distributed: their counts in equal bins."""
    import numpy
    from tensorboard.compat.proto.summary_pb2 import HistogramProto

    flat = _array(values).astype("float64").reshape(-1)
    if not flat.size:
        raise ValueError("histogram: there are no values")
    counts, limits = numpy.histogram(flat, bins=bins if not isinstance(bins, str) else "auto")
    return _summary(name, histo=HistogramProto(
        min=flat.min(), max=flat.max(), num=flat.size, sum=flat.sum(), sum_squares=flat.dot(flat),
        bucket_limit=limits[1:].tolist(), bucket=counts.tolist()))


def histogram_raw(name: str, min: float, max: float, num: float, sum: float, sum_squares: float, bucket_limits: Any,
                  bucket_counts: Any) -> Any:
    """Return the record of a distribution whose counts are known; `bucket_limits` are the upper ends of the bins."""
    from tensorboard.compat.proto.summary_pb2 import HistogramProto

    return _summary(name, histo=HistogramProto(min=min, max=max, num=num, sum=sum, sum_squares=sum_squares,
                                               bucket_limit=bucket_limits, bucket=bucket_counts))


def tensor_proto(tag: str, tensor: Any) -> Any:
    """Return the record of a tensor."""
    return _summary(tag, tensor=_tensor(tensor))


def pr_curve_raw(tag: str, tp: Any, fp: Any, tn: Any, fn: Any, precision: Any, recall: Any,
                 num_thresholds: int = 127, weights: Any = None) -> Any:
    """Return the record of precision and recall at thresholds from 0 to 1."""
    import numpy
    from tensorboard.plugins.pr_curve.plugin_data_pb2 import PrCurvePluginData

    rows = numpy.stack([_array(row).astype("float32") for row in (tp, fp, tn, fn, precision, recall)])
    return _summary(tag, "pr_curves", _tensor(rows), PrCurvePluginData(version=0, num_thresholds=rows.shape[1]))


def pr_curve(tag: str, labels: Any, predictions: Any, num_thresholds: int = 127, weights: Any = None) -> Any:
    """Return the record of precision and recall of probabilities `predictions` of true or false `labels`."""
    import numpy

    labels, predictions = _array(labels).reshape(-1) != 0, _array(predictions).reshape(-1)
    bins = numpy.floor(predictions * (num_thresholds - 1)).astype(int)
    weights = numpy.ones(labels.shape) if weights is None else _array(weights).reshape(-1)
    above = [numpy.bincount(bins[part], weights[part], num_thresholds)[::-1].cumsum()[::-1]
             for part in (labels, ~labels)]
    (tp, fp), (positive, negative) = above, (above[0][0], above[1][0])
    return pr_curve_raw(tag, tp, fp, negative - fp, positive - tp, tp / numpy.maximum(tp + fp, 1e-7),
                        tp / max(positive, 1e-7))


def audio(tag: str, tensor: Any, sample_rate: int = 44100) -> Any:
    """Return the record of a sound of one channel, numbers from -1 to 1."""
    import io
    import wave

    from tensorboard.compat.proto.summary_pb2 import Summary

    sound, file = (_array(tensor).reshape(-1).clip(-1, 1) * 32767).astype("<i2"), io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setparams((1, 2, sample_rate, len(sound), "NONE", ""))
        written.writeframes(sound.tobytes())
    return _summary(tag, audio=Summary.Audio(sample_rate=sample_rate, num_channels=1, length_frames=len(sound),
                                             encoded_audio_string=file.getvalue(), content_type="audio/wav"))


def video(tag: str, tensor: Any, fps: float = 4) -> Any:
    """Return the record of videos (N, T, C, H, W) side by side, as a GIF; bytes, or floats from 0 to 1."""
    import io

    from PIL import Image
    from tensorboard.compat.proto.summary_pb2 import Summary

    frames = _array(tensor)
    frames = (frames * 255).clip(0, 255).astype("uint8") if frames.dtype.kind == "f" else frames
    frames = frames.transpose(1, 3, 0, 4, 2).reshape(frames.shape[1], frames.shape[3], -1, frames.shape[2])
    first, *others = [Image.fromarray(one.squeeze(-1) if one.shape[-1] == 1 else one) for one in frames]
    file = io.BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=1000 / fps, loop=0)
    return _summary(tag, image=Summary.Image(height=frames.shape[1], width=frames.shape[2], colorspace=frames.shape[3],
                                             encoded_image_string=file.getvalue()))


def mesh(tag: str, vertices: Any, colors: Any = None, faces: Any = None, config_dict: Any = None) -> Any:
    """Return the records of vertices (B, N, 3), their colors (B, N, 3) and faces (B, M, 3)."""
    import json

    from tensorboard.compat.proto.summary_pb2 import Summary
    from tensorboard.plugins.mesh import metadata
    from tensorboard.plugins.mesh.plugin_data_pb2 import MeshPluginData

    kinds = MeshPluginData
    parts = [(kinds.VERTEX, vertices), (kinds.FACE, faces), (kinds.COLOR, colors)]
    parts = [(kind, _array(part)) for kind, part in parts if part is not None]
    components = metadata.get_components_bitmask([kind for kind, _ in parts])
    return Summary(value=[Summary.Value(
        tag=metadata.get_instance_name(tag, kind), tensor=_tensor(part), metadata=metadata.create_summary_metadata(
            tag, None, kind, components, part.shape, json_config=json.dumps(config_dict or {}, sort_keys=True)))
        for kind, part in parts])


def custom_scalars(layout: dict[str, dict[str, Any]]) -> Any:
    """Return the record of a layout {category: {title: ("Multiline" or "Margin", tags)}}."""
    from tensorboard.compat.proto.tensor_pb2 import TensorProto
    from tensorboard.plugins.custom_scalar import layout_pb2

    def chart(title, kind, tags):
        if kind == "Margin":
            lower, value, upper = tags[1], tags[0], tags[2]
            series = layout_pb2.MarginChartContent.Series(value=value, lower=lower, upper=upper)
            return layout_pb2.Chart(title=title, margin=layout_pb2.MarginChartContent(series=[series]))
        return layout_pb2.Chart(title=title, multiline=layout_pb2.MultilineChartContent(tag=list(tags)))

    categories = [layout_pb2.Category(title=name, chart=[chart(title, *content) for title, content in charts.items()])
                  for name, charts in layout.items()]
    whole = layout_pb2.Layout(category=categories)
    return _summary("custom_scalars__config__", "custom_scalars",
                    TensorProto(dtype="DT_STRING", string_val=[whole.SerializeToString()]))


def image(tag: str, tensor: Any, rescale: float = 1, dataformats: str = "CHW") -> Any:
    """Return the record of an image: bytes from 0 to 255, or floats from 0 to 1; needs Pillow."""
    import io

    import numpy
    from PIL import Image
    from tensorboard.compat.proto.summary_pb2 import Summary

    pixels = _array(tensor)
    if pixels.ndim == 2:
        pixels, dataformats = pixels[None], "CHW"
    pixels = pixels.transpose([dataformats.index(letter) for letter in "HWC"])
    if pixels.dtype.kind == "f":
        pixels = (pixels * 255 * rescale).clip(0, 255).astype(numpy.uint8)
    picture, file = Image.fromarray(pixels.squeeze(-1) if pixels.shape[-1] == 1 else pixels), io.BytesIO()
    picture.save(file, format="PNG")
    return _summary(tag, image=Summary.Image(height=pixels.shape[0], width=pixels.shape[1], colorspace=pixels.shape[2],
                                             encoded_image_string=file.getvalue()))


def text(tag: str, text: str) -> Any:
    """Return the record of a text."""
    from tensorboard.compat.proto.tensor_pb2 import TensorProto
    from tensorboard.compat.proto.tensor_shape_pb2 import TensorShapeProto

    shape = TensorShapeProto(dim=[TensorShapeProto.Dim(size=1)])
    proto = TensorProto(dtype="DT_STRING", string_val=[text.encode("utf-8")], tensor_shape=shape)
    return _summary(f"{tag}/text_summary", "text", proto)


def hparams(hparam_dict: Any = None, metric_dict: Any = None, hparam_domain_discrete: Any = None) -> Any:
    """Return three records of a run: its experiment, its hyperparameters, and its end."""
    from tensorboard.compat.proto.summary_pb2 import SummaryMetadata
    from tensorboard.plugins.hparams import api_pb2, metadata, plugin_data_pb2

    def record(tag, **content):
        data = plugin_data_pb2.HParamsPluginData(version=metadata.PLUGIN_DATA_VERSION, **content)
        plugin = SummaryMetadata.PluginData(plugin_name=metadata.PLUGIN_NAME, content=data.SerializeToString())
        return _summary(tag, metadata=SummaryMetadata(plugin_data=plugin), tensor=metadata.NULL_TENSOR)

    start = plugin_data_pb2.SessionStartInfo()
    infos = []
    for name, value in (hparam_dict or {}).items():
        kind = "bool" if isinstance(value, bool) else "string" if isinstance(value, str) else "number"
        value = value if kind != "number" else float(_array(value))
        setattr(start.hparams[name], f"{kind}_value", value)
        infos.append(api_pb2.HParamInfo(name=name, type={"bool": 2, "string": 1, "number": 3}[kind]))
    metrics = [api_pb2.MetricInfo(name=api_pb2.MetricName(tag=name)) for name in metric_dict or {}]
    experiment = api_pb2.Experiment(hparam_infos=infos, metric_infos=metrics)
    end = plugin_data_pb2.SessionEndInfo(status=api_pb2.Status.Value("STATUS_SUCCESS"))
    return (record(metadata.EXPERIMENT_TAG, experiment=experiment),
            record(metadata.SESSION_START_INFO_TAG, session_start_info=start),
            record(metadata.SESSION_END_INFO_TAG, session_end_info=end))
