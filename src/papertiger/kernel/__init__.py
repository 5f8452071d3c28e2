"""What both games share: inputs, secrets, the `Game` protocol, records and shuffles."""
