import type { LoadContext } from '../../page-server/load-context.ts'
import { loadPage } from '../load-page.server.ts'
import { pageKeyOf } from '../page-key.ts'

export async function load(context: LoadContext) {
  return { page: await loadPage(context, pageKeyOf(context.pathname)) }
}
