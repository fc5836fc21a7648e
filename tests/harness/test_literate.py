"""Pages: reading, comparing, and rewriting what they expect."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.literate import INPUT, Case, cases, literate, parse_page, read_page

PAGE = """\
# `insert-dealloc`

What the pass does.

## A buffer that stays

Some prose.

```mlir
module {}
```

```mlir after
module {}
```

More prose.

### A detail

```mlir
x
```

## No case

```console
$ pydealloc-lsp
```
"""


@pytest.fixture
def page_file(tmp_path: Path) -> Path:
    file = tmp_path / "insert_dealloc.md"
    file.write_bytes(PAGE.encode())
    return file


def cases_of(file: Path, *, rewrite: bool = False) -> list[Case]:
    page = read_page(file)
    return [Case(page, section, rewrite) for section in page.sections if INPUT in section.blocks]


def test_sections_with_input_are_cases(page_file: Path) -> None:
    first, second = cases_of(page_file)
    assert (first.subject, first.name) == ("insert-dealloc", "A buffer that stays")
    assert second.name == "A buffer that stays / A detail"
    assert first.blocks == {"mlir": "module {}\n", "mlir after": "module {}\n"}
    assert read_page(page_file).markdown() == PAGE


def test_bytes_are_compared(page_file: Path) -> None:
    case = cases_of(page_file)[0]
    case.expect("mlir after", "module {}\n")
    with pytest.raises(AssertionError, match=r"insert_dealloc\.md:5"):
        case.expect("mlir after", "module {} \n")
    assert page_file.read_text() == PAGE


def test_a_missing_block_is_a_failure(page_file: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="no block `text findings`"):
        cases_of(page_file)[0].expect("text findings", "none\n")


def test_a_block_too_many_is_a_failure(page_file: Path) -> None:
    case = cases_of(page_file)[0]
    case.expect_no("text findings")
    with pytest.raises(pytest.fail.Exception, match="nothing came"):
        case.expect_no("mlir after")


def test_snapshots_rewrite_the_page(page_file: Path) -> None:
    first, second = cases_of(page_file, rewrite=True)
    first.expect("mlir after", "a\nb\n")
    second.expect("text findings", "new\n")
    expected = PAGE.replace("```mlir after\nmodule {}\n", "```mlir after\na\nb\n").replace(
        "```mlir\nx\n```\n", "```mlir\nx\n```\n\n```text findings\nnew\n```\n"
    )
    assert page_file.read_text() == expected
    first.expect_no("mlir after")
    assert "mlir after" not in page_file.read_text()


@pytest.mark.parametrize("text", ["", "\n", "a", "a\n", "a\n\n", "```\nfence\n```\n", "\u2028\r\n", "```` x\n"])
def test_what_was_written_is_read_back(page_file: Path, text: str) -> None:
    cases_of(page_file, rewrite=True)[0].expect("text result", text)
    again = cases_of(page_file)
    assert len(again) == 2
    again[0].expect("text result", text)


@pytest.mark.parametrize(
    ("page", "problem"),
    [
        ("```mlir\n", "never closed"),
        ("## a\n## a\n", "second section `a`"),
        ("```mlir\n```\n```mlir\n```\n", "second block `mlir`"),
        ("text", "no newline"),
    ],
)
def test_a_malformed_page_says_where(page: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        parse_page(Path("p.md"), page)


def test_a_folder_without_pages_has_no_cases() -> None:
    assert cases("no-such-folder") == []


def test_a_page_without_a_case_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "empty.md").write_text("# Nothing\n")
    with pytest.raises(ValueError, match="without a `mlir` block"):
        cases(str(tmp_path / "empty.md"))


@literate("harness/pages")
def test_a_page_of_this_project(case: Case) -> None:
    case.expect("text upper", case.blocks[INPUT].upper())
