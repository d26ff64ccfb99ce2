import type { LoadContext } from '../../page-server/load-context.ts'
import { loadPage, readerOf } from '../load-page.server.ts'
import { publishedPartners } from '../read-lists.server.ts'

export async function load(context: LoadContext) {
  context.dependsOn('partners', 'pictures')
  const partners = await publishedPartners(readerOf(context))
  return {
    page: await loadPage(context, 'partners'),
    partners: partners.map(({ slug, name, category, role, about, markPath, website }) => ({
      slug,
      name,
      category,
      role,
      about,
      mark: markPath,
      website,
    })),
  }
}
