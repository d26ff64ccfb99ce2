import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { FormTaking } from '../applications/send-form.server.ts'
import { documentsInForce } from '../content/documents/read-documents-in-force.server.ts'
import { publishedDepartments } from '../content/read-lists.server.ts'
import { dayOf } from '../platform/dates.ts'
import { defaultLocale } from '../platform/languages.ts'

/** What the room of applications must know of the content: the papers in force, and who answers which form. */
export function formLookups({
  pool,
}: {
  pool: pg.Pool
}): Pick<FormTaking, 'consentsInForce' | 'departmentOf'> {
  const db = drizzle(pool)
  return {
    consentsInForce: (slugs, now) => documentsInForce(db, slugs, dayOf(now)),
    async departmentOf(form) {
      const all = await publishedDepartments({ db, locale: defaultLocale, fill: text => text })
      const own = all.find(({ forms }) => forms.includes(form)) ?? all.at(-1)
      if (!own) throw new Error('no department answers forms')
      return { name: own.name, email: own.email }
    },
  }
}
