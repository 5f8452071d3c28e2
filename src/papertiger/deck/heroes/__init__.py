"""The heroes of the Water Margin: busts put together from parts, one recipe each."""

from papertiger.deck.heroes.bust import backdrop, bust
from papertiger.deck.heroes.recipes import RECIPES

__all__ = ["RECIPES", "backdrop", "bust"]
