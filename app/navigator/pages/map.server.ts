import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../pages/load-context.ts'

export async function load(context: LoadContext) {
  return { page: await loadPage(context, 'map') }
}
