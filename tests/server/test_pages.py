"""The pages of the editor's features: each is a function from a document to plain values, shown here as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.config.model import Configuration
from pydealloc.server.facts.document_facts import findings_of, with_refusals
from pydealloc.server.facts.ownership_facts import refusals_near
from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.server.features.bufferization.copy_lenses import copy_lenses
from pydealloc.server.features.diagnostics import diagnostics
from pydealloc.server.features.explanation import explanation_at, in_markdown, in_plain
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import RefusedError, Scope
from pydealloc.server.features.fixes.quick_fixes import QuickFix, quick_fixes
from pydealloc.server.features.hover import hover
from pydealloc.server.features.navigation.definition import definition
from pydealloc.server.features.navigation.document_symbols import DocumentSymbol, document_symbols
from pydealloc.server.features.navigation.references import references
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.function_picture import function_picture
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.peak_lenses import peak_lenses
from pydealloc.server.features.ownership.pipeline_stages import pipeline_stages
from pydealloc.server.features.ownership.placement_hints import placement_hints, placement_lenses
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.server.features.structure.formatting import formatting
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from pydealloc.syntax.text.findings import Finding
from tests.harness.fixture import Annotation, draw, parse_fixture
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle


@literate("server/diagnostics.md")
def test_diagnostics(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    shown = diagnostics(findings_of(document), document.text, can_show_notes=True)
    annotations = [
        Annotation(one.start, one.end, f"{one.severity.value} {one.code}: {one.message.splitlines()[0]}")
        for one in shown
    ]
    notes = [Annotation(note.start, note.end, f"note: {note.message}") for one in shown for note in one.notes]
    case.expect("mlir diagnostics", draw(document.text, [*annotations, *notes]))
    rest = [line for one in shown for line in one.message.splitlines()[1:]]
    if rest:
        case.expect("text help", "\n".join(dict.fromkeys(rest)) + "\n")
    else:
        case.expect_no("text help")


def _expect_inlay_hints(case: Case, deallocation: Deallocation, tensors: str = "shortLines") -> None:
    document = parse_document(case.blocks["mlir"])
    text = document.text
    settings = HintSettings(
        arguments="arguments" in case.name, aliases="without aliases" not in case.name, tensors=tensors
    )
    hints = inlay_hints(document, 0, len(text), settings, options=PlanOptions(deallocation))
    shown = text
    for hint in sorted(hints, key=lambda hint: hint.offset)[::-1]:
        shown = f"{shown[: hint.offset]}⟨ {hint.label}⟩{shown[hint.offset :]}"
    case.expect("text hints", shown)
    tooltips = dict.fromkeys(f"{hint.label}\n{hint.tooltip}\n" for hint in hints if hint.tooltip)
    if tooltips:
        case.expect("text tooltips", "\n".join(tooltips))
    else:
        case.expect_no("text tooltips")


@literate("server/inlay_hints.md")
def test_inlay_hints(case: Case) -> None:
    _expect_inlay_hints(case, Deallocation.MINIMAL)


@literate("server/placement_hints.md")
def test_placement_hints(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    text, limits = document.text, Configuration().placement
    hints = placement_hints(document, 0, len(text), limits)
    shown = text
    for hint in reversed(hints):
        shown = f"{shown[: hint.offset]}⟨ {hint.label}⟩{shown[hint.offset :]}"
    case.expect("text hints", shown)
    case.expect("text tooltips", "\n".join(dict.fromkeys(f"{hint.tooltip}\n" for hint in hints)) or "nothing\n")
    lenses = [f"{lens.title}\n" for lens in placement_lenses(document, limits)]
    case.expect("text lenses", "".join(lenses) or "nothing\n")
    actions: list[tuple[str, Sequence[TextEdit]]] = [
        (fix.title, fix.edits)
        for finding in Configuration().offered(findings_of(document))
        for fix in quick_fixes(document, [finding], finding.start, finding.end)
    ]
    made = [one for one in offers(document, text.find("func.func")) if one.scope is Scope.OUT_PARAMETERS]
    actions += [(offer.title, edits(document, offer.scope, offer.offset)) for offer in made]
    after = [f"// {title}\n{apply_edits(text, done)}" for title, done in actions]
    case.expect("mlir actions", "".join(after) or "// none\n")


@literate("server/bufferization_hints.md")
def test_hints_of_bufferization(case: Case) -> None:
    _expect_inlay_hints(case, Deallocation.MINIMAL, tensors="off")


@literate("server/tensor_hints.md")
def test_hints_of_tensors(case: Case) -> None:
    _expect_inlay_hints(case, Deallocation.MINIMAL)


@literate("server/bufferization_lenses.md")
def test_lenses_of_bufferization(case: Case) -> None:
    found = copy_lenses(parse_document(case.blocks["mlir"]))
    case.expect("text lenses", "".join(f"{lens.title}\n{lens.tooltip}\n" for lens in found) or "nothing\n")


@literate("server/peak_lenses.md")
def test_lenses_of_peaks(case: Case) -> None:
    found = peak_lenses(parse_document(case.blocks["mlir"]))
    case.expect("text lenses", "".join(f"{lens.title}\n{lens.tooltip}\n" for lens in found) or "nothing\n")


@literate("server/bufferization_fixes")
def test_fixes_for_copies(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    fixes = list(copy_fixes(parse_document(fixture.text), fixture.cursor.start, fixture.cursor.start))
    case.expect("text fixes", "".join(f"{fix.title}\n" for fix in fixes) or "nothing\n")
    if fixes:
        case.expect("mlir after", apply_edits(fixture.text, fixes[0].edits))
    else:
        case.expect_no("mlir after")


@literate("server/inlay_hints_llvm.md")
def test_inlay_hints_with_llvms_pass(case: Case) -> None:
    _expect_inlay_hints(case, Deallocation.LLVM)


def _expect_hover(case: Case, deallocation: Deallocation) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    found = hover(parse_document(fixture.text), fixture.cursor.start, options=PlanOptions(deallocation))
    if found is None:
        case.expect_no("markdown")
        return
    assert found.start <= fixture.cursor.start <= found.end
    case.expect("markdown", f"{found.markdown}\n")
    case.expect("text about", fixture.text[found.start : found.end] + "\n")
    places = [f"{one.name}: {one.role}: {fixture.text[one.start :].splitlines()[0]}\n" for one in found.places]
    if places:
        case.expect("text places", "".join(places))


@literate("server/hover.md")
def test_hover(case: Case) -> None:
    _expect_hover(case, Deallocation.MINIMAL)


@literate("server/hover_llvm.md")
def test_hover_with_llvms_pass(case: Case) -> None:
    _expect_hover(case, Deallocation.LLVM)


def _expect_explanation(case: Case, deallocation: Deallocation) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    found = explanation_at(parse_document(fixture.text), fixture.cursor.start, options=PlanOptions(deallocation))
    if found is None:
        case.expect_no("markdown")
        return

    def link(place: tuple[int, int]) -> tuple[int, str]:
        line = fixture.text.count("\n", 0, place[0]) + 1
        return line, f"#L{line}"

    case.expect("markdown", in_markdown(found, link))
    case.expect("text", in_plain(found, link))
    case.expect("text about", fixture.text[found.start : found.end] + "\n")


@literate("server/explanation.md")
def test_explanation(case: Case) -> None:
    _expect_explanation(case, Deallocation.MINIMAL)


@literate("server/explanation_llvm.md")
def test_explanation_with_llvms_pass(case: Case) -> None:
    _expect_explanation(case, Deallocation.LLVM)


@literate("server/function_picture.md")
def test_function_picture(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    found = function_picture(parse_document(fixture.text), fixture.cursor.start)
    if found is None:
        case.expect_no("text picture")
        return
    first, *_, last = fixture.text[found.start : found.end].splitlines()
    case.expect("text picture", f"{found.picture.title}\n{first}\n{last}\n")


@literate("server/formatting.md")
def test_formatting(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    found = formatting(parse_document(fixture.text), fixture.cursor.start, fixture.cursor.end)
    case.expect("mlir formatted", apply_edits(fixture.text, found))


@literate("server/definition.md")
def test_definition(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    spans = definition(parse_document(fixture.text), fixture.cursor.start)
    case.expect("mlir definition", draw(fixture.text, [Annotation(*span, "defined here") for span in spans]))


@literate("server/references.md")
def test_references(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    found = references(parse_document(fixture.text), fixture.cursor.start)
    shown = [Annotation(one.start, one.end, "definition" if one.is_definition else "use") for one in found]
    case.expect("mlir references", draw(fixture.text, shown))


@literate("server/document_symbols.md")
def test_document_symbols(case: Case) -> None:
    text = case.blocks["mlir"]
    lines: list[str] = []

    def show(symbols: Iterable[DocumentSymbol], margin: str) -> None:
        for symbol in symbols:
            assert symbol.start <= symbol.name_start <= symbol.name_end <= symbol.end
            shown = text[symbol.name_start : symbol.name_end]
            lines.append(f"{margin}{symbol.kind.value} {symbol.name} ({shown}): {symbol.detail}")
            show(symbol.children, margin + "  ")

    show(document_symbols(parse_document(text)), "")
    case.expect("text outline", "".join(f"{line}\n" for line in lines))


def _expect_code_actions(case: Case, deallocation: Deallocation) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    document = parse_document(fixture.text)
    found = offers(document, fixture.cursor.start, options=PlanOptions(deallocation))
    lines = [offer.title + (f" (not possible: {offer.disabled})" if offer.disabled else "") for offer in found]
    case.expect("text offers", "".join(f"{line}\n" for line in lines) or "nothing\n")
    possible = [offer for offer in found if offer.disabled is None]
    if not possible:
        case.expect_no("mlir after")
    else:
        chosen = possible[0]
        case.expect(
            "mlir after",
            apply_edits(fixture.text, edits(document, chosen.scope, chosen.offset, options=PlanOptions(deallocation))),
        )
    simplified = next((offer for offer in possible if offer.scope is Scope.SIMPLIFIED), None)
    if simplified is not None and "mlir simplified" in case.blocks:
        case.expect("mlir simplified", apply_edits(fixture.text, edits(document, simplified.scope, simplified.offset)))
    for offer in found:
        if offer.disabled is not None:
            assert refused(document, offer.scope, offer.offset, deallocation)


@literate("server/code_actions.md")
def test_code_actions(case: Case) -> None:
    _expect_code_actions(case, Deallocation.MINIMAL)


@literate("server/code_actions_llvm.md")
def test_code_actions_with_llvms_pass(case: Case) -> None:
    _expect_code_actions(case, Deallocation.LLVM)


def _expect_code_lenses(case: Case, deallocation: Deallocation) -> None:
    text = case.blocks["mlir"]
    lenses = all_lenses(None, parse_document(text), plans_of(PlanOptions(deallocation)).buffers.lenses)
    lines = [
        f"line {text.count(chr(10), 0, lens.start) + 1}: {lens.title}"
        + (" | Insert deallocations" if lens.can_insert else "")
        + (f"\n  {lens.tooltip}" if lens.tooltip else "")
        for lens in lenses
    ]
    case.expect("text lenses", "".join(f"{line}\n" for line in lines) or "nothing\n")


@literate("server/code_lenses.md")
def test_code_lenses(case: Case) -> None:
    _expect_code_lenses(case, Deallocation.MINIMAL)


@literate("server/code_lenses_llvm.md")
def test_code_lenses_with_llvms_pass(case: Case) -> None:
    _expect_code_lenses(case, Deallocation.LLVM)


@literate("server/pipeline_stages.md")
def test_pipeline_stages(case: Case) -> None:
    found = pipeline_stages(parse_document(case.blocks["mlir"]))
    lines = [f"{stage.number} {stage.name}{'' if stage.is_changed else ': the same'}\n" for stage in found.stages]
    lines += [f"{found.refusal}\n"] if found.refusal else []
    case.expect("text stages", "".join(lines))
    changed = [stage for stage in found.stages if stage.is_changed]
    if changed:
        case.expect("mlir last", changed[-1].text)
    else:
        case.expect_no("mlir last")


@literate("server/quick_fixes.md")
def test_quick_fixes(case: Case) -> None:
    fixture = parse_fixture(case.blocks["mlir"])
    fixes = _quick_fixes(case)
    lines = [f"{fix.title}{' (safe)' if fix.is_safe else ''}\n" for fix in fixes]
    case.expect("text fixes", "".join(lines) or "nothing\n")
    if not fixes:
        case.expect_no("mlir after")
        return
    chosen = _chosen(case, fixes)
    fixed = apply_edits(fixture.text, list(chosen.edits))
    case.expect("mlir after", fixed)
    assert not _like(chosen, fixed)


def _quick_fixes(case: Case) -> list[QuickFix]:
    fixture = parse_fixture(case.blocks["mlir"])
    document = parse_document(fixture.text)
    cursor = fixture.cursor
    findings = with_refusals(findings_of(document), refusals_near(document, cursor.start, cursor.end))
    return quick_fixes(document, findings, cursor.start, cursor.end)


def _chosen(case: Case, fixes: list[QuickFix]) -> QuickFix:
    """What the section says is applied; the last one if it says nothing."""
    return fixes[int(case.blocks.get("text apply", "0")) - 1]


def _like(fix: QuickFix, fixed: str) -> list[Finding]:
    """Findings like the one that was fixed, about the same words if there were several."""
    found = [finding for finding in findings_of(parse_document(fixed)) if finding.code == fix.code]
    return [one for one in found if fix.finding is None or one.start == fix.finding.start]


@pytest.mark.oracle
@literate("server/quick_fixes.md")
def test_mlir_opt_accepts_what_is_fixed(case: Case, oracle: Oracle) -> None:
    fixes = _quick_fixes(case)
    if not fixes:
        return
    chosen = _chosen(case, fixes)
    fixed = apply_edits(parse_fixture(case.blocks["mlir"]).text, list(chosen.edits))
    oracle.reprint(fixed)
    refused = chosen.finding.upstream if chosen.finding is not None else None
    if refused:
        assert refused not in oracle.run(fixed, "--ownership-based-buffer-deallocation").errors


def refused(document, scope, offset, deallocation) -> bool:  # pyright: ignore[reportMissingParameterType]
    try:
        edits(document, scope, offset, options=PlanOptions(deallocation))
    except RefusedError:
        return True
    return False
