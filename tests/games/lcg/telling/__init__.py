"""The living card game told a second time, straight from the rulebook: what the engine is held against.

    python -m games.lcg.telling --games 2000        follows so many games and counts what was compared

Somebody sits beside the table with a pencil. Everybody's moves and everything that is announced are written down
(`ledger`), on a sheet of the teller's own (`board`); every figure is worked out again from what is printed on the cards
(`texts`, `figures`), every choice is held against who may do what (`choices`), and after each move the sheet must agree
with the table (`agree`). Nothing of the engine's rules is used: only printed faces, views, moves and events.

Every figure is followed, no text is left out. Which of several copies of a card is meant the teller reads off the
table; when which text may be used is told by the tests of the cards.
"""
