"""What the signs between numbers and conditions stand for."""

from papertiger.mao.customs.conditions import All, AnyOf, Compare, Not, OneOf, Order
from papertiger.mao.customs.numbers import Operator, Sum
from papertiger.text.customs.vocabulary import node_for

ORDERS = {
    "=": Order.EQUAL,
    "!=": Order.UNEQUAL,
    "<": Order.LESS,
    ">": Order.MORE,
    ">=": Order.AT_LEAST,
    "<=": Order.AT_MOST,
    "==": Order.EQUAL,
}
"""The first sign of an order is the one that is written."""
OPERATORS = {
    "+": Operator.PLUS,
    "-": Operator.MINUS,
    "*": Operator.TIMES,
    "/": Operator.OVER,
    "%": Operator.MODULO,
    "apart": Operator.APART,
}
MEMBERS = {**ORDERS, **OPERATORS}

NODES = {
    "all_of": node_for(All),
    "any_of": node_for(AnyOf),
    "negated": node_for(Not),
    "compared": node_for(Compare),
    "among": node_for(OneOf),
    "together": node_for(Sum),
}
"""What a shape of the grammar is, whose words stand between its fields or before them."""
