import { sql } from 'drizzle-orm'
import { ledger } from '../../box-office/ledger/tables.ts'
import { calledOffFairs } from '../../editions/open-fair.ts'
import { invoicePayments, invoices } from '../../invoices/tables.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { standHolds } from '../stands/tables.ts'
import type { ExhibitorState } from '../states.ts'
import { exhibitorApplications } from '../tables.ts'

export const looseMoneyOnPage = 50

/** Money of an exhibitor who has no stand: what the book says came in, less what went out or is promised. */
export type LooseMoney = {
  applicationId: string
  /** Null where the application itself is gone by now. */
  number: number | null
  nameRu: string
  nameEn: string
  state: ExhibitorState | null
  editionId: string | null
  leftKopecks: number
  /** Promised back through the gateway, which has not done it yet. */
  promisedKopecks: number
  invoices: { id: string; number: string; kopecks: number }[]
  /** The stand they had last; null where they never had one. Without an end it is still held, for a fair that is called off. */
  stand: { code: string; endedAt: Date | null; why: string } | null
}

// Money in and out, of each exhibitor, by the book; charges and releases are what is owed, not what has come.
const moneyOfAll = sql`
  select i.application_id,
    -sum(l.amount_kopecks)::bigint as received,
    coalesce(sum(l.amount_kopecks) filter (where l.kind = 'payout'), 0)::bigint as paid_out
  from ${ledger} l join ${invoices} i on i.id = l.invoice_id
  where l.kind in ('payment', 'correction', 'payout')
  group by i.application_id
  having -sum(l.amount_kopecks) > 0`

/** Where a fair does not take place, no stand of it is what somebody has paid for. */
const loose = () => sql`
  select m.application_id, m.received - p.promised as left_kopecks, p.promised
  from (${moneyOfAll}) m
  cross join lateral (
    select greatest(0, coalesce(sum(x.refunded_kopecks), 0) - m.paid_out)::bigint as promised
    from ${invoicePayments} x join ${invoices} i on i.id = x.invoice_id
    where i.application_id = m.application_id and x.taken_back_at is null) p
  where m.received > p.promised and not exists (
    select 1 from ${standHolds} h where h.application_id = m.application_id and h.state <> 'released'
      and h.edition_id <> all(${sql.param(calledOffFairs())}))`

/** How many have paid and have no stand, and how much. Whose money is all on its way back is not among them. */
export async function countLooseMoney(db: Db): Promise<{ count: number; kopecks: number }> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count, coalesce(sum(left_kopecks), 0)::text as kopecks from (${loose()}) found`,
  )
  const [row] = rows as { count: number; kopecks: string }[]
  return { count: row?.count ?? 0, kopecks: Number(row?.kopecks ?? 0) }
}

/** A page of them, the largest sum first. */
export async function findLooseMoney(db: Db, page: number) {
  const { rows } = await db.execute(sql`
    select f.application_id as "applicationId", f.left_kopecks::text as left, f.promised::text as promised,
      a.number, coalesce(a.name_ru, '') as "nameRu", coalesce(a.name_en, '') as "nameEn", a.state,
      a.edition_id as "editionId",
      h.stand_code as code, h.ended_at as "endedAt", h.why,
      (select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number, 'kopecks', o.kopecks) order by o.number), '[]')
        from (select i.id, i.number, -sum(l.amount_kopecks) as kopecks
          from ${invoices} i join ${ledger} l on l.invoice_id = i.id
          where i.application_id = f.application_id and l.kind in ('payment', 'correction', 'payout')
          group by i.id having -sum(l.amount_kopecks) > 0) o) as invoices
    from (${loose()}) f
    left join ${exhibitorApplications} a on a.id = f.application_id
    left join lateral (select stand_code, ended_at, why from ${standHolds} s
      where s.application_id = f.application_id order by s.since desc limit 1) h on true
    order by f.left_kopecks desc, f.application_id
    limit ${looseMoneyOnPage} offset ${(page - 1) * looseMoneyOnPage}`)
  return (rows as Row[]).map(
    ({ left, promised, code, endedAt, why, ...row }): LooseMoney => ({
      ...row,
      leftKopecks: Number(left),
      promisedKopecks: Number(promised),
      stand: code ? { code, endedAt: endedAt ? new Date(endedAt) : null, why: why ?? '' } : null,
    }),
  )
}

type Row = Omit<LooseMoney, 'leftKopecks' | 'promisedKopecks' | 'stand'> & {
  left: string
  promised: string
  code: string | null
  endedAt: string | Date | null
  why: string | null
}
