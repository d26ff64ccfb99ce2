import type { LoadContext } from '../../pages/load-context.ts'
import { loadPage } from '../load-page.server.ts'
import { publishedSpeakers } from '../queries.server.ts'
import { speakerCard } from '../speaker-card.ts'

export async function load(context: LoadContext) {
  const { db, locale } = context
  context.dependsOn('speakers', 'pictures')
  const [page, rows] = [await loadPage(context, 'speakers'), await publishedSpeakers(db, locale)]
  return { page, speakers: rows.map(row => speakerCard(row.speaker, row.picture, locale)) }
}
