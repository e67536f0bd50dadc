"""Cards of our own that prove rules which no printed card here needs; no deck may hold them."""

from __future__ import annotations

from thronsaal.games.lcg.abilities import Action, Constant, Limit, Passive, Response

# fmt: off
# ruff: noqa: E501
from thronsaal.games.lcg.material import House, Icon, Keyword, Phase
from thronsaal.games.lcg.printed import Agenda, Attachment, Character, Location, Plot
from thronsaal.games.lcg.words.dealings import ClaimForHouse, Draw
from thronsaal.games.lcg.words.decrees import Season
from thronsaal.games.lcg.words.modifiers import Strength
from thronsaal.games.lcg.words.pointing import BEARER
from thronsaal.games.lcg.words.selectors import CHARACTER, YOURS
from thronsaal.games.lcg.words.triggers import PhaseBegins, Won

CARDS = (
    Character(code="PROOF-1", name="Tavern Brawler", de="Wirtshausschläger", cost=2, strength=2, icons=(Icon.MILITARY,), traits=("Ally",),
        keywords=(Keyword.MELEE,), copies=0, provenance="own"),
    Character(code="PROOF-2", name="Lone Lance", de="Einsame Lanze", cost=2, strength=3, icons=(Icon.MILITARY,), traits=("Knight",),
        keywords=(Keyword.JOUST,), copies=0, provenance="own"),
    Attachment(code="PROOF-3", name="Old Banner", de="Altes Banner", cost=1, traits=("Item",), keywords=(Keyword.SETUP,), on=CHARACTER,
        text=(Constant(to=BEARER, gives=(Strength(1),)),), copies=0, provenance="own"),
    Character(code="PROOF-4", name="Burned Man", de="Verbrannter", cost=1, strength=1, icons=(Icon.MILITARY,), traits=("Clansman",),
        keywords=(Keyword.DEATHBOUND,), copies=0, provenance="own"),
    Character(code="PROOF-5", name="Reaver Captain", de="Plündererkapitän", house=(House.GREYJOY,), cost=3, strength=3, icons=(Icon.MILITARY,), traits=("Ironborn",),
        keywords=(Keyword.INTIMIDATE,), copies=0, provenance="own"),
    Character(code="PROOF-6", name="Desert Rider", de="Wüstenreiter", house=(House.MARTELL,), cost=2, strength=2, icons=(Icon.MILITARY,), traits=("Ally",),
        keywords=(Keyword.VENGEFUL,), copies=0, provenance="own"),
    Agenda(code="PROOF-7", name="Oath of the Small Folk", de="Schwur der kleinen Leute", copies=0, provenance="own",
        text=(Constant(to=CHARACTER & YOURS, gives=(Strength(1),)), Passive(after=PhaseBegins(Phase.DOMINANCE), do=(Draw(1),)),
            Response(after=Won(), do=(Draw(1),), limit=Limit(1, "round")),
            Action(phase=Phase.STANDING, do=(ClaimForHouse(1),), limit=Limit(1, "phase")))),
    Location(code="PROOF-8", name="Beacon Hill", de="Leuchtfeuerhügel", cost=1, initiative=2, income=-1, copies=0, provenance="own"),
    Location(code="PROOF-S", name="Warm Wind", de="Warmer Wind", traits=("Kingdom",), text=(Constant(gives=(Season(),)),), copies=0, provenance="own"),
    Plot(code="PROOF-OMENS", name="Omens of All Seasons", de="Omen aller Jahreszeiten", gold=3, initiative=2, claim=1, copies=0, provenance="own",
        traits=("Winter", "Summer", "War", "Scheme", "Kingdom", "The Seven")),
    Location(code="PROOF-W", name="Cold Wind", de="Kalter Wind", traits=("Kingdom",), text=(Constant(gives=(Season(winter=True),)),), copies=0, provenance="own"),
)
