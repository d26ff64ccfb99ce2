import { describe, expect, test } from 'vitest'
import { boundaryIn, MalformedBody, readMultipart } from './multipart.ts'

const boundary = '----WebKitFormBoundaryABC'
const type = `multipart/form-data; boundary=${boundary}`

async function partsOf(body: Buffer, step: number) {
  async function* pieces() {
    for (let at = 0; at < body.length; at += step) yield body.subarray(at, at + step)
  }
  const parts: { name: string; fileName: string | null; bytes: Buffer }[] = []
  for await (const event of readMultipart(pieces(), boundary)) {
    if (event.kind === 'head')
      parts.push({ name: event.name, fileName: event.fileName, bytes: Buffer.alloc(0) })
    else {
      const last = parts.at(-1)
      if (last) last.bytes = Buffer.concat([last.bytes, event.bytes])
    }
  }
  return parts
}

/** As a browser writes it. */
async function written(fields: [string, string | File][]): Promise<Buffer> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const request = new Request('http://portico.example/', { method: 'POST', body: form })
  const own = boundaryIn(request.headers.get('content-type') ?? '') ?? ''
  const text = Buffer.from(await request.arrayBuffer()).toString('latin1')
  return Buffer.from(text.replaceAll(own, boundary), 'latin1')
}

// Bytes that look like the beginning of a boundary, over and over.
const tricky = Buffer.concat([
  Buffer.from('\r\n--\r\n\r\n--'),
  Buffer.from(`\r\n--${boundary.slice(0, -1)}`),
  Buffer.from([0, 255, 13, 10, 45, 45]),
])

describe.each([1, 2, 3, 7, 64, 1_000_000])('in pieces of %i bytes', step => {
  test('fields and a file come out as they went in', async () => {
    const body = await written([
      ['do', 'upload'],
      ['work', ''],
      ['file', new File([new Uint8Array(tricky)], 'Вид на «Портик».jpg', { type: 'image/jpeg' })],
    ])
    expect(await partsOf(body, step)).toEqual([
      { name: 'do', fileName: null, bytes: Buffer.from('upload') },
      { name: 'work', fileName: null, bytes: Buffer.alloc(0) },
      { name: 'file', fileName: 'Вид на «Портик».jpg', bytes: tricky },
    ])
  })

  test('a body that was cut off is no body', async () => {
    const body = await written([['file', new File([new Uint8Array(tricky)], 'a.jpg')]])
    await expect(partsOf(body.subarray(0, -4), step)).rejects.toThrow(MalformedBody)
    await expect(partsOf(body.subarray(0, 40), step)).rejects.toThrow(MalformedBody)
  })

  test('a head without end is refused, and one without a name', async () => {
    const endless = Buffer.from(`--${boundary}\r\n${'x: y\r\n'.repeat(1_000)}`)
    await expect(partsOf(endless, step)).rejects.toThrow(MalformedBody)
    const nameless = Buffer.from(`--${boundary}\r\nx: y\r\n\r\nz\r\n--${boundary}--`)
    await expect(partsOf(nameless, step)).rejects.toThrow(MalformedBody)
  })
})

test('the boundary is read with quotes and without', () => {
  expect(boundaryIn(type)).toBe(boundary)
  expect(boundaryIn('multipart/form-data; boundary="a b"')).toBe('a b')
  expect(boundaryIn('application/x-www-form-urlencoded')).toBeNull()
})
