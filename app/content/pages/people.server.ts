import type { LoadContext } from '../../page-server/load-context.ts'
import { loadMembers } from '../load-members.server.ts'
import { loadPage } from '../load-page.server.ts'
import { pageKeyOf } from '../page-key.ts'

const bodies = { team: 'team', 'curatorial-council': 'curatorial', 'expert-council': 'expert' } as const

export async function load(context: LoadContext) {
  const key = pageKeyOf(context.pathname) as keyof typeof bodies
  return { page: await loadPage(context, key), members: await loadMembers(context, bodies[key]) }
}
