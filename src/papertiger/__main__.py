"""`python -m papertiger`: the command line, quiet when interrupted even while it loads."""

import sys

try:
    from papertiger.cli.main import main

    STATUS = main()
except KeyboardInterrupt:
    STATUS = 130

sys.exit(STATUS)
