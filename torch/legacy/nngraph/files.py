"""Graphs of Lua's nngraph in .t7 files: nodes whose `data` describes their module and inputs.

`data.module` is the module; `data.mapindex` the data of the nodes that it takes its inputs from, in their order. A node
with `nSplitOutputs` hands a list on to nodes with `selectindex`, one for each entry. `innode` stands before the inputs,
`outnode` behind the outputs. The graph `bg` leads from the outputs to the inputs and `fg` the other way, with nodes of
their own that share the data.
"""

from torch.legacy.lua_values import Key, T7Object
from torch.legacy.nn.structure import Identity
from torch.legacy.nngraph.node import Entry, Node

# What a gModule of Lua's has and one of ours does not.
FIELDS = "bg", "fg", "forwardnodes", "backwardnodes", "innode", "outnode", "nInputs", "modules", "verbose", "name"


def _numbered(values):
    """Return the table in which Lua keeps a list and looks up the numbers of what stands in it."""
    table = dict(enumerate(values, 1))
    table.update((Key(value) if isinstance(value, dict) else value, number) for number, value in enumerate(values, 1))
    return table


def _listed(table):
    """Return the list in such a table."""
    return [table[number] for number in range(1, sum(type(key) is int for key in table) + 1)] \
        if isinstance(table, dict) else table


# --- writing ------------------------------------------------------------------------------------------------------


class _Graph:
    """The data of all nodes, each behind those that it takes its inputs from."""

    def __init__(self):
        self.datas, self.sources = [], []  # sources: of each node, the numbers of others

    def add(self, sources, **fields):
        """Return the number of a new node with the outputs of the nodes `sources` as its inputs."""
        taken = _numbered([self.datas[source] for source in sources])
        self.datas.append({"annotations": {}, **fields, "mapindex": taken, "forwardNodeId": len(self.datas) + 1})
        self.sources.append(list(sources))
        return len(self.datas) - 1

    def split(self, source, count):
        """Return the numbers of the nodes for the entries of a node's list."""
        whole = self.add([source], nSplitOutputs=count)
        return [self.add([whole], selectindex=number, input=[]) for number in range(1, count + 1)]

    def fields(self):
        """Return the fields of a gModule. Their order writes each node's children first: no node nests in another."""
        numbers = range(len(self.datas))
        consumers = [[] for _ in numbers]
        for number in numbers:
            for source in self.sources[number]:
                consumers[source].append(number)
        back = self._nodes(numbers, self.sources)
        ahead = self._nodes(reversed(numbers), consumers)
        return {"bg": _graph(back, self.sources), "fg": _graph(ahead, consumers),
                "forwardnodes": [ahead[number] for number in numbers],
                "backwardnodes": [back[number] for number in reversed(numbers)],
                "innode": ahead[0], "outnode": back[numbers[-1]]}

    def _nodes(self, order, children):
        nodes = {}
        for number in order:
            table = _numbered([nodes[child] for child in children[number]])
            nodes[number] = T7Object("nngraph.Node", {"data": self.datas[number], "children": table, "id": 0,
                                                      "visited": False, "marked": False})
        return nodes


def _graph(nodes, children):
    edges = [T7Object("graph.Edge", {"from": nodes[number], "to": nodes[child]})
             for number in nodes for child in children[number]]
    return T7Object("graph.Graph", {"nodes": _numbered(list(nodes.values())), "edges": _numbered(edges)})


def fields_of(net):
    """Return the fields of a gModule that say what its graph is."""
    graph, numbers, entries = _Graph(), {}, {}
    feeds = [graph.add([], input=[])]
    if len(net.inputNodes) > 1:
        feeds = graph.split(feeds[0], len(net.inputNodes))
    feeds = dict(zip(map(id, net.inputNodes), feeds, strict=True))

    def taken(source):
        node, entry = source
        if entry is None:
            return numbers[id(node)]
        if id(node) not in entries:
            entries[id(node)] = graph.split(numbers[id(node)], node.splits)
        return entries[id(node)][entry]

    for node in net.forwardNodes:
        sources = [feeds[id(node)]] if id(node) in feeds else [taken(source) for source in node.sources]
        notes = {"name": node.name, "description": node.description, "graphAttributes": node.graphAttributes or None,
                 "_debugLabel": node.where}
        notes = {key: value for key, value in notes.items() if value is not None}
        numbers[id(node)] = graph.add(sources, module=node.module, annotations=notes)
    outputs = []
    for source in map(taken, net.outputNodes):  # no node may come twice in mapindex
        outputs.append(graph.add([source], module=Identity()) if source in outputs else source)
    graph.add(outputs, input=[])
    return {**graph.fields(), "nInputs": len(net.inputNodes), "modules": net.modules, "verbose": False}


# --- reading ------------------------------------------------------------------------------------------------------


class _Feed:
    """Stands for what Lua's innode gives: an input, by its number, or the list of all."""

    def __init__(self, number):
        self.number = number


class _Reading:
    """Makes a node of each table of data, once, those behind before those ahead."""

    def __init__(self, inner):
        self.made = {id(inner): _Feed(None)}
        self.inputs = {}  # {number: Node}

    def find(self, first):
        """Return the Node, Entry or _Feed of a table of data. Does not recurse."""
        waiting, open_ = [], {id(first)}
        if id(first) not in self.made:
            waiting.append((first, iter(_listed(first["mapindex"]))))
        while waiting:
            data, sources = waiting[-1]
            source = next((one for one in sources if id(one) not in self.made), None)
            if source is None:
                waiting.pop()
                self.made[id(data)] = self._make(data, [self.made[id(one)] for one in _listed(data["mapindex"])])
            elif id(source) in open_:
                raise ValueError("its nodes go round in a circle")
            else:
                open_.add(id(source))
                waiting.append((source, iter(_listed(source["mapindex"]))))
        return self.made[id(first)]

    def _make(self, data, sources):
        if "selectindex" in data:
            return self._entry(sources[0], data["selectindex"] - 1)
        if "module" not in data and len(sources) == 1 and getattr(sources[0], "number", None) is None:
            return sources[0]  # hands on what it gets, before a split for instance
        notes = data.get("annotations") or {}
        node = Node(data.get("module") or Identity(), [], str(notes.get("_debugLabel", "a .t7 file")))
        node.name, node.description = (None if notes.get(key) is None else str(notes[key])
                                       for key in ("name", "description"))
        node.graphAttributes = dict(notes.get("graphAttributes") or {})
        if len(sources) == 1 and isinstance(sources[0], _Feed):
            self.inputs[sources[0].number or 0] = node
        else:
            node.sources = [(one.node, one.number) if isinstance(one, Entry) else (one, None) for one in sources]
        return node

    @staticmethod
    def _entry(source, number):
        if not isinstance(number, int) or number < 0:
            raise ValueError(f"a node takes entry {number!r} of a list")
        if isinstance(source, _Feed):
            return _Feed(number)
        source.splits = max(source.splits or 0, number + 1)
        return Entry(source, number)


def nodes_of(fields):
    """Return (inputs, outputs) of the graph that Lua's fields describe."""
    reading = _Reading(fields["innode"].data)
    outputs = [reading.find(data) for data in _listed(fields["outnode"].data["mapindex"])]
    return [reading.inputs[number] for number in range(len(reading.inputs))], outputs
