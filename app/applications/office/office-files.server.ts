import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, Hono } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { holdsRole } from '../../accounts/roles.ts'
import { PageFailure } from '../../navigation/page-error.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { toCsv } from '../../platform/csv.ts'
import { dayOf } from '../../platform/dates.ts'
import { splitLocale } from '../../platform/languages.ts'
import { toXlsx } from '../../platform/xlsx.server.ts'
import type { Desk } from '../submit-application.server.ts'
import { everySubmission } from './find-submissions.server.ts'
import { readFilter } from './submission-filter.ts'
import { submissionTable } from './submission-table.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const files = {
  csv: { type: 'text/csv; charset=utf-8', make: (rows: string[][]) => toCsv(rows) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: (rows: string[][], title: string) => toXlsx(rows, title),
  },
}

/** The list as a file, with the filter of the list. */
export function submissionFiles<Env extends object>(
  web: Hono<Env>,
  { desk, people, clock }: { desk: Pick<Desk, 'pool' | 'edition'>; people: People; clock: Clock },
): void {
  const db = drizzle(desk.pool)
  for (const prefix of ['', '/en']) {
    web.get(`${prefix}/office/submissions.csv`, c => send(c, 'csv'))
    web.get(`${prefix}/office/submissions.xlsx`, c => send(c, 'xlsx'))
  }

  async function send(c: Context, kind: keyof typeof files): Promise<Response> {
    const person = await people.of(c)
    if (!person || !holdsRole(person, 'requests'))
      throw new PageFailure(403, 'This file is for the role requests.')
    const { pathname, searchParams } = new URL(c.req.url)
    const { locale } = splitLocale(pathname)
    const t = { ru, en }[locale]
    const filter = readFilter(searchParams)
    const rows = submissionTable(await everySubmission(db, filter), {
      form: filter.form,
      t,
      edition: desk.edition,
      locale,
    })
    const name = ['submissions', filter.form, dayOf(clock.now())].filter(Boolean).join('-')
    return new Response(files[kind].make(rows, t.list.title), {
      headers: {
        'content-type': files[kind].type,
        'content-disposition': `attachment; filename="${name}.${kind}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }
}
