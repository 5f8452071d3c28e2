"""The table of Madiao in Textual."""
