import { eq } from 'drizzle-orm'
import type { Edition } from '../../editions/edition.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { papersFingerprint } from '../stage/read-fingerprint.server.ts'
import { readStageFacts } from '../stage/read-stage-facts.server.ts'
import { awardSignatures } from '../stage/tables.ts'
import { readStage } from '../stage/take-stage-step.server.ts'
import { answerAward } from '../way/award-phases.ts'
import { readPapers } from './read-papers.server.ts'

/** What the secretary and the chair may sign now, and what each of them has. */
export async function readSignatures(db: Db, edition: Edition, now: Date) {
  const at = await readStage(db, edition, now)
  const facts = { ...at.facts, ...(await readStageFacts(db, edition, at)), 'second-signature': true }
  const rows = await db.select().from(awardSignatures).where(eq(awardSignatures.editionId, edition.id))
  const subjectOf = (action: 'extend-vote' | 'seal', actor: 'secretary' | 'chair') =>
    rows.find(row => row.action === action && row.actor === actor)?.subject ?? null
  const papers = await readPapers(db, edition.id)
  return {
    at,
    canExtend: answerAward(at.stage, 'extend-vote', 'chair', facts).ok,
    canSeal: answerAward(at.stage, 'seal', 'secretary', facts).ok,
    extend: { secretary: subjectOf('extend-vote', 'secretary'), chair: subjectOf('extend-vote', 'chair') },
    seal: { secretary: subjectOf('seal', 'secretary'), chair: subjectOf('seal', 'chair') },
    fingerprint: await papersFingerprint(db, edition),
    counts: {
      books: papers.books.length,
      sheets: papers.sheets.length,
      ballots: papers.ballots.length,
      prizes: papers.prizeVotes.length,
    },
  }
}
