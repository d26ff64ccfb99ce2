import { count, eq } from 'drizzle-orm'
import { type BlockView, blockOf } from '../../content/blocks/block-view.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { awardCalendar } from '../award-calendar.ts'
import { awardApplications } from '../tables.ts'
import { drawCalendar } from './parts/drawn.tsx'
import { resultTexts } from './texts.server.ts'

/**
 * The award's calendar, drawn. Once applications are over their number is told, and once the jury's days are over that of the
 * books it had: neither changes any more, and neither depends on what was decided.
 */
export async function loadCalendar(
  { db, edition, locale, now }: LoadContext,
  page: { blocks: BlockView[] },
): Promise<string> {
  const block = blockOf(page, 'steps')
  if (!block) return ''
  const t = resultTexts[locale]
  const steps = awardCalendar(edition, now)
  const [received, admitted] = await countBooks(db, edition.id)
  const counted = [
    received > 0 &&
      fill(t.received, {
        applications: fill(plural(received, locale, t.laureates.applications), { count: received }),
      }),
    admitted > 0 && fill(plural(admitted, locale, t.read), { count: admitted }),
  ]
  const points = block.items.map((item, place) => {
    const step = steps[place] ?? { state: 'ahead' as const, percent: 0 }
    const past = step.state === 'past' && counted[place]
    return { ...step, when: item.title, what: past || item.text }
  })
  return drawCalendar(block.title, points, t)
}

async function countBooks(db: Db, editionId: string): Promise<[number, number]> {
  const rows = await db
    .select({ state: awardApplications.state, books: count() })
    .from(awardApplications)
    .where(eq(awardApplications.editionId, editionId))
    .groupBy(awardApplications.state)
  const all = rows.reduce((sum, { books }) => sum + books, 0)
  return [all, rows.find(({ state }) => state === 'admitted')?.books ?? 0]
}
