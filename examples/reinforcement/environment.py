"""Environments of gymnasium with tensors instead of arrays, rollouts of a policy, and the published thresholds."""

# mypy: allow-untyped-calls

import gymnasium
from run import Run

import torch
from torch import Tensor, nn
from torch.distributions import Categorical


class Environment:
    """An environment that resets itself at the end of each episode. `observation` is the current one, (features,)."""

    def __init__(self, name: str, seed: int, returns: list[float]) -> None:
        self.gym = gymnasium.make(name, disable_env_checker=True)
        actions, features = self.gym.action_space, self.gym.observation_space.shape
        assert isinstance(actions, gymnasium.spaces.Discrete) and features, f"{name} has no discrete actions"
        self.actions, self.features = int(actions.n), features[0]
        self.returns, self.total = returns, 0.0
        self.observation: Tensor = torch.from_numpy(self.gym.reset(seed=seed)[0])

    def step(self, action: int) -> tuple[Tensor, float, bool, bool]:
        """Return observation, reward, whether the episode terminated, and whether it ended, also by its time limit."""
        following, reward, terminated, truncated, _ = self.gym.step(action)
        self.observation = after = torch.from_numpy(following)
        self.total += float(reward)
        if terminated or truncated:
            self.returns.append(self.total)
            self.total = 0.0
            self.observation = torch.from_numpy(self.gym.reset()[0])
        return after, float(reward), terminated, terminated or truncated


def network(features: int, outputs: int, width: int) -> nn.Sequential:
    """Return a network from observations (N, features) to outputs (N, outputs)."""
    return nn.Sequential(nn.Linear(features, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(),
                         nn.Linear(width, outputs))


def choice(scores: Tensor) -> Categorical:
    """Return the distribution of actions for a policy's scores (..., actions)."""
    return Categorical(logits=scores, validate_args=False)


class ActorCritic(nn.Module):
    """A policy and a value function: observations (N, features) to action scores (N, actions) and values (N,)."""

    def __init__(self, features: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.policy = network(features, actions, width)
        self.value = network(features, 1, width)

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        return self.policy(observations), self.value(observations).squeeze(1)


class Rollout:
    """`steps` steps of a policy in each environment. Tensors are (steps * environments, ...), advantages by GAE(lam).

    Source: Schulman and others, "High-Dimensional Continuous Control Using Generalized Advantage Estimation", 2016.
    """

    def __init__(
        self, model: ActorCritic, environments: list[Environment], steps: int, gamma: float, lam: float
    ) -> None:
        observations, actions, values, rewards, ends = [], [], [], [], []
        for _ in range(steps):
            observation = torch.stack([one.observation for one in environments])
            with torch.no_grad():
                scores, value = model(observation)
                action = choice(scores).sample()
            results = [one.step(chosen) for one, chosen in zip(environments, action.tolist(), strict=True)]
            observations.append(observation)
            actions.append(action)
            values.append(value)
            rewards.append(torch.tensor([reward + gamma * left(model, after) if ended and not terminated else reward
                                         for after, reward, terminated, ended in results]))
            ends.append(torch.tensor([float(ended) for *_, ended in results]))
        with torch.no_grad():
            following = model(torch.stack([one.observation for one in environments]))[1]
        advantage, advantages = torch.zeros(len(environments)), []
        for value, reward, end in zip(reversed(values), reversed(rewards), reversed(ends), strict=True):
            advantage = reward + gamma * following * (1 - end) - value + gamma * lam * (1 - end) * advantage
            advantages.append(advantage)
            following = value
        self.observations, self.actions = torch.cat(observations), torch.cat(actions)
        self.advantages = torch.cat(advantages[::-1])
        self.returns = self.advantages + torch.cat(values)


def left(model: ActorCritic, observation: Tensor) -> float:
    """Return the value of the last observation of an episode that reached its time limit."""
    with torch.no_grad():
        return model(observation.unsqueeze(0))[1].item()


def threshold(name: str) -> float:
    """Return the mean return over 100 consecutive episodes at which gymnasium considers an environment solved."""
    goal = gymnasium.spec(name).reward_threshold
    assert goal is not None, f"{name} has no published threshold"
    return goal


def mean_return(returns: list[float]) -> float:
    """Return the mean return of the last 100 episodes; minus infinity before the first one has ended."""
    last = returns[-100:]
    return sum(last) / len(last) if last else float("-inf")


def record(run: Run, returns: list[float], **values: float) -> None:
    """Record the mean return of the last 100 episodes, and stop the run when the environment is solved."""
    if returns:
        run.record(mean_return=mean_return(returns), **values)
    if len(returns) >= 100 and mean_return(returns) >= threshold(run.options.environment):
        run.stop()


def report(run: Run, returns: list[float]) -> dict[str, float | str]:
    """Report the return, the number of frames, and the frames per second of processor time."""
    goal, reached = threshold(run.options.environment), mean_return(returns)
    return run.report(reached=reached, goal=goal, solved="yes" if len(returns) >= 100 and reached >= goal else "no",
                      frames=run.step, frames_per_second=run.step / run.cpu_seconds)
