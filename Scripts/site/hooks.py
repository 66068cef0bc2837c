"""What MkDocs calls while it makes the site: headings get GitHub's anchors, and links to sources lead somewhere."""

import html
import os
import posixpath
import re
import sys

sys.path.insert(0, os.path.dirname(__file__))
from anchors import Anchors  # noqa: E402

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
# A snippet that says which file it is, or a part of.
FILE = re.compile(r"^```(\w+) +(\S.*)$", re.M)
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
# Where sources can be read, such as https://example.org/carob/blob/main. Without it, links to them become their text.
SOURCES = os.environ.get("CAROB_SOURCES", "").rstrip("/")
# It names whole addresses, and the site has none of its own.
SITEMAP = "sitemap.xml"

anchors = Anchors()


def named(nav):
    """The pages that a part of the navigation names."""
    if isinstance(nav, str):
        return {nav}
    return {page for part in (nav.values() if isinstance(nav, dict) else nav) for page in named(part)}


def on_config(config):
    config["extra"]["has_swift"] = os.environ.get("CAROB_SITE_HAS_SWIFT")
    with open(f"{ROOT}/Sources/Plugins/CarobPlugins/Loading/CarobVersion.swift", encoding="utf-8") as file:
        config["extra"] |= {"sources": SOURCES, "version": re.search(r'"([\d.]+)"', file.read())[1]}
    config["theme"].static_templates.discard(SITEMAP)
    config["mdx_configs"]["toc"]["slugify"] = lambda text, _: anchors.name(text)
    rest = {"docs/" + name for name in os.listdir(os.path.join(config["docs_dir"], "docs")) if name.endswith(".md")}
    next(iter(config["nav"][-1].values())).extend(sorted(rest - named(config["nav"])))
    return config


def on_files(files, config):
    for file in [file for file in files if file.src_uri == SITEMAP]:
        files.remove(file)
    return files


def on_page_markdown(markdown, page, config, files):
    anchors.forget()
    folder = posixpath.dirname(page.file.src_uri)

    def followed(link):
        bang, text, target = link.groups()
        path, mark, anchor = target.partition("#")
        if ":" in path or not path:
            return link[0]
        place = posixpath.normpath(posixpath.join(folder, path))
        if files.get_file_from_path(place):
            return link[0]
        if files.get_file_from_path(place + "/README.md"):
            return f"{bang}[{text}]({path.rstrip('/')}/README.md{mark}{anchor})"
        # Other brackets, such as those of Objective-C, are no links.
        if not os.path.exists(os.path.join(ROOT, place)):
            return link[0]
        if bang:
            raise SystemExit(f"site: {page.file.src_uri} shows {place}: name its folder in Scripts/site/build.py")
        return f"[{text}]({SOURCES}/{place})" if SOURCES else text

    markdown = FILE.sub(lambda fence: f'<p class="file">{html.escape(fence[2])}</p>\n\n```{fence[1]}', markdown)
    return LINK.sub(followed, markdown)


def on_page_content(content, page, config, files):
    # On a narrow screen a table is moved sideways, and the page is not.
    content = content.replace("<table>", '<div class="table" tabindex="0"><table>').replace("</table>", "</table></div>")
    return content.replace("<pre>", '<pre tabindex="0">')
