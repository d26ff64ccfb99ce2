import { expect, test } from 'vitest'
import type { Person } from '../../platform/person.ts'
import { actionsFor, type OfficeAction } from './office-action.ts'

const person: Person = { id: 'x', email: 'x@x', name: 'x', role: 'editor' }
const actions: OfficeAction[] = [
  {
    to: '/a/#make',
    label: { ru: 'Новый\u00a0приём', en: 'New one' },
    words: { ru: 'создать', en: 'create' },
  },
  { to: '/b/?kind=x', label: { ru: 'Новое', en: 'New' }, isFor: ({ role }) => role === 'admin' },
]
const find = (query: string, who = person, open = ['/a/', '/b/']) =>
  actionsFor(actions, { query, locale: 'ru', person: who, mayOpen: path => open.includes(path) }).map(
    ({ to }) => to,
  )

test('all words, in any order and case, with «ё» as «е», in the name or beside it', () => {
  expect(find('')).toEqual(['/a/#make'])
  expect(find('ПРИЕМ новый')).toEqual(['/a/#make'])
  expect(find('создать прием')).toEqual(['/a/#make'])
  expect(find('создать create')).toEqual([])
})

test('by the page’s door, by the action’s own, and never to whoever only reads', () => {
  expect(find('новое', { ...person, role: 'admin' })).toEqual(['/b/?kind=x'])
  expect(find('новое', { ...person, role: 'admin' }, ['/a/'])).toEqual([])
  expect(find('', { ...person, role: 'accountant' })).toEqual([])
})
