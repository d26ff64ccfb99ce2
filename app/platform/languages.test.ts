import { describe, expect, test } from 'vitest'
import {
  detectLocale,
  isLocale,
  isoOf,
  langOf,
  localeCookie,
  localeCookieDays,
  locales,
  splitLocale,
  withLocale,
} from './languages.ts'

test('the two languages, Russian first, named RU and ENG', () => {
  expect(locales).toEqual([
    { code: 'ru', iso: 'ru-RU', name: 'RU' },
    { code: 'en', iso: 'en-GB', name: 'ENG' },
  ])
  expect([isoOf('ru'), isoOf('en')]).toEqual(['ru-RU', 'en-GB'])
  expect([localeCookie, localeCookieDays]).toEqual(['i18n_redirected', 365])
})

test('only the two codes are languages of ours', () => {
  expect(['ru', 'en', 'de', 'EN', 'en-GB', '', undefined, 'constructor'].filter(isLocale)).toEqual([
    'ru',
    'en',
  ])
})

test.for([
  ['/', 'ru', '/'],
  ['/award/', 'ru', '/award/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/award/', 'en', '/award/'],
  ['/energy/', 'ru', '/energy/'],
  ['/EN/award/', 'ru', '/EN/award/'],
  ['/ru/award/', 'ru', '/ru/award/'],
  ['/award/en/', 'ru', '/award/en/'],
] as const)('%s is %s', ([pathname, locale, path]) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test('Russian has no prefix, English has /en', () => {
  expect(withLocale('/award/?a=1#h', 'ru')).toBe('/award/?a=1#h')
  expect(withLocale('/award/?a=1#h', 'en')).toBe('/en/award/?a=1#h')
  expect(withLocale('/', 'en')).toBe('/en/')
})

describe('the language of a first access', () => {
  test.for([
    // The cookie decides.
    ['ru', 'en', 'ru'],
    ['en', 'ru', 'en'],
    ['en', undefined, 'en'],
    // A value that is no language of ours counts as no cookie.
    ['de', 'en', 'en'],
    ['EN', 'en', 'en'],
    ['en-US', 'ru', 'ru'],
    ['true', undefined, 'ru'],
    ['', 'en', 'en'],
    // Without it, the browser.
    [undefined, undefined, 'ru'],
    [undefined, '', 'ru'],
    [undefined, 'ru', 'ru'],
    [undefined, 'de', 'ru'],
    [undefined, '*', 'ru'],
    [undefined, ';;;', 'ru'],
    [undefined, 'en', 'en'],
    [undefined, 'en-US', 'en'],
    [undefined, 'en-GB', 'en'],
    [undefined, 'EN', 'en'],
    [undefined, 'en-US-x-priv', 'en'],
    [undefined, 'eng', 'ru'],
    [undefined, 'en_US', 'ru'],
    // By order of mention, not by weight; blanks do not matter.
    [undefined, 'ru,en', 'ru'],
    [undefined, 'en,ru', 'en'],
    [undefined, 'en;q=0.1,ru;q=0.9', 'en'],
    [undefined, 'ru;q=0.1, en;q=0.9', 'ru'],
    [undefined, 'de, en;q=0.8', 'en'],
    [undefined, 'de,en-GB,ru-RU', 'en'],
    [undefined, '  en-GB  ;  q=0.5 , ru', 'en'],
    // A weight of zero refuses.
    [undefined, 'en;q=0,ru', 'ru'],
    [undefined, 'en;q=0', 'ru'],
    [undefined, 'en; q=0.000', 'ru'],
    [undefined, 'en;Q=0', 'ru'],
    [undefined, 'en;q=0.001', 'en'],
    [undefined, 'ru;q=0, en', 'en'],
    [undefined, 'ru;q=0', 'ru'],
  ] as const)('cookie %s, browser %s: %s', ([cookie, browser, locale]) => {
    expect(detectLocale(cookie, browser)).toBe(locale)
  })
})

test('Russian words on a page in English say that they are Russian, and nothing else is marked', () => {
  expect(langOf('Линия и её сомнения', 'en')).toBe('ru')
  expect(langOf('Контур, 2024', 'en')).toBe('ru')
  expect(langOf('Drawing the Line, 2024', 'en')).toBeUndefined()
  expect(langOf('Линия и её сомнения', 'ru')).toBeUndefined()
  expect(langOf('Ars poetica', 'ru')).toBeUndefined()
  expect(langOf('', 'en')).toBeUndefined()
})
