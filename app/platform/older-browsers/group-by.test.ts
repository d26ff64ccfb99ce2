import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups stand in the order of their first members, members in their own', () => {
  const groups = groupBy(['Лада', 'Анна', 'Лев', 'Алла'], name => name[0])
  expect([...groups]).toEqual([
    ['Л', ['Лада', 'Лев']],
    ['А', ['Анна', 'Алла']],
  ])
})

test('nothing has no groups', () => {
  expect([...groupBy([], () => 'any')]).toEqual([])
})
