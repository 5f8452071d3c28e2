"""The table server: tables for both games, over the network, on one machine."""
