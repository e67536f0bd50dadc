"""What is compiled: the material, the rules, and those who play by them. Imports nothing of the game outside."""
