"""Two Bibles verse by verse: the King James Version (1611) and Reina-Valera (1909), from Debian's SWORD modules."""

import heapq
import itertools
import pathlib
import re
import struct
import zlib
from collections import Counter, defaultdict

import torch
from torch import Tensor

SWORD = "/usr/share/sword/modules/texts/ztext"
SPANISH, ENGLISH = "spaRV1909eb", "engKJV2006eb"
PAD, START, END = range(3)
Pair = tuple[str, str]
MARK = "▁"  # prefix of the first unit of each word


def verses(folder: pathlib.Path) -> list[str]:
    """Return all entries of a module; both testaments are blocks of compressed text with offsets."""
    found = []
    for testament in ("ot", "nt"):
        places, sizes, data = (folder.joinpath(f"{testament}.bz{kind}").read_bytes() for kind in "vsz")
        blocks = [zlib.decompress(data[first : first + size]) for first, size, _ in struct.iter_unpack("<3I", sizes)]
        found += [blocks[block][first : first + size].decode() if size else ""
                  for block, first, size in struct.iter_unpack("<IIH", places)]
    return found


def plain(verse: str) -> str:
    """Return the text of a verse without notes, headings and markup."""
    verse = re.sub(r"<(note|title)\b.*?</\1>|<[^>]*>|¶", "", verse, flags=re.DOTALL)
    return " ".join(verse.split())


def pairs(folder: pathlib.Path) -> list[tuple[str, str]]:
    """Return the verses of both Bibles, (Spanish, English), which have the same numbers."""
    if not (folder / SPANISH).exists() or not (folder / ENGLISH).exists():
        raise SystemExit(f"{folder} lacks {SPANISH} or {ENGLISH}; run `apt-get install sword-text-sparv "
                         "sword-text-kjv`, or give --data FOLDER")
    both = zip(verses(folder / SPANISH), verses(folder / ENGLISH), strict=True)
    found = [(plain(spanish), plain(english)) for spanish, english in both]
    return [pair for pair in found if all(pair)]


def words(text: str) -> list[str]:
    """Return words and punctuation marks."""
    return re.findall(r"\w+|[^\w\s]", text)


class Units:
    """Subword units, found by byte-pair encoding of a text (Sennrich, Haddow and Birch, 2016)."""

    def __init__(self, texts: list[str], merges: int) -> None:
        counts = Counter(word for text in texts for word in words(text))
        self.pieces = {word: [MARK, *word] for word in counts}  # merged pieces by word
        self.weight = counts
        letters = sorted({letter for word in counts for letter in word})
        self.names: list[str] = ["<pad>", "<start>", "<end>", MARK, *letters]
        self.merge(merges)
        self.codes = {name: code for code, name in enumerate(self.names)}

    def merge(self, merges: int) -> None:
        """Join the most frequent pair of neighbours, `merges` times."""
        count: Counter[Pair] = Counter()
        where: defaultdict[Pair, set[str]] = defaultdict(set)
        for word in self.pieces:
            self.count(word, 1, count, where)
        queue = [(-found, pair) for pair, found in count.items()]
        heapq.heapify(queue)
        while merges and queue:
            found, best = heapq.heappop(queue)
            if -found != count[best]:  # outdated entry; a later one has the current count
                continue
            merges -= 1
            self.names.append("".join(best))
            changed = set()
            for word in list(where[best]):
                changed |= self.count(word, -1, count, where)
                self.pieces[word] = joined(self.pieces[word], best)
                changed |= self.count(word, 1, count, where)
            for pair in changed:
                heapq.heappush(queue, (-count[pair], pair))

    def count(self, word: str, sign: int, count: Counter[Pair], where: defaultdict[Pair, set[str]]) -> set[Pair]:
        """Add the pairs of neighbours in a word to the counts, or subtract them, and return the pairs."""
        found = list(itertools.pairwise(self.pieces[word]))
        for pair in found:
            count[pair] += sign * self.weight[word]
            where[pair].add(word) if sign > 0 else where[pair].discard(word)
        return set(found)

    def encode(self, text: str) -> Tensor:
        """Return the codes of a text, followed by END. Unknown words are spelled by letters."""
        names = [name for word in words(text) for name in self.pieces.get(word, [MARK, *word])]
        return torch.tensor([self.codes[name] for name in names if name in self.codes] + [END])

    def decode(self, codes: Tensor) -> list[str]:
        """Return the words up to the first END."""
        names: list[str] = []
        for code in codes.tolist():
            if code == END:
                break
            names.append(self.names[code])
        return "".join(names).replace(MARK, " ").split()


def joined(pieces: list[str], pair: Pair) -> list[str]:
    """Return the pieces with each occurrence of the pair joined."""
    found: list[str] = []
    for piece in pieces:
        if found and (found[-1], piece) == pair:
            found[-1] += piece
        else:
            found.append(piece)
    return found
