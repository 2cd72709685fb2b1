"""Start a script on several ranks: `python -m torch.distributed.run -n 4 script.py ...`, or torchrun.

One command per node starts the node's ranks: `torchrun --nnodes 2 --node_rank 0 --nproc_per_node 4 --master_addr a
script.py`. With --hosts, one command starts all nodes by ssh. Each option may also come from the environment:
PET_NNODES is --nnodes.
"""

from __future__ import annotations

import argparse
import os
import sys

from torch._base.type_checking import TYPE_CHECKING
from torch.distributed import agent, mpiexec, ssh
from torch.distributed.failures import DistError

if TYPE_CHECKING:
    from collections.abc import Sequence

IGNORED = ("rdzv-conf", "monitor-interval", "start-method", "role", "local-addr", "local-ranks-filter", "logs-specs",
           "signals-to-handle", "event-log-handler", "numa-binding")


def get_args_parser() -> argparse.ArgumentParser:
    """Return the parser of torchrun's command line."""
    parser = argparse.ArgumentParser(prog="torchrun", description="Run a script on several ranks.")
    parser.add_argument("-n", "-np", "--ranks", type=int, help="number of ranks of all nodes")
    _option(parser, "nproc-per-node", help="number of ranks on each node (1); gpu: one per GPU; cpu: one per core")
    _option(parser, "nnodes", default="1", help="number of nodes (1); run the command once on each")
    _option(parser, "node-rank", type=int, help="number of this node, from 0; by default in the order of arrival")
    _option(parser, "master-addr", help="address of node 0, which the other nodes reach")
    _option(parser, "master-port", type=int, help="port on node 0 (29500 for several nodes, else a free one)")
    _option(parser, "rdzv-backend", default="static", help="static, or c10d: the nodes meet on the node that has the "
                                                           "address of --rdzv-endpoint")
    _option(parser, "rdzv-endpoint", help="host:port; means --master-addr and --master-port")
    _option(parser, "rdzv-id", default="none", help="name of the job; the same on all nodes")
    _option(parser, "max-restarts", type=int, default=0, help="how often all ranks start again after a failure (0)")
    _option(parser, "log-dir", help="folder for the output of each rank; with --redirects and --tee")
    _option(parser, "redirects", "-r", default="0", help="write only to files: 1 stdout, 2 stderr, 3 both, or "
                                                         "0:1,1:3 by local rank")
    _option(parser, "tee", "-t", default="0", help="write to files, too: 1 stdout, 2 stderr, 3 both")
    _option(parser, "join-timeout", type=float, default=600.0, help="seconds to wait for the other nodes (600)")
    parser.add_argument("--hosts", help="start the nodes by ssh: a,b or a:2,b:4")
    parser.add_argument("--hostfile", help="a file with one host per line")
    parser.add_argument("--ssh", help="the program that starts processes on other hosts (ssh)")
    parser.add_argument("--elastic", action="store_true", help="ranks continue when others die; needs Open MPI")
    parser.add_argument("--mpiexec", help="path of an mpiexec, which then starts the ranks")
    parser.add_argument("-m", "--module", action="store_true", help="script is the name of a module")
    parser.add_argument("--no-python", "--no_python", action="store_true", help="script is a program, not Python")
    parser.add_argument("--standalone", action="store_true", help="one node and a free port, as without --nnodes")
    parser.add_argument("--run-path", "--run_path", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--use-env", "--use_env", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--ends-with-stdin", action="store_true", help=argparse.SUPPRESS)
    for name in IGNORED:
        _option(parser, name, help=argparse.SUPPRESS)
    parser.add_argument("training_script", metavar="script", help="the program")
    parser.add_argument("training_script_args", metavar="arguments", nargs=argparse.REMAINDER, help="its arguments")
    return parser


def _option(parser, name, *short, default=None, type=None, **more):
    """Add an option with both spellings, whose default is PET_NAME of the environment."""
    under = name.replace("-", "_")
    default = os.environ.get(f"PET_{under.upper()}", default)
    spellings = dict.fromkeys([*short, f"--{name}", f"--{under}"])
    parser.add_argument(*spellings, dest=under, default=default, type=type, **more)


def parse_args(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the options of a command line. A mistake ends the process with a message."""
    parser = get_args_parser()
    options = parser.parse_args(arguments)
    try:
        complete(options)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    return options


def complete(options: argparse.Namespace) -> None:
    """Check options and compute `ranks`, `local_ranks` and `nodes`. Raise ValueError for a mistake."""
    if options.ranks is not None and options.nproc_per_node is not None:
        raise ValueError("give -n, the number of all ranks, or --nproc-per-node, not both")
    hosts = mpiexec.hosts_of(options)
    least, _, most = str(options.nnodes).partition(":")
    if most and most != least:
        raise ValueError(f"--nnodes {options.nnodes}: the number of nodes is fixed while a job runs; give one number, "
                         "or let ranks continue without the failed ones: --elastic with Open MPI")
    options.nodes = len(hosts) or int(least)
    each = _per_node(options.nproc_per_node)
    options.ranks = options.ranks if options.ranks is not None else each * options.nodes
    if options.nodes < 1 or options.ranks < 1:
        raise ValueError(f"there are {min(options.ranks, options.nodes)} ranks; need 1 or more")
    if options.rdzv_endpoint:
        host, _, port = options.rdzv_endpoint.rpartition(":")
        options.master_addr, options.master_port = (host, int(port)) if host else (options.rdzv_endpoint, None)
    if options.node_rank is not None and not 0 <= options.node_rank < options.nodes:
        raise ValueError(f"--node-rank is {options.node_rank}; need 0 to {options.nodes - 1}, or more --nnodes")
    if options.nodes > 1 and not hosts and (options.master_addr is None or
                                            options.node_rank is None and options.rdzv_backend == "static"):
        raise ValueError("several nodes need --node-rank and --master-addr on each, or --rdzv-backend c10d and "
                         "--rdzv-endpoint HOST:PORT; or name the hosts, --hosts a,b, and one command starts them all")
    first = options.node_rank or 0
    options.local_ranks = options.ranks // options.nodes + (first < options.ranks % options.nodes)


def _per_node(given):
    if given in ("gpu", "auto", "cpu"):
        from torch import cuda

        return (cuda.device_count() if given != "cpu" else 0) or (os.cpu_count() if given != "gpu" else 0)
    return int(given or 1)


def run(options: argparse.Namespace) -> None:
    """Run the script and exit with its status."""
    try:
        if not hasattr(options, "nodes"):
            complete(options)
        if options.elastic or options.mpiexec:
            code = mpiexec.run(options)
        elif mpiexec.hosts_of(options):
            code = ssh.run(options)
        else:
            code = agent.Agent(options).run()
    except (RuntimeError, ValueError, OSError, DistError) as error:
        sys.exit(f"torchrun: {error}" if not str(error).startswith("torchrun") else str(error))
    if code:
        sys.exit(code)


def main(args: Sequence[str] | None = None) -> None:
    """Run torchrun's command line."""
    options = parse_args(args)
    run(options)


if __name__ == "__main__":
    main()
