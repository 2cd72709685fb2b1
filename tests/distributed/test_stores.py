"""The stores: one behaviour for all of them, time limits, and servers that meet hostile clients."""

import datetime
import multiprocessing
import os
import signal
import socket
import threading
import time
import types

import pytest

import torch.distributed as dist
from torch.distributed import store_server, table, watchdog
from torch.distributed.call_site import Site
from torch.distributed.store import connect
from torch.distributed.watchdog import Watch

SHORT = datetime.timedelta(seconds=0.3)


@pytest.fixture(params=["hash", "file", "tcp", "prefix"])
def stores(request, tmp_path):
    """Return two stores with the same contents, as two processes have them."""
    if request.param == "file":
        yield [dist.FileStore(str(tmp_path / "store"), 2) for _ in range(2)]
    elif request.param == "hash":
        yield [dist.HashStore()] * 2
    else:
        first = dist.TCPStore("127.0.0.1", 0, is_master=True)
        both = [first, dist.TCPStore("127.0.0.1", first.port)]
        yield both if request.param == "tcp" else [dist.PrefixStore("a", dist.PrefixStore("b", one)) for one in both]
        [one.close() for one in reversed(both)]


def test_what_one_process_writes_the_other_reads(stores):
    first, second = stores
    first.set("a", "1")
    first.set("", b"\0\xff")
    assert second.get("a") == b"1" and second.get("") == b"\0\xff"
    assert [first.add("n", 2), second.add("n", -5), first.add("n", 0)] == [2, -3, -3] and first.get("n") == b"-3"
    second.append("a", "23")
    second.append("new", "x")
    assert first.get("a") == b"123" and first.get("new") == b"x"
    assert first.compare_set("a", "123", "4") == b"4" and second.compare_set("a", "5", "6") == b"4"
    assert second.compare_set("fresh", "", "7") == b"7" and first.compare_set("absent", "8", "9") == b"8"
    assert not first.check(["absent"]) and first.check(["a", "fresh"]) and not first.check(["a", "absent"])
    before = first.num_keys()
    assert first.delete_key("a") and not second.delete_key("a") and second.num_keys() == before - 1
    first.multi_set(["x", "y"], ["1", b"2"])
    assert second.multi_get(["y", "x"]) == [b"2", b"1"] and first.has_extended_api()
    large = os.urandom(3_000_000)
    first.set("large", large)
    assert second.get("large") == large


def test_waiting(stores):
    first, second = stores
    threading.Timer(0.2, lambda: first.set("late", "1")).start()
    assert second.get("late") == b"1"
    start = time.monotonic()
    with pytest.raises(dist.DistStoreError, match="the store has no '.*never' after 0.3 s"):
        second.wait(["late", "never"], SHORT)
    assert time.monotonic() - start < 5
    second.set_timeout(SHORT)
    with pytest.raises(dist.DistStoreError, match="after 0.3 s"):
        second.get("never")
    assert second.timeout == SHORT


def test_a_key_that_is_deleted_between_the_wait_and_the_answer(stores):
    """The call waits for the next value."""
    first, second = stores
    first.set("a", "1")
    second = second.underlying_store.underlying_store if isinstance(second, dist.PrefixStore) else second
    wait, waits, later = second.wait, [], threading.Timer(0.05, lambda: first.set("a", "2"))

    def wait_and_delete(*arguments):
        wait(*arguments)
        waits.append(arguments)
        if len(waits) == 1:
            first.delete_key("a")
            later.start()

    second.wait = wait_and_delete
    assert stores[1].get("a") == b"2" and len(waits) == 2
    later.join()
    del second.wait


def test_a_store_that_another_thread_closes():
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    closer = threading.Timer(0.1, store.close)
    closer.start()
    with pytest.raises(dist.DistNetworkError, match="is (lost|closed)"):
        while True:
            store.add("n", 1)
    closer.join()


def test_a_key_that_is_there_for_a_moment():
    """Requests that arrive together are answered in turn."""
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    waiting, other = [connect("127.0.0.1", store.port, 5, store.token) for _ in range(2)]
    waiting.sendall(table.packed([b"wait", b"5", b"a"]))
    while not store._server._waits:
        time.sleep(0.001)
    other.sendall(table.packed([b"set", b"a", b"1"]) + table.packed([b"delete_key", b"a"]))
    assert table.receive(waiting) == [b"done", b""]
    store.close()


def test_a_key_that_arrives_at_the_end_of_a_wait(monkeypatch):
    store, answers = dist.HashStore(), iter([False, True, True])
    monkeypatch.setattr(store, "check", lambda keys: next(answers))
    store.wait(["a"], 1e-9)


def test_wrong_arguments(stores):
    first, _ = stores
    for call in (lambda: first.set("a", 1), lambda: first.set(None, "a"), lambda: first.add("a", "1"),
                 lambda: first.add("a", True), lambda: first.wait(["a"], "soon")):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(ValueError, match="need a positive one"):
        first.set_timeout(datetime.timedelta(0))
    with pytest.raises(ValueError, match="2 keys and 1 values"):
        first.multi_set(["a", "b"], ["1"])


def _count(path, turns):
    store = dist.FileStore(path)
    for _ in range(turns):
        store.add("n", 1)


def test_processes_that_write_one_file_at_once(tmp_path):
    context, path = multiprocessing.get_context("fork"), str(tmp_path / "store")
    running = [context.Process(target=_count, args=(path, 200)) for _ in range(4)]
    [one.start() for one in running]
    [one.join() for one in running]
    assert dist.FileStore(path).add("n", 0) == 800


def test_threads_that_write_one_file_through_stores_of_their_own(tmp_path, monkeypatch):
    path, replay = str(tmp_path / "store"), dist.FileStore._replay
    monkeypatch.setattr(dist.FileStore, "_replay", lambda store: (replay(store), time.sleep(0.001)))
    threads = [threading.Thread(target=_count, args=(path, 20)) for _ in range(4)]
    [one.start() for one in threads]
    [one.join() for one in threads]
    assert dist.FileStore(path).add("n", 0) == 80


def test_a_file_whose_writer_was_killed(tmp_path):
    """Half a record at the end is dropped."""
    path = str(tmp_path / "store")
    dist.FileStore(path).set("a", "1")
    with open(path, "ab") as file:
        file.write(table.packed([b"set", b"b", b"2"])[:-1])
    store = dist.FileStore(path)
    store.set("c", "3")
    assert store.num_keys() == 2 and dist.FileStore(path).get("c") == b"3"


def test_master_of_several_processes():
    with pytest.raises(dist.DistStoreError, match="1 of 2 processes have connected after 0.3 s"):
        dist.TCPStore("127.0.0.1", 0, 2, True, SHORT)
    first = dist.TCPStore("127.0.0.1", 0, 2, True, wait_for_workers=False)
    second = dist.TCPStore("127.0.0.1", first.port, 2, False)
    assert (second.host, second.port) == ("127.0.0.1", first.port)
    with pytest.raises(dist.DistNetworkError, match="another process uses it"):
        dist.TCPStore("127.0.0.1", first.port, is_master=True, timeout=SHORT)
    with pytest.raises(dist.DistNetworkError, match="cannot listen on 192.0.2.1"):
        dist.TCPStore("192.0.2.1", 0, is_master=True, timeout=SHORT)
    first.close()
    with pytest.raises(dist.DistNetworkError, match="is lost"):
        second.get("a")
    with pytest.raises(dist.DistNetworkError, match="is closed"):
        second.get("a")


def test_it_listens_on_the_given_address_only():
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    with open("/proc/net/tcp") as lines:
        bound = [line.split()[1] for line in lines if line.split()[1].endswith(f":{store.port:04X}")]
    assert bound and all(one.startswith("0100007F:") for one in bound)
    store.close()


@pytest.mark.parametrize("sent", [
    b"GET / HTTP/1.0\r\n\r\n", b"\xff" * 100, b"\0\0\0\0", table.packed([b"x" * 60]), table.packed([]),
    b"\0\0\0\x05\0\0\0\xffa", b"\0",
], ids=["http", "ones", "empty", "wrong proof", "no part", "size", "one byte"])
def test_hostile_clients(sent):
    """A client that does not know the token learns nothing, and others go on."""
    store = dist.TCPStore("127.0.0.1", 0, is_master=True, token=b"secret")
    with socket.create_connection(("127.0.0.1", store.port), 5) as one:
        one.settimeout(1)
        assert len(one.recv(100)) == 24
        one.sendall(sent)
        try:
            assert one.recv(100) == b""
        except ConnectionResetError:
            pass
        except TimeoutError:
            assert sent in (b"\0", b"\0\0\0\0"), "a wrong message is refused at once"
    store.set("a", "1")
    assert store.get("a") == b"1"
    store.close()


def test_requests_that_are_malformed():
    """A client that knows the token may send anything, too."""
    store = dist.TCPStore("127.0.0.1", 0, is_master=True, token=b"secret")
    for parts in ([b"fly"], [b"set"], [b"get", b"a", b"b"], [b"wait"], [b"wait", b"soon", b"a"], [b"\xff"], [],
                  [b"add", b"n", b"x"], [b"tell", b"", b"x"], [b"join"], [b"leave"], [b"leave"], [b"__init__"]):
        with dist.store.connect("127.0.0.1", store.port, 5, b"secret") as one:
            one.sendall(table.packed(parts))
            one.settimeout(0.2)
            try:
                one.recv(100)
            except (TimeoutError, ConnectionError):
                pass
    store.set("a", "1")
    assert store.get("a") == b"1" and store.num_keys() == 1
    store.close()


def test_members_hear_of_a_lost_one():
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    members = [dist.store.connect("127.0.0.1", store.port, 5, store.token) for _ in range(3)]
    for number, one in enumerate(members):
        one.sendall(table.packed([b"join", b"room", b"%d" % number]) + table.packed([b"echo"]))
        assert table.receive(one) == [b"echo", b"", b""]
    members[0].sendall(table.packed([b"tell", b"1", b"text"]))
    assert table.receive(members[1]) == [b"told", b"0", b"text"]
    members[2].close()
    assert [table.receive(one) for one in members[:2]] == [[b"lost", b"2", b""]] * 2
    members[1].sendall(table.packed([b"leave"]))
    members[1].close()
    members[0].settimeout(0.3)
    with pytest.raises(TimeoutError):
        table.receive(members[0])
    store.close()


def test_a_forked_child_does_not_hold_the_connections():
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    member = dist.store.connect("127.0.0.1", store.port, 5, store.token)
    other = dist.store.connect("127.0.0.1", store.port, 5, store.token)
    for number, one in enumerate([other, member], 1):
        one.sendall(table.packed([b"join", b"room", b"%d" % number]) + table.packed([b"echo"]))
        assert table.receive(one) == [b"echo", b"", b""]
    child = multiprocessing.get_context("fork").Process(target=time.sleep, args=(30,))
    child.start()
    try:
        member.close()
        other.settimeout(5)
        assert table.receive(other) == [b"lost", b"2", b""]
    finally:
        child.kill()
        child.join()
    store.close()


def test_many_waiting_clients_are_answered():
    store = dist.TCPStore("127.0.0.1", 0, is_master=True)
    clients = [dist.TCPStore("127.0.0.1", store.port) for _ in range(40)]
    result = []
    threads = [threading.Thread(target=lambda one=one: result.append(one.get("x"))) for one in clients]
    [one.start() for one in threads]
    store.set("x", "1")
    [one.join() for one in threads]
    assert result == [b"1"] * 40 and store_server.LATE == b"late"
    [one.close() for one in [*clients, store]]


def _keep(told):
    server = dist.TCPStore("127.0.0.1", 0, is_master=True)
    told.send(server.port)
    told.recv()


def test_a_host_that_falls_silent(tmp_path):
    """A cut link answers nothing: each wait ends by its own limit, also that of the start."""
    own, told = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(target=_keep, args=(told,))
    process.start()
    try:
        store = dist.TCPStore("127.0.0.1", port := own.recv(), timeout=datetime.timedelta(seconds=2))
        room = connect("127.0.0.1", port, 2)
        os.kill(process.pid, signal.SIGSTOP)
        os.waitpid(process.pid, os.WUNTRACED)  # until it has stopped
        start = time.monotonic()
        with pytest.raises(dist.DistNetworkError, match=f"port {port} is lost: timed out"):
            store.add("a", 1)
        with pytest.raises(dist.DistNetworkError, match="init_process_group: rank 0 on a is lost: timed out"):
            Watch(room, 1, ["a", "b"], [], "start", "rank 0 on a")
        assert time.monotonic() - start < 9
    finally:
        os.kill(process.pid, signal.SIGKILL)
        process.join()


@pytest.fixture
def watch(monkeypatch):
    """Return a watch of rank 0 of two whose main thread waits in recv, its clock, and the reasons to end."""
    clock, reasons = [0.0], []
    monkeypatch.setattr(watchdog, "time", types.SimpleNamespace(monotonic=lambda: clock[0]))
    monkeypatch.setattr(watchdog, "site", lambda thread: Site("recv", "main.py:1", group, 1, True))
    group = types.SimpleNamespace(calls=0, ended=0, ranks=[0, 1], group_name="world", timeout=100.0)
    watch = object.__new__(Watch)
    vars(watch).update(rank=0, _hosts=["a", "b"], _groups=[group], _wait=30.0, _main=0, _since=0.0, _last=((), None),
                       _asked=0.0, _reported=False, _answers={}, _left={}, _has_left=False, _leaving=False,
                       _fails=False, tell=lambda *words, **more: reasons.append(words[0]), fail=reasons.append)
    watch._look()
    return watch, group, clock, reasons


def test_the_last_message_of_a_rank_that_leaves_may_arrive_with_that_news(watch):
    watch, _, clock, reasons = watch
    clock[0] = 5.0
    watch._take(b"told", b"1", b'{"kind": "left", "calls": {"world": [0, 0]}}')
    watch._look()
    assert not reasons
    clock[0] = 6.5
    watch._look()
    assert len(reasons) == 1 and "rank 1 on b has left the job" in reasons[0]


def test_a_rank_that_fails_ends_by_itself(monkeypatch):
    """The others, which end because of it, may be lost before it has ended."""
    store, ends = dist.TCPStore("127.0.0.1", 0, is_master=True), []
    monkeypatch.setattr(Watch, "_end", lambda self, text, *more, **options: ends.append(text))
    room, other = [connect("127.0.0.1", store.port, 5, store.token) for _ in range(2)]
    other.sendall(table.packed([b"join", b"room", b"0"]) + table.packed([b"echo"]))
    assert table.receive(other)[0] == b"echo"
    watch = Watch(room, 1, ["a", "b"], [], "room", "rank 0 on a")
    watch.tell("fault", text="the reason", code=3)
    assert table.receive(other)[:2] == [b"told", b"1"]
    other.close()
    while b"0" in store._server._rooms[b"room"]:
        time.sleep(0.001)
    watch.flush()
    assert not ends
    watch.stop()
    store.close()


def test_a_call_that_is_repeated_is_no_long_one(watch):
    """A receiver may be in the same line at every look."""
    watch, group, clock, reasons = watch
    for _ in range(300):
        clock[0] += 0.5
        group.ended += 1
        watch._look()
    assert not reasons
    clock[0] += 31
    watch._look()
    assert reasons == ["ask"]
