import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors, fairsUnderWay, isCalledOff } from '../../editions/open-fair.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type Day, dayAfter, dayOf, daysBetween } from '../../platform/dates.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import { localeCodes } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { exhibitorApplications as applications } from '../tables.ts'
import { lockApplication } from '../take-step.server.ts'
import { checklist } from './check-materials.server.ts'
import { findRecipient } from './find-recipient.server.ts'
import { deadlineOf } from './items.ts'
import { reminderLetter } from './mails.ts'
import { readArrival, readMarks, readMaterials } from './read-materials.server.ts'
import { materialReminders } from './tables.ts'

/** So many days before a deadline its exhibitors are reminded. */
export const remindedBefore = [14, 7, 2] as const

export type Reminding = { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'>; publicUrl: string }

const most = 200
/** Nobody is woken by a deadline. */
const morning = '09:00'

/**
 * Whoever misses something 14, 7 or 2 days before it is due is told, once each. Who comes late to a day hears of the
 * nearest one only; a day on which nothing was missing is done with too. A fair that is not over reminds its own, the next being
 * open already.
 */
export async function remindExhibitors(services: Reminding, now: Date): Promise<number> {
  if (timeOf(now) < morning) return 0
  let sent = 0
  for (const id of fairsUnderWay(now))
    if (!isCalledOff(id)) sent += await remindThoseOf(fairOfExhibitors(id), services, now)
  return sent
}

async function remindThoseOf(fair: OpenFair, services: Reminding, now: Date): Promise<number> {
  const deadlines = [...new Set([fair.materialsUntil, fair.arrivalUntil])]
  let sent = 0
  for (const deadline of deadlines) {
    const daysBefore = dueBefore(deadline, dayOf(now))
    if (daysBefore === null) continue
    for (const id of await notReminded(services.pool, fair, { deadline, daysBefore }))
      if (await remind(services, id, { fair, deadline, daysBefore, now })) sent += 1
  }
  return sent
}

/** Which reminder it is time for: the last whose day has come; none before the first and after the deadline. */
export function dueBefore(deadline: Day, today: Day): number | null {
  if (today > deadline) return null
  return remindedBefore.findLast(days => today >= dayAfter(deadline, -days)) ?? null
}

async function notReminded(
  pool: pg.Pool,
  fair: OpenFair,
  { deadline, daysBefore }: Pick<Due, 'deadline' | 'daysBefore'>,
): Promise<string[]> {
  const db = drizzle(pool)
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.editionId, fair.id),
        inArray(applications.state, ['stand-paid', 'materials-in-review', 'published']),
        notExists(
          db
            .select({ one: sql`1` })
            .from(materialReminders)
            .where(
              and(
                eq(materialReminders.applicationId, applications.id),
                eq(materialReminders.deadline, deadline),
                eq(materialReminders.daysBefore, daysBefore),
              ),
            ),
        ),
      ),
    )
    .limit(most)
  return rows.map(({ id }) => id)
}

type Due = { fair: OpenFair; deadline: Day; daysBefore: number; now: Date }

function remind({ pool, jobs, publicUrl }: Reminding, id: string, due: Due): Promise<boolean> {
  const { fair, deadline, daysBefore, now } = due
  return transaction(pool, async tx => {
    const application = await lockApplication(tx, id)
    const [mine] = await tx
      .insert(materialReminders)
      .values({ applicationId: id, deadline, daysBefore, at: now })
      .onConflictDoNothing()
      .returning({ id: materialReminders.applicationId })
    // Another process was quicker.
    if (!application || !mine) return false
    const locale = localeCodes.find(code => code === application.locale) ?? 'ru'
    const { lines } = checklist(
      {
        application,
        materials: await readMaterials(tx, application),
        marks: await readMarks(tx, id),
        arrival: await readArrival(tx, id),
      },
      { locale, now },
    )
    // What is filled in but was never handed in is missing too; a page that is on the site has all it needs.
    const isOpen = (state: string) =>
      state === 'missing' || state === 'comment' || (state === 'filled' && application.state === 'stand-paid')
    const missing = lines
      .filter(({ item, state }) => deadlineOf(item, fair) === deadline && isOpen(state))
      .map(({ item }) => item)
    const told = await findRecipient(tx, application)
    if (missing.length === 0 || !told) return false
    const days = daysBetween(dayOf(now), deadline)
    const letter = reminderLetter({ ...told, until: deadline, days, missing, publicUrl })
    await postLetter(tx, jobs, { ...letter, kind: 'exhibitor-materials-reminder', about: [id] }, now)
    return true
  })
}
