"""A server to load: no limits on one address, its data in a folder of its own.

python benchmarks/load/serve.py FOLDER PORT
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from papertiger.server.run import run
from papertiger.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        data=sys.argv[1],
        port=int(sys.argv[2]),
        address_burst=1_000_000,
        requests_per_second=1_000_000,
        tables_burst=1_000_000,
    )
    run(settings, lambda port: print(f"ready on {port}", flush=True))
