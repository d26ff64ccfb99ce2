import { and, count, desc, eq, gte, inArray, ne } from 'drizzle-orm'
import { editionChanges, editionTurns } from '../../editions/tables.ts'
import type { OfficeRoom } from '../../office/office-room.ts'
import { fill } from '../../platform/fill.ts'
import { editionDeskTexts } from './texts.server.ts'

const at = '/office/edition/'

/** Changes of the season that wait for somebody to agree. */
export const editionInOffice: OfficeRoom = {
  at,
  async waiting({ db, locale }) {
    const [row] = await db
      .select({ count: count() })
      .from(editionChanges)
      .where(eq(editionChanges.state, 'proposed'))
    const [turn] = await db
      .select({ count: count() })
      .from(editionTurns)
      .where(eq(editionTurns.state, 'proposed'))
    return [
      { label: editionDeskTexts[locale].inOffice, count: row?.count ?? 0, to: at },
      { label: editionDeskTexts[locale].turnInOffice, count: turn?.count ?? 0, to: `${at}all/` },
    ]
  },
  async happened({ db, edition, locale, person, since }) {
    const answered = await db
      .select({ state: editionChanges.state, who: editionChanges.decidedBy, at: editionChanges.decidedAt })
      .from(editionChanges)
      .where(
        and(
          eq(editionChanges.editionId, edition.id),
          eq(editionChanges.proposedById, person.id),
          ne(editionChanges.decidedById, person.id),
          inArray(editionChanges.state, ['agreed', 'refused']),
          gte(editionChanges.decidedAt, since),
        ),
      )
      .orderBy(desc(editionChanges.decidedAt))
      .limit(20)
    const t = editionDeskTexts[locale].happened
    return answered.flatMap(({ state, who, at: when }) =>
      when
        ? [{ at: when, text: fill(state === 'agreed' ? t.agreed : t.refused, { who: who ?? '' }), to: at }]
        : [],
    )
  },
}
