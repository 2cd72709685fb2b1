"""StochasticGradient: the training loop of Lua's nn."""

from torch import _core


class StochasticGradient:
    """Trains a module on a criterion with single samples, in a random order.

    learningRate 0.01, learningRateDecay 0: the rate of pass i, from 1, is learningRate / (1 + i * learningRateDecay).
    maxIteration 25 passes; 0 or less for no end. shuffleIndices: whether the order is random. verbose: whether lines
    are printed. hookExample(self, example) is called after each sample, hookIteration(self, iteration, error) after
    each pass.
    """

    def __init__(self, module, criterion):
        self.module, self.criterion = module, criterion
        self.learningRate, self.learningRateDecay, self.maxIteration = 0.01, 0, 25
        self.shuffleIndices, self.verbose = True, True
        self.hookExample = self.hookIteration = None

    def train(self, dataset):
        """Train on pairs of input and target, dataset[0] to dataset[len(dataset) - 1]."""
        count = len(dataset)
        order = (_core.randperm(count) if self.shuffleIndices else _core.arange(0, count)).tolist()
        self._print("training")
        iteration, rate = 1, self.learningRate
        while True:
            error = sum(self._step(dataset[int(index)], rate) for index in order) / max(count, 1)
            if self.hookIteration is not None:
                self.hookIteration(self, iteration, error)
            self._print(f"current error = {error}")
            iteration += 1
            rate = self.learningRate / (1 + iteration * self.learningRateDecay)
            if 0 < self.maxIteration < iteration:
                self._print(f"{self.maxIteration} passes are done, error = {error}")
                return

    def _step(self, example, rate):
        input, target = example[0], example[1]
        error = self.criterion.forward(self.module.forward(input), target)
        slope = self.criterion.updateGradInput(self.module.output, target)
        self.module.updateGradInput(input, slope)
        self.module.accUpdateGradParameters(input, slope, rate)
        if self.hookExample is not None:
            self.hookExample(self, example)
        return error

    def _print(self, text):
        if self.verbose:
            print(f"# StochasticGradient: {text}")
