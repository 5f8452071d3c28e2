"""Made-up rules in words: what can stand where in one, and their written form. [MO-89]"""
