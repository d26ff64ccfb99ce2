import { loadPage } from '../../content/load-page.server.ts'
import { publishedParticipants } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { listOf } from '../list-entry.ts'

export async function load(context: LoadContext) {
  const { db, locale } = context
  context.dependsOn('participants', 'works', 'pictures')
  const fill = (text: string) => text
  const page = await loadPage(context, 'participants')
  const rows = await publishedParticipants({ db, locale, fill })
  const twins = await publishedParticipants({ db, locale: locale === 'ru' ? 'en' : 'ru', fill })
  return { page, ...listOf(rows, twins, locale === 'en') }
}
