"""Trainers: lightning, fastai, stable-baselines3."""

import io
import tempfile

import numpy as np

import torch

from . import losses, normal, pairs, perceptron, program, redraw


@program("lightning")
def lightning_trainer():
    import lightning
    from lightning.pytorch import callbacks, loggers

    curve = []

    class Module(lightning.LightningModule):
        def __init__(self):
            super().__init__()
            self.save_hyperparameters()
            self.model = perceptron()

        def training_step(self, batch, number):
            loss = torch.nn.functional.mse_loss(self.model(batch[0]), batch[1])
            self.log("train", loss, prog_bar=True)
            curve.append(float(loss))
            return loss

        def validation_step(self, batch, number):
            self.log("test", torch.nn.functional.mse_loss(self.model(batch[0]), batch[1]))

        def configure_optimizers(self):
            optimizer = torch.optim.Adam(self.parameters(), 0.01)
            return {"optimizer": optimizer, "lr_scheduler": torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, 5)}

    with tempfile.TemporaryDirectory() as folder:
        watching = [callbacks.EarlyStopping("test", patience=5), callbacks.ModelCheckpoint(folder, monitor="test"),
                    callbacks.LearningRateMonitor()]
        trainer = lightning.Trainer(
            max_epochs=2, accelerator="cpu", default_root_dir=folder, enable_progress_bar=False,
            logger=loggers.CSVLogger(folder), callbacks=watching, log_every_n_steps=1, gradient_clip_val=1.0,
            accumulate_grad_batches=2)
        module, loader = Module(), pairs()
        trainer.fit(module, loader, loader)
        tested = trainer.validate(module, loader, verbose=False)[0]["test"]
        best = Module.load_from_checkpoint(trainer.checkpoint_callback.best_model_path, weights_only=False)
    return [*curve, tested, sum(value.sum() for value in best.parameters())]


@program("lightning")
def lightning_fabric():
    import lightning

    fabric = lightning.Fabric(accelerator="cpu", devices=1)
    fabric.launch()
    model = perceptron()
    model, optimizer = fabric.setup(model, torch.optim.SGD(model.parameters(), 0.1))
    curve = []
    for inputs, targets in fabric.setup_dataloaders(pairs()):
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        fabric.backward(loss)
        optimizer.step()
        curve.append(loss)
    return curve


@program("fastai")
def fastai_learner():
    from fastai.vision.all import CrossEntropyLossFlat, DataLoaders, Learner, accuracy

    inputs = normal(64, 10)
    data = list(zip(inputs, (inputs[:, 0] > 0).long(), strict=True))
    loaders = DataLoaders.from_dsets(data, data, bs=16, shuffle=False, device="cpu", num_workers=0)
    model = redraw(torch.nn.Sequential(torch.nn.Linear(10, 16), torch.nn.ReLU(), torch.nn.Linear(16, 2)))
    learner = Learner(loaders, model, loss_func=CrossEntropyLossFlat(), metrics=accuracy)
    with learner.no_bar(), learner.no_logging():
        learner.fit_one_cycle(2, 1e-2)
    return learner.recorder.losses


@program("fastai")
def fastai_pictures():
    from fastai.vision.all import TensorImage, xresnet18

    model, pictures = redraw(xresnet18(n_out=4)), normal(2, 3, 64, 64)
    curve = losses(model, lambda: model(pictures).pow(2).mean(), steps=2)
    brighter = TensorImage(normal(3, 8, 8)) + 1
    return [*curve, brighter.mean(), isinstance(brighter, TensorImage)]


@program("fastai")
def fastai_table():
    """The weights are random, so that only the number of steps is compared."""
    import pandas
    from fastai.tabular.all import Categorify, FillMissing, Normalize, TabularDataLoaders, tabular_learner

    numbers = np.random.RandomState(0)
    table = pandas.DataFrame({"size": numbers.randn(64), "kind": numbers.randint(0, 4, 64).astype(str),
                              "target": numbers.randint(0, 2, 64)})
    loaders = TabularDataLoaders.from_df(table, procs=[Categorify, FillMissing, Normalize], cat_names=["kind"],
                                         cont_names=["size"], y_names="target", bs=16, device="cpu")
    learner = tabular_learner(loaders, layers=[8])
    with learner.no_bar(), learner.no_logging():
        learner.fit(1)
    return [len(learner.recorder.losses)]


@program("stable-baselines3")
def policies():
    """Random play, so that only the number of steps and the file are compared."""
    import stable_baselines3 as sb3

    online, replay = dict(n_steps=32), dict(learning_starts=20, buffer_size=200)
    steps = []
    for kind, game, options in (("PPO", "CartPole-v1", online), ("A2C", "CartPole-v1", online),
                                ("DQN", "CartPole-v1", replay), ("SAC", "Pendulum-v1", replay)):
        agent = getattr(sb3, kind)("MlpPolicy", game, seed=0, device="cpu", **options).learn(64)
        file = io.BytesIO()
        agent.save(file)
        file.seek(0)
        again = getattr(sb3, kind).load(file)
        same = zip(agent.policy.parameters(), again.policy.parameters(), strict=True)
        steps += [agent.num_timesteps, all(torch.equal(a, b) for a, b in same)]
    return steps
