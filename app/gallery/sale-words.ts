import type { Both, LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import type { MarkState } from '../ui/state-mark.tsx'

type Sale = { mark: MarkState; priceKopecks: number | null }

/** Whether a work can be had, and for how much: «свободна, 310 000 ₽». */
export function saleWords(sale: Sale, marks: Record<MarkState, string>, locale: LocaleCode): string {
  return [marks[sale.mark], priceWords(sale, locale)].filter(Boolean).join(', ')
}

/** What it costs, as every label says it: a price that is not named is asked for, and what is sold has none any more. */
export function priceWords({ mark, priceKopecks }: Sale, locale: LocaleCode): string | null {
  if (mark === 'sold') return null
  return priceKopecks === null ? onRequest[locale] : formatRoubles(priceKopecks, locale)
}

const onRequest: Both = { ru: 'цена по\u00a0запросу', en: 'price on request' }
