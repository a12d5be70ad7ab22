"""`undercroft serve` over real sockets: what it hands out, and whom it refuses.

Usage: serve_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import gzip
import re
import socket
import subprocess
import sys

sys.dont_write_bytecode = True
from server import check, Connection, FILES, get, make_pack, NOISE, PATIENCE, raw, read_pack, request, SCRIPT, Server, main


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


if __name__ == "__main__":
    sys.exit(main(globals()))
