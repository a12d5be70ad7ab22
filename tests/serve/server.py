"""The server under test: its page, which is made here and packed by tools/pack-page, the program, and requests to it.

Each test waits for what must happen, never for a time.
"""
import concurrent.futures
import os
import pathlib
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import traceback

PROGRAM = os.path.abspath(sys.argv[1])
ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKER = str(ROOT / "tools/pack-page")
PATIENCE = float(os.environ.get("UC_PATIENCE", "120"))  # seconds without an answer before a test gives up

SCRIPT = b"export const verse = 'row, row, row your boat';\n" * 400
NOISE = random.Random(7).randbytes(5000)  # no form of it is smaller
FILES = {
    "index.html": b"<!doctype html><title>Undercroft</title>" + b"<p>Down the stairs.</p>" * 50,
    "sw.js": b"self.addEventListener('fetch', () => {});\n" * 20,
    "undercroft.webmanifest": b'{"name": "Undercroft", "icons": []}',
    "two words.txt": b"a name with a space",
    "empty.txt": b"",
    "assets/index-1a2b3c.js": SCRIPT,
    "assets/style-77.css": b"p { margin: 0 }\n" * 90,
    "assets/engine-5d.wasm": b"\0asm\1\0\0\0" + b"\x41\x00\x0b" * 5000,
    "assets/text-9.woff2": NOISE,
    "icons/die.svg": b"<svg xmlns='http://www.w3.org/2000/svg'></svg>",
    ".secret": b"left out",
}


def check(right, *words):
    if not right:
        raise AssertionError(" ".join(str(word)[:2000] for word in words))


# --- a page, a server, a request -------------------------------------------------------------------------------------

def make_pack(folder, files=None):
    dist = os.path.join(folder, "dist")
    for name, data in (FILES if files is None else files).items():
        path = os.path.join(dist, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        pathlib.Path(path).write_bytes(data)
    pack = os.path.join(folder, "page.pack")
    subprocess.run(["node", PACKER, dist, pack], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    return pack


def read_pack(path):
    """The format as apps/undercroft/page_pack.hpp describes it: path to (media type, tag, plain, gzip, brotli)."""
    data = pathlib.Path(path).read_bytes()
    check(data[:8] == b"UCPAGE01", data[:8])
    count, at, files = struct.unpack_from("<I", data, 8)[0], 12, {}
    for _ in range(count):
        sizes = struct.unpack_from("<HHHIII", data, at)
        at += 18
        parts = []
        for size in sizes:
            parts.append(data[at:at + size])
            at += size
        files[parts[0].decode()] = (parts[1].decode(), parts[2].decode(), *parts[3:])
    check(at == len(data), "bytes after the last file")
    check(list(files) == sorted(files), list(files))
    return files


class Server:
    """The program, serving on a port of its own choice."""

    def __init__(self, *arguments, port="0", environment=None, browser=False):
        command = [PROGRAM, "serve", *arguments]
        if port is not None:
            command += ["--port", port]
        if not browser:
            command += ["--no-browser"]
        env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        env.update(environment or {})
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env, bufsize=0)
        self.line = self.process.stdout.readline().decode()
        found = re.fullmatch(r"Undercroft is at http://127\.0\.0\.1:(\d+)/ \(Ctrl-C ends it\)\n", self.line)
        if not found:
            self.process.kill()
            raise AssertionError("it said %r and %r" % (self.line, self.process.communicate()[1]))
        self.port = int(found.group(1))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def end(self, how=signal.SIGINT):
        """Asks it to end. The status, and what it said besides its line."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out.decode(), err.decode()

    def alive(self):
        check(self.process.poll() is None, "it ended:", self.process.returncode)
        check(get(self, "/").status == 200)


class Reply:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    def __getitem__(self, name):
        return self.headers.get(name.lower())


class Connection:
    def __init__(self, server, source="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(source, 0))
        self.got = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def more(self):
        try:
            data = self.socket.recv(65536)
        except ConnectionResetError:
            data = b""
        self.got += data
        return bool(data)

    def reply(self, without_body=False):
        """The next answer; None if the connection ends instead."""
        while b"\r\n\r\n" not in self.got:
            if not self.more():
                check(not self.got, "half an answer:", self.got)
                return None
        head, self.got = self.got.split(b"\r\n\r\n", 1)
        first, *lines = head.decode("latin-1").split("\r\n")
        check(re.match(r"HTTP/1\.[01] \d\d\d ", first), first)
        headers = {}
        for line in lines:
            name, value = line.split(": ", 1)
            check(name.lower() not in headers, "twice:", name)
            headers[name.lower()] = value
        status = int(first.split()[1])
        size = 0 if without_body or status == 304 else int(headers["content-length"])
        while len(self.got) < size:
            check(self.more(), "the body ends early")
        body, self.got = self.got[:size], self.got[size:]
        return Reply(status, headers, body)

    def ended(self):
        while self.more():
            pass
        return self.got == b""


def request(path="/", method="GET", host="localhost", **headers):
    lines = ["%s %s HTTP/1.1" % (method, path)]
    if host is not None:
        lines.append("Host: " + host)
    lines += ["%s: %s" % (name.replace("_", "-"), value) for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def get(server, path="/", method="GET", source="127.0.0.1", **headers):
    with Connection(server, source) as connection:
        connection.send(request(path, method, **headers))
        reply = connection.reply(without_body=method == "HEAD")
        check(reply is not None, "no answer to", method, path, headers)
        return reply


def raw(server, data):
    with Connection(server) as connection:
        connection.send(data)
        return connection.reply()


# --- the tests of a file -------------------------------------------------------------------------------------------

WAITING = {"slow"}


def told(problem):
    """Where it happened and what: a check without words is told by the line that makes it."""
    frames = traceback.extract_tb(problem.__traceback__)
    what = repr(problem) if str(problem) else next((frame.line for frame in reversed(frames) if frame.name != "check"), "")
    return "lines %s: %s" % ([frame.lineno for frame in frames], what)


def run(name, test):
    begun = time.time()
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(folder)
            print("ok   %-16s %.1f s" % (name, time.time() - begun), flush=True)
            return True
        except (AssertionError, subprocess.SubprocessError, OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
            print("FAIL %-16s %s" % (name, told(problem)), flush=True)
            return False


def main(tests):
    wanted = sys.argv[2:]
    chosen = [(name[5:], test) for name, test in list(tests.items())
              if name.startswith("test_") and (not wanted or name[5:] in wanted)]
    # Those that wait for the server's patience to end wait beside the others.
    waiting = [case for case in chosen if case[0] in WAITING]
    with concurrent.futures.ThreadPoolExecutor(len(WAITING)) as pool:
        beside = [pool.submit(run, *case) for case in waiting]
        good = [run(*case) for case in chosen if case not in waiting]
        good += [result.result() for result in beside]
    return 0 if all(good) else 1
