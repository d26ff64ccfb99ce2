import { publishedParticipants } from '../content/read-lists.server.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import type { Exhibitor } from './exhibitors.ts'

/** Who stands where, as the plan and the list need it. */
export async function exhibitorsOf(context: LoadContext): Promise<Exhibitor[]> {
  const { db, edition, locale, now } = context
  context.dependsOn('participants', 'works', 'pictures')
  const rows = await publishedParticipants({ db, locale, fill: readerOfTexts(edition, locale, now) })
  return rows.map(({ standCode, slug, name, type, city, works }) => {
    const picture = works[0]?.picture
    return {
      code: standCode,
      slug,
      name,
      type: type as Exhibitor['type'],
      city,
      picture: picture ? { src: picture.src, width: picture.width, height: picture.height } : null,
    }
  })
}
