"""Networks on graphs: torch_geometric, pykeen."""

import numpy as np

import torch

from . import losses, normal, program, redraw

EDGES = [[0, 1, 2, 3, 4, 0, 2], [1, 2, 3, 4, 0, 2, 4]]


@program("torch_geometric")
def graph_convolutions():
    import torch_geometric.nn as gnn

    nodes, edges = normal(5, 8), torch.tensor(EDGES)
    plain = [getattr(gnn, name)(8, 4) for name in ("GCNConv", "GATConv", "SAGEConv", "GATv2Conv", "TransformerConv",
                                                   "GraphConv", "TAGConv", "ARMAConv")]
    others = [gnn.GINConv(torch.nn.Linear(8, 4)), gnn.ChebConv(8, 4, 3),
              gnn.PNAConv(8, 4, ["mean", "max"], ["identity"], torch.tensor([0, 3, 2]))]
    curves = []
    for layer in (*plain, *others):
        layer = redraw(layer).eval()
        curves += losses(layer, lambda layer=layer: layer(nodes, edges).pow(2).mean(), steps=2)
    return curves


@program("torch_geometric")
def graph_batches():
    import torch_geometric.nn as gnn
    from torch_geometric.data import Batch, Data
    from torch_geometric.loader import DataLoader

    graphs = [Data(x=normal(5, 8), edge_index=torch.tensor(EDGES), y=torch.tensor([number % 2])) for number in range(4)]
    batch = Batch.from_data_list(graphs)
    model = redraw(gnn.Sequential("x, e, b", [(gnn.GCNConv(8, 8), "x, e -> x"), torch.nn.ReLU(),
                                              (gnn.global_mean_pool, "x, b -> x"), torch.nn.Linear(8, 2)]))
    curve = losses(model, lambda: torch.nn.functional.cross_entropy(
        model(batch.x, batch.edge_index, batch.batch), batch.y))
    return [*curve, *(part.num_nodes for part in DataLoader(graphs, 2))]


@program("pykeen")
def knowledge_graphs():
    """The weights are random, so that only the number of losses is compared, and that they are numbers."""
    from pykeen.pipeline import pipeline
    from pykeen.triples import TriplesFactory

    facts = np.array([[f"e{number}", f"r{number % 3}", f"e{(number * 7 + 1) % 20}"] for number in range(60)])
    data, found = TriplesFactory.from_labeled_triples(facts), []
    for kind in ("TransE", "DistMult", "ComplEx", "RotatE"):
        result = pipeline(training=data, testing=data, model=kind, model_kwargs=dict(embedding_dim=8),
                          training_kwargs=dict(num_epochs=2, use_tqdm=False), random_seed=0, device="cpu",
                          evaluation_kwargs=dict(use_tqdm=False))
        found += [len(result.losses), np.isfinite(result.losses).all()]
    return found
