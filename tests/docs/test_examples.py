"""What the docs show, runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/bot-authors.md", "docs/researchers.md", "docs/stable.md"]


@pytest.mark.parametrize("page", PAGES)
def test_python_blocks_run_in_the_order_of_the_page(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    names: dict[str, object] = {"__name__": "__docs__"}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


@pytest.mark.parametrize(
    "page",
    [*sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/*.md")), "README.md", "CONTRIBUTING.md"],
)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    file = ROOT / page
    prose = re.sub(r"^```.*?^```", "", file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
        assert (file.parent / target).exists(), f"{page} links to {target}"
