import { expect, test } from 'vitest'
import { everyRoute } from '../../office-routes.ts'
import { actionsOf } from '../../server-modules.server.ts'
import { deedInWords, hasWordsFor } from './deed-words.ts'

test('whatever staff can do has its words in the journal', () => {
  const deeds = everyRoute
    .filter(({ audience }) => audience === 'staff')
    .flatMap(route => Object.keys(actionsOf(route)).map(verb => [route.id, verb] as const))
  expect(deeds.length).toBeGreaterThan(100)
  expect(deeds.filter(([place, verb]) => !hasWordsFor(place, verb))).toEqual([])
})

test('a deed newer than the words keeps its own name', () => {
  expect(deedInWords('office-order', 'resend', 'en')).toBe('letter sent again')
  expect(deedInWords('office-order', 'never-heard-of', 'ru')).toBe('never-heard-of')
})
