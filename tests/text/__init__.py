"""The catalogs: the same messages in every language, whole and well formed."""
