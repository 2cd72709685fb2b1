"""REINFORCE: raise the probability of actions by the return that followed them (Williams, 1992).

python examples/reinforcement/reinforce.py                                  the gradient of log-probabilities
python examples/reinforcement/reinforce.py --estimator reinforce            the same by Tensor.reinforce(reward)
python examples/reinforcement/reinforce.py --environment Acrobot-v1
"""

from typing import Any

from environment import Environment, network, record, report
from run import Run, parse, parser

import torch
from torch import Tensor, optim

QUICK = {"frames": 8_000, "rate": 0.01}


def returns_to_go(rewards: list[float], gamma: float) -> Tensor:
    """Return the discounted sum of the rewards from each step of an episode on."""
    total, totals = 0.0, []
    for reward in reversed(rewards):
        total = reward + gamma * total
        totals.append(total)
    return torch.tensor(totals[::-1])


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn by REINFORCE.", "reinforce")
    options.add_argument("--environment", default="CartPole-v1", help="name of an environment with discrete actions")
    options.add_argument("--estimator", choices=("log-probability", "reinforce"), default="log-probability")
    options.add_argument("--frames", type=int, default=500_000, help="steps in the environment, at most")
    options.add_argument("--episodes", type=int, default=5, help="episodes between two updates")
    options.add_argument("--gamma", type=float, default=0.99, help="discount")
    options.add_argument("--rate", type=float, default=0.005, help="learning rate")
    chosen = parse(options, arguments, QUICK)

    returns: list[float] = []
    environment = Environment(chosen.environment, chosen.seed, returns)
    policy = network(environment.features, environment.actions, 64)
    optimizer = optim.Adam(policy.parameters(), lr=chosen.rate)
    run = Run(chosen, policy=policy, optimizer=optimizer)

    draws: list[Tensor] = []  # one action each, or its log-probability
    rewards: list[float] = []
    totals: list[Tensor] = []
    for _ in run.steps(chosen.frames):
        scores = policy(environment.observation)
        if chosen.estimator == "reinforce":
            draw = action = torch.softmax(scores, 0).multinomial(1)
        else:
            action = torch.multinomial(torch.softmax(scores.detach(), 0), 1)
            draw = torch.log_softmax(scores, 0).gather(0, action)
        draws.append(draw)
        _, reward, _, ended = environment.step(int(action))
        rewards.append(reward)
        if not ended:
            continue
        totals.append(returns_to_go(rewards, chosen.gamma))
        rewards.clear()
        if len(totals) < chosen.episodes:
            continue
        advantages = torch.cat(totals)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        optimizer.zero_grad()
        if chosen.estimator == "reinforce":
            for one, advantage in zip(draws, advantages, strict=True):
                one.reinforce(advantage / len(draws))
            torch.autograd.backward(draws, [None] * len(draws))
        else:
            (-(torch.cat(draws) * advantages).mean()).backward()
        optimizer.step()
        draws.clear()
        totals.clear()
        record(run, returns)
    return report(run, returns)


if __name__ == "__main__":
    main()
