"""History of the stats, as plots and as TensorBoard event files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch.utils.trainer.plugins.plugin import Plugin, lookup

if TYPE_CHECKING:
    import os
    from collections.abc import Mapping, Sequence
    from typing import Any


class Curves(Plugin):
    """Plugin that stores fields of the stats after each epoch and plots them. Register it after the monitors.

    Args:
        fields: dotted names such as "loss.epoch_mean".
    Attributes:
        history: dict from field to a list of numbers.

    >>> from torch.utils.trainer import plugins
    >>> plugins.Curves(["loss.epoch_mean"]).history
    {'loss.epoch_mean': []}
    """

    def __init__(self, fields: Sequence[str]) -> None:
        super().__init__([(1, "epoch")])
        self.fields = list(fields)
        self.history = {field: [] for field in self.fields}

    def epoch(self, i: int) -> None:
        """Store the values of the epoch."""
        for field in self.fields:
            self.history[field].append(lookup(self.trainer.stats, field))

    def state_dict(self) -> dict[str, Any]:
        """Return the plugin's part of a checkpoint."""
        return {"history": {field: list(values) for field, values in self.history.items()}}

    def load_state_dict(self, state: Mapping[str, Any]) -> None:
        """Load a state of `state_dict`."""
        self.history.update({field: list(values) for field, values in state["history"].items()})

    def draw(self, figure: Any) -> None:
        """Plot into a matplotlib figure; fields with the same last part, such as losses, share axes."""
        groups = {}
        for field in self.fields:
            kind = "accuracy" if "accuracy" in field else "loss" if "loss" in field else field
            groups.setdefault(kind, []).append(field)
        for axes, (kind, fields) in zip(figure.subplots(1, len(groups), squeeze=False)[0], groups.items(), strict=True):
            for field in fields:
                values = self.history[field]
                axes.plot(range(1, len(values) + 1), values, label=field)
            axes.set(title=kind, xlabel="epoch", yscale="log" if kind == "loss" else "linear")
            axes.xaxis.get_major_locator().set_params(integer=True)
            axes.legend()

    def chart(self, field: str, height: int = 8) -> str:
        """Return a bar chart of a field as text: one column per epoch, with a resolution of an eighth of a line.

        >>> curves = Curves(["loss.epoch_mean"])
        >>> curves.history["loss.epoch_mean"] = [2.0, 1.0, 0.5, 0.25]
        >>> print(curves.chart("loss.epoch_mean", 2))
        loss.epoch_mean
              2 |██
           0.25 |██▇▇▃▃▁▁
        """
        values = self.history[field]
        low, high = min(values), max(values)
        eighths = [1 + round((8 * height - 1) * (value - low) / (high - low or 1)) for value in values]
        lines = [field]
        for line in range(height, 0, -1):
            label = f"{high:.4g}" if line == height else f"{low:.4g}" if line == 1 else ""
            full = ("".join(2 * " ▁▂▃▄▅▆▇█"[max(0, min(8, count - 8 * (line - 1)))] for count in eighths)).rstrip()
            lines.append(f"{label:>7} |{full}")
        return "\n".join(lines)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Plot into a file, in the format of its extension. Needs matplotlib."""
        from matplotlib.figure import Figure

        figure = Figure(figsize=(10, 4), layout="constrained")
        self.draw(figure)
        figure.savefig(path)


class TensorBoard(Plugin):
    """Plugin that writes fields of the stats to TensorBoard event files. Needs the package tensorboardX.

    Args:
        folder: folder of the files.
        fields: dotted names.
        interval: by default at the end of each epoch, with the number of iterations as the step.
    Raises:
        ImportError: tensorboardX is not installed.

    >>> import tempfile
    >>> from torch.utils.trainer import plugins
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     try:
    ...         writer = plugins.TensorBoard(folder, ["loss.epoch_mean"])
    ...     except ImportError:
    ...         pass  # tensorboardX is not installed
    """

    def __init__(self, folder: str | os.PathLike[str], fields: Sequence[str], interval: Any = None) -> None:
        super().__init__([(1, "epoch")] if interval is None else interval)
        try:
            from tensorboardX import SummaryWriter
        except ImportError:
            raise ImportError("TensorBoard: it needs the package tensorboardX: "
                              "pip install tensorboardX") from None
        self.fields, self.writer = list(fields), SummaryWriter(str(folder))

    def _write(self):
        for field in self.fields:
            value = lookup(self.trainer.stats, field)
            if value is not None:
                self.writer.add_scalar(field.replace(".", "/"), value, self.trainer.iterations)

    def iteration(self, i: int, *values: Any) -> None:
        """Write the values after a step."""
        self._write()

    def epoch(self, i: int) -> None:
        """Write the values after an epoch, and flush them to disk."""
        self._write()
        self.writer.flush()
