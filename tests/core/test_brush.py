"""Our brush draws what Jinja2 draws."""

from __future__ import annotations

from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError
from markupsafe import Markup, escape

from thronsaal.core.brush import Painter, escaped

TEMPLATES = {
    "macros": "{% macro tag(text, kind='b') %}<{{ kind }}>{{ text }}</{{ kind }}>{% endmacro %}"
    "{% macro box(text) %}<p>{{ text }}{{ caller() }}</p>{% endmacro %}",
    "page": "{% from 'macros' import tag, box with context %}"
    "{% macro own(x) %}[{{ x }}|{{ say(x, n=2) }}]{% endmacro %}"
    "{% for each in things %}{{ loop.index }}{{ tag(each) }}{{ tag(each, kind='i') }}{{ own(each) }}{% endfor %}"
    "{% call box('c') %}<u>{{ say('d', n=1) }}</u>{% endcall %}"
    "{{ say(*['e'], **{'n': 3}) }}{{ say('f', **{'class': 1}) }}"
    "{{ 'x<' ~ things[0] ~ tag('y') }}{{ data.key }}{{ things|join('<') }}{{ none }}"
    "{% set kept = tag('z') %}{{ kept }}",
}


def say(text: str, **values: Any) -> str:
    return f"<{text}> {values}"


def drawn(environment: Environment, **context: Any) -> str:
    return environment.get_template("page").render(**context)


def test_it_draws_what_jinja_draws() -> None:
    stock = Environment(loader=DictLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    things = ["a & b", Markup("<b>bold</b>"), 7, "it's", 'a "quote"', 2.5, True, "ä>"]
    given = {"things": things, "say": say, "data": {"key": "<value>"}}
    assert drawn(Painter(DictLoader(TEMPLATES)), **given) == drawn(stock, **given)


def test_what_is_not_given_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        drawn(Painter(DictLoader(TEMPLATES)), things=[], data={"key": 1})


@pytest.mark.parametrize("text", ["<", ">", "&", '"', "'", "plain", "", "<script>'\"&"])
def test_every_sign_is_escaped(text: str) -> None:
    assert escaped(text) == str(escape(text))
