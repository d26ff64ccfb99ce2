import { expect, test } from 'vitest'
import { type Lead, landerAddress, landerRequest, withoutPerson } from './lander-request.ts'
import { makeMergelead } from './mergelead.ts'

const settings = { unit: 'portico', type: '', land: 'art-fair', quoteId: '' }
const lead: Lead & { mergelead: string } = {
  mergelead: 'id_0a1b2c3d41755673200',
  form: 'volunteers',
  version: '3',
  fields: { fullName: 'Анна Ёлкина', days: ['25 сентября', '26 сентября'], comments: 'a&b=c + d\n2' },
  redirectUrl: '/thanks/',
  newTab: false,
  urlLocation: 'https://portik.example/volunteers/?utm_source=vk',
  entryPoint: 'portik.example',
  analyticsId: 'GA1.1.5.7',
  utm: { utm_source: 'vk', utm_term: 'выставка', gclid: '7' },
}

test('the query says where the lead belongs, with the utm of the visit', () => {
  const { query } = landerRequest(lead, settings)
  expect(landerAddress('https://lander.example/lander.php', query)).toBe(
    'https://lander.example/lander.php?r=land%2Findex&unit=portico&type=volunteers&land=art-fair&quote_id=&ignore-thanksall=1' +
      '&utm_source=vk&utm_term=%D0%B2%D1%8B%D1%81%D1%82%D0%B0%D0%B2%D0%BA%D0%B0',
  )
})

test('a form may belong elsewhere than the site', () => {
  const elsewhere = { ...lead, utm: {}, type: 'partner', land: 'spring', quoteId: '12' }
  expect(landerRequest(elsewhere, { ...settings, type: 'fair' }).query).toEqual([
    ['r', 'land/index'],
    ['unit', 'portico'],
    ['type', 'partner'],
    ['land', 'spring'],
    ['quote_id', '12'],
    ['ignore-thanksall', '1'],
  ])
})

test('the type is the form’s own, else the site’s, else the name of the form', () => {
  const typeOf = (type: string | undefined, ofSite: string) =>
    landerRequest({ ...lead, ...(type !== undefined && { type }) }, { ...settings, type: ofSite }).query.find(
      ([name]) => name === 'type',
    )?.[1]
  expect([typeOf('partner', 'fair'), typeOf(undefined, 'fair'), typeOf('', '')]).toEqual([
    'partner',
    'fair',
    'volunteers',
  ])
})

test('an address with a query of its own keeps it', () => {
  expect(landerAddress('https://lander.example/?key=1', [['r', 'land/index']])).toBe(
    'https://lander.example/?key=1&r=land%2Findex',
  )
})

test('the body is form-encoded, byte by byte', () => {
  const { body } = landerRequest(
    { ...lead, enkodTemplateId: '1132', groupsEnkod: ['fair', 'fair_news'] },
    settings,
  )
  expect(new URLSearchParams(body).toString()).toBe(
    [
      'version=3',
      'form=volunteers',
      'enkod_send_template_id=1132',
      'groups_enkod=fair%2Cfair_news',
      'redirectUrl=%2Fthanks%2F',
      'newTab=false',
      'personalDataAgree=on',
      'mergelead=id_0a1b2c3d41755673200',
      'url_location=https%3A%2F%2Fportik.example%2Fvolunteers%2F%3Futm_source%3Dvk',
      'entry_point=portik.example',
      'analytics_id=GA1.1.5.7',
      'fullName=%D0%90%D0%BD%D0%BD%D0%B0+%D0%81%D0%BB%D0%BA%D0%B8%D0%BD%D0%B0',
      'days=25+%D1%81%D0%B5%D0%BD%D1%82%D1%8F%D0%B1%D1%80%D1%8F%2C+26+%D1%81%D0%B5%D0%BD%D1%82%D1%8F%D0%B1%D1%80%D1%8F',
      'comments=a%26b%3Dc+%2B+d%0A2',
    ].join('&'),
  )
})

test.each([undefined, []])('without consent to letters no group is named (%j)', groupsEnkod => {
  const { body } = landerRequest({ ...lead, ...(groupsEnkod && { groupsEnkod }) }, settings)
  expect(body.map(([name]) => name)).toEqual([
    ...['version', 'form', 'redirectUrl', 'newTab', 'personalDataAgree', 'mergelead'],
    ...['url_location', 'entry_point', 'analytics_id', 'fullName', 'days', 'comments'],
  ])
})

test('a field cannot take the place of what the lander knows as its own', () => {
  expect(() => landerRequest({ ...lead, fields: { mergelead: 'id_x' } }, settings)).toThrow(
    'a form cannot have a field named mergelead',
  )
})

test('without the person, what is about the form stays', () => {
  expect(Object.fromEntries(withoutPerson(landerRequest(lead, settings).body))).toEqual({
    version: '3',
    form: 'volunteers',
    redirectUrl: '/thanks/',
    newTab: 'false',
    personalDataAgree: 'on',
    mergelead: 'id_0a1b2c3d41755673200',
    url_location: '',
    entry_point: 'portik.example',
    analytics_id: '',
    fullName: '',
    days: '',
    comments: '',
  })
})

test('a mergelead is nine letters and the second, and never the same', () => {
  const now = new Date('2025-08-20T07:00:00.999Z')
  const made = Array.from({ length: 1_000 }, () => makeMergelead(now))
  expect(made.filter(id => !/^id_[0-9a-z]{9}1755673200$/.test(id))).toEqual([])
  expect(new Set(made).size).toBe(1_000)
  // Every letter comes up: nine thousand draws of thirty-six.
  expect(new Set(made.flatMap(id => [...id.slice(3, 12)])).size).toBe(36)
})
