"""Each format of `--check` is what those who read it expect: their schemas, their limits, their escapes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest
import xmlschema

from pydealloc.server.commands import option_types
from pydealloc.server.config import addresses
from pydealloc.server.report.formats import FORMATS
from tests.server.command import AFTER_FREE, CLEAN, WRONG, Command

DOCS = Path(__file__).resolve().parents[2] / "docs"
SCHEMAS = Path(__file__).resolve().parents[1] / "schemas"
OLD = """\
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : memref<4xf32>
  return %0 : memref<4xf32>
}
"""


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / name).read_text(encoding="utf-8"))


def parsed(command: Command, format_: str, *arguments: str | Path) -> Any:
    return json.loads(command("--check", "--format", format_, *arguments).out)


@pytest.fixture
def folder(command: Command) -> Path:
    """A project with everything: a clean file, an error, a memory error, a fix, characters that have to be escaped."""
    command.file("src/clean.mlir", CLEAN)
    command.file("src/wrong, 100%.mlir", WRONG.replace("@f()", '@"ä\U0001d11e"()'))
    command.file("src/after_free.mlir", AFTER_FREE)
    command.file("src/old.mlir", OLD)
    return command.folder


# --- SARIF ----------------------------------------------------------------------------------------------------------


def test_sarif_is_valid(command: Command, folder: Path) -> None:
    log = parsed(command, "sarif", "src", "missing.mlir")
    jsonschema.Draft4Validator(schema("sarif-2.1.0-rtm.5.json")).validate(log)
    (run,) = log["runs"]
    assert [result["ruleId"] for result in run["results"]]
    rules = run["tool"]["driver"]["rules"]
    assert all(rules[result["ruleIndex"]]["id"] == result["ruleId"] for result in run["results"])
    assert all(rule["help"]["markdown"].startswith("# ") for rule in rules)


def test_sarif_has_paths_below_the_root(command: Command, folder: Path) -> None:
    (run,) = parsed(command, "sarif", "src")["runs"]
    found = {artifact["location"]["uri"] for artifact in run["artifacts"]}
    assert "src/wrong%2C%20100%25.mlir" in found


def test_sarif_names_the_folder_and_the_shard(command: Command, folder: Path) -> None:
    (run,) = parsed(command, "sarif", "src")["runs"]
    assert run["originalUriBaseIds"] == {"%SRCROOT%": {"uri": folder.as_uri() + "/"}}
    assert run["automationDetails"] == {"id": "pydealloc-lsp/"}
    (part,) = parsed(command, "sarif", "--shard", "2/3", "src")["runs"]
    assert part["automationDetails"] == {"id": "pydealloc-lsp/shard-2-of-3/"}


SITE = "https://site.example"


@pytest.mark.parametrize("has_addresses", [True, False])
def test_findings_lead_to_their_pages_where_the_package_has_addresses(
    command: Command, folder: Path, monkeypatch: pytest.MonkeyPatch, *, has_addresses: bool
) -> None:
    stated = f"Project-URL: Repository, {SITE}\nProject-URL: Documentation, {SITE}/docs/\n" if has_addresses else ""
    command.file(
        "packages/pydealloc_lsp-9.9.dist-info/METADATA", f"Metadata-Version: 2.4\nName: pydealloc-lsp\n{stated}"
    )
    monkeypatch.syspath_prepend(folder / "packages")
    addresses.addresses.cache_clear()
    addresses.web_page.cache_clear()
    try:
        (run,) = parsed(command, "sarif", "src/after_free.mlir")["runs"]
        review = parsed(command, "rdjson", "src/after_free.mlir")
        issues = parsed(command, "gitlab", "src/after_free.mlir")
        texts = [command("--check", "--format", name, "src/after_free.mlir").out for name in ("github", "junit")]
    finally:
        addresses.addresses.cache_clear()
        addresses.web_page.cache_clear()
    driver = run["tool"]["driver"]
    page = f"{SITE}/docs/checks/use-after-free.md"
    pages = [rule.get("helpUri") for rule in driver["rules"] if rule["id"] == "use-after-free"]
    linked = [one["code"].get("url") for one in review["diagnostics"] if one["code"]["value"] == "use-after-free"]
    assert driver.get("informationUri") == (SITE if has_addresses else None)
    assert review["source"].get("url") == (SITE if has_addresses else None)
    assert pages == [page if has_addresses else None]
    assert linked == [page if has_addresses else None]
    contents = [one.get("content") for one in issues if one["check_name"] == "use-after-free"]
    assert contents == [{"body": f"[What this finding means]({page})"} if has_addresses else None]
    assert [text.count(f"see {page}") for text in texts] == [int(has_addresses)] * 2


@pytest.mark.parametrize("name", ["findings", "baseline", "pydealloc"])
def test_schemas_have_names_and_are_schemas(name: str) -> None:
    described = json.loads((DOCS / f"{name}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(described)
    assert described["$id"].startswith("urn:pydealloc:schema:")


def test_json_and_baselines_are_as_their_schemas_say(command: Command, folder: Path) -> None:
    found = parsed(command, "json", "src")
    lines = [json.loads(line) for line in command("--check", "--format", "json-lines", "src").out.splitlines()]
    assert lines == found
    described = json.loads((DOCS / "findings.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator(described).validate(found)
    assert {key for one in found for key in one} <= {
        *described["items"]["properties"],
        *described["definitions"]["place"]["properties"],
    }
    command("--check", "--baseline", "base.json", "--write-baseline", "src")
    baseline = json.loads((folder / "base.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator(json.loads((DOCS / "baseline.schema.json").read_text(encoding="utf-8"))).validate(
        baseline
    )
    assert baseline["findings"]


def test_sarif_tells_the_way_from_the_allocation_to_the_use(command: Command, folder: Path) -> None:
    (run,) = parsed(command, "sarif", "src/after_free.mlir")["runs"]
    result = next(result for result in run["results"] if result["ruleId"] == "use-after-free")
    steps = result["codeFlows"][0]["threadFlows"][0]["locations"]
    assert [step["location"]["physicalLocation"]["region"]["startLine"] for step in steps] == [2, 3, 4]
    assert [one["message"]["text"] for one in result["relatedLocations"]] == ["freed here", "this is the buffer"]


def test_sarif_has_fixes(command: Command, folder: Path) -> None:
    (run,) = parsed(command, "sarif", "src/old.mlir")["runs"]
    (result,) = [result for result in run["results"] if result["ruleId"] == "older-spelling"]
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["replacements"]


def test_fingerprints_follow_the_line_and_differ_from_each_other(command: Command, folder: Path) -> None:
    def fingerprints() -> list[str]:
        (run,) = parsed(command, "sarif", "src/after_free.mlir")["runs"]
        return [result["partialFingerprints"]["primaryLocationLineHash"] for result in run["results"]]

    before = fingerprints()
    assert len({*before}) == len(before)
    command.file("src/after_free.mlir", "// moved\n\n" + AFTER_FREE.replace("  memref", "      memref"))
    assert fingerprints() == before


def test_sarif_says_when_the_run_failed(command: Command, folder: Path) -> None:
    command.file("src/binary.mlir", b"ML\xefR")
    run = command("--check", "--format", "sarif", "src")
    assert run.status == 2
    (invocation,) = json.loads(run.out)["runs"][0]["invocations"]
    assert not invocation["executionSuccessful"]
    assert "this bytecode cannot be read" in invocation["toolExecutionNotifications"][0]["message"]["text"]


def test_sarif_is_read_by_others(command: Command, folder: Path) -> None:
    beside = Path(sys.executable).parent / "sarif"
    program = str(beside) if beside.exists() else shutil.which("sarif")
    if program is None:
        pytest.skip("sarif-tools is not installed: pip install sarif-tools")
    command("--check", "--format", "sarif", "--output-file", "all.sarif", "src")
    out = subprocess.run([program, "csv", "-o", "all.csv", "all.sarif"], capture_output=True, check=False, timeout=120)
    assert out.returncode == 0, out.stderr.decode()
    table = (folder / "all.csv").read_text(encoding="utf-8-sig")
    assert "use-after-free" in table
    assert "after_free.mlir" in table


# --- GitHub ---------------------------------------------------------------------------------------------------------


def test_github_escapes_what_would_end_a_command(command: Command, folder: Path) -> None:
    lines = command("--check", "--format", "github", "src").out.splitlines()
    wrong = next(line for line in lines if "wrong" in line)
    assert wrong.startswith("::error title=pydealloc (undefined-value),file=src/wrong%2C 100%25.mlir,line=2,col=")
    assert "`%25a`" in wrong or "%25a" in wrong
    assert "%0Anote: src/after_free.mlir:3:3: freed here" in "\n".join(lines)


def test_github_shows_ten_of_a_kind_and_counts_all(command: Command) -> None:
    body = "".join(f"  %{i} = arith.negf %a{i} : f32\n" for i in range(12))
    command.file("a.mlir", AFTER_FREE)
    command.file("b.mlir", f"func.func @f() {{\n{body}  return\n}}\n")
    *annotations, last = command("--check", "--format", "github", "a.mlir", "b.mlir").out.splitlines()
    assert [line.partition(" ")[0] for line in annotations[:11]] == ["::error"] * 10 + ["::warning"]
    assert last.startswith("pydealloc-lsp: 12 errors and ")
    assert "so 2 of " in last


# --- GitLab, JUnit, reviewdog, lines --------------------------------------------------------------------------------


def test_gitlab_is_valid_and_tells_findings_apart(command: Command, folder: Path) -> None:
    issues = parsed(command, "gitlab", "src")
    jsonschema.validate(issues, schema("gitlab.json"))
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)


def test_junit_is_valid(command: Command, folder: Path) -> None:
    command.file("src/control.mlir", '// \x01\nfunc.func @f() {\n  "a.b"(%x) : (i32) -> () // \x1b\n  return\n}\n')
    out = command("--check", "--format", "junit", "src", "missing.mlir").out
    xmlschema.XMLSchema(SCHEMAS / "junit.xsd").validate(out)
    (suite,) = ElementTree.fromstring(out)
    cases = {case.get("name"): case for case in suite.iter("testcase")}
    assert cases["src/clean.mlir"].find("failure") is None
    assert cases["src/after_free.mlir"].find("failure") is not None
    assert suite.get("failures") == str(len(list(suite.iter("failure"))))


def test_rdjson_is_valid_and_counts_bytes(command: Command, folder: Path) -> None:
    command.file("src/wide.mlir", 'func.func @f() {\n  "ä.b"() : () -> () %y = "ö"(%x) : (i32) -> i32\n  return\n}\n')
    result = parsed(command, "rdjson", "src")
    jsonschema.Draft4Validator(schema("rdjson.json")).validate(result)
    undefined = next(
        one
        for one in result["diagnostics"]
        if one["code"]["value"] == "undefined-value" and "wide" in one["location"]["path"]
    )
    line = '  "ä.b"() : () -> () %y = "ö"(%x) : (i32) -> i32'
    assert undefined["location"]["range"]["start"] == {"line": 2, "column": len(line[: line.index("%x")].encode()) + 1}
    old = next(one for one in result["diagnostics"] if one["code"]["value"] == "older-spelling")
    assert "message" in old


def test_json_lines_are_the_objects_of_json(command: Command, folder: Path) -> None:
    lines = command("--check", "--format", "json-lines", "src").out.splitlines()
    assert [json.loads(line) for line in lines] == parsed(command, "json", "src")


def test_json_of_a_report_is_json(command: Command, folder: Path) -> None:
    command("--check", "--format", "json", "--output-file", "out.json", "src")
    assert (folder / "out.json").read_text(encoding="utf-8") == command("--check", "--format", "json", "src").out


def test_concise_is_a_line_for_each_finding(command: Command, folder: Path) -> None:
    out = command("--check", "--format", "concise", "src/after_free.mlir").out
    assert "src/after_free.mlir:4:3: warning[use-after-free]: " in out


def test_text_of_a_report_is_text(command: Command, folder: Path) -> None:
    run = command("--check", "--output-file", "out.txt", "src")
    assert run.out == ""
    assert (folder / "out.txt").read_text(encoding="utf-8") == command("--check", "src").out


@pytest.mark.parametrize("format_", ["json", "sarif", "gitlab", "rdjson"])
def test_nothing_found_is_a_document_too(command: Command, folder: Path, format_: str) -> None:
    run = command("--check", "--format", format_, "src/clean.mlir")
    assert run.status == 0
    assert json.loads(run.out) is not None


@pytest.mark.parametrize("format_", ["text", "concise", "json-lines", "github"])
def test_nothing_found_is_nothing_said(command: Command, folder: Path, format_: str) -> None:
    run = command("--check", "--format", format_, "src/clean.mlir")
    assert (run.status, run.out) == (0, "")


def test_the_environment_chooses_the_format(command: Command, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYDEALLOC_OUTPUT_FORMAT", "concise")
    assert "src/old.mlir:2:" in command("--check", "src/old.mlir").out
    assert command("--check", "--format", "json", "src/clean.mlir").out == "[]\n"


def test_a_link_leads_to_the_page_of_the_code(command: Command) -> None:
    from pydealloc.server.report.text import text
    from pydealloc.syntax.text.findings import Finding, Severity
    from pydealloc.syntax.text.line_index import LineIndex

    finding = Finding("double-free", Severity.WARNING, 0, 1, "twice")
    shown = text("a.mlir", finding, LineIndex("x\n"), colored=True, linked=True)
    assert "\x1b]8;;file://" in shown
    assert "docs/checks/double-free.md\x1b\\double-free\x1b]8;;\x1b\\" in shown


def test_every_format_that_can_be_asked_for_is_there() -> None:
    assert (*FORMATS,) == option_types.FORMATS
