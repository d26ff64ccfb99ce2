import type { TextsOf } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** Said only to those who have a cart, and loaded with it. */
export function chipTexts(locale: LocaleCode) {
  return words[locale]
}

const ru = {
  basket: 'Корзина',
  waiting: {
    one: 'В\u00a0корзине {count}\u00a0билет',
    few: 'В\u00a0корзине {count}\u00a0билета',
    many: 'В\u00a0корзине {count}\u00a0билетов',
    other: 'В\u00a0корзине {count}\u00a0билета',
  },
  held: 'Места закреплены за\u00a0вами',
  open: 'Открыть корзину',
} as const

const en: TextsOf<typeof ru> = {
  basket: 'Basket',
  waiting: {
    one: '{count}\u00a0ticket in\u00a0your basket',
    other: '{count}\u00a0tickets in\u00a0your basket',
  },
  held: 'Your places are held',
  open: 'Open the basket',
}

const words: Record<LocaleCode, TextsOf<typeof ru>> = { ru, en }
