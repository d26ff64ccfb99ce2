import { and, eq, gt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { lockOwn } from '../find-application.server.ts'
import type { Reason } from '../states.ts'
import { exhibitorApplications, exhibitorWorks } from '../tables.ts'
import { type ApplicationRow, takeStep } from '../take-step.server.ts'
import { readWorks } from './read-works.server.ts'
import { workValues } from './work-fields.ts'

export type When = { locale: LocaleCode; now: Date }
type Refused = { ok: false; reason: Reason }

/** Whatever changes an application's works: under its lock, as a step of its way, written down. */
export async function withinDraft<Result>(
  tx: Tx,
  person: Person,
  { locale, now }: When,
  work: (application: ApplicationRow) => Promise<Result>,
): Promise<Result | Refused> {
  const application = await lockOwn(tx, person.id, { locale, now })
  const by = { actor: 'applicant', who: person.email, now } as const
  const step = await takeStep(tx, application, 'save', by, { facts: calendarFacts(application, now) })
  if (!step.ok) return step
  await tx
    .update(exhibitorApplications)
    .set({ updatedAt: now, locale })
    .where(eq(exhibitorApplications.id, application.id))
  return work(application)
}

export type WorkChange =
  | { ok: true; revision: number }
  | { ok: false; reason: Reason | 'changed-elsewhere' | 'no-such-work' }

/** Keeps what is said of a work. Who has seen an earlier revision overwrites nothing. */
export function saveWork(
  pool: pg.Pool,
  person: Person,
  sent: { id: string; fields: Readonly<Record<string, string>>; revision: number },
  when: When,
): Promise<WorkChange> {
  return transaction(pool, tx =>
    withinDraft(tx, person, when, async (application): Promise<WorkChange> => {
      const work = (await readWorks(tx, application.id)).find(({ id }) => id === sent.id)
      if (!work) return { ok: false, reason: 'no-such-work' }
      const fields = workValues(sent.fields, work.fields)
      const isUnchanged = Object.entries(fields).every(([name, value]) => value === (work.fields[name] ?? ''))
      if (isUnchanged) return { ok: true, revision: work.revision }
      if (sent.revision !== work.revision) return { ok: false, reason: 'changed-elsewhere' }
      const revision = work.revision + 1
      await tx.update(exhibitorWorks).set({ fields, revision }).where(eq(exhibitorWorks.id, work.id))
      return { ok: true, revision }
    }),
  )
}

export type Moved = { ok: true; place: number } | { ok: false; reason: Reason | 'no-such-work' }

/** Puts a work at another place; the others close up. Beyond the ends is the end. */
export function moveWork(
  pool: pg.Pool,
  person: Person,
  { id, to }: { id: string; to: 'up' | 'down' | number },
  when: When,
): Promise<Moved> {
  return transaction(pool, tx =>
    withinDraft(tx, person, when, async (application): Promise<Moved> => {
      const works = await readWorks(tx, application.id)
      const from = works.findIndex(work => work.id === id)
      const moved = works[from]
      if (!moved) return { ok: false, reason: 'no-such-work' }
      const wished = to === 'up' ? from - 1 : to === 'down' ? from + 1 : to - 1
      const index = Math.min(Math.max(wished, 0), works.length - 1)
      const others = works.filter(work => work !== moved)
      for (const [at, work] of others.toSpliced(index, 0, moved).entries()) {
        if (work.place === at + 1) continue
        await tx
          .update(exhibitorWorks)
          .set({ place: at + 1 })
          .where(eq(exhibitorWorks.id, work.id))
      }
      return { ok: true, place: index + 1 }
    }),
  )
}

/** A work that is still to be shown and described, at the end. */
export async function addWork(tx: Tx, application: ApplicationRow): Promise<string> {
  const works = await readWorks(tx, application.id)
  const [row] = await tx
    .insert(exhibitorWorks)
    .values({ applicationId: application.id, place: works.length + 1 })
    .returning({ id: exhibitorWorks.id })
  if (!row) throw new Error('the work was not stored')
  return row.id
}

/** Takes a work out; those behind it close up. */
export async function takeOut(
  tx: Tx,
  work: { id: string; applicationId: string; place: number },
): Promise<void> {
  await tx.delete(exhibitorWorks).where(eq(exhibitorWorks.id, work.id))
  await tx
    .update(exhibitorWorks)
    .set({ place: sql`${exhibitorWorks.place} - 1` })
    .where(and(eq(exhibitorWorks.applicationId, work.applicationId), gt(exhibitorWorks.place, work.place)))
}
