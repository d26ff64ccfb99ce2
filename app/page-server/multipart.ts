/** What a multipart body consists of, as it comes. `head` says which part begins; `data` is a piece of it. */
export type MultipartEvent =
  | { kind: 'head'; name: string; fileName: string | null }
  | { kind: 'data'; bytes: Buffer }

const lineEnd = '\r\n'
const headEnd = '\r\n\r\n'
const longestHead = 2 * 1024

export class MalformedBody extends Error {}

/** The boundary of a multipart body, by its content type; null where it has none. */
export function boundaryIn(type: string): string | null {
  const found = /\bboundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)
  return /^multipart\/form-data\b/i.test(type) ? (found?.[1] ?? found?.[2] ?? null) : null
}

/**
 * Reads a multipart body piece by piece, so that a large file never lies in memory. Holds back no more than a boundary's
 * length of data, and no more than two kilobytes of a part's head.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent> {
  const mark = `${lineEnd}--${boundary}`
  // The first boundary stands at the very beginning, without the line before it.
  let held = Buffer.from(lineEnd)
  let place = 'before' as 'before' | 'head' | 'data' | 'after'
  for await (const piece of body) {
    held = Buffer.concat([held, piece])
    for (;;) {
      if (place === 'after') return
      if (place === 'head') {
        if (held.length >= 2 && held.subarray(0, 2).toString('latin1') === '--') {
          place = 'after'
          continue
        }
        const end = held.indexOf(headEnd)
        if (end < 0 && held.length > longestHead) throw new MalformedBody('a part has a head without end')
        if (end < 0) break
        if (end > longestHead) throw new MalformedBody('a part has too long a head')
        yield headOf(held.subarray(0, end).toString('utf8'))
        held = held.subarray(end + headEnd.length)
        place = 'data'
        continue
      }
      const at = held.indexOf(mark)
      if (at >= 0) {
        if (place === 'data' && at > 0) yield { kind: 'data', bytes: held.subarray(0, at) }
        held = held.subarray(at + mark.length)
        place = 'head'
        continue
      }
      const sure = held.length - mark.length
      if (sure > 0) {
        if (place === 'data') yield { kind: 'data', bytes: held.subarray(0, sure) }
        held = held.subarray(sure)
      }
      break
    }
  }
  if (place !== 'after' && !(place === 'head' && held.toString('latin1').startsWith('--'))) {
    throw new MalformedBody('the body ends before its last boundary')
  }
}

function headOf(text: string): MultipartEvent {
  const line = text.split(lineEnd).find(one => /^content-disposition:/i.test(one)) ?? ''
  const name = /[;\s]name="([^"]*)"/i.exec(line)?.[1]
  if (name === undefined) throw new MalformedBody('a part has no name')
  return { kind: 'head', name, fileName: /[;\s]filename="([^"]*)"/i.exec(line)?.[1] ?? null }
}
