import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string | Uint8Array> }

/** A zip archive as it is made: nothing of it is kept, however long an entry is. */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content } of entries) {
    const begin = at
    const header = localHeader(name)
    at += header.length
    yield header
    const sums = { crc: 0, size: 0, packed: 0 }
    for await (const chunk of deflated(content, sums)) {
      at += chunk.length
      yield chunk
    }
    // The sizes are known only now: they follow the data.
    const descriptor = record(0x08074b50, [
      [sums.crc, 4],
      [sums.packed, 4],
      [sums.size, 4],
    ])
    at += descriptor.length
    yield descriptor
    directory.push(directoryEntry(name, sums, begin))
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  for (const entry of directory) yield entry
  yield record(0x06054b50, [
    [0, 2],
    [0, 2],
    [directory.length, 2],
    [directory.length, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  ])
}

type Sums = { crc: number; size: number; packed: number }

async function* deflated(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw()
  const counted = async function* () {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  // What breaks on the way in comes out of the loop below.
  const fed = pipeline(Readable.from(counted()), deflate)
  fed.catch(() => {})
  for await (const chunk of deflate) {
    sums.packed += chunk.length
    yield chunk
  }
  await fed
}

// Deflate, names in UTF-8, sizes after the data; 1 January 1980, so that the same rows are the same file.
const traits: Field[] = [
  [20, 2],
  [0x0808, 2],
  [8, 2],
  [0, 2],
  [0x21, 2],
]

function localHeader(name: string): Buffer {
  const bytes = Buffer.from(name)
  const head = record(0x04034b50, [...traits, [0, 4], [0, 4], [0, 4], [bytes.length, 2], [0, 2]])
  return Buffer.concat([head, bytes])
}

function directoryEntry(name: string, { crc, size, packed }: Sums, begin: number): Buffer {
  const bytes = Buffer.from(name)
  const head = record(0x02014b50, [
    [20, 2],
    ...traits,
    [crc, 4],
    [packed, 4],
    [size, 4],
    [bytes.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [begin, 4],
  ])
  return Buffer.concat([head, bytes])
}

type Field = readonly [value: number, bytes: 2 | 4]

function record(signature: number, fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, length]) => sum + length, 0))
  bytes.writeUInt32LE(signature, 0)
  let at = 4
  for (const [value, length] of fields) {
    bytes.writeUIntLE(value, at, length)
    at += length
  }
  return bytes
}
