"""What draws worlds is compiled once, and loaded by any later process."""

from pathlib import Path

from tests.fast.test_kernels import told

DRAWING = """
import logging, sys
logging.basicConfig(stream=sys.stdout, format="%(message)s")
from random import Random
import numpy as np
from papertiger.madiao.options import Options
from papertiger.madiao.view import show
from papertiger.solver import worlds
from tests.solver.positions import begun, random_hand
table = begun(Options(), random_hand(Random(1), Options()))
print(worlds(show(table, 0), 2, np.random.default_rng(1)).hands.tolist())
"""


def test_worlds_are_compiled_once_and_drawn_alike_by_two_fresh_processes(tmp_path: Path) -> None:
    first = told(DRAWING, tmp_path)
    said, drawn = first.splitlines()
    assert said == "compiling draw_worlds for this machine: once, some seconds"
    for _ in range(2):
        assert told(DRAWING, tmp_path).splitlines() == [drawn]
