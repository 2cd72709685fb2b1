"""The values that a SummaryWriter writes, as records of the package tensorboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any



def _array(value):
    """Return a NumPy array of a tensor, a number or a list."""
    import numpy

    return numpy.asarray(value.detach().cpu().numpy() if hasattr(value, "detach") else value)


def _summary(tag, plugin=None, tensor=None, **value):
    from tensorboard.compat.proto.summary_pb2 import Summary, SummaryMetadata

    if plugin is not None:
        value["metadata"] = SummaryMetadata(plugin_data=SummaryMetadata.PluginData(plugin_name=plugin))
    return Summary(value=[Summary.Value(tag=tag, tensor=tensor, **value)])


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
