"""SummaryWriter of the package tensorboardX, which writes files for TensorBoard."""

try:
    from tensorboardX import SummaryWriter
except ImportError:
    class SummaryWriter:
        """Placeholder that raises ImportError, because tensorboardX is not installed.

        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     try:
        ...         torch.utils.tensorboard.SummaryWriter(folder).close()
        ...     except ImportError:
        ...         pass  # tensorboardX is not installed
        """

        def __init__(self, *args, **keywords):
            raise ImportError("torch.utils.tensorboard: SummaryWriter needs tensorboardX; run: "
                              "pip install tensorboardX")

__all__ = ["SummaryWriter"]
