"""Lessons: their scripts, the course through them, and their words."""
