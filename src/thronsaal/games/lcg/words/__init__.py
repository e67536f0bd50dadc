"""The vocabulary of card texts: each word is frozen data, does itself and says itself."""
