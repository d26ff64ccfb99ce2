import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Counter } from '../applications/application-forms.server.ts'
import { documentInForce, publishedDepartments } from '../content/list-queries.server.ts'
import { dayOf } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'

/** What the room of applications must know of the content: the papers in force, and who answers which form. */
export function papersAndPeople({
  pool,
}: {
  pool: pg.Pool
}): Pick<Counter, 'consentsInForce' | 'departmentOf'> {
  const reader = (locale: LocaleCode) => ({ db: drizzle(pool), locale, fill: (text: string) => text })
  return {
    async consentsInForce(slugs, locale, now) {
      const found = await Promise.all(slugs.map(slug => documentInForce(reader(locale), slug, dayOf(now))))
      return slugs.map((slug, place) => {
        const paper = found[place]
        if (!paper) throw new Error(`no version of «${slug}» is in force`)
        return { document: slug, version: paper.version, hash: paper.sha256 }
      })
    },
    async departmentOf(form) {
      const all = await publishedDepartments(reader('ru'))
      const own = all.find(({ forms }) => forms.includes(form)) ?? all.at(-1)
      if (!own) throw new Error('no department answers forms')
      return { name: own.name, email: own.email }
    },
  }
}
