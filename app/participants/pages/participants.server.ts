import { loadPage } from '../../content/load-page.server.ts'
import { publishedParticipants } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { listOf } from '../list-entry.ts'

/** In whose language names and cities are searched for as well. */
const twinOf: Record<LocaleCode, LocaleCode> = { ru: 'en', en: 'ru' }

export async function load(context: LoadContext) {
  const { db, locale } = context
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures')
  const fill = (text: string) => text
  const page = await loadPage(context, 'participants')
  const rows = await publishedParticipants({ db, locale, fill })
  const twins = await publishedParticipants({ db, locale: twinOf[locale], fill })
  return { page, ...listOf(rows, twins, locale) }
}
