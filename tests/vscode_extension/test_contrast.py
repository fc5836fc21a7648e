"""Contrast of all colours of the extension's views and decorations, in the four default themes of VS Code."""

from __future__ import annotations

import json
import re
from itertools import product

import pytest

from tests.harness.tree import ROOT

Colour = tuple[float, float, float]

EXTENSION = ROOT / "vscode-extension"
THEMES = {
    "light": ("#ffffff", "#3b3b3b"),
    "dark": ("#1f1f1f", "#cccccc"),
    "highContrast": ("#000000", "#ffffff"),
    "highContrastLight": ("#ffffff", "#292929"),
}
"""Background and text of the editor in Default Light Modern, Default Dark Modern and the two of high contrast."""
LEAST = 4.5
"""For text, by WCAG 2.1 AA."""
LEAST_HIGH = 7.0
"""AAA: what a theme of high contrast is for."""
LEAST_LINE = 3.0
"""For lines and areas that mean something."""
_DECLARED = re.compile(r"(--[\w-]+):\s*([^;]+);")
_MIX = re.compile(r"color-mix\(in srgb, (.+) (\d+)%, (.+)\)$")


def parsed(text: str) -> Colour:
    return (int(text[1:3], 16) / 255, int(text[3:5], 16) / 255, int(text[5:7], 16) / 255)


def mixed(first: Colour, share: float, second: Colour) -> Colour:
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def contrast(first: Colour, second: Colour) -> float:
    def luminance(colour: Colour) -> float:
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


class Sheet:
    """The colours that variables of style sheets have in one theme."""

    def __init__(self, theme: str, *rules: str) -> None:
        background, text = THEMES[theme]
        self.values = {"--vscode-editor-background": background, "--vscode-editor-foreground": text}
        for one in json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))["contributes"]["colors"]:
            self.values["--vscode-" + one["id"].replace(".", "-")] = one["defaults"][theme]
        for rule in rules:
            self.values |= dict(_DECLARED.findall(rule))

    def __getitem__(self, name: str) -> Colour:
        return self._read(self.values[name])

    def _read(self, value: str) -> Colour:
        mix = _MIX.match(value)
        if mix is not None:
            return mixed(self._read(mix[1]), int(mix[2]) / 100, self._read(mix[3]))
        if value.startswith("var("):
            return self[value[4:-1]]
        return parsed(value)


def rule(path: str, selector: str) -> str:
    """The body of the last rule with that selector in a style sheet."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.findall(rf"^{re.escape(selector)} {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)[-1]


def least(theme: str) -> float:
    return LEAST_HIGH if theme.startswith("high") else LEAST


@pytest.mark.parametrize("theme", THEMES)
def test_colours_of_decorations_can_be_read(theme: str) -> None:
    background = parsed(THEMES[theme][0])
    colours = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))["contributes"]["colors"]
    found = {one["id"]: contrast(parsed(one["defaults"][theme]), background) for one in colours}
    assert {name: ratio for name, ratio in found.items() if ratio < least(theme)} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_colours_of_the_picture_can_be_read(theme: str) -> None:
    path = "vscode-extension/webview/picture.css"
    rules = [rule(path, ":root")]
    if theme.startswith("high"):
        rules.append(rule(path, "body.vscode-high-contrast").replace("--vscode-contrastBorder", "--ink"))
    sheet = Sheet(theme, *rules)
    kinds = ("owned", "borrowed", "maybe", "freed", "copied")
    pairs = [*product(("--ink", "--muted"), ("--paper", "--surface"))]
    pairs += [(f"--{kind}", ground) for kind in kinds for ground in ("--paper", "--surface", f"--{kind}-fill")]
    pairs += [("--ink", f"--{kind}-fill") for kind in kinds]
    found = {pair: contrast(sheet[pair[0]], sheet[pair[1]]) for pair in pairs}
    assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}
    assert contrast(sheet["--edge"], sheet["--paper"]) >= LEAST_LINE
    # An old picture is paler, while the program has errors.
    share = float(re.findall(r"opacity: ([\d.]+)", rule(path, ".noted #picture svg"))[0])
    paper = sheet["--paper"]
    words = ("--ink", "--muted", *(f"--{kind}" for kind in kinds))
    pale = {word: contrast(mixed(sheet[word], share, paper), paper) for word in words}
    assert {word: ratio for word, ratio in pale.items() if ratio < LEAST_LINE} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_colours_of_the_memory_view_can_be_read(theme: str) -> None:
    """On a page, in the playground, and in VS Code with the colours of its theme."""
    shared = "server/pictures/memory/view/memory.css"
    page = [rule(shared, ".memory")]
    if theme in ("dark", "highContrast"):
        page.append(rule(shared, ".memory.dark"))
    for rules in (page, [*page, rule("vscode-extension/webview/memory.css", "main .memory.dark")]):
        sheet = Sheet(theme, *[each.replace("var(--vscode-focusBorder)", "#000000") for each in rules])
        words = ("--memory-ink", "--memory-muted", "--memory-other")
        pairs = [*product(words, ("--memory-paper", "--memory-surface"))]
        pairs += [("--memory-peak", "--memory-paper"), ("--memory-on-held", "--memory-held")]
        pairs += [("--memory-on-bar", "--memory-bar"), ("--memory-ink", "--memory-chosen")]
        found = {pair: contrast(sheet[pair[0]], sheet[pair[1]]) for pair in pairs}
        assert {pair: ratio for pair, ratio in found.items() if ratio < LEAST} == {}
        lines = ("--memory-edge", "--memory-other", "--memory-peak", "--memory-held")
        assert {name for name in lines if contrast(sheet[name], sheet["--memory-paper"]) < LEAST_LINE} == set()
