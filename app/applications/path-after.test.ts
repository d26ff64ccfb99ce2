import { expect, test } from 'vitest'
import { autumn2025 } from '../editions/edition.ts'
import { contact } from './descriptions/contact.ts'
import { formView } from './form-view.ts'
import { pathAfter } from './path-after.ts'

test('a form leads to its thanks, or where its description says', () => {
  expect(pathAfter(contact)).toBe('/thanks/?form=contact')
  expect(pathAfter({ ...contact, redirect: '/press/' })).toBe('/press/')
})

test('a form leads there in this tab, or in a new one where its description says', () => {
  const moment = { edition: autumn2025, now: new Date('2025-08-20T12:00:00+03:00'), posted: null }
  expect(formView(contact, { ...moment, locale: 'ru' }).newTab).toBe(false)
  expect(formView({ ...contact, newTab: true }, { ...moment, locale: 'ru' }).newTab).toBe(true)
})
