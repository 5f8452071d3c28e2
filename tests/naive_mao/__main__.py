"""`python -m tests.naive_mao FILE`: read a scenario and print what the naive referee says."""

import json
import sys
from pathlib import Path

from .reading import MalformedError
from .referee import run


def main() -> int:
    """Print JSON Lines; 2 when a line is malformed."""
    text = sys.stdin.read() if sys.argv[1] == "-" else Path(sys.argv[1]).read_text("utf-8")
    try:
        for answer in run(text.splitlines()):
            sys.stdout.write(json.dumps(answer) + "\n")
    except MalformedError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


sys.exit(main())
