import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

export type ZipBounds = {
  /** How many files an archive may have, and how large all of them may be together once they are unpacked. */
  entries: number
  unpackedBytes: number
}
export class BrokenArchive extends Error {}

/**
 * The files of an archive that are wanted, unpacked. What it says of its sizes is not believed: unpacking ends at the bound,
 * however small the archive was.
 */
export async function readZip(
  bytes: Buffer,
  wanted: (name: string) => boolean,
  bounds: ZipBounds,
): Promise<Map<string, Buffer>> {
  try {
    const files = new Map<string, Buffer>()
    let room = bounds.unpackedBytes
    for (const entry of directoryOf(bytes, bounds.entries)) {
      if (!wanted(entry.name)) continue
      if (files.has(entry.name)) throw new BrokenArchive('a file is there twice')
      const plain = await unpack(bytes, entry, room)
      room -= plain.length
      files.set(entry.name, plain)
    }
    return files
  } catch (error) {
    throw error instanceof BrokenArchive ? error : new BrokenArchive(String(error))
  }
}

type Entry = { name: string; method: number; sum: number; packed: number; local: number }

function directoryOf(bytes: Buffer, most: number): Entry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new BrokenArchive('no directory')
  const count = bytes.readUInt16LE(end + 10)
  if (count > most) throw new BrokenArchive('too many files')
  let at = bytes.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new BrokenArchive('no entry')
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      local: bytes.readUInt32LE(at + 42),
    }
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    return entry
  })
}

async function unpack(bytes: Buffer, { method, sum, packed, local }: Entry, room: number): Promise<Buffer> {
  if (bytes.readUInt32LE(local) !== 0x04034b50) throw new BrokenArchive('no file')
  const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const raw = bytes.subarray(begin, begin + packed)
  if (method !== 0 && method !== 8) throw new BrokenArchive('packed in an unknown way')
  if (room <= 0) throw new BrokenArchive('too much')
  const plain = method === 0 ? raw : await inflate(raw, { maxOutputLength: room })
  if (plain.length > room) throw new BrokenArchive('too much')
  if (crc32(plain) !== sum) throw new BrokenArchive('damaged')
  return plain
}
