import { createHash } from 'node:crypto'

/** The id of a letter that a job may write again: the same wish and address are the same letter. */
export function letterIdFor(wishId: string, recipient: string): string {
  const hash = createHash('sha256').update(`${wishId} ${recipient}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
