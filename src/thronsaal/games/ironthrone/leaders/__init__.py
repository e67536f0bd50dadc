"""The leader sheets, one module a house."""
