"""The rules of Madiao, clause by clause: docs/rules/madiao.md as tests."""
