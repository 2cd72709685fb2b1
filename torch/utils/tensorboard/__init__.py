"""Files for TensorBoard, by whichever package is installed: tensorboardX, or tensorboard."""

from torch.utils.tensorboard.writer import FileWriter as FileWriter
from torch.utils.tensorboard.writer import SummaryWriter

__all__ = ["SummaryWriter"]
