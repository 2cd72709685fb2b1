"""Problems of a catalogue, collected so that one run reports all of them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Problems:
    """Collection of the problems of a document."""

    file: str
    found: list[tuple[int, str]] = field(default_factory=list)

    def add(self, line: int, *parts: str) -> None:
        self.found.append(
            (line, f"{self.file}:{line}: " + ": ".join(part for part in parts if part))
        )

    @property
    def messages(self) -> list[str]:
        return list(dict.fromkeys(message for _, message in sorted(self.found)))


class CatalogueError(Exception):
    """Raised if a catalogue has problems; str() has one per line."""

    def __init__(self, messages: list[str]) -> None:
        super().__init__("\n".join(messages))
        self.messages = messages
