"""House Lannister: gold, leverage and hostages. Cersei is printed, the others are our design."""

from __future__ import annotations

from thronsaal.games.ironthrone.vocabulary import (
    Ability,
    Draw,
    Leader,
    Moment,
    PaySheet,
    Press,
    Remove,
    Seize,
    Spare,
    Strengthen,
    When,
    Whom,
)

LEADERS = (
    Leader(
        "tywin",
        ("Der alte Löwe", "The Old Lion"),
        Ability(Moment.AFTER_REVEAL, (Strengthen(5),), (When.WAR, When.ACTIVE), (PaySheet(1),)),
    ),
    Leader(
        "cersei",
        ("Erpressung", "Blackmail"),
        Ability(Moment.BEFORE_OFFER, (Press(),), (When.INFLUENCE_THERE, When.ACTIVE)),
        "printed",
    ),
    Leader(
        "jaime",
        ("Königsmörder", "Kingslayer"),
        Ability(Moment.BEFORE_RESOLUTION, (Spare(Whom.YOU), Draw(2)), (When.BETRAYAL, When.WON)),
    ),
    Leader(
        "tyrion",
        ("Silberzunge", "Silver Tongue"),
        Ability(Moment.AFTER_RESOLUTION, (Draw(3), Seize(2, Whom.OPPOSING_ACTIVE)), (When.LAID_TRUCE,)),
    ),
    Leader(
        "joffrey",
        ("Grausam", "Cruel"),
        Ability(Moment.AFTER_RESOLUTION, (Remove(2, Whom.CHOSEN_OPPONENT), Draw(1)), (When.WON,)),
    ),
)
