import { workNumberIn } from '../../content/work-path.ts'
import { type KeptWorks, longestNote } from '../../my-works/kept-works.ts'

/** A list sent by link: numbers in the query, so that a server can show it; notes behind #, which no server ever sees. */
export const mostShared = 50
// Some messengers cut what is longer.
const longestHash = 6_000

const address = /^[1-9]\d{0,2}-[1-9]\d{0,2}$/
const mark = '#notes='

/** `?works=31-2,41-1` */
export function listQuery(works: readonly { number: string }[]): string {
  const numbers = works.slice(0, mostShared).map(({ number }) => number.replace('.', '-'))
  return `?works=${numbers.join(',')}`
}

/** The numbers that a link names, as the catalogue writes them: whatever else it says is passed over. */
export function numbersIn(named: string | null): string[] {
  // So many letters that fifty numbers fit, whatever else somebody has put there.
  const addresses = (named ?? '').slice(0, 1_000).split(',')
  const known = addresses.filter(one => address.test(one)).map(workNumberIn)
  return [...new Set(known)].slice(0, mostShared)
}

/** Notes as the end of a link, as many as it holds, and how many it does not. */
export function notesHash(works: KeptWorks): { hash: string; left: number } {
  const noted = works.slice(0, mostShared).filter(({ note }) => note.trim() !== '')
  for (let count = noted.length; count > 0; count--) {
    const hash = `${mark}${packed(noted.slice(0, count).map(({ number, note }) => [number, note]))}`
    if (hash.length <= longestHash) return { hash, left: noted.length - count }
  }
  return { hash: '', left: noted.length }
}

/** The notes that came with a link, by the numbers of their works; of a forged one nothing is left but text. */
export function notesIn(hash: string): Map<string, string> {
  if (!hash.startsWith(mark) || hash.length > longestHash) return new Map()
  try {
    const pairs: unknown = JSON.parse(unpacked(hash.slice(mark.length)))
    if (!Array.isArray(pairs)) return new Map()
    const notes = pairs.flatMap(pair => {
      const [number, note]: unknown[] = Array.isArray(pair) ? pair : []
      return typeof number === 'string' && typeof note === 'string'
        ? [[number, note.slice(0, longestNote)] as const]
        : []
    })
    return new Map(notes.slice(0, mostShared))
  } catch {
    return new Map()
  }
}

function packed(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function unpacked(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, letter => letter.charCodeAt(0)))
}
