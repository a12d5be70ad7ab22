"""`undercroft serve` over real sockets: what it hands out, whom it refuses, and that nothing a client does ends it.

Usage: serve_test.py PATH_OF_UNDERCROFT [NAME...]

The page it serves is made here and packed by tools/pack-page. Each test waits for what must happen, never for a time.
"""
import concurrent.futures
import gzip
import os
import pathlib
import random
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
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
        raise AssertionError(" ".join(str(word)[:2000] for word in words) or "not so")


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


# --- what it hands out -----------------------------------------------------------------------------------------------

def test_files(folder):
    """Every file, whole, with its media type; hidden files are not in the pack."""
    types = {"/": "text/html; charset=utf-8", "/index.html": "text/html; charset=utf-8", "/sw.js": "text/javascript; charset=utf-8",
             "/undercroft.webmanifest": "application/manifest+json", "/assets/index-1a2b3c.js": "text/javascript; charset=utf-8",
             "/assets/style-77.css": "text/css; charset=utf-8", "/assets/engine-5d.wasm": "application/wasm",
             "/assets/text-9.woff2": "font/woff2", "/icons/die.svg": "image/svg+xml", "/empty.txt": "text/plain; charset=utf-8"}
    with Server("--page", make_pack(folder)) as server:
        for path, media_type in types.items():
            reply = get(server, path)
            check(reply.status == 200 and reply["Content-Type"] == media_type, path, reply.status, reply.headers)
            check(reply.body == FILES[path[1:] or "index.html"], path)
            check(reply["Content-Encoding"] is None, path)
        check(get(server, "/?lang=it#board").body == FILES["index.html"])
        check(get(server, "/two%20words.txt").body == FILES["two words.txt"])
        check(get(server, "/.secret").status == 404)


def test_encodings(folder):
    """The best form that the client takes and the file has."""
    wishes = {None: "", "": "", "br": "br", "gzip": "gzip", "gzip, deflate, br, zstd": "br", "BR": "br", "x-gzip": "gzip", "deflate": "",
              "identity": "", "*": "br", "br;q=0, *": "gzip", "br;q=0, gzip;q=0": "", "gzip;q=1.0, br;q=0.5": "gzip", "br;q=0": "",
              "gzip ; q=0.2 , br; q=0.3": "br", "*;q=0": "", "identity;q=1, br;q=0.1": "", "identity;q=0.1, gzip;q=0.1": "gzip",
              "br;q=nonsense, gzip": "gzip", "br;q=1.5, gzip": "gzip", ";;,,q=1,": "", "brr": "", "gzip;q=0.000, br;q=0.001": "br"}
    pack = make_pack(folder)
    _, tag, plain, zipped, brotli = read_pack(pack)["/assets/index-1a2b3c.js"]
    forms = {"": plain, "gzip": zipped, "br": brotli}
    check(plain == SCRIPT and gzip.decompress(zipped) == SCRIPT and 0 < len(brotli) < len(zipped) < len(plain))
    decoded = subprocess.run(["node", "-e", "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"],
                             input=brotli, capture_output=True, timeout=PATIENCE)
    check(decoded.stdout == SCRIPT, decoded.stderr)
    with Server("--page", pack) as server:
        tags = set()
        for wish, coding in wishes.items():
            reply = get(server, "/assets/index-1a2b3c.js", **({} if wish is None else {"Accept_Encoding": wish}))
            check((reply["Content-Encoding"] or "") == coding, repr(wish), "got", reply["Content-Encoding"])
            check(reply.body == forms[coding] and reply["Vary"] == "Accept-Encoding", repr(wish), reply.headers)
            check(reply["ETag"].startswith('"' + tag), reply["ETag"])
            tags.add((coding, reply["ETag"]))
        check(len(tags) == 3 == len({etag for _, etag in tags}), "each form has one tag of its own:", tags)
        # Two headers are one list.
        both = raw(server, b"GET /sw.js HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip;q=0.1\r\nAccept-Encoding: br\r\n\r\n")
        check(both["Content-Encoding"] == "br", both.headers)
        noise = get(server, "/assets/text-9.woff2", Accept_Encoding="br, gzip")
        check(noise.body == NOISE and noise["Content-Encoding"] is None and noise["Vary"] is None, noise.headers)


def test_not_modified(folder):
    """Who has the bytes already gets 304 and nothing else."""
    with Server("--page", make_pack(folder)) as server:
        first = get(server, "/", Accept_Encoding="br")
        tag = first["ETag"]
        for wish in (tag, "W/" + tag, '"other", %s' % tag, "*"):
            reply = get(server, "/", Accept_Encoding="br", If_None_Match=wish)
            check(reply.status == 304 and reply.body == b"", wish, reply.status)
            check(reply["ETag"] == tag and reply["Cache-Control"] == "no-cache" and reply["Vary"] == "Accept-Encoding", reply.headers)
            check(reply["Content-Length"] is None and reply["Content-Encoding"] is None, reply.headers)
        for wish in ('"other"', tag.strip('"'), "", '"' + tag):
            check(get(server, "/", Accept_Encoding="br", If_None_Match=wish).status == 200, wish)
        check(get(server, "/", Accept_Encoding="gzip", If_None_Match=tag).status == 200, "another form has other bytes")
        with Connection(server) as connection:
            connection.send(request(Accept_Encoding="br", If_None_Match=tag) + request("/sw.js"))
            check(connection.reply().status == 304 and connection.reply().body == FILES["sw.js"])


def test_head(folder):
    """HEAD says what GET would, without the bytes."""
    with Server("--page", make_pack(folder)) as server:
        for path in ("/", "/assets/engine-5d.wasm", "/nothing"):
            for wish in ("br", "identity"):
                full, short = get(server, path, Accept_Encoding=wish), get(server, path, "HEAD", Accept_Encoding=wish)
                for reply in (full, short):
                    reply.headers.pop("date")
                check(full.status == short.status and full.headers == short.headers, path, full.headers, short.headers)
                check(int(short["Content-Length"]) == len(full.body))
        with Connection(server) as connection:
            connection.send(request(method="HEAD") + request("/sw.js"))
            check(connection.reply(without_body=True).status == 200)
            check(connection.reply().body == FILES["sw.js"], "a body came after HEAD")
        tag = get(server, "/")["ETag"]
        check(get(server, "/", "HEAD", If_None_Match=tag).status == 304)


def test_caching(folder):
    forever, asking = "public, max-age=31536000, immutable", "no-cache"
    with Server("--page", make_pack(folder)) as server:
        for path, expected in {"/": asking, "/index.html": asking, "/sw.js": asking, "/undercroft.webmanifest": asking, "/icons/die.svg": asking,
                               "/assets/index-1a2b3c.js": forever, "/assets/engine-5d.wasm": forever, "/assets/none.js": "no-store"}.items():
            check(get(server, path)["Cache-Control"] == expected, path, get(server, path)["Cache-Control"])


def test_security(folder):
    """Every answer, good or bad, keeps other sites out; what runs has the policy that binds it."""
    policy = {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self' blob:", "img-src 'self' data: blob:",
              "style-src 'self' 'unsafe-inline'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"}
    with Server("--page", make_pack(folder)) as server:
        tag = get(server, "/")["ETag"]
        replies = [get(server, "/"), get(server, "/", If_None_Match=tag), get(server, "/none"), get(server, "/", "POST"),
                   get(server, host="evil.example"), raw(server, b"\0\0\0\0\r\n\r\n")]
        check([reply.status for reply in replies] == [200, 304, 404, 405, 421, 400], [reply.status for reply in replies])
        for reply in replies:
            check(reply["X-Content-Type-Options"] == "nosniff", reply.headers)
            check(reply["Cross-Origin-Resource-Policy"] == "same-origin", reply.headers)
            check(re.fullmatch(r"\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT", reply["Date"]), reply["Date"])
        for reply in (*replies[:2], get(server, "/assets/index-1a2b3c.js")):
            check(policy <= set(reply["Content-Security-Policy"].split("; ")), reply.headers)
            check(reply["Referrer-Policy"] == "no-referrer", reply.headers)
        for reply in replies[:2]:
            check(reply["Cross-Origin-Opener-Policy"] == "same-origin", reply.headers)
            check("camera=()" in reply["Permissions-Policy"], reply.headers)


# --- whom it refuses -------------------------------------------------------------------------------------------------

def test_not_found(folder):
    """Only packed paths exist: whatever is asked for, no file of the machine comes out."""
    with Server("--page", make_pack(folder)) as server:
        for path in ("/none", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/assets/../index.html",
                     "/assets", "/assets/", "/index.html/", "/index.html%00", "/index.html%00.js", "/INDEX.HTML", "/%", "/%2", "/%zz", "/..", "/\\",
                     "index.html", "*", "/%c3%28", "/a" * 2000):
            reply = get(server, path)
            check(reply.status == 404 and reply["Content-Type"] == "text/plain; charset=utf-8", path, reply.status)
            check(b"nothing here" in reply.body and len(reply.body) < 100, path, reply.body)


def test_methods(folder):
    with Server("--page", make_pack(folder)) as server:
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "PROPFIND", "BREW", "get"):
            for path in ("/", "/none"):
                reply = get(server, path, method)
                check(reply.status == 405 and reply["Allow"] == "GET, HEAD", method, reply.status, reply.headers)
        with Connection(server) as connection:
            connection.send(request("/", "POST", Content_Length="5") + b"GET /" + request("/sw.js"))
            reply = connection.reply()
            check(reply.status == 405 and reply["Connection"] == "close" and connection.ended(), "a body was read as a request")


def test_bodies(folder):
    """Nothing is taken in."""
    with Server("--page", make_pack(folder)) as server:
        for headers in ({"Content_Length": "5"}, {"Transfer_Encoding": "chunked"}, {"Content_Length": "99999999999"}):
            with Connection(server) as connection:
                connection.send(request(**headers) + b"hello")
                reply = connection.reply()
                check(reply.status == 413 and reply["Connection"] == "close" and connection.ended(), headers, reply.status)
        check(get(server, "/", Content_Length="0").status == 200)
        for value in ("-1", "5, 6", "x"):
            check(get(server, "/", Content_Length=value).status == 400, value)


def test_hosts(folder):
    """A foreign name pointed at this machine is sent away: its site must not read what is served here."""
    with Server("--page", make_pack(folder)) as server:
        for host in ("localhost", "LocalHost:1", "localhost.", "localhost:", "127.0.0.1", "127.0.0.1:%d" % server.port, "[::1]", "[::1]:8080"):
            check(get(server, host=host).status == 200, host)
        for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evillocalhost", "192.168.1.5", "0.0.0.0", "[::2]", "::1",
                     "[::1", "[::1]x", "user@localhost", "localhost:80x", "localhost:999999", "localhost evil", "", "[]", ":", socket.gethostname() + ".x"):
            reply = get(server, host=host)
            check(reply.status == 421 and b"name" in reply.body, host, reply.status)
        check(get(server, host=None).status == 400)
        check(get(server, host="localhost", hOST="evil.example").status == 400)
        check(raw(server, b"GET / HTTP/1.0\r\n\r\n").status == 400)
        check(get(server, "http://localhost/sw.js", host="evil.example").body == FILES["sw.js"], "the request line names the host")
        check(get(server, "http://127.0.0.1:9").body == FILES["index.html"])
        check(get(server, "http://evil.example/sw.js").status == 421)


def test_lan(folder):
    """For the network: it says so, and goes by any address and by the machine's name."""
    with Server("--page", make_pack(folder), "--lan") as server:
        name = socket.gethostname()
        for host in ("192.168.1.5:8080", "10.0.0.1", "[fe80::1]:80", "localhost", name, name.upper() + ":8080", name + ".local"):
            check(get(server, host=host).status == 200, host)
        for host in ("evil.example", "1.2.3.4.evil.example", "1.2.3", "[fe80::1", "[zz]", name + ".evil.example"):
            check(get(server, host=host).status == 421, host)
        status, out, err = server.end()
        check(status == 0)
        in_network = re.findall(r"^In this network: http://\S+:%d/$" % server.port, out, re.M)
        check(len(in_network) == out.count("\n"), out)
        check(err == ("Everybody in this network can open the page.\n" if in_network else
                      "This machine is in no network: nobody else can open the page.\n"), err)


def test_loopback_only(folder):
    """Without --lan no other address of this machine answers."""
    with Server("--page", make_pack(folder)) as server:
        try:
            socket.create_connection(("127.0.0.2", server.port), timeout=PATIENCE).close()
        except ConnectionRefusedError:
            return
        raise AssertionError("127.0.0.2 answers")


# --- what clients may do to it ---------------------------------------------------------------------------------------

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
    """A header that never ends, line by line, gets 431 after 16 KiB or a hundred lines, and takes no memory."""
    with Server("--page", make_pack(folder)) as server:
        get(server)
        before = memory_of(server)
        # A line is taken when the first letter of the next one is there, and the parser then forgets that it was long.
        for piece in (b":\r\nA" * 100, b":\r\nA", b": " + b"y" * 3000 + b"\r\nA", b": b\r\nA: b\r\n", b"x" * 50):
            with Connection(server) as connection:
                sent, reply = 0, None
                try:
                    connection.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nA")
                    # Each piece by itself: the server has seen it before the next comes.
                    while sent < 100_000 and not select.select([connection.socket], [], [], 0.002)[0]:
                        sent += connection.socket.send(piece)
                    reply = connection.reply()
                except (BrokenPipeError, ConnectionResetError):
                    pass  # it had seen enough
                check(sent < 40_000, piece[:20], "it took", sent, "bytes")
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


# --- the command -----------------------------------------------------------------------------------------------------

def refused(*arguments):
    """Status 2 and one sentence."""
    reply = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    check(reply.returncode == 2 and reply.stdout == "", arguments, reply)
    check(reply.stderr.count("\n") == 1 and reply.stderr.startswith("undercroft: "), arguments, reply.stderr)
    return reply.stderr


def test_ending(folder):
    """Ctrl-C and its like end it with status 0, also while clients are connected."""
    pack = make_pack(folder)
    for how in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        with Server("--page", pack) as server, Connection(server) as idle, Connection(server) as half:
            idle.send(request())
            check(idle.reply().status == 200)
            half.send(b"GET /")
            check(server.end(how) == (0, "", ""), how)
            port = str(server.port)
        with Server("--page", pack, port=port) as again:  # the port is free at once
            again.alive()


def test_ports(folder):
    """Without --port the next free one; with it just that one, or a sentence."""
    pack = make_pack(folder)
    with Server("--page", pack, port=None) as one, Server("--page", pack, port=None) as two:
        check(one.port != two.port and all(8080 <= server.port <= 8179 for server in (one, two)), one.port, two.port)
        one.alive(), two.alive()
        sentence = refused("serve", "--page", pack, "--no-browser", "--port", str(one.port))
        check("port %d" % one.port in sentence and "in use" in sentence, sentence)
        refused("serve", "--page", pack, "--no-browser", "--lan", "--port", str(one.port))
        # At another address than usual the page cannot show what was begun at the usual one: it says so.
        for server in (one, two):
            status, out, err = server.end()
            check((status, out) == (0, ""), out)
            check(("keeps games for each address" in err) == (server.port != 8080), server.port, err)
    for wrong in ("-1", "65536", "x", "", "80x", "1e3", "99999999999999999999"):
        refused("serve", "--page", pack, "--no-browser", "--port", wrong)
    refused("serve", "--page", pack, "--port")
    refused("serve", "--page", pack, "extra")
    refused("serve", "--nonsense")


def test_damaged_packs(folder):
    """A pack that is cut off, grown or something else is refused in a sentence."""
    pack = make_pack(folder)
    data = pathlib.Path(pack).read_bytes()
    bad = folder + "/bad.pack"
    cuts = [0, 1, 7, 8, 11, 12, 20, 30, 31, 60, len(data) // 2, len(data) - 1]
    for content in [data[:cut] for cut in cuts] + [data + b"x", b"\xff" * 100, b"UCPAGE01" + b"\xff" * 100, data[:12].replace(b"01", b"02") + data[12:],
                                                   data[:8] + b"\0\0\0\0", data[:8] + b"\xff\xff\xff\xff" + data[12:]]:
        pathlib.Path(bad).write_bytes(content)
        check("bad.pack" in refused("serve", "--no-browser", "--port", "0", "--page", bad), content[:40])
    refused("serve", "--no-browser", "--page", folder + "/none")
    refused("serve", "--no-browser", "--page", folder)
    check("index.html" in refused("serve", "--no-browser", "--page", other_pack(folder, [("/a.txt", "text/plain", "1")])))
    for files in ([("/b", "t", "1"), ("/a", "t", "1")], [("/a", "t", "1"), ("/a", "t", "1")], [("a", "t", "1")], [("/index.html", "a\r\nb: c", "1")],
                  [("/index.html", "t", 'x"')], [("/index.html", "", "1")]):
        refused("serve", "--no-browser", "--page", other_pack(folder, files))


def other_pack(folder, files):
    """A pack that tools/pack-page would not make."""
    data = b"UCPAGE01" + struct.pack("<I", len(files))
    for words in files:
        data += struct.pack("<HHHIII", *(len(word) for word in words), 2, 0, 0) + "".join(words).encode() + b"ok"
    pathlib.Path(folder + "/other.pack").write_bytes(data)
    return folder + "/other.pack"


def test_built_in(folder):
    """The program's own page, if it was built with one; else it says how to get it."""
    try:
        server = Server()
    except AssertionError:
        check("./play" in refused("serve", "--no-browser"))
        return
    with server:
        reply = get(server)
        check(reply.status == 200 and reply["Content-Type"].startswith("text/html"), reply.headers)
        check(server.end() == (0, "", ""))


def test_browser(folder):
    """A browser is opened where there is a desktop, with nothing of ours in its hands, unless it is not wanted."""
    pack = make_pack(folder)
    os.mkdir(folder + "/bin")
    os.mkfifo(folder + "/told")
    script = pathlib.Path(folder + "/bin/xdg-open")
    script.write_text("#!/bin/sh\n{ echo \"$@\"; readlink /proc/$$/fd/*; } >'%s/told.new'\nmv '%s/told.new' '%s/told.txt'\necho >'%s/told'\n" % ((folder,) * 4))
    script.chmod(0o755)
    path = {"PATH": folder + "/bin:" + os.environ["PATH"]}
    for variable in ("DISPLAY", "WAYLAND_DISPLAY"):
        with Server("--page", pack, browser=True, environment={**path, variable: ":0"}) as server:
            with open(folder + "/told") as told:
                told.read()
            text = pathlib.Path(folder + "/told.txt").read_text()
            check(text.startswith("http://127.0.0.1:%d/\n" % server.port), text)
            check("socket:" not in text, text)
            server.alive()
            check(server.end() == (0, "", ""))
        os.remove(folder + "/told.txt")
    for environment, browser in ((path, True), ({**path, "DISPLAY": ""}, True), ({**path, "DISPLAY": ":0"}, False),
                                 ({"PATH": folder, "DISPLAY": ":0"}, True)):
        with Server("--page", pack, browser=browser, environment=environment) as server:
            server.alive()
            check(server.end() == (0, "", ""))
        check(not os.path.exists(folder + "/told.txt"), environment, browser)


def test_help(folder):
    for command in (["serve"], ["terminal"]):
        reply = subprocess.run([PROGRAM, *command, "--help"], capture_output=True, text=True, timeout=PATIENCE)
        check(reply.returncode == 0 and "Example" in reply.stdout, reply)
    whole = subprocess.run([PROGRAM, "--help"], capture_output=True, text=True, timeout=PATIENCE).stdout
    check("undercroft serve" in whole and "undercroft terminal" in whole, whole)


def test_terminal_menu(folder):
    reply = subprocess.run([PROGRAM, "terminal", "--lang", "en"], input="5\n", capture_output=True, text=True, timeout=PATIENCE)
    check(reply.returncode == 0 and "New game" in reply.stdout, reply)


# --- tools/pack-page -------------------------------------------------------------------------------------------------

def test_pack(folder):
    """The same folder gives the same pack, which is left alone when nothing changed; only smaller forms are kept."""
    pack = make_pack(folder)
    first = pathlib.Path(pack).read_bytes()
    os.utime(pack, (1, 1))
    make_pack(folder)
    check(os.stat(pack).st_mtime == 1, "it was written again")
    os.remove(pack)
    make_pack(folder)
    check(pathlib.Path(pack).read_bytes() == first, "another pack")
    files = read_pack(pack)
    check(set(files) == {"/" + name for name in FILES if name != ".secret"}, list(files))
    for path, (media_type, tag, plain, zipped, brotli) in files.items():
        check(plain == FILES[path[1:]] and media_type and re.fullmatch(r"[0-9a-f]{32}", tag), path)
        for form in (zipped, brotli):
            check(not form or len(form) < len(plain), path)
    check(files["/assets/text-9.woff2"][3:] == (b"", b"") == files["/empty.txt"][3:])
    check(len({tag for _, tag, *_ in files.values()}) == len(files), "each file has a tag of its own")
    check(sorted(os.listdir(folder)) == ["dist", "page.pack"], os.listdir(folder))


def test_pack_refusals(folder):
    for arguments in ([], [folder], [folder, folder + "/x", "y"], [folder + "/none", folder + "/x"], [folder, folder + "/x"]):
        reply = subprocess.run(["node", PACKER, *arguments], capture_output=True, text=True, timeout=PATIENCE)
        check(reply.returncode == 2 and reply.stderr.startswith("pack-page: ") and reply.stderr.count("\n") == 1, arguments, reply)
    make_pack(folder)
    reply = subprocess.run(["node", PACKER, folder + "/dist", "/dev/null/x"], capture_output=True, text=True, timeout=PATIENCE)
    check(reply.returncode == 2 and reply.stderr.count("\n") == 1, reply)
    check("usage" in subprocess.run(["node", PACKER, "--help"], capture_output=True, text=True, timeout=PATIENCE).stdout)


WAITING = {"slow"}


def run(name, test):
    begun = time.time()
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(folder)
            print("ok   %-16s %.1f s" % (name, time.time() - begun), flush=True)
            return True
        except (AssertionError, subprocess.SubprocessError, OSError, ValueError, KeyError, TypeError, AttributeError) as problem:
            lines = [frame.lineno for frame in traceback.extract_tb(problem.__traceback__)]
            print("FAIL %-16s lines %s: %r" % (name, lines, problem), flush=True)
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


if __name__ == "__main__":
    sys.exit(main(globals()))
