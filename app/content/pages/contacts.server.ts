import type { LoadContext } from '../../page-server/load-context.ts'
import { blocksOf } from '../blocks/block-view.ts'
import { loadPage } from '../load-page.server.ts'

export async function load(context: LoadContext) {
  // The legal details are written once, on the organiser's page.
  const organizer = await loadPage(context, 'organizer')
  return {
    page: await loadPage(context, 'contacts'),
    requisites: blocksOf(organizer, 'index').find(block => block.as === 'label'),
  }
}
