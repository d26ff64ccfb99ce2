import { and, count, eq, gt } from 'drizzle-orm'
import type pg from 'pg'
import { people } from '../../accounts/tables.ts'
import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { Tx } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { exhibitorHistory } from '../tables.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { type StandNews, standLetter } from './mails.ts'

/** What everything that changes a stand works with. */
export type Desk = { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'>; publicUrl: string }

const receiptsADay = 10
const dayMs = 86_400_000

/**
 * Promises the letter of what has just happened to a stand, in the same transaction. Whoever has no account any more gets
 * none; whoever changes stands all day long gets ten receipts and finds the rest in the account.
 */
export async function promiseStandLetter(
  tx: Tx,
  desk: Omit<Desk, 'pool'>,
  application: ApplicationRow,
  news: StandNews,
  now: Date,
): Promise<void> {
  const { personId } = application
  if (!personId) return
  const [owner] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId))
  if (!owner) return
  if (news.kind === 'held' && (await holdsToday(tx, application.id, now)) > receiptsADay) return
  const letter = standLetter({
    ...news,
    recipient: owner.email,
    number: application.number,
    fair: fairOfExhibitors(application.editionId),
    locale: application.locale as LocaleCode,
    publicUrl: desk.publicUrl,
  })
  await postLetter(tx, desk.jobs, { ...letter, kind: `exhibitor-stand-${news.kind}` }, now)
}

/** How often a stand was taken within a day, this time included. */
async function holdsToday(tx: Tx, applicationId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(exhibitorHistory)
    .where(
      and(
        eq(exhibitorHistory.applicationId, applicationId),
        eq(exhibitorHistory.action, 'hold-stand'),
        gt(exhibitorHistory.at, new Date(now.getTime() - dayMs)),
      ),
    )
  return row?.count ?? 0
}
