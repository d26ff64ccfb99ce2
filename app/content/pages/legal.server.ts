import type { LoadContext } from '../../page-server/load-context.ts'
import { loadDocument } from '../documents/load-document.server.ts'
import { loadPage } from '../load-page.server.ts'
import { pageKeyOf } from '../page-key.ts'

export async function load(context: LoadContext) {
  const key = pageKeyOf(context.pathname)
  return { page: await loadPage(context, key), document: await loadDocument(context, key) }
}
