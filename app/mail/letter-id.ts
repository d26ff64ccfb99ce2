import { createHash } from 'node:crypto'

/** The id of a letter that may be written again: for the same wish and the same recipient or thing it is the same letter. */
export function letterIdFor(wish: string, whom: string): string {
  const hash = createHash('sha256').update(`${wish} ${whom}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
