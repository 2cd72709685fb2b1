"""Times the named cases of a group under the `torch` of this interpreter, and prints {case: figure} as JSON.

Usage: PYTHON cases.py THREADS GROUP. The cases use only functions that both libraries have. Figures are seconds, or
megabytes of memory if their names end with MB.
"""

import json
import math
import os
import resource
import sys
import tempfile
import time

START = time.perf_counter()
import torch  # noqa: E402

IMPORT = time.perf_counter() - START
from torch.autograd import Variable  # noqa: E402

CASES = {}


def snippets(group, names, **codes):
    """Register cases that are lines of code, run with the names of names()."""
    for name, code in codes.items():
        CASES.setdefault(group, {})[name] = lambda code=code: (code, names())


def steps(group, **builders):
    """Register cases that are functions without arguments, created when they are timed."""
    for name, build in builders.items():
        CASES.setdefault(group, {})[name] = lambda build=build: ("step()", {"step": build()})


def given(*size):
    """Return a Variable with a gradient."""
    return Variable(torch.randn(*size), requires_grad=True)


def constant(tensor):
    return Variable(tensor, requires_grad=False)


def whole(below, *size):
    """Return random LongTensors in a constant."""
    return constant((torch.rand(*size) * below).long())


# --- calls on small tensors -------------------------------------------------------------------------------------------


def small():
    return {
        "torch": torch, "a": torch.randn(6, 4), "b": torch.rand(6, 4) + 1, "c": torch.zeros(6, 4),
        "s": torch.randn(4, 4), "rows": torch.LongTensor([5, 0, 2]), "v": torch.randn(4),
    }  # fmt: skip


snippets(
    "small", small,
    add="a + b", subtract_in_place="c.sub_(b)", times_number="a * 3.0", divide="a / b", sqrt="b.sqrt()",
    sigmoid="a.sigmoid()", clamp="a.clamp(-1, 1)", total="a.sum()", mean_of_rows="a.mean(1)", least="a.min(0)",
    product="a.mm(s)", product_with_vector="a.mv(v)", dot="v.dot(v)", transposed="a.t()", view="a.view(4, 6)",
    narrow="a.narrow(0, 1, 3)", row="a[2]", columns="a[:, 1:3]", rows="a.index_select(0, rows)",
    ones="torch.ones(6, 4)",
    numbers="torch.arange(0, 10)", uniform="torch.rand(6, 4)", clone="b.clone()", equal="a == b",
    stack="torch.stack([a, b])",
    zero_in_place="c.zero_()", copy="c.copy_(a)", to_double="a.double()", sizes="a.size()", cumsum="a.cumsum(1)",
    addmm="torch.addmm(c, a, s)",
)


def graph():
    import torch.nn as nn
    import torch.nn.functional as F

    return {"x": given(6, 4), "y": given(6, 4), "s": given(4, 4), "F": F, "line": nn.Linear(4, 3),
            "data": constant(torch.randn(6, 4)), "chain": chain}


def chain(x):
    """Build a graph of a hundred nodes, and run backward."""
    y = x
    for _ in range(100):
        y = y * 1.01
    y.sum().backward()


snippets(
    "graph", graph,
    subtract="x - y", divide="x / y", product="x.mm(s)", sigmoid="x.sigmoid()", mean="x.mean()", linear="line(data)",
    backward_of_a_product="x.mm(s).sum().backward()", backward_of_a_layer="F.tanh(line(data)).mean().backward()",
    backward_of_a_softmax="F.softmax(x, 1).sum().backward()", chain_of_a_hundred="chain(x)",
)


def places():
    m = torch.randn(1500, 2000)
    return {
        "a": torch.randn(50, 70), "m": m, "some": torch.LongTensor([9, 3, 30]), "positive": m > 0,
        "table": torch.zeros(800, 50),
        "many": (torch.rand(5000) * 800).long(), "rows": torch.randn(5000, 50), "order": torch.randperm(1500),
        "columns": torch.randperm(2000), "few": torch.randn(50, 70) > 1, "deep": (torch.rand(1500, 2000) * 1500).long(),
    }  # fmt: skip


snippets(
    "indexing", places,
    element="a[7, 9]", set_element="a[7, 9] = 2.0", row="a[7]", set_rows="a[3:9] = 1.0", new_dim="a[:, None]",
    of_list="a[[4, 2]]", of_tensor="a[some]", of_pairs="a[some, some]", of_mask="a[few]", set_mask="a[few] = 1.0",
    many_rows="m[order]", many_columns="m[:, columns]", large_mask="m[positive]", set_large_mask="m[positive] = 0.5",
    gather="m.gather(0, deep)", add_to_rows="table.index_add_(0, many, rows)", nonzero="positive.nonzero()",
)

# --- large tensors ----------------------------------------------------------------------------------------------------


def large():
    a, b = torch.randn(3_000_000), torch.rand(3_000_000) + 0.1
    return {
        "torch": torch, "a": a, "b": b, "c": torch.zeros(3_000_000), "m": a.view(1500, 2000), "d": b.double(),
        "i": (b * 500).long(), "mask": a > 0, "order": torch.randperm(1500),
    }  # fmt: skip


snippets(
    "large", large,
    add="a + b", multiply_into="torch.mul(a, b, out=c)", plus_number_in_place="c.add_(0.5)", divide="a / b",
    exp="a.exp()",
    log="b.log()", tanh="a.tanh()", sigmoid="a.sigmoid()", sqrt="b.sqrt()", power="b.pow(1.5)", cosine="a.cos()",
    less="a < b", clamp="a.clamp(-1, 1)", negative="-a", total="a.sum()", of_columns="m.sum(0)", of_rows="m.sum(1)",
    mean="a.mean()", norm="a.norm()", deviation="a.std()", least_of_rows="m.min(1)", cumsum="m.cumsum(1)",
    transposed_copy="m.t().contiguous()", transposed_add="m.t() + m.t()", plus_row="m + m[0]",
    plus_column="m * m[:, :1]",
    normal="c.normal_()", uniform="c.uniform_()", choice="c.bernoulli_(0.3)", sort_rows="m.sort(1)",
    top_five="m.topk(5, 1)",
    choose_rows="m.index_select(0, order)", join="torch.cat([a, b])", masked="a.masked_select(mask)", add_longs="i + i",
    of_doubles="d.exp()", to_double="a.double()", to_long="b.long()", dot="a.dot(b)",
)


def matrices():
    a = torch.randn(400, 400)
    return {
        "a": a, "b": torch.randn(400, 400), "wide": torch.randn(200, 1500), "tall": torch.randn(1500, 200),
        "little": torch.randn(96, 96), "batch": torch.randn(48, 80, 80), "v": torch.randn(1500),
        "definite": a.mm(a.t()) + torch.eye(400) * 400,
    }  # fmt: skip


snippets(
    "matrices", matrices,
    square="a.mm(b)", transposed="a.t().mm(b)", wide_by_tall="wide.mm(tall)", tall_by_wide="tall.mm(wide)",
    little="little.mm(little)", batch="batch.bmm(batch)", with_vector="wide.mv(v)", inverse="definite.inverse()",
    svd="little.svd()", qr="a.qr()",
)

# --- layers, forward and backward -------------------------------------------------------------------------------------


def layer(make, *size, of=None):
    """Return a builder of the step `module(x).backward(gradient)`; `of` is an input without gradient."""
    def build():
        import torch.nn as nn

        module, x = make(nn), given(*size) if of is None else of()
        result = module(x)
        gradient = torch.randn(*(result[0] if isinstance(result, tuple) else result).size())
        if isinstance(result, tuple):
            return lambda: module(x)[0].backward(gradient)
        return lambda: module(x).backward(gradient)

    return build


steps(
    "layers",
    conv3=layer(lambda nn: nn.Conv2d(48, 96, 3, padding=1), 8, 48, 32, 32),
    conv3_small_maps=layer(lambda nn: nn.Conv2d(256, 256, 3, padding=1), 8, 256, 7, 7),
    conv7_stride2=layer(lambda nn: nn.Conv2d(3, 48, 7, stride=2, padding=3), 4, 3, 128, 128),
    conv1=layer(lambda nn: nn.Conv2d(128, 64, 1), 8, 128, 28, 28),
    conv5_one_channel=layer(lambda nn: nn.Conv2d(1, 16, 5), 100, 1, 28, 28),
    conv_groups=layer(lambda nn: nn.Conv2d(32, 64, 3, padding=1, groups=4), 16, 32, 28, 28),
    conv_depthwise=layer(lambda nn: nn.Conv2d(96, 96, 3, padding=1, groups=96), 8, 96, 28, 28),
    conv_transposed=layer(lambda nn: nn.ConvTranspose2d(96, 48, 4, stride=2, padding=1), 8, 96, 14, 14),
    conv_1d=layer(lambda nn: nn.Conv1d(48, 96, 5, padding=2), 16, 48, 400),
    conv_3d=layer(lambda nn: nn.Conv3d(8, 24, 3, padding=1), 4, 8, 12, 24, 24),
    linear=layer(lambda nn: nn.Linear(800, 1200), 100, 800),
    max_pooling=layer(lambda nn: nn.MaxPool2d(2), 8, 64, 48, 48),
    max_pooling_overlapping=layer(lambda nn: nn.MaxPool2d(3, 2, 1), 8, 64, 48, 48),
    average_pooling=layer(lambda nn: nn.AvgPool2d(3, 2, 1), 8, 64, 48, 48),
    batch_norm=layer(lambda nn: nn.BatchNorm2d(48), 16, 48, 40, 40),
    instance_norm=layer(lambda nn: nn.InstanceNorm2d(48), 16, 48, 40, 40),
    leaky_relu=layer(lambda nn: nn.LeakyReLU(), 16, 48, 40, 40),
    softmax=layer(lambda nn: nn.Softmax(dim=1), 200, 8000),
    dropout=layer(lambda nn: nn.Dropout(0.3), 200, 4000),
    upsampling=layer(lambda nn: nn.Upsample(scale_factor=2), 8, 24, 30, 30),
    embedding=layer(lambda nn: nn.Embedding(8000, 150), of=lambda: whole(8000, 30, 24)),
)
steps(
    "sequences",
    rnn=layer(lambda nn: nn.RNN(150, 150, 2), 30, 24, 150),
    gru=layer(lambda nn: nn.GRU(150, 150, 2), 30, 24, 150),
    lstm=layer(lambda nn: nn.LSTM(150, 150, 2), 30, 24, 150),
    lstm_of_few=layer(lambda nn: nn.LSTM(24, 40), 30, 24, 24),
    lstm_both_ways=layer(lambda nn: nn.LSTM(64, 64, bidirectional=True), 30, 24, 64),
)

# --- optimizers and training ------------------------------------------------------------------------------------------


def updates(name, **options):
    """Return a builder of one update of 1.3 million parameters in 26 tensors."""
    def build():
        parameters = [given(200, 250) for _ in range(26)]
        optimizer = getattr(torch.optim, name)(parameters, lr=1e-3, **options)
        sum(p.sum() for p in parameters).backward()
        return optimizer.step

    return build


steps(
    "optimizers", sgd=updates("SGD"), momentum=updates("SGD", momentum=0.9, weight_decay=1e-4), adam=updates("Adam"),
    adamax=updates("Adamax"), adagrad=updates("Adagrad"), adadelta=updates("Adadelta"), rmsprop=updates("RMSprop"),
    rprop=updates("Rprop"), asgd=updates("ASGD"),
)


def training(make):
    """Return a builder of a training step; make(nn, F) returns the modules and a function of the loss."""
    def build():
        import torch.nn as nn
        import torch.nn.functional as F

        modules, loss = make(nn, F)
        optimizer = torch.optim.SGD([p for module in modules for p in module.parameters()], lr=0.01, momentum=0.9)

        def step():
            optimizer.zero_grad()
            loss().backward()
            optimizer.step()

        return step

    return build


def perceptron(nn, F):
    model = nn.Sequential(nn.Linear(16, 40), nn.ReLU(), nn.Linear(40, 2))
    x, y = constant(torch.randn(24, 16)), whole(2, 24)
    return [model], lambda: F.cross_entropy(model(x), y)


def deep_perceptron(nn, F):
    model = nn.Sequential(*(part for _ in range(15) for part in (nn.Linear(48, 48), nn.Tanh())))
    x = constant(torch.randn(12, 48))
    return [model], lambda: model(x).mean()


def digits(nn, F):
    first, second = nn.Conv2d(1, 16, 5), nn.Conv2d(16, 40, 5)
    hidden, last = nn.Linear(640, 300), nn.Linear(300, 10)
    x, y = constant(torch.randn(100, 1, 28, 28)), whole(10, 100)

    def loss():
        maps = F.max_pool2d(F.relu(second(F.max_pool2d(F.relu(first(x)), 2))), 2)
        return F.nll_loss(F.log_softmax(last(F.relu(hidden(maps.view(100, 640)))), 1), y)

    return [first, second, hidden, last], loss


def residual(nn, F):
    """Return a network of nine residual blocks, for images of 32 x 32."""
    def conv(before, after, stride):
        return nn.Sequential(nn.Conv2d(before, after, 3, stride, 1, bias=False), nn.BatchNorm2d(after))

    widths = [(16, 16, 1)] * 3 + [(16, 32, 2)] + [(32, 32, 1)] * 2 + [(32, 64, 2)] + [(64, 64, 1)] * 2
    start, last = conv(3, 16, 1), nn.Linear(64, 10)
    blocks = [(conv(a, b, s), conv(b, b, 1), nn.Conv2d(a, b, 1, s) if s > 1 else None) for a, b, s in widths]
    x, y = constant(torch.randn(16, 3, 32, 32)), whole(10, 16)

    def loss():
        maps = F.relu(start(x))
        for first, second, short in blocks:
            maps = F.relu(second(F.relu(first(maps))) + (maps if short is None else short(maps)))
        return F.cross_entropy(last(maps.view(16, 64, 64).mean(2).view(16, 64)), y)

    return [start, last, *(m for block in blocks for m in block if m is not None)], loss


def generator(nn, F):
    model = nn.Sequential(
        nn.ConvTranspose2d(64, 192, 4), nn.BatchNorm2d(192), nn.ReLU(), nn.ConvTranspose2d(192, 96, 4, 2, 1),
        nn.BatchNorm2d(96), nn.ReLU(), nn.ConvTranspose2d(96, 3, 4, 2, 1), nn.Tanh(),
    )
    x = constant(torch.randn(24, 64, 1, 1))
    return [model], lambda: model(x).mean()


def words(nn, F):
    table, lstm, last = nn.Embedding(6000, 160), nn.LSTM(160, 160, 2), nn.Linear(160, 6000)
    x, y = whole(6000, 30, 16), whole(6000, 480)
    return [table, lstm, last], lambda: F.cross_entropy(last(lstm(table(x))[0].view(480, 160)), y)


def cell(nn, F):
    gru = nn.GRUCell(24, 48)
    x, zeros = constant(torch.randn(12, 24)), constant(torch.zeros(12, 48))

    def loss():
        state = zeros
        for _ in range(25):
            state = gru(x, state)
        return state.sum()

    return [gru], loss


steps("training", **{make.__name__: training(make) for make in (
    perceptron, deep_perceptron, digits, residual, generator, words, cell,
)})  # fmt: skip

# --- files and batches ------------------------------------------------------------------------------------------------


def files():
    folder = tempfile.mkdtemp()
    large = {f"weight{i}": torch.randn(400, 500) for i in range(60)}
    many = {f"bias{i}": torch.randn(12) for i in range(1200)}
    names = {"torch": torch, "large": large, "many": many}
    names |= {name: os.path.join(folder, name) for name in ("new", "large_file", "many_file")}
    torch.save(large, names["large_file"])
    torch.save(many, names["many_file"])
    return names


snippets(
    "files", files, save_large="torch.save(large, new)", load_large="torch.load(large_file)",
    save_many="torch.save(many, new)", load_many="torch.load(many_file)",
)


def epoch(workers):
    def build():
        from torch.utils.data import DataLoader, TensorDataset

        samples = TensorDataset(torch.randn(1500, 3, 16, 16), torch.zeros(1500).long())
        loader = DataLoader(samples, batch_size=60, shuffle=True, num_workers=workers)
        return lambda: sum(1 for _ in loader)

    return build


steps("batches", in_process=epoch(0), two_workers=epoch(2))

# --- the figures ------------------------------------------------------------------------------------------------------


def measure(case):
    """Return the median seconds of a case over seven runs, each long enough for the clock.

    One thread is timed by its processor time, which other programs hardly affect.
    """
    clock = time.process_time if torch.get_num_threads() == 1 else time.perf_counter
    code, names = case()
    exec(f"def run(n):\n    for _ in range(n):\n        {code}", names)
    run, n, spent = names["run"], 1, 0.0
    run(2)
    while spent < 0.02:
        n *= 2
        start = clock()
        run(n)
        spent = clock() - start
    times = []
    for _ in range(7):
        start = clock()
        run(n)
        times.append((clock() - start) / n)
    return sorted(times)[3]


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def start():
    return {"import": IMPORT, "import, MB": peak()}


def memory():
    """Return the peak of a process that trains one network, then another."""
    found = {}
    for make in (digits, residual):
        step = training(make)()
        for _ in range(10):
            step()
        found[f"{make.__name__}, MB"] = peak()
    return found


def main():
    threads, group = int(sys.argv[1]), sys.argv[2]
    torch.set_num_threads(threads)
    alone = {"start": start, "memory": memory}
    figures = alone[group]() if group in alone else {name: measure(case) for name, case in CASES[group].items()}
    assert all(map(math.isfinite, figures.values()))
    print(json.dumps(figures))


main()
