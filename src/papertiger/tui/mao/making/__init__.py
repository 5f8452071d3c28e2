"""A rule made after three wins, step by step: what is asked, and what an answer makes of it.

There is nothing drawn here but in `screen.py`: the drawn table and plain lines ask the same.
"""
