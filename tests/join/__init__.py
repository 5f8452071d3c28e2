"""People in terminals at tables of a real server: drawn and in plain lines, killed and back."""
