"""What a combination of moment, condition and effect must not be: caught on loading, never during play."""

from __future__ import annotations

from typing import Final

from thronsaal.games.ironthrone import vocabulary as v
from thronsaal.games.ironthrone.vocabulary import Ability, Moment, Phrase, When, Whom

_ENCOUNTER: Final = (
    Moment.BEFORE_LAYING,
    Moment.AFTER_REVEAL,
    Moment.BEFORE_RESOLUTION,
    Moment.AFTER_RESOLUTION,
)
"""Characters take part from here on, so character cards can be played."""
_REVEALED: Final = _ENCOUNTER[1:]
_DECIDED: Final = _ENCOUNTER[2:]
_UNDECIDED: Final = _ENCOUNTER[:2]

_MOMENTS_OF_CONDITIONS: Final[dict[When, tuple[Moment, ...]]] = {
    **dict.fromkeys((When.WAR, When.TRUCE, When.BETRAYAL, When.LAID_TRUCE, When.LAID_WAR), _REVEALED),
    When.LAID_CHARACTER: _REVEALED,
    When.WON: _DECIDED,
    When.LOST: _DECIDED,
    **dict.fromkeys((When.SUPPORTING, When.OUTNUMBERED, When.ALONE), _ENCOUNTER),
    **dict.fromkeys((When.HOLDS_HOSTAGE, When.RIVAL_AHEAD), _ENCOUNTER),
    When.INFLUENCE_THERE: (Moment.BEFORE_OFFER,),
    When.DEFENDER: (Moment.BEFORE_OFFER, *_ENCOUNTER),
}
_MOMENTS_OF_EFFECTS: Final[dict[type[Phrase], tuple[Moment, ...]]] = {
    v.PayFighter: _ENCOUNTER,
    v.Press: (Moment.BEFORE_OFFER,),
    v.Bar: (Moment.BEFORE_OFFER,),
    v.OpenLaying: (Moment.BEFORE_LAYING,),
    v.Strengthen: _UNDECIDED,
    v.StrengthenPer: _UNDECIDED,
    v.Withdraw: _UNDECIDED,
    v.Become: (Moment.AFTER_REVEAL,),
    v.RaiseCard: (Moment.AFTER_REVEAL,),
    v.SwapCard: (Moment.AFTER_REVEAL,),
    v.KeepCard: (Moment.AFTER_RESOLUTION,),
    v.Spare: _ENCOUNTER[:3],
    v.Deny: _ENCOUNTER[:3],
}
_NEED_ACTIVE: Final = (v.OpenLaying, v.SwapCard, v.Press)
_ACTIVE: Final = (When.ACTIVE, When.CHALLENGER, When.DEFENDER)
_WITHDRAWN: Final = (Whom.CHOSEN_SUPPORTER, Whom.YOU, Whom.OPPOSING_SUPPORTERS)


def nonsense(ability: Ability, is_leader: bool) -> str | None:
    """What is wrong with an ability, or None."""
    if not ability.do:
        return "do is empty"
    if not is_leader and ability.moment not in _ENCOUNTER:
        return f"a character card cannot be played {ability.moment.value}: nobody takes part yet"
    for condition in ability.when:
        if ability.moment not in _MOMENTS_OF_CONDITIONS.get(condition, tuple(Moment)):
            return f"{condition.value} is not known {ability.moment.value}"
    for phrase in (*ability.cost, *ability.do):
        wrong = _nonsense_phrase(ability, phrase)
        if wrong is not None:
            return wrong
    return None


def _nonsense_phrase(ability: Ability, phrase: Phrase) -> str | None:
    moments = _MOMENTS_OF_EFFECTS.get(type(phrase), tuple(Moment))
    if ability.moment not in moments:
        return (
            f"{phrase.name} does nothing {ability.moment.value}; it works {', '.join(each.value for each in moments)}"
        )
    if isinstance(phrase, _NEED_ACTIVE) and not set(ability.when) & set(_ACTIVE):
        return f"{phrase.name} needs the condition active"
    whom = getattr(phrase, "whom", None)
    if isinstance(phrase, v.Withdraw) and whom not in _WITHDRAWN:
        return f"withdraw is for {', '.join(each.value for each in _WITHDRAWN)}"
    if isinstance(phrase, v.Withdraw) and whom is Whom.YOU and When.SUPPORTING not in ability.when:
        return "withdraw you needs the condition supporting: active seats never withdraw"
    if isinstance(phrase, v.Become) and phrase.result is v.Result.BETRAYAL:
        return "become is for war or truce: a betrayal needs a betrayer"
    if isinstance(phrase, v.Remove | v.ReduceTo) and whom is Whom.CHOSEN_PLAYER:
        return f"{phrase.name} is for seats that take part"
    if isinstance(phrase, v.TakeHostage | v.Seize | v.Spread) and whom in (Whom.YOU, Whom.YOUR_SIDE):
        return f"{phrase.name} is for other seats"
    if whom is not None and whom not in (Whom.YOU, Whom.CHOSEN_PLAYER) and ability.moment not in _ENCOUNTER:
        return f"there are no sides yet {ability.moment.value}: only you and chosen-player"
    return None
