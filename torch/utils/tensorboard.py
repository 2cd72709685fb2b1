"""SummaryWriter, which writes the files that TensorBoard shows: that of the package tensorboardX."""

try:
    from tensorboardX import SummaryWriter
except ImportError:
    class SummaryWriter:
        """Stands for the class where the package is lacking."""

        def __init__(self, *args, **keywords):
            raise ImportError("torch.utils.tensorboard: SummaryWriter is that of tensorboardX; run: "
                              "pip install tensorboardX")

__all__ = ["SummaryWriter"]
