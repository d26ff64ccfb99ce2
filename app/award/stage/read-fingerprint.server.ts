import { createHash } from 'node:crypto'
import type { Edition } from '../../editions/edition.ts'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import { readPapers } from '../jury/read-papers.server.ts'
import { canonicalJson } from '../seal/canonical-json.ts'

/**
 * The SHA-256 of everything the jury has handed in, as it is now: what the secretary and the chair sign before it is
 * sealed. One score, recusal or ballot more, and it is another; the order in which they came does not matter.
 */
export async function papersFingerprint(db: Db | Tx, { id }: Pick<Edition, 'id'>): Promise<string> {
  const papers = await readPapers(db, id)
  const ordered = (all: readonly unknown[]) => all.map(canonicalJson).sort()
  const text = canonicalJson({
    edition: id,
    books: ordered(papers.books),
    sheets: ordered(papers.sheets),
    absences: ordered(papers.absences),
    ballots: ordered(papers.ballots),
    prizeVotes: ordered(papers.prizeVotes),
    preferences: papers.preferences,
  })
  return createHash('sha256').update(text).digest('hex')
}
