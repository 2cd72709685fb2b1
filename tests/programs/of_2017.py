"""Programs of packages of 2017, as their authors wrote them: python of_2017.py NAME prints the losses as JSON.

PyTorch of today runs none of them: they read `loss.data[0]`, give `volatile`, and name modules with dots. The last is
refused here too, and so are copies of a flat source.
"""

import json
import sys
import types

import torch
import torch.nn.functional as F
from torch import nn, optim
from torch.autograd import Variable

PACKAGES = {
    "torchvision": ["torchvision==0.1.8", "six", "pillow"],
    "torchtext": ["torchtext==0.1.1", "six", "tqdm", "requests"],
    "torchnet": ["torchnet==0.0.4", "six"],
    "pyro": ["pyro-ppl==0.1.2", "six", "graphviz", "networkx", "observations", "cloudpickle"],
    "pretrainedmodels": ["pretrainedmodels==0.1.0", "torchvision==0.1.8", "six", "pillow", "munch"],
}


def torchvision(model="resnet18", size=224):
    """Return a step of ImageNet training as examples of then have it, with its precision@k."""
    from torchvision import models

    model = getattr(models, model)()
    criterion = nn.CrossEntropyLoss()
    optimizer = optim.SGD(model.parameters(), 0.01, momentum=0.9, weight_decay=1e-4)
    images, target = Variable(torch.randn(2, 3, size, size)), Variable(torch.LongTensor([3, 5]))
    for _ in range(3):
        output = model(images)
        output, *more = output if isinstance(output, tuple) else (output,)
        loss = criterion(output, target) + sum(0.4 * criterion(extra, target) for extra in more)
        _, result = output.data.topk(5, 1, True, True)
        correct = result.t().eq(target.data.view(1, -1).expand_as(result.t()))
        correct = correct[:5].contiguous()  # new: a result has the order of dims of its operand
        correct.view(-1).float().sum(0).mul_(100.0 / 2)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield loss.data[0]


def torchvision_densenet():
    return torchvision("densenet121")


def torchvision_inception():
    return torchvision("inception_v3", 299)


def torchtext():
    """Batches of words of like lengths, packed for an LSTM."""
    from torchtext import data

    text = data.Field(lower=True, include_lengths=True, batch_first=True)
    label = data.Field(sequential=False)
    lines = [("the cat sat", "a"), ("Dogs run fast in the park", "b"), ("cat cat dog", "a"), ("park run", "b")] * 10
    fields = [("text", text), ("label", label)]
    examples = data.Dataset([data.Example.fromlist(line, fields) for line in lines], fields)
    text.build_vocab(examples)
    label.build_vocab(examples)
    embedding, lstm = nn.Embedding(len(text.vocab), 10), nn.LSTM(10, 16, batch_first=True)
    out = nn.Linear(16, len(label.vocab))
    optimizer = optim.Adam([p for part in (embedding, lstm, out) for p in part.parameters()], 0.01)
    for _ in range(10):
        batch = data.Batch(examples.examples, examples, device=-1)
        words, lengths = batch.text
        lengths, order = torch.sort(lengths, 0, True)
        words, target = words.index_select(0, Variable(order)), batch.label.index_select(0, Variable(order))
        packed = nn.utils.rnn.pack_padded_sequence(embedding(words), lengths.tolist(), batch_first=True)
        _, (hidden, _) = lstm(packed)
        loss = F.nll_loss(F.log_softmax(out(hidden[0])), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield loss.data[0]


def torchnet():
    """Return the engine with its hooks and meters."""
    sys.modules["visdom"] = types.SimpleNamespace(Visdom=object)
    import torchnet as tnt
    from torchnet.engine import Engine

    inputs = torch.randn(64, 10)
    dataset = tnt.dataset.TensorDataset({"x": inputs, "y": (inputs[:, 0] > 0).long()})
    weight, bias = Variable(torch.zeros(2, 10), requires_grad=True), Variable(torch.zeros(2), requires_grad=True)
    losses, error = [], tnt.meter.ClassErrorMeter(accuracy=True)
    mean, confusion = tnt.meter.AverageValueMeter(), tnt.meter.ConfusionMeter(2, normalized=True)

    def forward(sample):
        output = F.linear(Variable(sample["x"]), weight, bias)
        return F.cross_entropy(output, Variable(sample["y"])), output

    def on_forward(state):
        error.add(state["output"].data, state["sample"]["y"])
        mean.add(state["loss"].data[0])
        confusion.add(state["output"].data, state["sample"]["y"])
        losses.append(state["loss"].data[0])

    engine = Engine()
    engine.hooks["on_forward"] = on_forward
    engine.train(forward, tnt.dataset.BatchDataset(dataset, 64), 10, optim.SGD([weight, bias], lr=0.5))
    assert mean.value()[1] > 0 and confusion.value().sum() > 1.9 and error.value()[0] > 50
    return losses


def pyro():
    """Bayesian regression by stochastic variational inference: modules whose weights are drawn."""
    import pyro
    from pyro.distributions import Normal
    from pyro.infer import SVI
    from pyro.optim import Adam

    x = torch.linspace(-6, 6, 40).view(40, 1)
    data = Variable(torch.cat((x, 3 * x + 1), 1))
    regression, softplus = nn.Sequential(nn.Linear(1, 1)), nn.Softplus()

    def lifted(spread):
        names = {"0.weight": (1, 1), "0.bias": (1,)}
        dists = {name: Normal(*spread(name, size)) for name, size in names.items()}
        return pyro.random_module("module", regression, dists)()

    def model(data):
        module = lifted(lambda name, size: (Variable(torch.zeros(*size)), Variable(torch.ones(*size))))
        with pyro.iarange("map", len(data), subsample=data):
            mean = module(data[:, :-1]).squeeze()
            pyro.observe("obs", Normal(mean, Variable(torch.ones(data.size(0)))), data[:, -1].squeeze())

    def guide(data):
        def spread(name, size):
            mean = pyro.param(f"mean {name}", Variable(torch.randn(*size), requires_grad=True))
            wide = pyro.param(f"sigma {name}", Variable(-3 * torch.ones(*size), requires_grad=True))
            return mean, softplus(wide)
        return lifted(spread)

    svi = SVI(model, guide, Adam({"lr": 0.05}), loss="ELBO")
    return [float(svi.step(data)) for _ in range(60)][::20]


def pretrainedmodels():
    """Return a network whose features are computed under volatile, and whose last layer learns from them."""
    from pretrainedmodels.models.bninception import bninception

    model = bninception(num_classes=1000, pretrained=None).eval()
    features = model.features(Variable(torch.randn(4, 3, 224, 224), volatile=True))
    assert features.volatile
    kept, target = Variable(features.data), Variable(torch.LongTensor([1, 2, 3, 4]))
    optimizer = optim.SGD(model.parameters(), 0.1)
    for _ in range(4):
        loss = F.cross_entropy(model.logits(kept), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield loss.data[0]


REFUSED = {"torchvision_densenet": "a child's name is not empty and has no dot, unlike 'norm.1'",
           "torchvision_inception": "need a source that broadcasts to the target's size"}
PROGRAMS = {program.__name__: program for program in (
    torchvision, torchvision_densenet, torchvision_inception, torchtext, torchnet, pyro, pretrainedmodels)}

if __name__ == "__main__":
    torch.manual_seed(0)
    print(json.dumps([float(loss) for loss in PROGRAMS[sys.argv[1]]()]))
