import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { FormTaking } from '../applications/send-form.server.ts'
import { documentsInForce } from '../content/documents/read-documents-in-force.server.ts'
import { findExhibitorEmail, findWork, workLine } from '../content/find-work.server.ts'
import { publishedDepartments } from '../content/read-lists.server.ts'
import type { Edition } from '../editions/edition.ts'
import { dayOf } from '../platform/dates.ts'
import { type Both, defaultLocale, type LocaleCode, localeCodes } from '../platform/languages.ts'

/** What the room of applications must know of the content: the papers in force, who answers which form, and which works there are. */
export function formLookups(
  { pool }: { pool: pg.Pool },
  edition: Edition,
): Pick<FormTaking, 'consentsInForce' | 'departmentOf' | 'findWork' | 'exhibitorOf'> {
  const db = drizzle(pool)
  return {
    consentsInForce: (slugs, now) => documentsInForce(db, slugs, dayOf(now)),
    async departmentOf(form) {
      const all = await publishedDepartments({ db, locale: defaultLocale, fill: text => text })
      const own = all.find(({ forms }) => forms.includes(form)) ?? all.at(-1)
      if (!own) throw new Error('no department answers forms')
      return { name: own.name, email: own.email }
    },
    async findWork(number, locale) {
      const read = async (code: LocaleCode) => {
        const work = await findWork({ db, edition, locale: code, fill: text => text }, number)
        return work && { isSold: work.mark === 'sold', line: workLine(work, code) }
      }
      const own = await read(locale)
      if (!own) return null
      const others = localeCodes.map(async code => [code, (await read(code))?.line ?? own.line] as const)
      return { isSold: own.isSold, line: Object.fromEntries(await Promise.all(others)) as Both }
    },
    exhibitorOf: number =>
      findExhibitorEmail({ db, edition, locale: defaultLocale, fill: text => text }, number),
  }
}

/** The paper that somebody who registers agrees to: the same as every applicant's. */
export function accountConsent({ pool }: { pool: pg.Pool }) {
  const db = drizzle(pool)
  return async (now: Date) => {
    const [paper] = await documentsInForce(db, ['consent-application'], dayOf(now))
    if (!paper) throw new Error('nothing to agree to is in force')
    return paper
  }
}
