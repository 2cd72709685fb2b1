"""Graph networks predict the factions of a karate club (Zachary, 1977) from the labels of four members.

pip install -r examples/graphs/requirements.txt
python examples/graphs/karate.py --model gat
"""

from typing import Any

import networkx  # type: ignore[import-untyped]
from layers import Network, adjacency, normalized
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import optim

QUICK = {"steps": 60}
TOLD = [0, 33, 1, 32]  # the two leaders and a friend of each


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn the two sides of a karate club from its friendships.", "karate")
    options.add_argument("--model", choices=["gcn", "gat"], default="gcn", help="graph convolutions or attention")
    options.add_argument("--steps", type=int, default=200, help="updates")
    options.add_argument("--width", type=int, default=16, help="width of the hidden layer")
    options.add_argument("--rate", type=float, default=0.01, help="learning rate")
    chosen = parse(options, arguments, QUICK)

    club = networkx.karate_club_graph()
    side = torch.tensor([int(club.nodes[member]["club"] == "Officer") for member in club])
    graph = adjacency(torch.tensor(list(club.edges)).t().contiguous(), len(club))
    graph = normalized(graph) if chosen.model == "gcn" else graph
    features = torch.eye(len(club))
    model = Network(chosen.model, len(club), chosen.width, 2)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate, weight_decay=5e-4)
    run = Run(chosen, model=model, optimizer=optimizer)

    told = torch.tensor(TOLD)
    for step in run.steps(chosen.steps):
        scores = model(features, graph)
        loss = F.cross_entropy(scores[told], side[told])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 5 == 0:
            run.record(loss=loss.item(), accuracy=(scores.argmax(1) == side).float().mean().item())

    with torch.no_grad():
        right = model(features, graph).argmax(1) == side
    return run.report(loss=loss.item(), accuracy=right.float().mean().item(), wrong=int((~right).sum()))


if __name__ == "__main__":
    main()
