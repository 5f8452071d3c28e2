"""The rules of Mao, clause by clause: docs/rules/mao.md as tests."""
