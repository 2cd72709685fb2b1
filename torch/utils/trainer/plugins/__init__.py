"""Plugins of a Trainer, registered with Trainer.register_plugin."""

from torch.utils.trainer.plugins.checkpoint import Checkpoint
from torch.utils.trainer.plugins.evaluation import Evaluation, LearningRate
from torch.utils.trainer.plugins.logger import Logger
from torch.utils.trainer.plugins.monitors import AccuracyMonitor, LossMonitor, Monitor, TimeMonitor
from torch.utils.trainer.plugins.plugin import Plugin
from torch.utils.trainer.plugins.progress import ProgressBar, ProgressMonitor
from torch.utils.trainer.plugins.record import Curves, TensorBoard

__all__ = [
    "AccuracyMonitor", "Checkpoint", "Curves", "Evaluation", "LearningRate", "Logger", "LossMonitor", "Monitor",
    "Plugin", "ProgressBar", "ProgressMonitor", "TensorBoard", "TimeMonitor",
]
