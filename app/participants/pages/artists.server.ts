import { loadPage } from '../../content/load-page.server.ts'
import { publishedArtists } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export async function load(context: LoadContext) {
  const { db, edition, locale } = context
  context.dependsOn('artists')
  const page = await loadPage(context, 'artists')
  const rows = await publishedArtists({ db, edition, locale, fill: text => text })
  return {
    page,
    artists: rows.map(({ slug, path, name, born, practice }) => ({ slug, path, name, born, practice })),
  }
}
