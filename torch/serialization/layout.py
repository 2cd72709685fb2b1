"""Structures of a zip file, as the format (APPNOTE 6.3) defines them."""

import struct

# signature, version, flags, method, time, date, crc, stored size, size, name length, extra length
LOCAL = struct.Struct("<4s5H3I2H")
LOCAL_MAGIC = b"PK\x03\x04"
# signature, made by, version, flags, method, time, date, crc, stored size, size, name length, extra length,
# comment length, disk, attributes inside, outside, offset of the local header
CENTRAL = struct.Struct("<4s6H3I5H2I")
CENTRAL_MAGIC = b"PK\x01\x02"
# signature, disk, disk of the directory, entries here, entries, bytes of the directory, its offset, comment length
END = struct.Struct("<4s4H2IH")
END_MAGIC = b"PK\x05\x06"
# signature, bytes that follow, made by, version, disk, disk of the directory, entries here, entries, bytes, offset
END64 = struct.Struct("<4sQ2H2I4Q")
END64_MAGIC = b"PK\x06\x06"
# signature, disk of END64, offset of END64, disks
LOCATOR = struct.Struct("<4sIQI")
LOCATOR_MAGIC = b"PK\x06\x07"

# signature, crc, stored size, size; follows the data of a record whose flags have CHECKSUM_BEHIND
BEHIND, BEHIND64 = struct.Struct("<4s3I"), struct.Struct("<4sI2Q")
BEHIND_MAGIC = b"PK\x07\x08"

FIELD = struct.Struct("<2H")  # of an extra field: id, bytes that follow
WIDE = 1  # the id of the field with 64-bit sizes and offsets
PADDING = 0x4246  # the id of the field that moves a record's data to a multiple of ALIGNMENT
ALIGNMENT = 64

NARROW = 0xFFFFFFFF  # means that the number is in the WIDE field
UTF8 = 0x800
ENCRYPTED = 1
CHECKSUM_BEHIND = 8
DATE = 1 << 5 | 1  # the first of January 1980
