import { describe, expect, test } from 'vitest'
import { fieldNames, isSame, problemsIn, sentValues, valuesOf } from './application-fields.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const whole = valuesOf({
  kind: 'artist',
  nameRu: 'Анна',
  nameEn: 'Anna',
  city: 'Тула',
  contactName: 'Анна',
  email: 'anna@example.test',
  phone: '+7 900 000-00-00',
  conceptRu: 'Свет.',
  conceptEn: 'Light.',
  cvRu: 'Выставки.',
  cvEn: 'Exhibitions.',
  section: 'paper',
  personalDataAgree: 'on',
  publicationAgree: 'on',
})
const wrong = (change: Record<string, string>) =>
  problemsIn({ ...whole, ...change }, { locale: 'ru', now }).map(({ field }) => field)

test('nothing is missing in a whole one; the wishes may be left out', () => {
  expect(wrong({})).toEqual([])
})

test('an empty one misses all that is required, in the order of the page', () => {
  const missing = problemsIn(valuesOf({}), { locale: 'en', now })
  expect(missing.map(({ field }) => field)).toEqual(
    fieldNames.filter(name => !['links', 'standKind', 'standArea', 'standWishes'].includes(name)),
  )
  expect(new Set(missing.map(({ message }) => message))).toEqual(new Set(['Field is required.']))
})

describe('a submission refuses', () => {
  test.each([
    ['a kind of its own', { kind: 'museum' }, 'kind'],
    ['a section of its own', { section: 'nft' }, 'section'],
    ['an area of its own', { standArea: '1000' }, 'standArea'],
    ['a wrong address', { email: 'anna@' }, 'email'],
    ['a wrong telephone', { phone: '12' }, 'phone'],
    ['a concept beyond its length', { conceptRu: 'я'.repeat(1_501) }, 'conceptRu'],
    ['a link that leads nowhere good', { links: 'javascript:alert(1)' }, 'links'],
    ['a second link that does', { links: 'https://a.example\njavascript:alert(1)' }, 'links'],
    ['a consent that was not given', { publicationAgree: '' }, 'publicationAgree'],
  ])('%s', (_, change, field) => {
    expect(wrong(change)).toEqual([field])
  })
})

test('of what is sent only known fields are taken; a tick that is not sent is taken out', () => {
  const sent = sentValues({ city: ' Орёл ', state: 'accepted', publicationAgree: 'yes' }, whole)
  expect(Object.keys(sent)).toEqual(fieldNames)
  expect([sent.city, sent.nameRu, sent.personalDataAgree, sent.publicationAgree]).toEqual([
    'Орёл',
    'Анна',
    '',
    '',
  ])
  expect([isSame(whole, { ...whole, other: 'x' }), isSame(whole, sent)]).toEqual([true, false])
})
