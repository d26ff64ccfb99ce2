import { expect, test } from 'vitest'
import { sortedWorks, totalOf } from './own-works.ts'
import type { HungWork } from './read-hung-works.server.ts'

const fair = '2025-09'
const hung = (number: string, stand: string, mark: HungWork['mark'], priceKopecks: number | null) => ({
  ...{ number, mark, priceKopecks, author: 'Анна Велигор', title: 'Ордер', year: 2022, technique: 'офорт' },
  ...{ heightCm: 40, widthCm: 30, picture: { src: 'works/work-001.jpg', width: 3, height: 4 } },
  shown: { name: 'Бумажный ордер', path: '/participants/paper-order/', stand },
})
const data = {
  fair,
  works: [
    hung('31.2', 'C-07', 'free', 1_200_000),
    hung('31.10', 'C-07', 'free', null),
    hung('7.1', 'A-02', 'sold', 9_000_000),
  ],
}
const kept = (number: string, at = fair) => ({ fair: at, number, note: '' })
const works = [kept('31.10'), kept('99.1'), kept('7.1'), kept('31.2')]
const numbers = (order: 'time' | 'stand') => sortedWorks(works, data, order).map(row => row.kept.number)

test('the last saved comes first, or stand after stand with what is gone at the end', () => {
  expect(numbers('time')).toEqual(['31.2', '7.1', '99.1', '31.10'])
  expect(numbers('stand')).toEqual(['7.1', '31.2', '31.10', '99.1'])
})

test('the same number at another fair is another work', () => {
  expect(sortedWorks([kept('31.2', '2024-09')], data, 'time')[0]?.hung).toBeNull()
})

test('the sum is of what can be had and has a price', () => {
  expect(totalOf(works, data)).toEqual({ kopecks: 1_200_000, unknown: 1 })
})
