import { loadMembers } from '../../content/load-members.server.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export async function load(context: LoadContext) {
  return {
    page: await loadPage(context, 'award-jury'),
    awardTitle: (await loadPage(context, 'award')).title,
    members: await loadMembers(context, 'jury'),
  }
}
