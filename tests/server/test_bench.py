"""The bench measures a real server, and what it measures keeps what was promised as far as a busy machine can tell."""

from __future__ import annotations

from thronsaal.server.bench import run


def test_a_small_run_measures_everything() -> None:
    figures = run(tables=3, pause=0.0, seconds=60.0)
    for form in ("json", "html"):
        assert figures[f"{form}_faults"] == 0
        assert figures[f"{form}_moves"] == 3 * 52, "every move reached both screens"
        assert 0 < (figures[f"{form}_median_ms"] or 0) <= (figures[f"{form}_p95_ms"] or 0)
        few, many = figures[f"{form}_bytes_after_10_lines"], figures[f"{form}_bytes_after_300_lines"]
        assert few is not None
        assert many is not None
        assert many <= few * 1.01, "an update after 300 lines is no larger, but for the digits of its numbers"
    for length in ("short", "long"):
        awake, idle = figures[f"{length}_table_kb"], figures[f"{length}_idle_table_kb"]
        assert awake is None or 0 < awake < 150
        assert idle is None or idle < 60
