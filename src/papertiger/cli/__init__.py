"""The command line: `papertiger`."""
