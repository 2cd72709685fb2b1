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

    def add_graph(self, model: Any, input_to_model: Any = None, **options: Any) -> None:
        """Do nothing: graphs are not written; torch.utils.plot_graph draws one."""

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
