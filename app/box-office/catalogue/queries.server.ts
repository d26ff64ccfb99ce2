import { sql } from 'drizzle-orm'
import { isPublished } from '../../content/read-lists.server.ts'
import { departments } from '../../content/tables.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { writtenOnce } from '../../platform/database/json-rows.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'

export type Office = { email: string; phone: string }

/** Where tickets are sold and returned: the department visitors write to; null when nobody is published. */
export async function ticketOffice({ db, locale, dependsOn }: LoadContext): Promise<Office | null> {
  dependsOn('departments')
  const [office] = await offices[locale](db, [])
  return office ?? null
}

const officeIn = (locale: LocaleCode) =>
  writtenOnce<Office>(sql`
    select ${departments.email}, ${departments.phone} from ${departments}
    where ${departments.slug} = 'visitors-and-tickets' and ${isPublished(departments, locale)}`)

const offices = { ru: officeIn('ru'), en: officeIn('en') }
