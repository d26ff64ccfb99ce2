import { fairOfExhibitors } from '../../editions/open-fair.ts'
import { purposeOf } from '../../invoices/issue-invoice.server.ts'
import { payee } from '../../invoices/payee.ts'
import { sumInWords } from '../../invoices/sum-in-words.ts'
import { withKopecks } from '../../invoices/with-kopecks.ts'
import { type Day, dayOf, formatDay, formatDays } from '../../platform/dates.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { basisOf } from './change-own-invoice.server.ts'
import type { StandBill } from './read-bill.server.ts'
import type { RequisiteField } from './requisite-form.ts'

/**
 * The invoice as it would be issued now, in Russian as it is; without its number, which is given with the press of the
 * button, and so without the code that pays it.
 */
export function showPreview(facts: {
  bill: StandBill
  payer: Record<RequisiteField, string>
  dueOn: Day
  application: Pick<ApplicationRow, 'number' | 'editionId'>
  now: Date
}) {
  const { bill, payer, dueOn, application, now } = facts
  const { firstDay, lastDay } = fairOfExhibitors(application.editionId)
  const today = dayOf(now)
  const say = (day: Day) => formatDay(day, 'ru', { withYear: true })
  return {
    payee,
    issued: `от\u00a0${say(today)} на\u00a0участие в\u00a0ярмарке ${formatDays(firstDay, lastDay, 'ru', { withYear: true })}`,
    due: `Оплатить до\u00a0${say(dueOn)}. Стенд закреплён до\u00a0этого дня.`,
    purpose: purposeOf('…', today, bill.standCode),
    basis: basisOf(application.number, today),
    payer: { name: payer.name, inn: payer.inn, kpp: payer.kpp, address: payer.address },
    lines: bill.lines.map(({ name, unit, quantity, priceKopecks }) => ({
      name: name.ru,
      unit: unit.ru,
      quantity,
      price: withKopecks(priceKopecks),
      sum: withKopecks(quantity * priceKopecks),
    })),
    total: formatRoubles(bill.totalKopecks, 'ru'),
    inWords: sumInWords(bill.totalKopecks),
  }
}

export type Preview = ReturnType<typeof showPreview>
