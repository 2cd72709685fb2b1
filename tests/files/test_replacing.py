"""Saving is atomic: after any interruption the old file is intact, and the folder has no other files."""

import errno
import os
import signal
import stat
import subprocess
import sys
import threading
import time

import pytest

import torch
from torch.serialization import replacing
from torch.serialization.replacing import open_replacement


def run(code, *arguments):
    return subprocess.run([sys.executable, "-c", code, *map(str, arguments)], capture_output=True, text=True)


@pytest.fixture(params=["nameless", "named"])
def path(request, tmp_path, monkeypatch):
    """Return a file that holds 1; the new one has no name, or has one as on systems that know no other way."""
    if request.param == "named":
        monkeypatch.delattr(os, "O_TMPFILE")
    torch.save(1, tmp_path / "kept")
    return tmp_path / "kept"


def test_an_error_in_the_middle(path):
    with pytest.raises(ZeroDivisionError), open_replacement(path) as file:
        file.write(b"half")
        1 / 0  # noqa: B018
    assert torch.load(path) == 1 and os.listdir(path.parent) == ["kept"]


def test_a_folder_that_is_not_there(tmp_path):
    path = tmp_path / "missing" / "file"
    with pytest.raises(FileNotFoundError) as raised:
        torch.save(torch.ones(1), path)
    assert raised.value.filename == str(path)


@pytest.mark.parametrize("call", ["write", "fsync", "replace", "link", "fchmod"])
def test_a_system_call_that_fails(path, monkeypatch, call):
    def fail(*arguments, **options):
        raise OSError(errno.ENOSPC, "No space left on device")

    before = len(os.listdir("/proc/self/fd"))
    if call == "link" and not hasattr(os, "O_TMPFILE"):
        pytest.skip("a new file that has a name is moved, not linked")
    monkeypatch.setattr(replacing.os, call, fail)
    with pytest.raises(OSError, match="No space"):
        torch.save(torch.zeros(1000), path)
    monkeypatch.undo()
    assert torch.load(path) == 1 and os.listdir(path.parent) == ["kept"]
    assert len(os.listdir("/proc/self/fd")) == before


def test_the_old_file_stays_when_the_disk_is_full(tmp_path):
    path = tmp_path / "kept"
    torch.save(torch.ones(10), path)
    done = run("import resource, sys, torch\n"
               "resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))\n"
               "try: torch.save(torch.zeros(1 << 20), sys.argv[1])\n"
               "except OSError as error: print(error.strerror)", path)
    assert done.stdout.strip() == "File too large", done.stderr
    assert torch.load(path).sum() == 10 and os.listdir(tmp_path) == ["kept"]


def test_a_full_file_system(tmp_path):
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", tmp_path], capture_output=True)
    if mounted.returncode:
        pytest.skip("no right to mount a file system of 2 MB")
    try:
        torch.save(torch.ones(10), tmp_path / "kept")
        with pytest.raises(OSError) as error:
            torch.save(torch.zeros(1 << 20), tmp_path / "kept")
        assert error.value.errno == errno.ENOSPC and error.value.filename == str(tmp_path / "kept")
        assert torch.load(tmp_path / "kept").sum() == 10 and os.listdir(tmp_path) == ["kept"]
    finally:
        subprocess.run(["umount", tmp_path], check=True)


@pytest.mark.parametrize("megabytes", [0.9, 1, 1.1, 5])
def test_room_is_asked_for_before_it_is_written_and_no_more_than_that(megabytes, tmp_path):
    path, x = tmp_path / "kept", torch.ones(int(megabytes * (1 << 18)))
    torch.save([x, x, x[3:]], path)
    assert 4 * x.numel() < path.stat().st_size < 4 * x.numel() + 4096
    assert torch.load(path)[2].equal(x[3:])


def test_kill_in_the_middle(tmp_path):
    """Killed at many moments of a loop of saves, the file is always one that was saved whole."""
    path = tmp_path / "kept"
    torch.save([0, torch.zeros(1)], path)
    code = ("import sys, torch\nx = torch.zeros(1 << 20)\nprint(flush=True)\nfor i in range(1, 10**6):\n"
            "    torch.save([i, x.fill_(i)], sys.argv[1])")
    for pause in (0.0, 0.003, 0.01, 0.017, 0.03, 0.05):
        child = subprocess.Popen([sys.executable, "-c", code, path], stdout=subprocess.PIPE)
        child.stdout.readline()
        time.sleep(pause)
        child.send_signal(signal.SIGKILL)
        child.wait()
        child.stdout.close()
        count, x = torch.load(path)
        assert (x == count).min() == 1
        left = set(os.listdir(tmp_path)) - {"kept"}
        assert len(left) <= 1 and all(name.endswith(".saving") for name in left)
        torch.save([count, x], path)
        assert os.listdir(tmp_path) == ["kept"]


@pytest.mark.parametrize("moment", ["link", "replace"])
def test_what_a_kill_left_the_next_save_of_that_path_takes_away(moment, tmp_path):
    """Killed just after the new file has its name, or just before it is moved."""
    path, other = tmp_path / "kept", tmp_path / "other"
    torch.save(1, path)
    code = ("import os, signal, sys, torch\ndef die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)\n"
            "link = os.link\ndef last(*given, **more):\n    link(*given, **more)\n    die()\n"
            f"os.{moment} = {'last' if moment == 'link' else 'die'}\ntorch.save(2, sys.argv[1])")
    assert run(code, path).returncode == -signal.SIGKILL
    assert torch.load(path) == 1 and len(os.listdir(tmp_path)) == 2
    torch.save(3, other)
    assert len(os.listdir(tmp_path)) == 3  # what belongs to another path stays
    torch.save(4, path)
    assert sorted(os.listdir(tmp_path)) == ["kept", "other"] and torch.load(path) == 4


def test_the_file_of_one_who_still_saves_is_left_alone(tmp_path):
    path = tmp_path / "kept"
    torch.save(1, path)
    code = ("import os, sys, torch\nreplace = os.replace\ndef wait(*given):\n    print(flush=True)\n"
            "    sys.stdin.readline()\n    replace(*given)\nos.replace = wait\ntorch.save(2, sys.argv[1])")
    with subprocess.Popen([sys.executable, "-c", code, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        child.stdout.readline()
        torch.save(3, path)
        assert torch.load(path) == 3 and len(os.listdir(tmp_path)) == 2
        child.communicate(b"\n")
    assert child.returncode == 0 and torch.load(path) == 2 and os.listdir(tmp_path) == ["kept"]


def test_links_modes_and_devices(tmp_path):
    path, link = tmp_path / "kept", tmp_path / "link"
    torch.save(1, path)
    os.chmod(path, 0o640)
    link.symlink_to(path)
    torch.save(2, link)
    assert link.is_symlink() and torch.load(path) == 2 and stat.S_IMODE(path.stat().st_mode) == 0o640
    torch.save(3, os.devnull)
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    umask = os.umask(0)
    os.umask(umask)
    torch.save(4, tmp_path / "new")
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o666 & ~umask


def test_a_mapped_file_may_be_saved_over(tmp_path):
    torch.save(torch.ones(1 << 18), tmp_path / "x")
    mapped = torch.load(tmp_path / "x", mmap=True)
    torch.save(torch.zeros(4), tmp_path / "x")
    assert mapped.sum() == 1 << 18


def test_a_relative_path_in_a_folder_that_changes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    torch.save(1, "x")
    assert torch.load("x") == 1


def test_large_old_files_go_in_the_background(tmp_path, monkeypatch):
    monkeypatch.setattr(replacing, "LARGE", 100)
    for count in range(20):
        torch.save([count, torch.zeros(1000)], tmp_path / "x")
    assert torch.load(tmp_path / "x")[0] == 19


def test_a_file_is_saved_while_the_interpreter_ends(tmp_path, monkeypatch):
    """Where no thread can be started any more, the old file is closed here."""
    def refuse(self):
        raise RuntimeError("can't start new thread")

    torch.save(torch.zeros(3), tmp_path / "file")
    monkeypatch.setattr(replacing, "LARGE", 0)
    monkeypatch.setattr(threading.Thread, "start", refuse)
    before = os.listdir("/proc/self/fd")
    torch.save(torch.ones(3), tmp_path / "file")
    assert torch.load(tmp_path / "file").tolist() == [1, 1, 1] and len(os.listdir("/proc/self/fd")) == len(before)


INTERRUPTED = """
import os, signal, sys, torch
path, step = sys.argv[1], int(sys.argv[2])
x = torch.ones(2000)
torch.save([x], path)
before, point, wrong = len(os.listdir("/proc/self/fd")), 0, []
while True:
    point += step
    seen = 0
    def watch(frame, event, argument):
        global seen
        if "/torch/serialization/" not in frame.f_code.co_filename:
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            seen += 1
            if seen == point:
                signal.raise_signal(signal.SIGINT)
        return watch
    sys.settrace(watch)
    try:
        torch.save([x], path)
        found = "nothing"
    except BaseException as error:
        found = type(error).__name__
    sys.settrace(None)
    if seen < point:
        break
    if found != "KeyboardInterrupt" or torch.load(path)[0].size() != x.size():
        wrong.append((point, found))
print(point, wrong, len(os.listdir("/proc/self/fd")) - before, os.listdir(os.path.dirname(path)))
"""


def interrupted(tmp_path, step):
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", INTERRUPTED, tmp_path / "file", str(step)],
                          capture_output=True, text=True)
    point, rest = done.stdout.split(maxsplit=1)
    assert int(point) > 2000 and rest.strip() == "[] 0 ['file']", done.stdout + done.stderr


def test_an_interrupt_at_any_point_is_one(tmp_path):
    interrupted(tmp_path, 29)


@pytest.mark.slow
def test_an_interrupt_at_every_point_is_one(tmp_path):
    interrupted(tmp_path, 1)


def test_what_a_file_has_beside_its_content_stays(tmp_path):
    path, other = tmp_path / "file", tmp_path / "other"
    torch.save(torch.ones(1), path)
    path.chmod(0o640)
    try:
        os.setxattr(path, "user.note", b"kept")
    except OSError:
        pass
    if os.getuid() == 0:
        os.chown(path, 1234, 4321)
    before, attributes = path.stat(), os.listxattr(path)
    torch.save(torch.ones(2), path)
    after = path.stat()
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
    assert os.listxattr(path) == attributes and after.st_ino != before.st_ino
    os.link(path, other)
    torch.save(torch.ones(3), path)
    assert path.samefile(other) and torch.load(other).size() == (3,)
    assert sorted(os.listdir(tmp_path)) == ["file", "other"]


def test_what_two_killed_savers_left_is_taken_away(tmp_path):
    path = tmp_path / "file"
    program = ("import os, sys, torch\nfrom torch.serialization import replacing\n"
               "replacing.os.replace = lambda *names: (print('there', flush=True), sys.stdin.read())\n"
               "torch.save(torch.ones(1), sys.argv[1])")
    savers = [subprocess.Popen([sys.executable, "-c", program, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
              for _ in range(3)]
    for saver in savers:
        saver.stdout.readline()
    assert len(os.listdir(tmp_path)) == 3
    for saver in savers:
        saver.kill()
        saver.communicate()
    torch.save(torch.ones(2), path)
    assert os.listdir(tmp_path) == ["file"]
