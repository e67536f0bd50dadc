"""The engine room: what games of cards and abilities share. Kernel games need none of it.

A position is declared once (`position`), what waits lies as typed records on its stack (`frame`), and the state answers
from the top of that stack (`state`). What is about to happen is data too, so that it can be saved from, cancelled,
replaced and answered (`occurrence`), by whoever may act when (`window`). Effects that last know their source and their
end (`lasting`). Cards are declared in phrases that do and say themselves (`phrase`, `select`) and come in sets
(`cards`); who knows which hidden one is kept and guessed in one way (`knowledge`).
"""
