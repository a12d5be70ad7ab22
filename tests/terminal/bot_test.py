#!/usr/bin/env python3
"""`undercroft bot` line by line: whatever is sent, each line gets one reply, and only quit or the end of input ends it.

usage: bot_test.py BINARY
"""
import json
import subprocess
import sys

MIB = 1 << 20


def talk(lines, program):
    """Sends the lines (bytes), returns the exit status and the replies."""
    run = subprocess.run([program, "bot"], input=b"".join(line + b"\n" for line in lines), capture_output=True, timeout=300)
    return run.returncode, [json.loads(line) for line in run.stdout.splitlines()], run.stderr


def bad_lines(program):
    lines = [b"", b"not json", b"[1,2]", b"{}", b'{"id":1,"cmd":"fly"}', b'{"id":2,"cmd":7}', b"\xff\xfe", b"{" * 100,
             b'{"id":' + b"[" * 70 + b"]" * 70 + b',"cmd":"hello"}', b'{"id":3,"cmd":"hello","x":"' + b"y" * (2 * MIB) + b'"}',
             b'{"id":"last","cmd":"hello"}']
    status, replies, errors = talk(lines, program)
    assert status == 0 and not errors, (status, errors)
    good = [reply for reply in replies if reply["ok"]]
    assert len(good) == 1 and good[0]["id"] == "last" and good[0]["protocol"] == 1, good
    codes = [reply["error"]["code"] for reply in replies if not reply["ok"]]
    assert set(codes) == {"bad_json", "bad_request", "unknown_command", "limit"}, codes
    assert len(codes) in (len(lines) - 1, len(lines) - 2), codes  # an empty line may be passed over


def quit_ends(program):
    status, replies, _ = talk([b'{"id":1,"cmd":"quit"}', b'{"id":2,"cmd":"hello"}'], program)
    assert status == 0 and [reply["id"] for reply in replies] == [1], replies


def end_of_input_ends(program):
    run = subprocess.run([program, "bot"], input=b'{"id":1,"cmd":"hello"}', capture_output=True, timeout=300)
    assert run.returncode == 0 and json.loads(run.stdout)["id"] == 1, run.stdout


def replies_come_at_once(program):
    """A bot reads the reply before it sends the next line: nothing may wait in a buffer."""
    with subprocess.Popen([program, "bot"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as bot:
        for number in range(3):
            bot.stdin.write(json.dumps({"id": number, "cmd": "hello"}).encode() + b"\n")
            bot.stdin.flush()
            assert json.loads(bot.stdout.readline())["id"] == number
        bot.stdin.close()
        assert bot.wait(timeout=60) == 0


def main():
    failed = 0
    for case in (bad_lines, quit_ends, end_of_input_ends, replies_come_at_once):
        try:
            case(sys.argv[1])
            print("ok   " + case.__name__)
        except Exception as why:  # noqa: BLE001: every failure is told, then the next case runs
            failed += 1
            print(f"FAIL {case.__name__}: {why!r}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
