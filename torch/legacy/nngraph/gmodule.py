"""gModule: a graph of nodes as one module."""

from torch.legacy.nn.containers import Container, summed
from torch.legacy.nn.structure import Identity
from torch.legacy.nn.utils import describe, each, is_list
from torch.legacy.nngraph import files, graph
from torch.legacy.nngraph.node import Entry, JustTable, Node, debug


def _nodes(what, values):
    if isinstance(values, (Node, Entry)):
        values = [values]
    if not is_list(values) or not values:
        raise TypeError(f"gModule: {what} are {describe(values)}; need a list of nodes")
    for number, value in enumerate(values):
        if not isinstance(value, (Node, Entry)):
            raise TypeError(f"gModule: {what}[{number}] is {describe(value)}; need a node")
    return list(values)


class gModule(Container):
    """Network from input nodes to output nodes: forward takes a tensor for one input, a list for several.

    inputs: nodes of modules called without arguments, such as nn.Identity()(). outputs: nodes, or entries of a
    split. Gradients of an output with several users are summed. One module may be in several nodes, and
    its parameters then get the gradients of all. `modules` has each module once, in the order of computation.

    Raises TypeError for other objects. Raises ValueError if an input has inputs, if another node has none,
    if an input or an entry of a split leads to no output, or if the graph has a cycle. The message names the node and
    the line that made it.
    """

    def __init__(self, inputs, outputs):
        super().__init__()
        self.inputNodes = _nodes("inputs", inputs)
        self.outputNodes = [(value.node, value.number) if isinstance(value, Entry) else (value, None)
                            for value in _nodes("outputs", outputs)]
        self.name_ = None
        self._check_inputs()
        self.forwardNodes = graph.sort(node for node, _ in self.outputNodes)
        self._check()
        for node in self.forwardNodes:
            if not any(node.module is module for module in self.modules):
                self.add(node.module)

    _hidden = (*Container._hidden, "_outputs")

    def _check_inputs(self):
        for number, node in enumerate(self.inputNodes):
            if isinstance(node, Entry):
                raise ValueError(f"gModule: inputs[{number}] is {node.label()}; split a node behind it instead")
            if node.sources:
                raise ValueError(f"gModule: input {node.label()} has inputs itself; call its module with nothing")
            if node in self.inputNodes[:number]:
                raise ValueError(f"gModule: {node.label()} stands twice among the inputs")

    def _check(self):
        reached, used = set(map(id, self.forwardNodes)), {}
        inner = [source for node in self.forwardNodes for source in node.sources]
        for node, number in self.outputNodes + inner:
            used.setdefault(id(node), set()).add(number)
        for node in self.inputNodes:
            if id(node) not in reached:
                raise ValueError(f"gModule: input {node.label()} leads to no output")
        for node in self.forwardNodes:
            if not node.sources and node not in self.inputNodes and not getattr(node.module, "takes_no_input", False):
                raise ValueError(f"gModule: {node.label()} has no input and is not among the inputs")
            if node.splits is not None and None not in used[id(node)]:
                for number in range(node.splits):
                    if number not in used[id(node)]:
                        raise ValueError(f"gModule: entry {number} of {node.label()} is not used")

    # --- computing ------------------------------------------------------------------------------------------------

    def _given(self, input):
        count = len(self.inputNodes)
        if count == 1:
            return [input]
        if not is_list(input) or len(input) != count:
            raise ValueError(f"{self.name()}: input is {describe(input)}; need a list of {count}")
        return list(input)

    def _at(self, node, work):
        """Run a part of the work of a node; an exception names it, and may leave a picture."""
        try:
            return work()
        except Exception as error:
            error.add_note(f"in node {node.label()} of {self.name()}")
            if debug():
                error.add_note(f"the graph, with the node red, is in {graph.debug_picture(self, node)}")
            raise

    def updateOutput(self, input):
        given = dict(zip(map(id, self.inputNodes), self._given(input), strict=True))
        self._inputs, self._outputs = {}, {}
        for node in self.forwardNodes:
            if id(node) in given:
                value = given[id(node)]
            else:
                value = [self._take(source) for source in node.sources]
                value = value[0] if len(value) == 1 else value
            self._inputs[id(node)] = value
            self._outputs[id(node)] = self._at(node, lambda node=node, value=value: self._forward(node, value))
        outputs = [self._take(source) for source in self.outputNodes]
        self.output = outputs[0] if len(outputs) == 1 else outputs
        return self.output

    def _forward(self, node, value):
        output = node.module.updateOutput(value)
        if node.splits is not None and (not is_list(output) or len(output) != node.splits):
            raise ValueError(f"it was split into {node.splits}, and its output is {describe(output)}")
        return output

    def _take(self, source):
        node, number = source
        output = self._outputs[id(node)]
        return output if number is None else output[number]

    def _run_backward(self, method, input, gradOutput, *args):
        if "_outputs" not in self.__dict__:
            raise RuntimeError(f"{self.name()}: backward before forward; call forward(input) first")
        count = len(self.outputNodes)
        if count > 1 and (not is_list(gradOutput) or len(gradOutput) != count):
            raise ValueError(f"{self.name()}: gradOutput is {describe(gradOutput)}; need a list of {count}")
        wanted = gradOutput if count > 1 else [gradOutput]
        gradients, kept = {}, self.__dict__.setdefault("_gradOutputs", {})
        for source, gradient in zip(self.outputNodes, wanted, strict=True):
            self._give(gradients, source, gradient)
        for node in reversed(self.forwardNodes):
            gradient = self._gathered(gradients, node)
            result = self._at(node, lambda node=node, gradient=gradient: getattr(node.module, method)(
                self._inputs[id(node)], gradient, *args))
            if method in ("backward", "updateGradInput", "backwardUpdate"):
                kept[id(node)] = result
            result = kept.get(id(node), node.module.gradInput)
            parts = [result] if len(node.sources) == 1 else result
            for source, part in zip(node.sources, parts, strict=True) if node.sources else ():
                self._give(gradients, source, part)
        found = [kept.get(id(node), node.module.gradInput) for node in self.inputNodes]
        return found[0] if len(found) == 1 else found

    def _give(self, gradients, source, gradient):
        node, number = source
        gradients.setdefault(id(node), []).append((number, gradient))

    def _gathered(self, gradients, node):
        """Return the sum of what a node's output has been given, zeros where nothing came."""
        output, parts = self._outputs[id(node)], gradients.get(id(node), [])
        whole = [gradient for number, gradient in parts if number is None]
        if any(number is not None for number, _ in parts):
            split = [[gradient for k, gradient in parts if k == number] for number in range(len(output))]
            whole.append([summed(some) if some else each(_zeros, entry)
                          for some, entry in zip(split, output, strict=True)])
        return summed(whole) if whole else each(_zeros, output)

    # --- the rest -------------------------------------------------------------------------------------------------

    def replace(self, callback):
        """Replace the module of each node by callback(module); return callback(self)."""
        known = {}
        for node in self.forwardNodes:
            module = node.module
            if id(module) not in known:
                known[id(module)] = module.replace(callback)
            node.module = known[id(module)]
        self.modules = list({id(node.module): node.module for node in self.forwardNodes}.values())
        return callback(self)

    def map(self, other, callback):
        """Call callback(module, module of `other`) for the modules of two graphs of one shape."""
        for mine, its in zip(self.forwardNodes, other.forwardNodes, strict=True):
            callback(mine.module, its.module)

    def runForwardFunction(self, function, input):
        """Compute as forward does, with `function`, a callable or the name of a method, instead of updateOutput.

        function: takes (module, input) and returns the input of the next nodes.
        """
        run = function if callable(function) else lambda module, value: getattr(module, function)(value)
        self._forward = lambda node, value: run(node.module, value)
        try:
            return self.updateOutput(input)
        finally:
            del self._forward

    def name(self):
        return self.name_ or "nn.gModule"

    def __repr__(self):
        lines = [f"{self.name()} {{"]
        for number, node in enumerate(self.forwardNodes):
            text, *more = repr(node.module).split("\n")
            lines += [f"  ({number}): {node.name + ' = ' if node.name else ''}{text}", *(f"  {line}" for line in more)]
        return "\n".join([*lines, "}"])

    # --- copies and files: the nodes as a list, for what hangs on each other would be walked without end --------------

    def __getstate__(self):
        state, places = super().__getstate__(), {id(node): place for place, node in enumerate(self.forwardNodes)}
        state["forwardNodes"] = [
            {**vars(node), "sources": [(places[id(source)], number) for source, number in node.sources]}
            for node in self.forwardNodes]
        state["inputNodes"] = [places[id(node)] for node in self.inputNodes]
        state["outputNodes"] = [(places[id(node)], number) for node, number in self.outputNodes]
        return state

    def __setstate__(self, state):
        super().__setstate__(state)
        nodes = [Node.__new__(Node) for _ in self.forwardNodes]
        for node, fields in zip(nodes, self.forwardNodes, strict=True):
            vars(node).update(fields, sources=[(nodes[place], number) for place, number in fields["sources"]])
        self.inputNodes = [nodes[place] for place in self.inputNodes]
        self.outputNodes = [(nodes[place], number) for place, number in self.outputNodes]
        self.forwardNodes = nodes

    def plan(self):
        """Return the steps, inputs and outputs as indices: the arguments of torch.legacy.converted.Graph."""
        state, numbers = self.__getstate__(), {id(module): number for number, module in enumerate(self.modules)}
        steps = [(numbers[id(fields["module"])], fields["sources"]) for fields in state["forwardNodes"]]
        return {"steps": steps, "inputs": state["inputNodes"], "outputs": state["outputNodes"]}

    def _to_lua(self):
        name, fields = super()._to_lua()
        for ours in ("forwardNodes", "inputNodes", "outputNodes", "name_"):
            fields.pop(ours, None)
        return name, {**files.fields_of(self), **fields, **({"name": self.name_} if self.name_ else {})}

    def _from_lua(self, fields, version):
        gModule.__init__(self, *files.nodes_of(fields))
        rest = {key: value for key, value in fields.items() if key not in files.FIELDS}
        super()._from_lua({**rest, "modules": self.modules}, version)
        self.name_ = str(fields["name"]) if "name" in fields else None


def planned(modules, steps, inputs, outputs):
    """Return the gModule of a plan: see torch.legacy.converted.Graph."""
    nodes = []
    for number, sources in steps:
        nodes.append(Node(modules[number], [(nodes[step], entry) for step, entry in sources], "a converted Graph"))
        for source, entry in nodes[-1].sources:
            _split_for(source, entry)
    for step, entry in outputs:
        _split_for(nodes[step], entry)
    return gModule([nodes[step] for step in inputs],
                   [nodes[step] if entry is None else Entry(nodes[step], entry) for step, entry in outputs])


def _split_for(node, entry):
    if entry is not None:
        node.splits = max(node.splits or 0, entry + 1)


def _zeros(tensor):
    return tensor.clone().zero_()


def nest(structure):
    """Return a node that gives nested lists of what the nodes in `structure`, a node or nested list of nodes, give."""
    if isinstance(structure, (Node, Entry)):
        return structure
    if not is_list(structure) or not structure:
        raise TypeError(f"nest: structure is {describe(structure)}; need a node, or nested lists of nodes")
    parts = [nest(part) for part in structure]
    return (Identity() if len(parts) > 1 else JustTable())(parts)
