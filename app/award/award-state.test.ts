import { expect, test } from 'vitest'
import { autumn2025 } from '../editions/edition.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { awardCalendar } from './award-calendar.ts'
import { awardBanner } from './award-state.ts'
import en from './state-texts.en.ts'
import ru from './state-texts.ru.ts'

const nbsp = /\u00a0/g

function bannerOn(moment: string, locale: LocaleCode, isSealed = false) {
  const now = new Date(moment)
  const t = locale === 'ru' ? ru : en
  const { badge, sentence } = awardBanner({ edition: autumn2025, now, isSealed }, t, locale)
  return [badge.replace(nbsp, ' '), sentence.replace(nbsp, ' ')]
}

test.each([
  ['2025-07-17T23:59:00+03:00', 'Приём заявок впереди', 'Приём заявок откроется 18 июля'],
  ['2025-08-20T10:00:00+03:00', 'Приём заявок открыт', 'До 1 сентября осталось 12 дней'],
  ['2025-08-30T00:00:00+03:00', 'Приём скоро закроется', 'До 1 сентября осталось 2 дня'],
  ['2025-08-31T12:00:00+03:00', 'Приём скоро закроется', 'До 1 сентября остался 1 день'],
  [
    '2025-09-01T23:59:00+03:00',
    'Приём скоро закроется',
    'Сегодня, 1 сентября, — последний день приёма заявок',
  ],
  ['2025-09-02T00:00:00+03:00', 'Приём заявок закрыт', '2–10 сентября жюри определяет лауреатов'],
  [
    '2025-09-11T00:00:00+03:00',
    'Жюри завершает работу',
    'Имена назовём 24 сентября 2025, на открытии ярмарки',
  ],
  [
    '2025-09-24T00:00:00+03:00',
    'Премия вручается',
    'Имена лауреатов — 24 сентября 2025, на открытии ярмарки',
  ],
  ['2025-09-25T11:00:00+03:00', 'Решение готовится', 'Решение жюри появится на этой странице'],
])('on %s the award says «%s»', (moment, badge, sentence) => {
  expect(bannerOn(moment, 'ru')).toEqual([badge, sentence])
})

test.each([
  ['2025-07-17T23:59:00+03:00', 'Applications not open yet', 'Applications open on 18 July'],
  ['2025-08-20T10:00:00+03:00', 'Applications are open', '12 days left until 1 September'],
  ['2025-08-31T12:00:00+03:00', 'Applications close soon', '1 day left until 1 September'],
  ['2025-09-01T12:00:00+03:00', 'Applications close soon', 'Today, 1 September, is the last day to apply'],
  ['2025-09-05T12:00:00+03:00', 'Applications are closed', 'The jury chooses the winners: 2–10 September'],
  [
    '2025-09-15T12:00:00+03:00',
    'The jury is finishing its work',
    'The winners will be announced on 24 September 2025, at the opening of the fair',
  ],
  [
    '2025-09-24T12:00:00+03:00',
    'The award is presented',
    'The winners will be named on 24 September 2025, at the opening of the fair',
  ],
])('on %s the award says “%s”', (moment, badge, sentence) => {
  expect(bannerOn(moment, 'en')).toEqual([badge, sentence])
})

test.each([
  ['2025-08-20T10:00:00+03:00', 'Приём заявок открыт', 'До 1 сентября осталось 12 дней'],
  ['2025-09-10T21:14:07+03:00', 'Протокол запечатан', 'Имена лауреатов — 24 сентября в 21:10'],
  ['2025-09-24T21:09:59+03:00', 'Протокол запечатан', 'Имена лауреатов — 24 сентября в 21:10'],
  ['2025-09-24T21:10:00+03:00', 'Лауреаты названы', 'Премии вручены 24 сентября 2025'],
])('sealed, on %s the award says «%s»', (moment, badge, sentence) => {
  expect(bannerOn(moment, 'ru', true)).toEqual([badge, sentence])
})

test('the calendar moves from point to point', () => {
  const states = (moment: string) => awardCalendar(autumn2025, new Date(moment)).map(({ state }) => state)
  expect(states('2025-07-01T12:00:00+03:00')).toEqual(['ahead', 'ahead', 'ahead'])
  expect(states('2025-08-20T12:00:00+03:00')).toEqual(['current', 'ahead', 'ahead'])
  expect(states('2025-09-02T12:00:00+03:00')).toEqual(['past', 'current', 'ahead'])
  expect(states('2025-09-15T12:00:00+03:00')).toEqual(['past', 'past', 'ahead'])
  expect(states('2025-09-24T12:00:00+03:00')).toEqual(['past', 'past', 'current'])
})

test('a point under way shows how far it has come, its first and last days included', () => {
  const percent = (moment: string) => awardCalendar(autumn2025, new Date(moment))[0]?.percent
  expect(percent('2025-07-18T00:00:00+03:00')).toBe(2)
  expect(percent('2025-08-20T10:00:00+03:00')).toBe(74)
  expect(percent('2025-09-01T23:59:00+03:00')).toBe(100)
})
