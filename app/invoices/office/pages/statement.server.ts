import { PageFailure } from '../../../navigation/page-error.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf, formatDay, formatDays } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { postStatement } from '../../import-statement.server.ts'
import type { Outcome } from '../../match-statement.ts'
import { type Decision, settleLine } from '../../settle-line.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import {
  countLines,
  findLines,
  invoicesNamed,
  linesOnPage,
  readLine,
  readStatementFile,
  searchInvoices,
} from '../read-statements.server.ts'
import { invoiceAction, unknownAction } from '../run-invoice-action.server.ts'
import { showLines } from '../show-line.server.ts'

const outcomes: readonly Outcome[] = ['matched', 'to-decide', 'not-ours', 'already-booked']

export async function load(context: SignedIn<LoadContext>) {
  const { db, params, search, locale, posted } = context
  const statement = await readStatementFile(db, params.id ?? '')
  if (!statement) throw new PageFailure(404, `There is no statement ${params.id}.`)
  const counted = await countLines(db, statement.id)
  const outcome = outcomes.find(one => one === search.get('outcome')) ?? ''
  const counts = outcomes.map(one => {
    const own = counted.filter(row => row.outcome === one)
    const sumKopecks = own.reduce((sum, row) => sum + (row.isIncoming ? row.sumKopecks : 0), 0)
    return {
      outcome: one,
      count: own.reduce((sum, { count }) => sum + count, 0),
      sum: formatRoubles(sumKopecks, locale),
    }
  })
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const count = outcome === '' ? all : (counts.find(one => one.outcome === outcome)?.count ?? 0)
  const pages = Math.max(1, Math.ceil(count / linesOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const lines = await findLines(db, statement.id, outcome, page)
  const received = counted.reduce((sum, row) => sum + (row.isIncoming ? row.sumKopecks : 0), 0)
  const { receivedKopecks, fromDay, toDay, importedAt } = statement
  return {
    ...(await loadFrame(context)),
    id: statement.id,
    fileName: statement.fileName,
    format: statement.format,
    days: fromDay && toDay ? formatDays(fromDay, toDay, locale, { withYear: true }) : '',
    who: statement.importedBy,
    moment: `${formatDay(dayOf(importedAt), locale)}, ${timeOf(importedAt)}`,
    balance: receivedKopecks === null ? null : receivedKopecks === received,
    outcome,
    counts,
    all,
    count,
    page,
    pages,
    from: (page - 1) * linesOnPage + 1,
    to: (page - 1) * linesOnPage + lines.length,
    toBook: counted
      .filter(row => row.outcome === 'matched' && !row.isBooked)
      .reduce((sum, row) => sum + row.count, 0),
    lines: await showLines(db, lines, locale),
    chosen: await chosen(posted?.values.line ?? search.get('line')),
  }

  async function chosen(asked: string | null) {
    const line = /^\d{1,15}$/.test(asked ?? '')
      ? await readLine(db, statement?.id ?? '', Number(asked))
      : null
    if (!line) return null
    const [shown] = await showLines(db, [line], locale)
    const query = (search.get('q') ?? '').trim().slice(0, 100)
    const found = query ? await searchInvoices(db, query) : []
    const ids = [...new Set([...found, ...line.candidates])]
    const named = await invoicesNamed(db, ids)
    return (
      shown && {
        ...shown,
        query,
        hasFound: found.length > 0,
        candidates: ids.flatMap(id => {
          const invoice = named.find(one => one.id === id)
          if (!invoice || invoice.cancelledAt) return []
          return [
            {
              id,
              number: invoice.number,
              payer: invoice.payerName,
              stand: invoice.standCode,
              sum: formatRoubles(invoice.totalKopecks, locale),
              due: formatDay(invoice.dueOn, locale),
            },
          ]
        }),
      }
    )
  }
}

export type StatementData = Awaited<ReturnType<typeof load>>

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A decision about one line of this file; a line of another is none of this page's. */
function decide(done: 'booked' | 'not-ours' | 'undone', read: (invoice: string) => Decision | null) {
  return invoiceAction(async ({ db, fields, params, person, now }, { pool, onPaid }) => {
    const decision = read(fields.invoice ?? '')
    if (!decision) return { refused: 'choose-invoice', field: 'invoice' }
    const lineId = /^\d{1,15}$/.test(fields.line ?? '') ? Number(fields.line) : -1
    if (!(await readLine(db, params.id ?? '', lineId))) return { refused: 'unknown' }
    const cause = { actor: person.email, reason: '', now }
    const outcome = await settleLine(pool, lineId, decision, cause, onPaid)
    return outcome === 'done' ? { done } : { refused: outcome }
  })
}

export const actions: Actions = {
  post: invoiceAction(async ({ params, person, now }, { pool, onPaid }) => {
    const cause = { actor: person.email, reason: '', now }
    const { booked } = await postStatement(pool, params.id ?? '', cause, onPaid)
    return booked > 0 ? { done: 'posted' } : { refused: 'nothing-to-book' }
  }),
  book: decide('booked', invoiceId => (uuid.test(invoiceId) ? { kind: 'book', invoiceId } : null)),
  'not-ours': decide('not-ours', () => ({ kind: 'not-ours' })),
  undo: decide('undone', () => ({ kind: 'undo' })),
  default: unknownAction,
}
