"""What the verifier finds, as an editor meets it: places, pages, tags and fixes."""

from __future__ import annotations

from lsprotocol import types

from tests.server.editor import Client, Editor

MISMATCH = """\
func.func private @helper(i32)
func.func @f(%x: i64) {
  call @helper(%x) : (i64) -> ()
  return
}
"""
UNUSED = """\
func.func private @helper() {
  return
}
func.func @f(%x: i64) -> i64 {
  %0 = arith.addi %x, %x : i64
  return %x : i64
}
"""


async def fixes(editor: Editor, finding: types.Diagnostic) -> list[types.CodeAction]:
    """What is offered where `finding` is."""
    context = types.CodeActionContext(diagnostics=[finding], only=["quickfix"])
    params = types.CodeActionParams(text_document=editor.identifier, range=finding.range, context=context)
    found = await editor.client.text_document_code_action_async(params)
    return [action for action in found or () if isinstance(action, types.CodeAction)]


async def test_an_error_has_its_page_and_the_other_side(client: Client) -> None:
    async with Editor(client, "file:///mismatch.mlir", MISMATCH) as editor:
        (finding,) = await editor.diagnostics()
        assert (finding.code, finding.severity) == ("call-mismatch", types.DiagnosticSeverity.Error)
        assert finding.code_description is not None
        assert finding.code_description.href.endswith("/docs/checks/call-mismatch.md")
        notes = finding.related_information or ()
        assert len(notes) == 1
        note = notes[0]
        assert editor.span(note.location.range) == "@helper"
        assert [action.title for action in await fixes(editor, finding)] == ["Change the declaration to (i64)"]


async def test_what_nobody_uses_is_faint_and_can_be_removed(client: Client) -> None:
    async with Editor(client, "file:///unused.mlir", UNUSED) as editor:
        found = {str(finding.code): finding for finding in await editor.diagnostics()}
        assert set(found) == {"unused-function", "unused-value"}
        assert {finding.severity for finding in found.values()} == {types.DiagnosticSeverity.Hint}
        assert {tag for finding in found.values() for tag in finding.tags or ()} == {types.DiagnosticTag.Unnecessary}
        actions = await fixes(editor, found["unused-value"])
        assert [action.title for action in actions] == ["Remove '%0 = arith.addi %x, %x : i64'"]
        assert "arith.addi" not in editor.applied(actions[0].edit)
