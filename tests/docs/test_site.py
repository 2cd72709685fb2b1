"""The documentation site itself: it builds without a warning, no link is broken, and a browser shows it."""

import html
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("sphinx", "furo", "myst_parser", "sphinx_design", "sphinx_copybutton", "latex2mathml")
FLAGS = ("--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
         "--disable-component-update --disable-sync").split()  # fmt: skip


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of a site built anew, or of the one that TORCH_SITE names. Each warning of Sphinx is an error, and
    examples run on the way.
    """
    if "TORCH_SITE" in os.environ:
        return ROOT / os.environ["TORCH_SITE"]
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} not installed: `make docs` installs them")
    out = tmp_path_factory.mktemp("docs")
    done = subprocess.run([sys.executable, ROOT / "docs/site/build.py", "--out", out], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return out / "html"


@cache
def anchors(path):
    """What links to a page may have behind `#`."""
    return set(re.findall(r'\bid="([^"]+)"', path.read_text(encoding="utf-8")))


def test_no_link_is_broken(site):
    broken, seen = [], 0
    for page in site.rglob("*.html"):
        text = re.sub(r"<script.*?</script>", "", page.read_text(encoding="utf-8"), flags=re.S)
        for link in set(re.findall(r'(?:href|src)="([^"]+)"', text)):
            link = html.unescape(link)
            if re.match(r"(https?|mailto|data):", link):
                continue
            path, _, anchor = link.partition("#")
            path = urllib.parse.unquote(path.partition("?")[0])
            target = (page.parent / path).resolve() if path else page
            target = target / "index.html" if target.is_dir() else target
            seen += 1
            result = target.is_file() and (not anchor or target.suffix != ".html" or anchor in anchors(target))
            broken += [] if result else [f"{page.relative_to(site)}: {link}"]
    assert seen > 20_000 and not broken, broken[:20]


def test_nothing_comes_from_the_network(site):
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r'<(?:script|link|img|iframe)\b[^>]*?(?:src|href)="(https?:[^"]+)"', text)
        assert not loaded, f"{page.name} loads {loaded}"


def test_each_row_has_a_page_with_its_parts(site):
    from codegen.place import BASE
    from codegen.print import docs
    from codegen.read import catalogue

    rows = [row for section in catalogue.load(BASE).sections for row in docs.entries(section)]
    assert {path.stem for path in (site / "ops").glob("*.html")} == {row.op for row in rows}
    for row in rows:
        text = (site / "ops" / f"{row.op}.html").read_text(encoding="utf-8")
        wanted = ["NumPy oracle" if row.test else "Example", f"ops.yaml.html#L{row.line}", "Element types"]
        wanted += ["<math"] if row.body.kind in ("loop", "reduce", "random") else []
        assert all(part in text for part in wanted), row.op
    text = (site / "ops" / "tanh.html").read_text(encoding="utf-8")
    tabs = ("C loop", "Fused backward", "CUDA kernel", "Function class", "Module", "Stub", "Tests")
    for part in (*tabs, 'class="plot"'):
        assert part in text, part


# In a browser


@pytest.fixture(scope="session")
def browser(site):
    """Chromium without a window."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: `make docs` installs it")
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if chromium is None:
        pytest.skip("no Chromium is here: install the package chromium")
    with sync_api.sync_playwright() as playwright:
        result = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield result
        result.close()


@pytest.fixture
def opened(browser, site):
    """Open a page at a width, in light or dark; afterwards no page may have reported an error."""
    contexts, wrong = [], []

    def open_page(name, wide=1280, colours="light"):
        contexts.append(browser.new_context(viewport={"width": wide, "height": 900}, color_scheme=colours))
        page = contexts[-1].new_page()
        page.on("console", lambda message: message.type in ("error", "warning") and wrong.append(message.text))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("requestfailed", lambda request: wrong.append(request.url))
        page.goto(f"file://{site}/{name}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, wrong


SHOWN = ["index.html", "operators.html", "tour.html", "autograd.html", "performance.html", "reference.html",
         "ops/tanh.html", "ops/conv2d.html", "ops/mse_loss.html", "ops/adam_.html", "api/torch.nn.html",
         "source/ops.yaml.html"]  # fmt: skip
BRIGHTNESS = """() => {
    const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[0-9.]+/g).map(Number);
    return (r + g + b) / 3;
}"""


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("wide", [1280, 390])
@pytest.mark.parametrize("name", SHOWN)
def test_pages_fit_and_have_the_asked_colours(opened, name, wide, colours):
    page = opened(name, wide, colours)
    assert page.evaluate("document.documentElement.scrollWidth") <= wide, "the page scrolls sideways"
    assert (page.evaluate(BRIGHTNESS) < 80) == (colours == "dark")


def test_search_finds_conv2d(opened):
    page = opened("search.html?q=conv2d")
    page.wait_for_selector("ul.search li a", timeout=20_000)
    result = page.eval_on_selector_all("ul.search li a", "links => links.map(link => link.getAttribute('href'))")
    assert any("ops/conv2d.html" in link for link in result[:5]), result[:10]


def test_the_index_filters(opened):
    page = opened("operators.html")
    count = "document.querySelectorAll('.op-cards li:not([hidden])').length"
    everything = page.evaluate(count)
    page.fill("#op-filter [name=name]", "conv2d")
    few = page.evaluate(count)
    assert 1 <= few < 10 < everything
    page.fill("#op-filter [name=name]", "")
    page.select_option("#op-filter [name=kind]", "view")
    assert 10 < page.evaluate(count) < 40
    page.check("#op-filter [name=gradient]")
    page.select_option("#op-filter [name=type]", "Bool")
    assert page.inner_text("#op-count").startswith(f"{page.evaluate(count)} of ")
    page.select_option("#op-filter [name=kind]", "")
    page.check("#op-filter [name=internal]")
    page.uncheck("#op-filter [name=gradient]")
    page.select_option("#op-filter [name=type]", "")
    assert page.evaluate(count) > everything


def test_tabs_show_what_was_generated(opened):
    page = opened("ops/tanh.html")
    page.get_by_text("CUDA kernel", exact=True).click()
    assert page.get_by_text("struct tanh_formula").first.is_visible()


def test_a_line_of_a_file_is_marked(opened):
    page = opened("source/ops.yaml.html#L321")
    assert page.evaluate("document.querySelector(':target').id") == "L321"
