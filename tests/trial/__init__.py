"""Tests of what a new rule does to the game before it is in force. [MO-93] [MO-94]"""
