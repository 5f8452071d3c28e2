"""The pages: their files, what the server gives of them, and people who play in a browser."""
