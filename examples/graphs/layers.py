"""Layers of graph networks. A graph is a sparse matrix with an element per edge."""

import torch
import torch.nn.functional as F
from torch import Tensor, nn


def adjacency(edges: Tensor, count: int) -> Tensor:
    """Return the sparse matrix (count, count) of edges (2, number) in both directions, with a loop at each node."""
    loops = torch.arange(count).expand(2, count)
    places = torch.cat([edges, edges.flip(0), loops], 1)
    once = torch.sparse_coo_tensor(places, torch.ones(places.size(1)), (count, count)).coalesce()
    return torch.sparse_coo_tensor(once.indices(), torch.ones(once.indices().size(1)), once.shape).coalesce()


def normalized(graph: Tensor) -> Tensor:
    """Return the matrix in the layout torch.sparse_csr, with each edge divided by the roots of its nodes' degrees."""
    rows, columns = graph.indices()
    scale = torch.sparse.sum(graph, 1).to_dense().rsqrt()
    values = graph.values() * scale[rows] * scale[columns]
    return torch.sparse_coo_tensor(graph.indices(), values, graph.shape).coalesce().to_sparse_csr()


class Convolution(nn.Module):
    """Graph convolution (Kipf and Welling, 2017): features (nodes, n) to weighted means over neighbours (nodes, m)."""

    def __init__(self, inputs: int, outputs: int) -> None:
        super().__init__()
        self.linear = nn.Linear(inputs, outputs)

    def forward(self, features: Tensor, graph: Tensor) -> Tensor:
        return graph @ self.linear(features)


class Attention(nn.Module):
    """Graph attention (Velickovic and others, 2018): each head weights the neighbours by a softmax over the edges."""

    def __init__(self, inputs: int, outputs: int, heads: int) -> None:
        super().__init__()
        self.linears = nn.ModuleList([nn.Linear(inputs, outputs, bias=False) for _ in range(heads)])
        self.scores = nn.ModuleList([nn.Linear(outputs, 2, bias=False) for _ in range(heads)])

    def forward(self, features: Tensor, graph: Tensor) -> Tensor:
        rows, columns = graph.indices()
        mixed = []
        for linear, score in zip(self.linears, self.scores, strict=True):
            sent = linear(features)
            to, of = score(sent).t()
            edges = F.leaky_relu(to[rows] + of[columns], 0.2)
            scored = torch.sparse_coo_tensor(graph.indices(), edges, graph.shape, is_coalesced=True)
            mixed.append(torch.sparse.softmax(scored, 1) @ sent)
        return torch.cat(mixed, 1)


class Network(nn.Module):
    """Two layers of one kind, "gcn" or "gat": features (nodes, n) and a graph to scores (nodes, classes)."""

    def __init__(self, kind: str, inputs: int, width: int, classes: int, heads: int = 4) -> None:
        super().__init__()
        self.kind = kind
        self.first = Convolution(inputs, width) if kind == "gcn" else Attention(inputs, width // heads, heads)
        self.last = Convolution(width, classes) if kind == "gcn" else Attention(width, classes, 1)

    def forward(self, features: Tensor, graph: Tensor) -> Tensor:
        return self.last(F.elu(self.first(features, graph)), graph)
