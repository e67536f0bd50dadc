"""What every game shares. Imports nothing else of Thronsaal and does no I/O beyond a game's own data files."""
