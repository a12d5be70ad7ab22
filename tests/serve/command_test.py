"""The command `undercroft serve`: its arguments, ports, browser and end, the packs it refuses; and tools/pack-page, which makes them.

Usage: command_test.py PATH_OF_UNDERCROFT [NAME...]
"""
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys

sys.dont_write_bytecode = True
from server import check, Connection, FILES, get, make_pack, PACKER, PATIENCE, PROGRAM, read_pack, request, Server, main


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


if __name__ == "__main__":
    sys.exit(main(globals()))
