import { publishedDepartments, type Reader } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

export type Office = { email: string; phone: string }

/** Where tickets are sold and returned: the department visitors write to; null when nobody is published. */
export async function ticketOffice(context: LoadContext, reader: Reader): Promise<Office | null> {
  context.dependsOn('departments')
  const departments = await publishedDepartments(reader)
  const own = departments.find(({ slug }) => slug === 'visitors-and-tickets')
  return own ? { email: own.email, phone: own.phone } : null
}
