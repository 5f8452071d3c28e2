"""The tables drawn in a terminal, with Textual: `papertiger.tui.madiao.play` runs one."""
