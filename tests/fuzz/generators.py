"""Where inputs come from. Every generator is a function of a random source and the samples seen so far to a text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from tests.fuzz.nesting import nested
from tests.fuzz.programs import program
from tests.fuzz.vocabulary import EVERYTHING, NOISE, OPERATIONS, PUNCTUATION, STATEMENTS, TOKEN

LONGEST = 20_000
"""Code points of an input, roughly; nested ones may be longer."""


def soup(random: Random, samples: Sequence[str]) -> str:
    """Tokens in any order."""
    pieces: list[str] = []
    for _ in range(random.randint(1, 120)):
        kind = random.random()
        if kind < 0.72:
            pieces.append(random.choice(EVERYTHING))
        elif kind < 0.85:
            pieces.append(random.choice(OPERATIONS))
        elif kind < 0.97:
            pieces.append(random.choice(PUNCTUATION))
        else:
            pieces.append(random.choice(NOISE))
        pieces.append(random.choice(("", " ", " ", " ", "\n")))
    return "".join(pieces)


def statements(random: Random, samples: Sequence[str]) -> str:
    """Lines that are right by themselves, in any order."""
    return "".join(random.choice(STATEMENTS) for _ in range(random.randint(1, 40)))


def mutated(random: Random, samples: Sequence[str]) -> str:
    """A program with a few tokens or lines changed."""
    text = random.choice(samples)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        text = mutation(random, text, samples)
    return text


def mutation(random: Random, text: str, samples: Sequence[str]) -> str:
    """`text` with one change."""
    action = random.randrange(9)
    if action < 5:
        tokens = TOKEN.findall(text) or [""]
        at = random.randrange(len(tokens))
        if action == 0:
            del tokens[at]
        elif action == 1:
            tokens.insert(at, tokens[random.randrange(len(tokens))])
        elif action == 2:
            tokens.insert(at, random.choice(EVERYTHING))
        elif action == 3:
            tokens[at] = random.choice(EVERYTHING)
        else:
            other = random.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        return "".join(tokens)
    if action < 7:
        lines = text.splitlines(keepends=True) or [""]
        at = random.randrange(len(lines))
        if action == 5:
            lines.insert(random.randrange(len(lines)), lines.pop(at))
        else:
            theirs = random.choice(samples).splitlines(keepends=True) or [""]
            start = random.randrange(len(theirs))
            lines[at:at] = theirs[start : start + random.randint(1, 6)]
        return "".join(lines)
    at = random.randint(0, len(text))
    if action == 7:
        return text[:at] if random.random() < 0.5 else text[at:]
    return text[:at] + text[at + random.randint(1, 30) :]


def noisy(random: Random, samples: Sequence[str]) -> str:
    """A program with characters that have nothing to do in one, or with other line ends."""
    text = random.choice(samples)
    if random.random() < 0.2:
        return text.replace("\n", random.choice(("\r\n", "\r", "\u2028", "\n\r")))
    for _ in range(random.randint(1, 6)):
        at = random.randint(0, len(text))
        noise = random.choice(NOISE) if random.random() < 0.8 else chr(random.randrange(0x110000))
        text = text[:at] + noise + text[at + random.choice((0, 0, 1)) :]
    return text


def raw(random: Random, samples: Sequence[str]) -> str:
    """Bytes of a program with bits turned over, read as a file is read that is no UTF-8."""
    data = bytearray(random.choice(samples).encode("utf-8", "surrogatepass"))
    for _ in range(random.randint(1, 20) if data else 0):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return bytes(data).decode("utf-8", random.choice(("surrogateescape", "replace")))


def structured(random: Random, samples: Sequence[str]) -> str:
    """Operations as their definitions say, mostly right."""
    text = program(random)
    return mutation(random, text, samples) if random.random() < 0.3 else text


def deep(random: Random, samples: Sequence[str]) -> str:
    return nested(random, random.choice((30, 200, 1500)))


Generator = Callable[[Random, Sequence[str]], str]

GENERATORS: tuple[tuple[Generator, int], ...] = (
    (mutated, 40),
    (structured, 25),
    (soup, 12),
    (noisy, 9),
    (statements, 7),
    (raw, 5),
    (deep, 2),
)
"""With how often each is taken."""


def generate(random: Random, samples: Sequence[str]) -> tuple[str, str]:
    """The name of a generator and what it made. `samples` has at least one text."""
    made = random.choices([g for g, _ in GENERATORS], [weight for _, weight in GENERATORS])[0]
    text = made(random, samples)
    return made.__name__, text if made is deep else text[: LONGEST * 2]
