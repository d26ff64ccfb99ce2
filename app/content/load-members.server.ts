import type { LoadContext } from '../page-server/load-context.ts'
import { readerOf } from './load-page.server.ts'
import { publishedMembers } from './read-lists.server.ts'

export type Body = 'jury' | 'curatorial' | 'expert' | 'team'

/** The people of one body of the fair, in the order they are named. */
export async function loadMembers(context: LoadContext, body: Body) {
  context.dependsOn('members', 'pictures')
  const members = await publishedMembers(readerOf(context))
  return members.filter(member => member.body === body)
}

export type Member = Awaited<ReturnType<typeof loadMembers>>[number]
