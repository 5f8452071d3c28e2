"""`python -m papertiger`: the same as the command `papertiger`."""

from papertiger.cli.main import main

raise SystemExit(main())
