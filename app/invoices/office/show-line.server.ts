import type { Db } from '../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { bookedIn, bookedTo, invoicesNamed, type Line } from './read-statements.server.ts'
import { invoiceTexts } from './texts.server.ts'

/** Lines as they are read: what each is, and why, in a sentence. */
export async function showLines(db: Db, lines: readonly Line[], locale: LocaleCode) {
  const t = invoiceTexts[locale]
  const booked = await bookedTo(
    db,
    lines.map(({ id }) => id),
  )
  const again = await bookedIn(
    db,
    lines.filter(({ outcome }) => outcome === 'already-booked').map(({ identity }) => identity),
  )
  const named = await invoicesNamed(db, [
    ...booked.values(),
    ...lines.flatMap(({ candidates }) => candidates),
  ])
  const numberOf = (id: string | undefined) => named.find(invoice => invoice.id === id)?.number ?? ''

  function told(line: Line): string {
    const { reason, outcome, bookedAt, decidedBy } = line
    if (bookedAt) return fill(t.bookedTo, { number: numberOf(booked.get(line.id)) })
    if (decidedBy && outcome === 'not-ours') return fill(t.decidedNotOurs, { who: decidedBy })
    if (decidedBy && outcome === 'to-decide') return t.undone
    const at = again.get(line.identity)
    return fill(t.reasons[reason], {
      difference: formatRoubles(line.differenceKopecks, locale),
      number: numberOf(line.candidates[0]),
      moment: at ? `${formatDay(dayOf(at), locale)}, ${timeOf(at)}` : t.none,
    })
  }

  return lines.map(line => ({
    id: line.id,
    day: formatDay(line.day, locale),
    number: line.number,
    payer: line.payerName || t.none,
    inn: line.payerInn,
    purpose: line.purpose,
    sum: `${line.isIncoming ? '' : '–'}${formatRoubles(line.sumKopecks, locale)}`,
    outcome: line.outcome,
    isBooked: line.bookedAt !== null,
    isDecided: line.decidedBy !== null,
    isIncoming: line.isIncoming,
    told: told(line),
  }))
}

export type ShownLine = Awaited<ReturnType<typeof showLines>>[number]
