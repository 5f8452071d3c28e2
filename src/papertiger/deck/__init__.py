"""The forty cards drawn: SVG faces and backs; `papertiger.deck.sheets` prints them."""

from papertiger.deck.back import back
from papertiger.deck.faces import contact_sheet, drawings, face, write_svg
from papertiger.deck.palette import SUIT_SHAPES

__all__ = ["SUIT_SHAPES", "back", "contact_sheet", "drawings", "face", "write_svg"]
