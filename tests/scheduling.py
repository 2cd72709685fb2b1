"""Hands files of tests to processes as xdist does with --dist loadfile, in time that grows with the number of tests."""

from xdist.scheduler import LoadFileScheduling


class Names(list):
    """Names of tests, with their positions in a table."""

    def __init__(self, names):
        super().__init__(names)
        self.positions = {name: position for position, name in enumerate(self)}

    def index(self, name):
        return self.positions[name]


class Files(LoadFileScheduling):
    """xdist searches the names of all tests for each test, and counts all that its process has run."""

    def add_node_collection(self, node, collection):
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Names(collection)

    def mark_test_complete(self, node, item_index, duration=0):
        super().mark_test_complete(node, item_index, duration)
        name = self.registered_collections[node][item_index]
        del self.assigned_work[node][self._split_scope(name)][name]
