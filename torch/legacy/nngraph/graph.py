"""Graphs as such: the order of computation, DOT text, pictures."""

import os
import subprocess
import tempfile


def sort(outputs):
    """Return nodes in an order that puts each behind its inputs, without recursion. Raises ValueError for a cycle."""
    order, state = [], {}
    for output in outputs:
        open_ = [(output, iter(output.sources))]
        if id(output) in state:
            continue
        state[id(output)] = "open"
        while open_:
            node, sources = open_[-1]
            for source, _ in sources:
                if state.get(id(source)) == "open":
                    raise ValueError(f"gModule: {source.label()} depends on itself")
                if id(source) not in state:
                    state[id(source)] = "open"
                    open_.append((source, iter(source.sources)))
                    break
            else:
                state[id(node)] = "done"
                order.append(node)
                open_.pop()
    return order


def todot(net, title=None, marked=None):
    """Return the DOT text of a gModule; `marked` is a node that is drawn red.

    >>> from torch.legacy import nngraph
    >>> x = nn.Identity()()
    >>> print(todot(nngraph.gModule([x], [nn.Tanh()(x)])))
    digraph G {
      n0 [label="nn.Identity"];
      n1 [label="nn.Tanh"];
      n0 -> n1;
    }
    """
    if not hasattr(net, "forwardNodes"):
        raise TypeError(f"dot: net is a {type(net).__name__}; need a gModule")
    numbers = {id(node): f"n{number}" for number, node in enumerate(net.forwardNodes)}
    lines = ["digraph G {"]
    if title:
        lines.append(f"  labelloc=t; label={_quoted(title)};")
    for node in net.forwardNodes:
        text = repr(node.module).split("\n")[0].removesuffix(" {")
        label = "\n".join(part for part in (node.name, text, node.description) if part)
        attributes = {"label": label, **node.graphAttributes}
        if node is marked:
            attributes.update(style="filled", fillcolor="red")
        listed = ", ".join(f"{key}={_quoted(value)}" for key, value in attributes.items())
        lines.append(f"  {numbers[id(node)]} [{listed}];")
    for node in net.forwardNodes:
        for source, entry in node.sources:
            lines.append(f"  {numbers[id(source)]} -> {numbers[id(node)]}"
                         f"{'' if entry is None else f' [label={_quoted(entry)}]'};")
    return "\n".join([*lines, "}"])


def _quoted(value):
    text = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{text}"'


def dot(net, title=None, file=None, marked=None):
    """Write a gModule as DOT text to `file`.dot, and a picture to `file`.svg, and returns the text.

    Without a file it returns the text alone. The picture is drawn by Graphviz's dot where that is installed, and
    otherwise here, in rows of the order of computation.
    """
    text = todot(net, title, marked)
    if file is not None:
        base = os.fspath(file).removesuffix(".dot").removesuffix(".svg")
        with open(base + ".dot", "w", encoding="utf-8") as target:
            target.write(text + "\n")
        with open(base + ".svg", "w", encoding="utf-8") as target:
            target.write(_picture(net, text, title, marked))
    return text


def _picture(net, text, title, marked):
    try:
        return subprocess.run(["dot", "-Tsvg"], input=text, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return _drawn(net, title, marked)


def _drawn(net, title, marked):
    """Return an SVG with the nodes in rows, each below its inputs."""
    rows, places = {}, {}
    for node in net.forwardNodes:
        row = 1 + max((places[id(source)][1] for source, _ in node.sources), default=-1)
        places[id(node)] = len(rows.setdefault(row, [])), row
        rows[row].append(node)
    width, height = 240 * max(map(len, rows.values())), 90 * len(rows) + 30

    def middle(node):
        column, row = places[id(node)]
        return width * (2 * column + 1) / (2 * len(rows[row])), 90 * row + 60

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
             'font-size="12" text-anchor="middle">', f"<title>{_escaped(title or net.name())}</title>"]
    for node in net.forwardNodes:
        x, y = middle(node)
        for source, _ in node.sources:
            a, b = middle(source)
            parts.append(f'<line x1="{a:g}" y1="{b + 20:g}" x2="{x:g}" y2="{y - 20:g}" stroke="black"/>')
    for node in net.forwardNodes:
        x, y = middle(node)
        kind = repr(node.module).split("\n")[0].removesuffix(" {")
        label = _escaped((f"{node.name}: {kind}" if node.name else kind)[:34])
        parts.append(f'<rect x="{x - 110:g}" y="{y - 20:g}" width="220" height="40" rx="8" stroke="black" '
                     f'fill="{"red" if node is marked else "white"}"/>')
        parts.append(f'<text x="{x:g}" y="{y + 4:g}">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def debug_picture(net, node):
    """Write a picture with a node in red into a new folder; gives its path."""
    base = os.path.join(tempfile.mkdtemp(prefix="nngraph-"), "graph")
    dot(net, None, base, node)
    return base + ".svg"
