"""`undercroft serve` over real sockets: nothing that a client does ends it, or takes its memory.

Usage: clients_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import pathlib
import random
import re
import select
import socket
import struct
import sys
import threading

sys.dont_write_bytecode = True
from server import check, Connection, FILES, get, make_pack, PATIENCE, raw, request, Server, main


def test_pipelining(folder):
    """Several requests at once are answered in order; a request may come byte by byte."""
    with Server("--page", make_pack(folder)) as server, Connection(server) as connection:
        paths = ["/sw.js", "/index.html", "/assets/engine-5d.wasm", "/two%20words.txt"] * 5
        connection.send(b"".join(request(path) for path in paths))
        for path in paths:
            check(connection.reply().body == FILES[path[1:].replace("%20", " ")], path)
        for byte in request("/sw.js"):
            connection.send(bytes([byte]))
        check(connection.reply().body == FILES["sw.js"])
        connection.send(request("/sw.js", Connection="close") + request("/index.html"))
        reply = connection.reply()
        check(reply.body == FILES["sw.js"] and reply["Connection"] == "close" and connection.ended())


def test_old_http(folder):
    with Server("--page", make_pack(folder)) as server:
        with Connection(server) as connection:
            connection.send(b"GET /sw.js HTTP/1.0\r\nHost: localhost\r\n\r\n")
            check(connection.reply().body == FILES["sw.js"] and connection.ended())
        with Connection(server) as connection:
            for _ in range(2):
                connection.send(b"GET /sw.js HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n")
                reply = connection.reply()
                check(reply.body == FILES["sw.js"] and reply["Connection"].lower() == "keep-alive", reply.headers)


def test_long_headers(folder):
    with Server("--page", make_pack(folder)) as server:
        check(get(server, "/", X_Long="x" * 15000).status == 200)
        for data in (request(X_Long="x" * 17000), request("/" + "x" * 17000), request(**{"X_%d" % i: "y" * 50 for i in range(400)}),
                     b"GET /" + b"x" * 100000, b"G" * 100000, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 20000):
            with Connection(server) as connection:
                try:
                    connection.send(data)
                    reply = connection.reply()
                except (BrokenPipeError, ConnectionResetError):
                    reply = None  # it had seen enough
                check(reply is None or (reply.status in (400, 431) and reply["Connection"] == "close"), data[:40], reply and reply.status)
                check(connection.ended())
        check(raw(server, request(X_Long="x" * 17000)).status == 431)
        server.alive()


def test_garbage(folder):
    """What is no request gets 400 and the door."""
    with Server("--page", make_pack(folder)) as server:
        for data in (b"\r\n\r\n", b"hello\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\nHost: localhost\n\n",
                     b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 300, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nHost localhost\r\n\r\n",
                     b"GET / HTTP/1.1\r\n: x\r\n\r\n", b"GET /\x01 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n", b" GET / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: local\0host\r\n\r\n", b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"):
            with Connection(server) as connection:
                connection.send(data)
                reply = connection.reply()
                check(reply is not None and reply.status == 400 and reply["Connection"] == "close", data, reply and reply.status)
                check(connection.ended(), data)
        server.alive()


def test_random_bytes(folder):
    """Requests with some bytes changed, and bytes at random: always an answer or the end, never a crash."""
    dice = random.Random(2026)
    good = request("/sw.js", Accept_Encoding="br;q=0.5, gzip", If_None_Match='"a", W/"b"', Connection="keep-alive")
    with Server("--page", make_pack(folder)) as server:
        for _ in range(400):
            data = bytearray(good)
            for _ in range(dice.choice((1, 2, 5, 40))):
                data[dice.randrange(len(data))] = dice.randrange(256)
            if dice.random() < 0.2:
                data = dice.randbytes(dice.randrange(1, 3000))
            with Connection(server) as connection:
                try:
                    connection.send(bytes(data))
                    connection.socket.shutdown(socket.SHUT_WR)
                    while connection.more():
                        pass
                except (BrokenPipeError, ConnectionResetError):
                    pass
        server.alive()
        check(server.end() == (0, "", ""))


def test_leaving(folder):
    """Clients that leave in the middle of an answer are not missed."""
    files = dict(FILES, **{"assets/large.bin": random.Random(1).randbytes(1_500_000)})
    with Server("--page", make_pack(folder, files)) as server:
        for number in range(60):
            with Connection(server) as connection:
                connection.send(request("/assets/large.bin") * 3)
                if number % 2:
                    connection.socket.recv(10)
                # A close that throws unread bytes away resets the connection.
                connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        check(get(server, "/assets/large.bin").body == files["assets/large.bin"])
        server.alive()


def memory_of(server):
    """Kilobytes that its process takes now."""
    status = pathlib.Path("/proc/%d/status" % server.process.pid).read_text()
    return int(re.search(r"^VmRSS:\s+(\d+) kB", status, re.M).group(1))


def test_endless_headers(folder):
    """A header that never ends, line by line, gets 431 before 40 kB have come, and takes no memory."""
    with Server("--page", make_pack(folder)) as server:
        get(server)
        before = memory_of(server)
        # A line is taken when the first letter of the next one is there, and the parser then forgets that it was long.
        for piece in (b":\r\nA" * 100, b":\r\nA", b": " + b"y" * 3000 + b"\r\nA", b": b\r\nA: b\r\n", b"x" * 50):
            with Connection(server) as connection:
                sent, reply = 0, None
                try:
                    connection.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nA")
                    # Each piece by itself: mostly the server has seen it before the next comes.
                    while sent < 40_000 and not select.select([connection.socket], [], [], 0.002)[0]:
                        sent += connection.socket.send(piece)
                    reply = connection.reply()  # not before it has had enough, however slow it is
                except (BrokenPipeError, ConnectionResetError):
                    pass  # it had seen enough
                except TimeoutError:
                    check(False, piece[:20], "it takes more than", sent, "bytes")
                check(reply is None or reply.status in (400, 431), piece[:20], reply and reply.status)
        check(memory_of(server) < before + 100_000, "it grew from", before, "to", memory_of(server), "kB")
        check(get(server, **{"X_%d" % i: "y" for i in range(90)}).status == 200)
        check(get(server, **{"X_%d" % i: "y" for i in range(110)}).status == 431)
        # Each request has the bound for itself.
        with Connection(server) as connection:
            for _ in range(5):
                connection.send(request("/sw.js", X_Long="x" * 15000))
                check(connection.reply().status == 200)
            connection.send(request("/sw.js", X_Long="x" * 10000) * 4)
            check(all(connection.reply().status == 200 for _ in range(4)))
        server.alive()


def is_open(connection):
    """Has the other side not closed it?"""
    ready, _, _ = select.select([connection.socket], [], [], 0)
    try:
        return not ready or bool(connection.socket.recv(1, socket.MSG_PEEK))
    except ConnectionResetError:
        return False


def test_many_of_one_address(folder):
    """Of one address 64 stay, and whoever did nothing for longest makes way; others do not notice."""
    with Server("--page", make_pack(folder), "--lan") as server:
        other = Connection(server, "127.0.0.9")
        other.send(request("/sw.js"))
        check(other.reply().status == 200)
        crowd = []
        try:
            for _ in range(600):
                crowd.append(Connection(server))
                if len(crowd) == 30:
                    crowd[0].send(request("/empty.txt"))  # not the longest idle one any more
                    check(crowd[0].reply().status == 200)
            check(get(server, source="127.0.0.7").status == 200, "another address is shut out")
            check(get(server).status == 200, "the same address is shut out")
            left = [number for number, connection in enumerate(crowd) if is_open(connection)]
            check(40 <= len(left) <= 64 and min(left) > 500, len(left), left[:5])
            other.send(request("/sw.js"))
            check(other.reply().body == FILES["sw.js"], "another address lost its place")
        finally:
            for connection in [other, *crowd]:
                connection.socket.close()
        server.alive()


def test_many_connections(folder):
    """More than 512 at once, from many addresses: those that wait for longest make way, and everybody is answered."""
    with Server("--page", make_pack(folder), "--lan") as server:
        crowd = []
        try:
            for number in range(700):
                crowd.append(Connection(server, "127.0.1.%d" % (number // 50 + 1)))
            for connection in crowd[-100:]:
                connection.send(request("/empty.txt"))
            check(all(connection.reply().status == 200 for connection in crowd[-100:]), "those inside are answered")
            check(get(server, source="127.0.2.1").status == 200, "a newcomer is shut out")
            left = sum(is_open(connection) for connection in crowd)
            check(400 <= left <= 512, left)
        finally:
            for connection in crowd:
                connection.socket.close()
        server.alive()


def test_unread_answers(folder):
    """Connections that ask for much and take nothing do not keep others of their address out."""
    files = dict(FILES, **{"assets/large.bin": random.Random(1).randbytes(500_000)})
    with Server("--page", make_pack(folder, files)) as server:
        crowd = []
        try:
            for _ in range(100):
                crowd.append(Connection(server))
                crowd[-1].send(request("/assets/large.bin") * 30)
            check(get(server).status == 200)
        finally:
            for connection in crowd:
                connection.socket.close()
        server.alive()


def wait_for_the_end(connections):
    """Reads until each has been closed from the other side; those that were not in time."""
    left = set(connections)
    while left:
        ready, _, _ = select.select(list(left), [], [], PATIENCE)
        if not ready:
            break
        for one in ready:
            if not one.recv(65536):
                left.discard(one)
    return left


def test_slow(folder):
    """Whoever says nothing, half a request, or nothing more after a request, does not keep a place for ever."""
    with Server("--page", make_pack(folder)) as server:
        silent, half, idle = (Connection(server) for _ in range(3))
        half.send(b"GET / HTTP/1.1\r\nHost: loc")
        idle.send(request("/sw.js"))
        check(idle.reply().status == 200)
        ended = threading.Event()

        def trickle():
            """A byte now and then is not enough to stay."""
            with Connection(server) as connection:
                try:
                    connection.send(b"GET / HTTP/1.1\r\nX: ")
                    while not select.select([connection.socket], [], [], 0.5)[0]:
                        connection.send(b"x")
                except OSError:
                    pass
                ended.set()

        threading.Thread(target=trickle, daemon=True).start()
        sockets = [connection.socket for connection in (silent, half, idle)]
        check(not wait_for_the_end(sockets), "still connected")
        check(ended.wait(PATIENCE), "the slow one is still connected")
        for one in sockets:
            one.close()
        server.alive()


if __name__ == "__main__":
    sys.exit(main(globals()))
