import { formatPercent } from '../../editions/phrases.ts'
import { formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles, groupThousands, marks } from '../../platform/money.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { productName } from '../catalogue/catalogue.ts'
import type { SlotKind } from '../catalogue/product-records.ts'
import type { Sales } from './read-sales.server.ts'
import type { OfficeTexts } from './texts.ru.ts'

/** The sales in the reader's words and figures. */
export function salesView(
  { money, moneyByDay, byProduct, bySlot, other }: Sales,
  locale: LocaleCode,
  t: OfficeTexts,
) {
  const sum = (kopecks: number) => formatRoubles(kopecks, locale)
  const count = (value: number) => groupThousands(value, marks[locale].thousands)
  const hasOther = other.soldKopecks !== 0 || other.creditKopecks !== 0
  return {
    money: {
      sold: sum(money.soldKopecks),
      waiting: sum(money.waitingKopecks),
      in: sum(money.inKopecks),
      out: sum(money.outKopecks),
      kept: sum(money.keptKopecks),
      owed: sum(money.owedKopecks),
    },
    bySlot: bySlot.toSorted(byPlaceInDay).map(({ day, kind, from, to, capacity, taken, paid, kopecks }) => ({
      key: `${day}-${kind}`,
      day: kind === 'open-date' ? t.none : formatDay(day, locale),
      kind,
      hours: kind === 'open-date' ? '' : `${timeOf(from)}–${timeOf(to)}`,
      paid: count(paid),
      taken: `${count(taken)}/${count(capacity)}`,
      share: formatPercent(capacity === 0 ? 0 : Math.floor((taken * 100) / capacity), locale),
      sum: sum(kopecks),
    })),
    byProduct: [
      ...byProduct.map(row => ({
        key: row.product as string,
        name: productName(row.product, locale),
        sold: count(row.sold),
        sum: sum(row.soldKopecks),
        returned: count(row.returned),
        credit: sum(row.creditKopecks),
      })),
      // Not of one ticket: a refund of a chosen sum, a difference that was paid.
      ...(hasOther
        ? [
            {
              key: 'other',
              name: t.sales.other,
              sold: '',
              sum: sum(other.soldKopecks),
              returned: '',
              credit: sum(other.creditKopecks),
            },
          ]
        : []),
    ],
    moneyByDay: moneyByDay.map(({ day, soldKopecks, inKopecks, outKopecks }) => ({
      day: formatDay(day, locale),
      sum: sum(soldKopecks),
      in: sum(inKopecks),
      out: sum(outKopecks),
    })),
  }
}

// Entry before what is visited inside; what is of no day stands last.
const kinds: readonly SlotKind[] = [
  'premium',
  'before',
  'after',
  'group',
  'individual',
  'author',
  'class',
  'open-date',
]

function byPlaceInDay(one: Sales['bySlot'][number], other: Sales['bySlot'][number]): number {
  const lastOf = ({ kind }: { kind: SlotKind }) => Number(kind === 'open-date')
  return (
    lastOf(one) - lastOf(other) ||
    one.day.localeCompare(other.day) ||
    kinds.indexOf(one.kind) - kinds.indexOf(other.kind)
  )
}
