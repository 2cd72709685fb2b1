"""Progress of a run with several processes: a bar, each failure when it happens, and a last line."""

import time
from collections import Counter

import chosen
import pytest
from _pytest.runner import runtestprotocol

WIDTH = 30
BETWEEN = 0.2, 10  # seconds between two bars: on a terminal, where they replace one another, and in a file


class Progress:
    """Counts the reports of all processes."""

    def __init__(self, config):
        self.terminal = config.pluginmanager.get_plugin("terminalreporter")
        self.live = self.terminal.isatty
        self.start, self.shown = time.monotonic(), 0.0
        self.total = self.left = 0
        self.counts = {"passed": 0, "failed": 0, "skipped": 0}
        self.seconds = Counter()

    def pytest_xdist_node_collection_finished(self, ids):
        self.total = len(ids)

    def pytest_testnodedown(self, node):
        self.left = getattr(node, "workeroutput", {}).get("left", self.left)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report):
        """No letter for each of thousands of tests; the counts at the end are pytest's own."""
        if report.when == "call" or report.outcome != "passed":
            category = "error" if report.failed and report.when != "call" else report.outcome
            return None if hasattr(report, "wasxfail") else (category, "", "")
        return None

    def pytest_runtest_logreport(self, report):
        self.seconds[report.nodeid] += report.duration
        if report.failed:
            self.line(f"FAILED {report.nodeid}")
        if report.when == "call" or report.outcome != "passed":
            self.counts[report.outcome] += 1
        if time.monotonic() - self.shown > BETWEEN[not self.live]:
            self.shown = time.monotonic()
            self.bar()

    def bar(self):
        done, total = sum(self.counts.values()), max(self.total, 1)
        full = min(WIDTH, WIDTH * done // total)
        text = f"[{'#' * full}{'-' * (WIDTH - full)}] {100 * done // total:3} %  {done:,} of {total:,} tests  "
        text += f"{self.counts['failed']} failed  {time.monotonic() - self.start:.0f} s"
        self.terminal.rewrite(text, erase=True) if self.live else self.terminal.write_line(text)

    def line(self, text):
        if self.live:
            self.terminal.rewrite("", erase=True)
        self.terminal.write_line(text)

    def pytest_sessionfinish(self):
        self.bar()
        self.terminal.write_line("")

    def pytest_unconfigure(self, config):
        minutes, seconds = divmod(round(time.monotonic() - self.start), 60)
        said = f"{self.counts['passed']:,} passed, {self.counts['failed']} failed, {self.counts['skipped']} skipped "
        said += f"in {minutes} min {seconds} s; "
        print(said + (f"left to make test-all: {self.left:,}" if self.left else "nothing was left out"))
        if config.option.record:
            chosen.write(self.seconds)


class Reports:
    """Sends one report of each test, not six: what passes is set up and torn down without a word."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item, nextitem):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        told = [report for report in reports if report.when == "call" or not report.passed]
        for report in told:
            report.duration = sum(one.duration for one in reports) if report is told[0] else 0.0
            item.ihook.pytest_runtest_logreport(report=report)
        return True
