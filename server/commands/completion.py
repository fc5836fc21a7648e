"""Shell completion: scripts for bash, zsh and fish, made from the table of options."""

from __future__ import annotations

from .modes import MODE_FLAGS
from .option_table import OPTIONS

_BASH = """\
_pydealloc_lsp() {{
  local word=${{COMP_WORDS[COMP_CWORD]}}
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "{words}" -- "$word"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}}
complete -o filenames -F _pydealloc_lsp pydealloc-lsp
"""
_ZSH = """\
#compdef pydealloc-lsp
_arguments \\
{lines}
  '*:file:_files'
"""


def completion_script(shell: str) -> str:
    """The script for `shell`: `bash`, `zsh` or `fish`. A line `source <(pydealloc-lsp --completion bash)` loads it."""
    described = dict.fromkeys(MODE_FLAGS, "")
    for option in OPTIONS:
        described[option.name] = option.help
        if option.alias:
            described.setdefault(option.alias, option.help)
    if shell == "bash":
        return _BASH.format(words=" ".join(sorted(described)))
    if shell == "zsh":
        return _ZSH.format(lines="\n".join(f"  '{name}{_zsh(text)}' \\" for name, text in sorted(described.items())))
    return "".join(f"{_fish(name)} -d {_quoted(text)}\n" for name, text in sorted(described.items()))


def _zsh(text: str) -> str:
    cleaned = text.replace("'", "").replace("[", "(").replace("]", ")").replace(":", " ")
    return f"[{cleaned}]" if text else ""


def _fish(name: str) -> str:
    kind = f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
    return f"complete -c pydealloc-lsp {kind}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
