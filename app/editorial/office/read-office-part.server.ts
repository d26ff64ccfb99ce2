import { sql } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import type { OfficeRoom } from '../../office/office-room.ts'
import { contentDrafts } from '../drafts/tables.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { warnedFrom } from '../pictures/read-library.server.ts'
import { contentReleases } from '../releases/tables.ts'
import { mayEdit, mayOpenKind } from '../rights.ts'
import { editorialHappened } from './read-notices.server.ts'
import { editorialTexts } from './texts.server.ts'

/** Drafts, translations, releases and pictures that want somebody, each to whoever can do something about it. */
export const editorialInOffice: OfficeRoom = {
  at: '/office/content/',
  happened: editorialHappened,
  async waiting({ db, person, locale, now }) {
    const kinds = sql.join(
      kindNames.filter(kind => mayOpenKind(person, kind)).map(kind => sql`${kind}`),
      sql`, `,
    )
    const { rows } = await db.execute(sql`
      select
        count(*) filter (where is_changed)::int as drafts,
        count(*) filter (where stale <> '{}')::int as stale,
        (select count(*)::int from ${contentReleases} where state = 'held-up') as "heldUp",
        (select count(*)::int from ${pictures}
          where trashed_at is null and rights_until <= ${warnedFrom(now)}) as rights
      from ${contentDrafts} where trashed_at is null and kind in (${kinds})`)
    const [row] = rows as Record<'drafts' | 'stale' | 'heldUp' | 'rights', number>[]
    const t = editorialTexts[locale].waiting
    const works = [
      { label: t.drafts, count: row?.drafts ?? 0, to: '/office/content/', for: 'write' },
      { label: t.stale, count: row?.stale ?? 0, to: '/office/content/', for: 'translate' },
      { label: t.heldUp, count: row?.heldUp ?? 0, to: '/office/releases/', for: 'publish' },
      { label: t.rights, count: row?.rights ?? 0, to: '/office/content/pictures/?list=rights', for: 'write' },
    ] as const
    return works
      .filter(work => mayEdit(person, work.for))
      .map(({ label, count, to }) => ({ label, count, to }))
  },
}
