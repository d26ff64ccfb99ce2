import type { LoadContext } from '../../page-server/load-context.ts'
import { slugOfPurpose } from '../documents/document-path.ts'
import { loadDocument } from '../documents/load-document.server.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  const document = await loadDocument(context, slugOfPurpose(context.params.purpose ?? ''))
  const policy = await loadPage(context, 'privacy')
  return { document, policyTitle: policy.title }
}
