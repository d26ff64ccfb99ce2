import type { LoadContext } from '../../pages/load-context.ts'
import { bagSizeIn } from '../bag-size.ts'
import { loadDocument } from '../load-document.server.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  const document = await loadDocument(context, 'visiting-rules')
  return { page: await loadPage(context, 'visiting-rules'), document, bag: bagSizeIn(document.articles) }
}
