"""SummaryWriter of the package tensorboardX, which writes files for TensorBoard."""

try:
    from tensorboardX import SummaryWriter
except ImportError:
    class SummaryWriter:
        """Stands for the class where the package is lacking."""

        def __init__(self, *args, **keywords):
            raise ImportError("torch.utils.tensorboard: SummaryWriter needs tensorboardX; run: "
                              "pip install tensorboardX")

__all__ = ["SummaryWriter"]
