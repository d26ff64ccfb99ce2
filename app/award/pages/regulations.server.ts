import { loadDocument } from '../../content/documents/load-document.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export async function load(context: LoadContext) {
  return {
    document: await loadDocument(context, 'award-regulations'),
    awardTitle: (await loadPage(context, 'award')).title,
  }
}
