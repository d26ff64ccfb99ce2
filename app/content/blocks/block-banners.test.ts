import { expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import { bannerOf } from './block-banners.ts'

const at = (instant: string) => new Date(`${instant}+03:00`)

test.for([
  ['2025-06-01T23:59:59', 'Регистрация скоро откроется', 'Registration will open soon'],
  ['2025-06-02T00:00:00', 'Регистрация открыта', 'Registration open'],
  ['2025-08-13T00:00:00', 'Регистрация скоро закроется', 'Registration closes soon'],
  ['2025-08-15T23:59:59', 'Регистрация скоро закроется', 'Registration closes soon'],
  // The pair of the specification: this one is closed, the next will open.
  ['2025-08-16T00:00:00', 'Регистрация закрыта', 'Registration will open soon'],
  ['2025-08-20T10:00:00', 'Регистрация закрыта', 'Registration will open soon'],
] as const)('registration at %s: «%s» / “%s”', ([moment, ru, en]) => {
  expect(bannerOf('convention', autumn2025, at(moment), 'ru').badge).toBe(ru)
  expect(bannerOf('convention', autumn2025, at(moment), 'en').badge).toBe(en)
})

test('with no next fair announced, a registration that is over is closed in both languages', () => {
  const last = { ...autumn2025, nextFair: null }
  expect(bannerOf('convention', last, at('2025-08-16T00:00:00'), 'ru').badge).toBe('Регистрация закрыта')
  expect(bannerOf('convention', last, at('2025-08-16T00:00:00'), 'en').badge).toBe('Registration closed')
})

test.for([
  ['2025-06-01T23:59:59', 'Билеты появятся 2\u00a0июня'],
  ['2025-06-02T00:00:00', 'Дни для посетителей\u00a0— 25–27\u00a0сентября, 11:00–21:00'],
  ['2025-09-27T20:59:59', 'Дни для посетителей\u00a0— 25–27\u00a0сентября, 11:00–21:00'],
  ['2025-09-27T21:00:00', 'Ярмарка закончилась. Следующая\u00a0— 2–5\u00a0апреля\u00a02026'],
  ['2026-04-05T23:59:59', 'Ярмарка закончилась. Следующая\u00a0— 2–5\u00a0апреля\u00a02026'],
  ['2026-04-06T00:00:00', 'Ярмарка закончилась'],
] as const)('tickets at %s: %s', ([moment, sentence]) => {
  expect(bannerOf('sales', autumn2025, at(moment), 'ru').sentence).toBe(sentence)
})

test.for([
  ['2025-08-24T23:59:59', 'Отбор открыт', 'success'],
  ['2025-08-25T00:00:00', 'Отбор скоро закроется', 'warning'],
  ['2025-08-27T23:59:59', 'Отбор скоро закроется', 'warning'],
  ['2025-08-28T00:00:00', 'Отбор закрыт', 'neutral'],
] as const)('the children’s selection at %s: %s', ([moment, badge, tone]) => {
  expect(bannerOf('children', autumn2025, at(moment), 'ru')).toMatchObject({ badge, tone })
})
