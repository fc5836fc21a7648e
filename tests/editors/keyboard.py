"""What a page's elements lack for those who have no mouse, or do not see it: asked of the page itself, in Chromium.

Whatever hears a click is looked at, and whatever is a control by itself: the next one that is built is, too.
`<main>` is not: it hears the clicks on what is in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

RECORDING = """(() => {
    const kind = EventTarget.prototype, was = kind.addEventListener;
    window.heard = new Set();
    kind.addEventListener = function (name, ...others) {
        if (["click", "pointerup", "mouseup"].includes(name) && this instanceof Element) window.heard.add(this);
        return was.call(this, name, ...others);
    };
})()"""
"""Before any script of the page: remember the elements that hear a click."""

LACKING = """([selector, strange]) => {
    const native = "button, a[href], input, select, textarea, summary";
    const working = "application button checkbox combobox link listbox menuitem option radio separator slider switch "
        + "tab textbox treeitem";
    const clicked = one => window.heard.has(one) || one.hasAttribute("onclick");
    const wordsOf = one => [
        one.getAttribute("aria-label"),
        ...(one.getAttribute("aria-labelledby") ?? "").split(" ").map(id => document.getElementById(id)?.textContent),
        ...[...(one.labels ?? [])].map(label => label.textContent),
        one.matches("select, input") ? "" : one.textContent,
        one.getAttribute("title"),
    ].find(words => words?.trim());
    const isMarked = one => [one, ...one.querySelectorAll("rect.mark")].some(part => {
        const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(part);
        const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
        return isOutlined || (part.matches("rect") && stroke !== "none" && parseFloat(strokeWidth) > 0);
    });
    const comesByArrow = one => {
        const group = one.closest("ol, ul, [role=tablist], svg");
        const stop = [...(group?.querySelectorAll(one.tagName) ?? [])].find(other => other.tabIndex === 0);
        if (!stop) return false;
        return ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"].some(key => {
            stop.focus();
            const before = document.activeElement;
            before.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
            return document.activeElement !== before && group.contains(document.activeElement);
        });
    };
    const lacks = one => {
        const found = [];
        if (!one.matches(native) && !working.split(" ").includes(one.getAttribute("role"))) found.push("role");
        if (!wordsOf(one)) found.push("name");
        if (one.disabled) return found;
        if (one.tabIndex < 0 && !comesByArrow(one)) found.push("keyboard");
        one.focus({ focusVisible: true });
        if (document.activeElement === one && !isMarked(one)) found.push("visible focus");
        return found;
    };
    return [...document.querySelectorAll(selector)]
        .flatMap(place => [...place.querySelectorAll("*")])
        .filter(one => clicked(one) || one.matches(`${native}, [role=button], [role=link], [role=tab], [role=option]`))
        .filter(one => one.matches(":not(main)") && one.checkVisibility() && !(strange && one.closest(strange)))
        .flatMap(one => lacks(one).map(what => `${one.outerHTML.slice(0, 160)}: ${what}`));
}"""


def record(context: BrowserContext) -> None:
    """Let pages that are opened from now on remember what hears a click."""
    context.add_init_script(RECORDING)


def lacking(page: Page, selector: str = "body", *, strange: str = "") -> list[str]:
    """What the visible elements below `selector` lack: a role, a name, a way with the keyboard, a focus that is seen.

    Args:
        strange: what is made by others, as a selector.
    """
    page.keyboard.press("Shift")
    return page.evaluate(LACKING, [selector, strange])
