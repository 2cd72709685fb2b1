"""Actor-critic: the policy increases the probability of actions with a higher return than predicted (A2C; Mnih, 2016).

python examples/reinforcement/actor_critic.py
python examples/reinforcement/actor_critic.py --environment Acrobot-v1
"""

# mypy: allow-untyped-calls

from typing import Any

from environment import ActorCritic, Environment, Rollout, choice, record, report
from run import Run, parse, parser

from torch import nn, optim

QUICK = {"frames": 16_000}


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = parser("Learn by synchronous advantage actor-critic.", "actor_critic")
    options.add_argument("--environment", default="CartPole-v1", help="name of an environment with discrete actions")
    options.add_argument("--frames", type=int, default=500_000, help="steps in all environments, at most")
    options.add_argument("--environments", type=int, default=8, help="environments that run side by side")
    options.add_argument("--steps", type=int, default=16, help="steps in each between two updates")
    options.add_argument("--gamma", type=float, default=0.99, help="discount")
    options.add_argument("--lam", type=float, default=0.95, help="how far advantages look ahead, 0 to 1")
    options.add_argument("--entropy", type=float, default=0.001, help="weight of the policy's entropy")
    options.add_argument("--rate", type=float, default=0.002, help="learning rate, which falls linearly to 0")
    chosen = parse(options, arguments, QUICK)

    returns: list[float] = []
    environments = [Environment(chosen.environment, chosen.seed + 1000 * place, returns)
                    for place in range(chosen.environments)]
    model = ActorCritic(environments[0].features, environments[0].actions)
    optimizer = optim.Adam(model.parameters(), lr=chosen.rate)
    updates = chosen.frames // (chosen.environments * chosen.steps)
    schedule = optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=updates)
    run = Run(chosen, model=model, optimizer=optimizer, schedule=schedule)

    for _ in run.steps(chosen.frames, by=chosen.environments * chosen.steps):
        batch = Rollout(model, environments, chosen.steps, chosen.gamma, chosen.lam)
        scores, values = model(batch.observations)
        policy = choice(scores)
        taken, entropy = policy.log_prob(batch.actions), policy.entropy().mean()
        advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-6)
        value_loss = (values - batch.returns).pow(2).mean()
        loss = -(taken * advantages).mean() + 0.5 * value_loss - chosen.entropy * entropy
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimizer.step()
        schedule.step()
        record(run, returns, entropy=entropy.item())
    return report(run, returns)


if __name__ == "__main__":
    main()
