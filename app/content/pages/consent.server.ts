import type { LoadContext } from '../../pages/load-context.ts'
import { slugOfPurpose } from '../document-path.ts'
import { loadDocument } from '../load-document.server.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  const document = await loadDocument(context, slugOfPurpose(context.params.purpose ?? ''))
  const policy = await loadPage(context, 'privacy')
  return { document, policyTitle: policy.title }
}
