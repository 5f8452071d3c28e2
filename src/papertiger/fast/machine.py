"""What a processor does with a word of 64 bits in an instruction or two, for the kernels.

Words are int64 whose bits are read as unsigned: Numba makes floats of int64 beside uint64.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from papertiger.fast.arrays import Words
from papertiger.fast.compiling import inlined

A = TypeVar("A")

WORD = types.int64
BITS = ir.IntType(64)
TWICE = ir.IntType(128)

BYTES = 0x0101010101010101
"""The lowest bit of each byte."""


def instruction(emitting: Callable[..., Any]) -> Callable[..., int]:
    """What Numba calls an intrinsic: from words to a word."""
    return cast("Callable[..., int]", intrinsic(emitting))


@instruction
def popcount(context: Any, word: Any) -> Any:
    """How many bits of a word are set."""
    del context, word

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return WORD(WORD), emit


@instruction
def lowest(context: Any, word: Any) -> Any:
    """The place of the lowest bit that is set, 64 for none."""
    del context, word

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return WORD(WORD), emit


@instruction
def leading_zeros(context: Any, word: Any) -> Any:
    """How many bits stand before the highest that is set, 64 for none."""
    del context, word

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return WORD(WORD), emit


@instruction
def shifted_right(context: Any, word: Any, places: Any) -> Any:
    """A word shifted to the right, zeros coming in from the left."""
    del context, word, places

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.lshr(*arguments)

    return WORD(WORD, WORD), emit


@instruction
def high_product(context: Any, word: Any, other: Any) -> Any:
    """The upper 64 bits of the product of two unsigned words."""
    del context, word, other

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        product = builder.mul(*(builder.zext(each, TWICE) for each in arguments))
        return builder.trunc(builder.lshr(product, ir.Constant(TWICE, 64)), BITS)

    return WORD(WORD, WORD), emit


@instruction
def deposited(context: Any, word: Any, mask: Any) -> Any:
    """The low bits of a word put at the places of the bits of a mask: `pdep` of BMI2."""
    del context, word, mask

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(BITS, [BITS, BITS])
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        return builder.call(pdep, arguments)

    return WORD(WORD, WORD), emit


WORDS: Any = types.Array(WORD, 1, "C")
_types: Any = types
MEMORY = _types.MemInfoPointer(types.voidptr)
_alloca: Any = cgutils.alloca_once
_populate: Any = populate_array


@cast("Callable[..., Callable[..., Words]]", intrinsic(prefer_literal=True))
def scratch(context: Any, size: Any) -> Any:
    """So many words on the stack of a kernel, its size a constant; they must not outlive it.

    Numba counts who uses an array, even inside one kernel, with instructions that lock memory: some
    twenty a hand. It does not for an array that belongs to nobody, as this and `borrowed`.
    """
    del context
    count = size.literal_value

    def emit(context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        array = context.make_array(WORDS)(context, builder)
        data = _alloca(builder, BITS, size=count)
        _populate(
            array,
            data=data,
            shape=[context.get_constant(types.intp, count)],
            strides=[context.get_constant(types.intp, 8)],
            itemsize=context.get_constant(types.intp, 8),
            meminfo=None,
        )
        return array._getvalue()  # noqa: SLF001 as Numba's own functions do

    return WORDS(size), emit


def _of_its_kind(emitting: Callable[..., Any]) -> Callable[[A], A]:
    """What Numba calls an intrinsic: from an array to one of the same kind."""
    return cast("Callable[[A], A]", intrinsic(emitting))


@_of_its_kind
def borrowed(context: Any, array: Any) -> Any:
    """An array that the caller of a kernel keeps, with nobody counting who uses it."""
    del context

    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        found = context.make_array(array)(context, builder, arguments[0])
        found.meminfo = context.get_constant_null(MEMORY)
        found.parent = context.get_constant_null(types.pyobject)
        return found._getvalue()  # noqa: SLF001 as Numba's own functions do

    return array(array), emit


@instruction
def picked(context: Any, condition: Any, one: Any, other: Any) -> Any:
    """One word if a condition holds that no processor can foresee, else the other.

    A choice by chance that is compiled as a jump goes the wrong way half the time.
    """
    del context, condition, one, other

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        chosen = builder.select(*arguments)
        chosen.set_metadata("unpredictable", builder.module.add_metadata([]))
        return chosen

    return WORD(types.boolean, WORD, WORD), emit


@instruction
def extracted(context: Any, word: Any, mask: Any) -> Any:
    """The bits of a word at the places of a mask, put together at the low end: `pext` of BMI2."""
    del context, word, mask

    def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(BITS, [BITS, BITS])
        pext = builder.module.declare_intrinsic("llvm.x86.bmi.pext.64", (), kind)
        return builder.call(pext, arguments)

    return WORD(WORD, WORD), emit


@inlined
def widened(number: Any) -> int:
    """A number out of an array of small ones as a word."""
    return int(np.int64(number))


@inlined
def highest(mask: int) -> int:
    """The highest bit that is set, alone in its place; the mask must not be 0."""
    return 1 << (63 - leading_zeros(mask))


@inlined
def bit_by_deposit(mask: int, number: int) -> int:
    """The bit `number` (from 0, lowest first) of those set in a mask, alone in its place."""
    return deposited(1 << number, mask)


@inlined
def bit_by_loop(mask: int, number: int) -> int:
    """As `bit_by_deposit`, on any machine."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


HAS_DEPOSIT = binding.get_host_cpu_features().get("bmi2", False)

nth_bit = bit_by_deposit if HAS_DEPOSIT else bit_by_loop
"""The hot spot of every random choice of a card."""


@inlined
def spread_by_deposit(word: int) -> int:
    """The low eight bits of a word as eight bytes, each 0 or 1, the lowest first."""
    return deposited(word, BYTES)


@inlined
def spread_by_loop(word: int) -> int:
    """As `spread_by_deposit`, on any machine."""
    spread = 0
    for place in range(8):
        spread |= (word >> place & 1) << (8 * place)
    return spread


spread = spread_by_deposit if HAS_DEPOSIT else spread_by_loop
"""How a mask becomes bytes for a learner."""


@inlined
def squeezed_by_extract(word: int, mask: int) -> int:
    """The bits of a word at the places of a mask, put together at the low end."""
    return extracted(word, mask)


@inlined
def squeezed_by_loop(word: int, mask: int) -> int:
    """As `squeezed_by_extract`, on any machine."""
    found = place = 0
    while mask:
        lowest_bit = mask & -mask
        found |= (word & lowest_bit != 0) << place
        mask ^= lowest_bit
        place += 1
    return found


@inlined
def stretched_by_deposit(word: int, mask: int) -> int:
    """The low bits of a word put at the places of the bits of a mask: what undoes `squeezed`."""
    return deposited(word, mask)


@inlined
def stretched_by_loop(word: int, mask: int) -> int:
    """As `stretched_by_deposit`, on any machine."""
    found = place = 0
    while mask:
        lowest_bit = mask & -mask
        if word >> place & 1:
            found |= lowest_bit
        mask ^= lowest_bit
        place += 1
    return found


squeezed = squeezed_by_extract if HAS_DEPOSIT else squeezed_by_loop
stretched = stretched_by_deposit if HAS_DEPOSIT else stretched_by_loop
"""How cards that are still held become ranks among themselves, and the other way round."""
