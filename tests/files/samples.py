"""Objects to exchange between this library and PyTorch, and their descriptions. Runs under either.

Usage: PYTHON samples.py write FOLDER | read FOLDER: writes one file for each sample, or describes all files as JSON.
"""

import collections
import json
import pathlib
import sys
import warnings

import torch
from torch import nn

KINDS = ("Byte", "Char", "Short", "Int", "Long", "Half", "BFloat16", "Float", "Double")


def tensors(kind):
    """Return a tensor of a type and views of it, all on one storage."""
    x = torch.arange(0, 24).type(f"torch.{kind}Tensor").view(4, 6)
    return [x, x.t(), x[1:3, ::2], x[2], x[:1].expand(3, 6), x[:0], x[3, 5:]]


class Block(nn.Module):
    def __init__(self, before, after, stride):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after)
        self.conv2, self.bn2 = nn.Conv2d(after, after, 3, 1, 1, bias=False), nn.BatchNorm2d(after)
        if stride > 1:
            self.downsample = nn.Sequential(nn.Conv2d(before, after, 1, stride, bias=False), nn.BatchNorm2d(after))

    def forward(self, x):
        y = self.bn2(self.conv2(torch.relu(self.bn1(self.conv1(x)))))
        return torch.relu(y + (self.downsample(x) if hasattr(self, "downsample") else x))


class ResNet18(nn.Module):
    """He et al., Deep Residual Learning for Image Recognition, 2015."""

    def __init__(self):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(3, 64, 7, 2, 3, bias=False), nn.BatchNorm2d(64)
        self.maxpool, before = nn.MaxPool2d(3, 2, 1), 64
        for number, width in enumerate((64, 128, 256, 512), 1):
            blocks = Block(before, width, 1 if number == 1 else 2), Block(width, width, 1)
            setattr(self, f"layer{number}", nn.Sequential(*blocks))
            before = width
        self.fc = nn.Linear(512, 1000)

    def forward(self, x):
        x = self.maxpool(torch.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        return self.fc(x.view(x.size(0), 512, -1).mean(2).view(x.size(0), 512))


def answer(net):
    """Return the output of a network for a fixed picture."""
    from torch.autograd import Variable

    x = Variable(torch.arange(0, 3 * 64 * 64).float().div(3 * 64 * 64).view(1, 3, 64, 64), requires_grad=False)
    return net.eval()(x).data.view(-1).tolist()[:50]


def trained_optimizer():
    from torch.autograd import Variable

    layer = nn.Linear(3, 2)
    optimizer = torch.optim.SGD(layer.parameters(), lr=0.1, momentum=0.9)
    layer(Variable(torch.ones(4, 3))).sum().backward()
    optimizer.step()
    return optimizer.state_dict()


def samples():
    """Return {name: object}"""
    x = torch.arange(0, 6).float().view(2, 3)
    shared = nn.Parameter(x)
    result = {kind: tensors(kind) for kind in KINDS}
    result["nested"] = {"a": [x, {"b": (x.t(), 1, 2.5, None, True, "text", 2**70)}], 3: [[]], "c": x[1:]}
    result["parameters"] = [shared, shared, nn.Parameter(x.clone(), requires_grad=False)]
    result["ordered"] = collections.OrderedDict([("z", x), ("a", x.view(6))])
    result["python"] = [{1, 2}, b"bytes", bytearray(b"more"), 1 + 2j, torch.Size([2, 3]), collections.Counter("aab")]
    result["optimizer"] = trained_optimizer()
    return result


def describe(value, storages):
    """Return a value as what JSON has; tensors with their layout and the number of their storage."""
    if isinstance(value, (torch.Tensor, nn.Parameter)):
        data = getattr(value, "data", value)
        number = storages.setdefault(data.storage().data_ptr(), len(storages)) if data.numel() else "none"
        kind = "Parameter" if isinstance(value, nn.Parameter) else data.type()
        return [kind, list(data.size()), list(data.stride()), data.storage_offset(), number, str(data.tolist())]
    if isinstance(value, dict):
        items = [[describe(key, storages), describe(item, storages)] for key, item in value.items()]
        return [type(value).__name__, items]
    if isinstance(value, (list, tuple)):
        return [type(value).__name__, [describe(item, storages) for item in value]]
    return [type(value).__name__, sorted(value) if isinstance(value, set) else str(value)]


def main(command, folder):
    folder = pathlib.Path(folder)
    if command == "write":
        for name, value in samples().items():
            torch.save(value, folder / f"{name}.pt")
        net = ResNet18()
        torch.save(net.state_dict(), folder / "resnet.state")
        result = {"answer": answer(net)}
    else:
        result = {path.stem: describe(torch.load(path, weights_only=True), {}) for path in sorted(folder.glob("*.pt"))}
        net = ResNet18()
        net.load_state_dict(torch.load(folder / "resnet.state", weights_only=True))
        result["answer"] = answer(net)
    print(json.dumps(result))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main(*sys.argv[1:])
