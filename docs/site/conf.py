"""Configuration of Sphinx. `make docs` writes the pages into build/docs/source and then runs Sphinx with this file."""

import json
import runpy
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

project = "alphatorch"
version = release = runpy.run_path(str(HERE.parents[1] / "torch" / "version.py"))["alphatorch"]
author = "the alphatorch authors"
copyright = "the alphatorch authors"
extensions = ["myst_parser", "sphinx_design", "sphinx_copybutton", "mathml"]
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3
html_math_renderer = "mathml"
highlight_language = "python"
pygments_style, pygments_dark_style = "tango", "github-dark"
html_theme = "furo"
html_title = "alphatorch"
html_static_path = [str(HERE / "static")]
templates_path = [str(HERE / "templates")]
html_css_files = ["site.css"]
html_js_files = [(name, {"defer": "defer"}) for name in ("operators.js", "versions.js")]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_show_search_summary = False  # summaries need fetch(), which browsers refuse for file://
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True
python_maximum_signature_line_length = 90
maximum_signature_line_length = 90
toc_object_entries = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a8410a", "color-brand-content": "#a8410a"},
    "dark_css_variables": {"color-brand-primary": "#ff9d5c", "color-brand-content": "#ff9d5c"},
}
html_sidebars = {
    "**": ["sidebar/brand.html", "versions.html", "sidebar/search.html", "sidebar/scroll-start.html",
           "sidebar/navigation.html", "neighbours.html", "sidebar/scroll-end.html"],
}  # fmt: skip


def add_neighbours(app, page, template, context, doctree) -> None:
    """Pass the operators of the same section to the sidebar of an operator's page."""
    if page.startswith("ops/"):
        path = Path(app.srcdir) / "operators.json"
        context["neighbours"] = json.loads(path.read_text(encoding="utf-8")).get(page[4:])


def setup(app) -> dict:
    app.connect("html-page-context", add_neighbours)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
