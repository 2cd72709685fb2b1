"""Proximal policy optimization: several epochs over each rollout, with a clipped change of the policy (Schulman, 2017).

python examples/reinforcement/ppo.py
python examples/reinforcement/ppo.py --environment Acrobot-v1 --steps 128 --gamma 0.99 --lam 0.94 --epochs 4
"""

# mypy: allow-untyped-calls

from typing import Any

from environment import ActorCritic, Environment, Rollout, choice, record, report
from run import Run, parse, parser

import torch
from torch import nn, optim

QUICK = {"frames": 12_000}


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn by proximal policy optimization.", "ppo")
    options.add_argument("--environment", default="CartPole-v1", help="name of an environment with discrete actions")
    options.add_argument("--frames", type=int, default=500_000, help="steps in all environments, at most")
    options.add_argument("--environments", type=int, default=8, help="environments that run side by side")
    options.add_argument("--steps", type=int, default=32, help="steps in each between two updates")
    options.add_argument("--epochs", type=int, default=10, help="passes over each rollout")
    options.add_argument("--batch", type=int, default=128, help="steps in one minibatch")
    options.add_argument("--gamma", type=float, default=0.98, help="discount")
    options.add_argument("--lam", type=float, default=0.8, help="how far advantages look ahead, 0 to 1")
    options.add_argument("--clip", type=float, default=0.2, help="largest change of a probability's ratio that counts")
    options.add_argument("--rate", type=float, default=0.001, help="learning rate")
    chosen = parse(options, arguments, QUICK)

    returns: list[float] = []
    environments = [Environment(chosen.environment, chosen.seed + 1000 * place, returns)
                    for place in range(chosen.environments)]
    model = ActorCritic(environments[0].features, environments[0].actions)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    run = Run(chosen, model=model, optimizer=optimizer)

    for _ in run.steps(chosen.frames, by=chosen.environments * chosen.steps):
        batch = Rollout(model, environments, chosen.steps, chosen.gamma, chosen.lam)
        with torch.no_grad():
            before = choice(model(batch.observations)[0]).log_prob(batch.actions)
        for _ in range(chosen.epochs):
            for rows in torch.randperm(len(before)).split(chosen.batch):
                scores, values = model(batch.observations[rows])
                ratio = (choice(scores).log_prob(batch.actions[rows]) - before[rows]).exp()
                advantages = batch.advantages[rows]
                advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
                clipped = ratio.clamp(1 - chosen.clip, 1 + chosen.clip)
                gain = torch.min(ratio * advantages, clipped * advantages).mean()
                loss = 0.5 * (values - batch.returns[rows]).pow(2).mean() - gain
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(model.parameters(), 0.5)
                optimizer.step()
        record(run, returns, expected_return=batch.returns.mean().item())
    return report(run, returns)


if __name__ == "__main__":
    main()
