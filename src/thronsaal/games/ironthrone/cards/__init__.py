"""The character cards, one module a house."""
