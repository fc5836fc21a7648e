"""How random programs are treated: the pipeline and its options for each seed, and what its program is made of."""

from __future__ import annotations

from dataclasses import replace

from pydealloc.passes.pass_manager.compat import Compat
from tests.execution.generator import Choices
from tests.execution.harness import Setting


def setting_of(seed: int) -> tuple[Setting, Choices]:
    """How program `seed` is treated, and what it is made of: LLVM 22's own way does not get all views right.

    Three of four programs are small: more of them are done in the same time, and what goes wrong is easier to see.
    """
    statements, functions = ((1, 1), (2, 1), (1, 1), (4, 2))[seed % 4]
    if seed % 10 == 9:
        return Setting(Compat.LLVM22), Choices(shifted_views=False, statements=statements, functions=functions)
    return Setting(dynamic=seed % 3 == 2), Choices(statements=statements, functions=functions)


def minimal_setting_of(seed: int) -> tuple[Setting, Choices]:
    """The same for minimal-deallocation: half of the programs are what LLVM refuses, two of thirteen have functions
    that lend on some paths, every fifth is freed early, and every third reuses buffers, every fourth calls specialised
    functions; in every seventh, branches hand over what is selected by their conditions."""
    return lending_setting_of(seed) if seed % 13 in (0, 12) else _minimal_setting_of(seed)


def lending_setting_of(seed: int) -> tuple[Setting, Choices]:
    """The same, all with functions that lend on some paths; half of them say so by an `i1` wherever that helps."""
    setting, choices = _minimal_setting_of(seed)
    flags = "private-results=flag" if seed % 2 == 0 else ""
    return replace(setting, minimal=f"{setting.minimal} {flags}".strip()), replace(choices, lends=True, functions=2)


def _minimal_setting_of(seed: int) -> tuple[Setting, Choices]:
    _, choices = setting_of(seed)
    choices = replace(choices, shifted_views=True, more=seed % 2 == 1, selects_before_branches=seed % 7 == 6)
    options = {
        "placement=early": seed % 5 == 4,
        "reuse=same-block": seed % 6 == 1,
        "reuse=same-size": seed % 6 == 4,
        "specialise-public-functions": seed % 4 == 3,
    }
    return Setting(minimal=" ".join(option for option, is_set in options.items() if is_set)), choices
