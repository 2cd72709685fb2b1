"""Rewrites sdists so that their bits depend on their files alone: python same_bits.py FILE.tar.gz...

Times become SOURCE_DATE_EPOCH, owners 0, members are sorted. Wheels need none of it: their tools do so.
"""

import gzip
import io
import os
import pathlib
import sys
import tarfile


def rewritten(data: bytes, time: int) -> bytes:
    """Return the archive with what varies between machines taken out."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(data)) as old, tarfile.open(fileobj=plain, mode="w") as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = time, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    packed = io.BytesIO()
    with gzip.GzipFile("", "wb", fileobj=packed, mtime=time) as file:
        file.write(plain.getvalue())
    return packed.getvalue()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = pathlib.Path(name)
        path.write_bytes(rewritten(path.read_bytes(), int(os.environ["SOURCE_DATE_EPOCH"])))
