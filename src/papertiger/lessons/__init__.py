"""First hands that are taught by playing them: scripts, and the engine that goes through one.

A script is data beside this file, told by docs/lessons.md. Every act in it, the learner's too,
goes through the game's own `step`: nothing of the rules is imitated here.
"""
