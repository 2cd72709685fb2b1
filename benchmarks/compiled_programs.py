"""Times the programs of all_programs.py call by call and after torch.compile: forward pass, training step, peak memory.

    python benchmarks/compiled_programs.py --peer PYTHON [--write FILE] [NAME ...]

A process per program and kind of call: this library's calls, its compiled functions, and the peer's. They are timed in
turn, with one thread. A step compiles the loss; the backward pass and the optimizer follow. `first` is the processor
time of the first two calls of both functions, in seconds, and `MB` what the step added to the resident memory at its
peak.
"""

import argparse
import contextlib
import json
import pathlib
import resource
import sys
import time

from compiled import Failed, Side, least, mean, row

TURNS = 3
KINDS = "forward", "step"


def resident():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def first_calls(call):
    start = time.process_time()
    call(), call()
    seconds = time.process_time() - start
    for _ in range(24):  # until the choice between both is made
        call()
    return seconds


def prepared(name, compiles):
    """Return the step and the forward pass of a program, the seconds of their first calls, and megabytes."""
    from all_programs import PROGRAMS

    import torch

    wrapped = torch.compile if compiles else lambda function: function
    torch.set_num_threads(1)
    torch.manual_seed(0)
    modules, loss, apply, optimizer = PROGRAMS[name]()
    update = getattr(torch.optim, optimizer)([p for module in modules for p in module.parameters()], lr=1e-4)
    loss, apply = wrapped(loss), torch.no_grad()(wrapped(apply))

    def step():
        update.zero_grad()
        loss().backward()
        update.step()

    before = resident()
    seconds = first_calls(step)
    megabytes = resident() - before
    for module in modules:
        module.eval()
    return {"forward": apply, "step": step}, {"first": seconds + first_calls(apply), "MB": megabytes}, modules


def serve():
    """Answer one request per line: a program to prepare, or a kind of call and the seconds to time it for."""
    calls, modules = {}, []
    for line in sys.stdin:
        word, value = json.loads(line)
        if word in KINDS:
            for module in modules:
                module.train(word == "step")
            answer = least(calls[word], value)
        else:
            with contextlib.redirect_stdout(sys.stderr):
                calls, answer, modules = prepared(word, value)
        print(json.dumps(answer), flush=True)


def measured(columns, name, seconds, limit):
    """Return the figures of a program by column. Raise Failed, which names the column, if one of them has none."""
    sides = {column: Side(python, __file__, limit) for column, (python, _) in columns.items()}
    figures = {}
    try:
        for column, side in sides.items():
            figures[column] = side(name, columns[column][1])
        for kind in KINDS:
            for _turn in range(TURNS):
                for column, side in sides.items():
                    before = figures[column].get(kind, float("inf"))
                    figures[column][kind] = min(before, side(kind, seconds / TURNS))
    except Failed as error:
        raise Failed(f"{column} {error}") from None
    finally:
        for side in sides.values():
            side.close()
    return figures


def ratio(figures, kind, other):
    return figures["compiled"][kind] / max(figures[other][kind], 1e-6)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", help="a Python with another torch")
    parser.add_argument("--seconds", type=float, default=1.0, help="to time a kind of call for")
    parser.add_argument("--limit", type=float, default=120, help="seconds that a process may take to prepare a program")
    parser.add_argument("--write", help="a file for the table")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    from all_programs import PROGRAMS

    columns = {"calls": (sys.executable, False), "compiled": (sys.executable, True)}
    if options.peer:
        columns["peer"] = str(pathlib.Path(options.peer).absolute()), True
    others = list(columns)[:1] + list(columns)[2:]
    heads = [f"{kind} / {other}" for kind in KINDS for other in others]
    times = [f"{kind}, ms" for kind in KINDS]
    lines = [row("program", [*times, *heads, "first, s", f"{others[-1]} first", "MB", "calls MB"]),
             row("---", ["---"] * (6 + len(heads)))]
    print("\n".join(lines), flush=True)
    every = []
    for name in options.names or PROGRAMS:
        try:
            figures = measured(columns, name, options.seconds, options.limit)
        except Failed as error:  # an error of a process is on the screen
            print(row(name, [str(error)]), flush=True)
            continue
        every.append(figures)
        own = figures["compiled"]
        lines.append(row(name, [*(f"{own[kind]:.3f}" for kind in KINDS),
                                *(f"{ratio(figures, kind, other):.2f}" for kind in KINDS for other in others),
                                f"{own['first']:.2f}", f"{figures[others[-1]]['first']:.2f}",
                                f"{own['MB']:.0f}", f"{figures['calls']['MB']:.0f}"]))
        print(lines[-1], flush=True)
    if not every:
        return
    means = [mean([ratio(figures, kind, other) for figures in every]) for kind in KINDS for other in others]
    lines.append(row("**geometric mean**", ["", "", *(f"{value:.2f}" for value in means), "", "", "", ""]))
    print(lines[-1])
    if options.write:
        pathlib.Path(options.write).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
