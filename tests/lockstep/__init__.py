"""The engine beside the naive referee of tests/naive, hand after hand."""
