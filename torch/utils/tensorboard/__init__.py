"""Files for TensorBoard, by whichever package is installed: tensorboardX, or tensorboard."""

from torch.utils.tensorboard.writer import FileWriter, SummaryWriter

__all__ = ["FileWriter", "SummaryWriter"]
