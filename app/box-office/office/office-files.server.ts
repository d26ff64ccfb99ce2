import { drizzle } from 'drizzle-orm/node-postgres'
import type { Context, Hono } from 'hono'
import type { People } from '../../accounts/open-accounts.server.ts'
import { holdsRole } from '../../accounts/roles.ts'
import { PageFailure } from '../../navigation/page-error.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { toCsv } from '../../platform/csv.ts'
import { dayOf } from '../../platform/dates.ts'
import { type LocaleCode, splitLocale } from '../../platform/languages.ts'
import type { BoxOffice } from '../box-office.ts'
import { affectedOrders } from '../call-off/preview-call-off.server.ts'
import { productName } from '../catalogue/products.ts'
import { officeReturns, returnFilters } from './read-returns.server.ts'
import en from './texts.en.ts'
import ru, { type OfficeTexts } from './texts.ru.ts'

type Row = (string | number | null)[]

/** The office's lists as files a spreadsheet opens. */
export function officeFiles<Env extends object>(
  web: Hono<Env>,
  { boxOffice, people, clock }: { boxOffice: BoxOffice; people: People; clock: Clock },
): void {
  const db = drizzle(boxOffice.pool)
  for (const prefix of ['', '/en']) {
    web.get(`${prefix}/office/refunds.csv`, c => send(c, 'refunds', (t, locale) => refunds(c, t, locale)))
    web.get(`${prefix}/office/fair.csv`, c => send(c, 'fair', fair))
  }

  async function send(
    c: Context,
    name: string,
    make: (t: OfficeTexts, locale: LocaleCode) => Promise<Row[]>,
  ): Promise<Response> {
    const person = await people.of(c)
    if (!person || !holdsRole(person, 'box-office'))
      throw new PageFailure(403, 'This file is for the box office.')
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    return new Response(toCsv(await make({ ru, en }[locale], locale)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${dayOf(clock.now())}.csv"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }

  async function refunds(c: Context, t: OfficeTexts, locale: LocaleCode): Promise<Row[]> {
    const filter = returnFilters.find(one => one === c.req.query('state')) ?? 'waiting'
    const { columns } = t.refunds
    const rows = await officeReturns(db, filter, 100_000)
    return [
      [
        columns.due,
        columns.order,
        columns.buyer,
        t.order.email,
        columns.ticket,
        columns.reason,
        '%',
        `${columns.sum}, ₽`,
        columns.papers,
        columns.state,
      ],
      ...rows.map(row => [
        row.dueOn,
        row.code,
        row.name,
        row.email,
        plain(productName(row.product, locale)),
        (t.returnReasons as Record<string, string>)[row.reason] ?? row.reason,
        row.percent,
        roubles(row.amountKopecks),
        row.documentsAt && dayOf(row.documentsAt),
        plain(t.returnStates[row.state]),
      ]),
    ]
  }

  async function fair(t: OfficeTexts): Promise<Row[]> {
    const { csvColumns: columns } = t.fair
    const states = t.orderStates as Record<string, string>
    return [
      [
        columns.code,
        columns.name,
        columns.email,
        columns.state,
        columns.tickets,
        columns.sum,
        columns.used,
        columns.returned,
        columns.returnedSum,
      ],
      ...(await affectedOrders(db)).map(row => [
        row.code,
        row.name,
        row.email,
        plain(states[row.state] ?? row.state),
        row.tickets,
        roubles(row.amountKopecks),
        row.used,
        row.returned,
        roubles(row.returnedKopecks),
      ]),
    ]
  }
}

// A number a spreadsheet of either language adds up: whole roubles have no fraction.
function roubles(kopecks: number): string | number {
  return kopecks % 100 === 0 ? kopecks / 100 : (kopecks / 100).toFixed(2)
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
