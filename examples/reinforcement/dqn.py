"""Deep Q-learning: a network learns the value of each action from replayed steps (Mnih, 2015; van Hasselt, 2016).

python examples/reinforcement/dqn.py
python examples/reinforcement/dqn.py --environment Acrobot-v1
"""

from typing import Any

from environment import Environment, network, record, report
from run import Run, parse, parser

import torch
import torch.nn.functional as F
from torch import Tensor, nn, optim

QUICK = {"frames": 7_000, "exploration": 3_000}


class Replay:
    """The last `size` steps: observation, action, reward, next observation, and whether the episode terminated."""

    def __init__(self, size: int, features: int) -> None:
        self.size, self.count = size, 0
        self.columns = [torch.zeros(size, features), torch.zeros(size, 1).long(), torch.zeros(size),
                        torch.zeros(size, features), torch.zeros(size)]

    def add(self, *values: Any) -> None:
        place = self.count % self.size
        for column, value in zip(self.columns, values, strict=True):
            column[place] = value
        self.count += 1

    def draw(self, count: int) -> list[Tensor]:
        rows = torch.randint(0, min(self.count, self.size), (count,))
        return [column[rows] for column in self.columns]


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn by double deep Q-learning.", "dqn")
    options.add_argument("--environment", default="CartPole-v1", help="name of an environment with discrete actions")
    options.add_argument("--frames", type=int, default=150_000, help="steps in the environment, at most")
    options.add_argument("--exploration", type=int, default=10_000, help="frames until exploration is at its least")
    options.add_argument("--least", type=float, default=0.01, help="probability of a random action from then on")
    options.add_argument("--every", type=int, default=2, help="frames between two updates")
    options.add_argument("--follow", type=float, default=0.005, help="step of the target towards the model")
    options.add_argument("--batch", type=int, default=64, help="replayed steps in one update")
    options.add_argument("--replay", type=int, default=15_000, help="steps in the replay memory")
    options.add_argument("--gamma", type=float, default=0.99, help="discount")
    options.add_argument("--rate", type=float, default=0.0005, help="learning rate, which falls linearly to 0")
    chosen = parse(options, arguments, QUICK)

    returns: list[float] = []
    environment = Environment(chosen.environment, chosen.seed, returns)
    model, target = (network(environment.features, environment.actions, 128) for _ in range(2))
    target.load_state_dict(model.state_dict())
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    schedule = optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=chosen.frames)
    replay = Replay(chosen.replay, environment.features)
    run = Run(chosen, model=model, target=target, optimizer=optimizer, schedule=schedule)

    for frame in run.steps(chosen.frames):
        before = environment.observation
        if torch.rand(1).item() < max(chosen.least, 1 - frame / chosen.exploration):
            action = int(torch.randint(0, environment.actions, (1,)))
        else:
            with torch.no_grad():
                action = int(model(before).argmax())
        after, reward, terminated, ended = environment.step(action)
        replay.add(before, action, reward, after, float(terminated))
        if replay.count >= 1000 and frame % chosen.every == 0:
            observations, actions, rewards, following, terminal = replay.draw(chosen.batch)
            with torch.no_grad():
                best = model(following).argmax(1, keepdim=True)
                goal = rewards + chosen.gamma * (1 - terminal) * target(following).gather(1, best).squeeze(1)
            loss = F.smooth_l1_loss(model(observations).gather(1, actions).squeeze(1), goal)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 10)
            optimizer.step()
            with torch.no_grad():
                for average, parameter in zip(target.parameters(), model.parameters(), strict=True):
                    average.lerp_(parameter, chosen.follow)
        schedule.step()
        if ended:
            record(run, returns)
    return report(run, returns)


if __name__ == "__main__":
    main()
