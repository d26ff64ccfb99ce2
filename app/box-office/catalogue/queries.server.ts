import { sql } from 'drizzle-orm'
import { isPublished } from '../../content/read-lists.server.ts'
import { departments } from '../../content/tables.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { writtenOnce } from '../../platform/database/json-rows.server.ts'
import { keepRecentFor } from '../../platform/keep-recent.ts'
import type { LocaleCode } from '../../platform/languages.ts'

export type Office = { email: string; phone: string }

/** Where tickets are sold and returned: the department visitors write to; null when nobody is published. */
export async function ticketOffice({ db, locale, dependsOn }: LoadContext): Promise<Office | null> {
  dependsOn('departments')
  const [office] = await offices[locale](db, [])
  return office ?? null
}

/** The same for pages that are made anew for every visitor: read once, until the content changes. */
export function recentTicketOffice(context: LoadContext, contentVersion: string): Promise<Office | null> {
  return recent(context.db, `${contentVersion} ${context.locale}`, () => ticketOffice(context))
}

const recent = keepRecentFor<LoadContext['db'], Promise<Office | null>>(2)

const officeIn = (locale: LocaleCode) =>
  writtenOnce<Office>(sql`
    select ${departments.email}, ${departments.phone} from ${departments}
    where ${departments.slug} = 'visitors-and-tickets' and ${isPublished(departments, locale)}`)

const offices = { ru: officeIn('ru'), en: officeIn('en') }
