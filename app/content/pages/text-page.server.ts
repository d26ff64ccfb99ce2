import type { LoadContext } from '../../page-server/load-context.ts'
import { loadPage } from '../load-page.server.ts'
import { pageKeyAt } from '../page-key.ts'

export async function load(context: LoadContext) {
  return { page: await loadPage(context, pageKeyAt(context)) }
}
