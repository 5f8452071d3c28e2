"""Hidden cards stay hidden: the leak property."""
