import { dayOf } from '../../platform/dates.ts'
import { fairName } from '../../ui/fair-name.ts'

/** What the library says of the rights in a picture. */
export type PictureRights = { rightsHolder: string; rightsUntil: string | null }

// As editors write it, in either language.
const organisers = ['АНО «Академический свод»', 'Academic Vault (ANO)']
const fairNames = [...Object.values(fairName), ...organisers].map(name => name.toLowerCase())

/**
 * A picture may be taken home where the library says that its rights are the fair's own, and as long as they are. Where it
 * says nothing they are the artist's, and nobody gives away what is not theirs.
 */
export function mayBeDownloaded({ rightsHolder, rightsUntil }: PictureRights, now: Date): boolean {
  const isOurs = fairNames.includes(rightsHolder.trim().toLowerCase())
  return isOurs && (rightsUntil === null || dayOf(now) <= rightsUntil)
}
