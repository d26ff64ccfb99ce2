import type { LoadContext } from '../../page-server/load-context.ts'
import { bagSizeIn } from '../documents/bag-size.ts'
import { loadDocument } from '../documents/load-document.server.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  const document = await loadDocument(context, 'visiting-rules')
  return { page: await loadPage(context, 'visiting-rules'), document, bag: bagSizeIn(document.articles) }
}
