"""Debounce: how long the analysis of an edit waits for the next key.

Findings about every key are best where they come before the next key does. Where they do not, an analysis that the next
key makes useless only delays the one that counts.
"""

from __future__ import annotations

TYPING_INTERVAL_S = (0.02, 0.1)
"""Seconds between two keys of a typist: faster ones are a program's, after slower ones there is time for an answer."""
DEBOUNCE_FACTOR = 1.2
"""The wait for the next key, as a multiple of the time between the last two."""
MAX_DEBOUNCE_S = 0.3
"""The longest time between two analyses while somebody types."""


class Debounce:
    """Times of the last edit, analysis and findings of one file, in seconds of the event loop's clock."""

    def __init__(self) -> None:
        self._edited_at = 0.0
        self._started_at = 0.0
        self._published_at = 0.0

    def edited(self, now: float) -> float:
        """Note an edit, or the opening; the seconds for which its analysis waits, 0.0 where it does not."""
        since, was_answered = now - self._edited_at, self._published_at >= self._edited_at
        self._edited_at = now
        if was_answered or not TYPING_INTERVAL_S[0] <= since <= TYPING_INTERVAL_S[1]:
            return 0.0
        return max(0.0, min(since * DEBOUNCE_FACTOR, self._started_at + MAX_DEBOUNCE_S - now))

    def started(self, now: float) -> None:
        """Note that the analysis of the newest text begins."""
        self._started_at = now

    def published(self, now: float) -> None:
        """Note that findings about the newest text have been published."""
        self._published_at = now
