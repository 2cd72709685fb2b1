"""FileWriter and SummaryWriter, which write files of events with the package tensorboard."""

from __future__ import annotations

import os
import socket
import time
from typing import TYPE_CHECKING

from torch.utils.tensorboard import summary

if TYPE_CHECKING:
    from typing import Any, Self


class FileWriter:
    """Writes records into a file of events in a folder.

    Raises:
        ImportError: neither tensorboardX nor tensorboard is installed.
    """

    def __init__(self, log_dir: Any, max_queue: int = 10, flush_secs: int = 120, filename_suffix: str = "") -> None:
        try:
            from tensorboard.summary.writer.event_file_writer import EventFileWriter
        except ImportError as error:
            raise ImportError("torch.utils.tensorboard: SummaryWriter needs tensorboardX or tensorboard; run: "
                              "pip install tensorboardX") from error
        self.event_writer = EventFileWriter(os.fspath(log_dir), max_queue, flush_secs, filename_suffix)

    def get_logdir(self) -> str:
        """Return the folder."""
        return self.event_writer.get_logdir()

    def add_summary(self, summary: Any, global_step: Any = None, walltime: float | None = None) -> None:
        """Write a record."""
        from tensorboard.compat.proto.event_pb2 import Event

        event = Event(summary=summary, wall_time=time.time() if walltime is None else walltime)
        if global_step is not None:
            event.step = int(global_step)
        self.event_writer.add_event(event)

    def add_graph(self, graph_profile: Any, walltime: float | None = None) -> None:
        """Write a pair (GraphDef, RunMetadata)."""
        from tensorboard.compat.proto.event_pb2 import Event, TaggedRunMetadata

        graph, run = (part.SerializeToString() for part in graph_profile)
        now = time.time() if walltime is None else walltime
        self.event_writer.add_event(Event(graph_def=graph, wall_time=now))
        self.event_writer.add_event(Event(tagged_run_metadata=TaggedRunMetadata(tag="step1", run_metadata=run),
                                          wall_time=now))

    def flush(self) -> None:
        """Write what waits."""
        self.event_writer.flush()

    def close(self) -> None:
        """End the file."""
        self.event_writer.close()


class SummaryWriter:
    """Writes the course of a training for TensorBoard.

    Args:
        log_dir: folder; by default runs/ with the time and the machine's name, and `comment` at the end.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     try:
    ...         with torch.utils.tensorboard.SummaryWriter(folder) as writer:
    ...             writer.add_scalar("loss", 0.5, 1)
    ...     except ImportError:
    ...         pass  # neither package is installed
    """

    def __init__(self, log_dir: Any = None, comment: str = "", purge_step: int | None = None, max_queue: int = 10,
                 flush_secs: int = 120, filename_suffix: str = "") -> None:
        if not log_dir:
            log_dir = os.path.join("runs", f"{time.strftime('%b%d_%H-%M-%S')}_{socket.gethostname()}{comment}")
        self.log_dir, self.file_writer = log_dir, FileWriter(log_dir, max_queue, flush_secs, filename_suffix)

    def _get_file_writer(self) -> FileWriter:
        return self.file_writer

    def get_logdir(self) -> str:
        """Return the folder."""
        return self.log_dir

    def add_scalar(self, tag: str, scalar_value: Any, global_step: Any = None, walltime: float | None = None,
                   new_style: bool = False, double_precision: bool = False) -> None:
        """Write a number."""
        self.file_writer.add_summary(summary.scalar(tag, scalar_value), global_step, walltime)

    def add_scalars(self, main_tag: str, tag_scalar_dict: dict[str, Any], global_step: Any = None,
                    walltime: float | None = None) -> None:
        """Write several numbers, under main_tag/name."""
        for name, value in tag_scalar_dict.items():
            self.add_scalar(f"{main_tag}/{name}", value, global_step, walltime)

    def add_histogram(self, tag: str, values: Any, global_step: Any = None, bins: Any = 64,
                      walltime: float | None = None, max_bins: int | None = None) -> None:
        """Write how values are distributed."""
        self.file_writer.add_summary(summary.histogram(tag, values, bins), global_step, walltime)

    def add_image(self, tag: str, img_tensor: Any, global_step: Any = None, walltime: float | None = None,
                  dataformats: str = "CHW") -> None:
        """Write an image."""
        self.file_writer.add_summary(summary.image(tag, img_tensor, dataformats=dataformats), global_step, walltime)

    def add_images(self, tag: str, img_tensor: Any, global_step: Any = None, walltime: float | None = None,
                   dataformats: str = "NCHW") -> None:
        """Write images, each under tag/number."""
        for number, one in enumerate(img_tensor):
            self.add_image(f"{tag}/{number}", one, global_step, walltime, dataformats[1:])

    def add_figure(self, tag: str, figure: Any, global_step: Any = None, close: bool = True,
                   walltime: float | None = None) -> None:
        """Write a figure of matplotlib as an image."""
        import numpy

        figure.canvas.draw()
        self.add_image(tag, numpy.asarray(figure.canvas.buffer_rgba())[..., :3], global_step, walltime, "HWC")
        if close:
            from matplotlib import pyplot

            pyplot.close(figure)

    def add_text(self, tag: str, text_string: str, global_step: Any = None, walltime: float | None = None) -> None:
        """Write a text."""
        self.file_writer.add_summary(summary.text(tag, text_string), global_step, walltime)

    def add_hparams(self, hparam_dict: dict[str, Any], metric_dict: dict[str, Any], *_: Any, **options: Any) -> None:
        """Write the hyperparameters of a run and what they led to."""
        for record in summary.hparams(hparam_dict, metric_dict):
            self.file_writer.add_summary(record)
        for name, value in metric_dict.items():
            self.add_scalar(name, value)

    def add_graph(self, model: Any, input_to_model: Any = None, verbose: bool = False,
                  use_strict_trace: bool = True) -> None:
        """Write the graph of a model, as a run on `input_to_model` shows it."""
        from torch.utils.tensorboard._pytorch_graph import graph

        self.file_writer.add_graph(graph(model, input_to_model, verbose, use_strict_trace))

    def add_histogram_raw(self, tag: str, min: float, max: float, num: float, sum: float, sum_squares: float,
                          bucket_limits: Any, bucket_counts: Any, global_step: Any = None,
                          walltime: float | None = None) -> None:
        """Write a distribution whose counts are known."""
        record = summary.histogram_raw(tag, min, max, num, sum, sum_squares, bucket_limits, bucket_counts)
        self.file_writer.add_summary(record, global_step, walltime)

    def add_tensor(self, tag: str, tensor: Any, global_step: Any = None, walltime: float | None = None) -> None:
        """Write a tensor."""
        self.file_writer.add_summary(summary.tensor_proto(tag, tensor), global_step, walltime)

    def add_pr_curve(self, tag: str, labels: Any, predictions: Any, global_step: Any = None, num_thresholds: int = 127,
                     weights: Any = None, walltime: float | None = None) -> None:
        """Write precision and recall of probabilities `predictions` of true or false `labels`."""
        self.file_writer.add_summary(summary.pr_curve(tag, labels, predictions, num_thresholds, weights), global_step,
                                     walltime)

    def add_pr_curve_raw(self, tag: str, *counts: Any, global_step: Any = None, num_thresholds: int = 127,
                         weights: Any = None, walltime: float | None = None, **named: Any) -> None:
        """Write precision and recall that are known: tp, fp, tn, fn, precision, recall at each threshold."""
        self.file_writer.add_summary(summary.pr_curve_raw(tag, *counts, **named), global_step, walltime)

    def add_audio(self, tag: str, snd_tensor: Any, global_step: Any = None, sample_rate: int = 44100,
                  walltime: float | None = None) -> None:
        """Write a sound of one channel, numbers from -1 to 1."""
        self.file_writer.add_summary(summary.audio(tag, snd_tensor, sample_rate), global_step, walltime)

    def add_video(self, tag: str, vid_tensor: Any, global_step: Any = None, fps: float = 4,
                  walltime: float | None = None) -> None:
        """Write videos (N, T, C, H, W) side by side, as a GIF; needs Pillow."""
        self.file_writer.add_summary(summary.video(tag, vid_tensor, fps), global_step, walltime)

    def add_mesh(self, tag: str, vertices: Any, colors: Any = None, faces: Any = None, config_dict: Any = None,
                 global_step: Any = None, walltime: float | None = None) -> None:
        """Write points of meshes (B, N, 3), their colors (B, N, 3) and faces (B, M, 3)."""
        self.file_writer.add_summary(summary.mesh(tag, vertices, colors, faces, config_dict), global_step, walltime)

    def add_custom_scalars(self, layout: dict[str, dict[str, Any]]) -> None:
        """Write which numbers share a chart: {category: {title: ("Multiline" or "Margin", tags)}}."""
        self.file_writer.add_summary(summary.custom_scalars(layout))

    def add_custom_scalars_multilinechart(self, tags: Any, category: str = "default", title: str = "untitled") -> None:
        """Write that the numbers `tags` share a chart."""
        self.add_custom_scalars({category: {title: ["Multiline", tags]}})

    def add_custom_scalars_marginchart(self, tags: Any, category: str = "default", title: str = "untitled") -> None:
        """Write that the numbers `tags` are a value with its lower and upper bounds in one chart."""
        self.add_custom_scalars({category: {title: ["Margin", tags]}})

    def add_embedding(self, mat: Any, metadata: Any = None, label_img: Any = None, global_step: Any = None,
                      tag: str = "default", metadata_header: Any = None) -> None:
        """Write vectors (N, D) for the projector, with N labels, or rows of labels, and N images (C, H, W)."""
        from torch.utils.tensorboard.embedding import write

        write(self.log_dir, mat, metadata, label_img, global_step, tag, metadata_header)

    def flush(self) -> None:
        """Write what waits."""
        self.file_writer.flush()

    def close(self) -> None:
        """End the file."""
        self.file_writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
