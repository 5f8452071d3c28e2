"""The kinds of arrays that the kernels read and write."""

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.int64]
Many = NDArray[np.int32]
Counts = NDArray[np.int16]
Seats = NDArray[np.int8]
Bits = NDArray[np.uint16]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
