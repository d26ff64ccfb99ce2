import { describe, expect, test } from 'vitest'
import { typeset } from '../typography/typeset.ts'
import english from './check-texts.en.ts'
import russian, { type CheckTexts } from './check-texts.ru.ts'
import { sentenceOf } from './finding-sentence.ts'
import { type CheckName, checkNames, type Finding } from './findings.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '~')
const texts: Record<'ru' | 'en', CheckTexts> = { ru: russian, en: english }

function said(check: CheckName, detail: Finding['detail']) {
  const finding: Finding = { severity: 'fix', check, path: '', detail }
  return (['ru', 'en'] as const).map(locale => {
    const { title, text } = sentenceOf(finding, texts[locale], locale)
    return shown(`${title}. ${text}`)
  })
}

test('days, numbers and quotations are written as the language writes them', () => {
  expect(
    said('promises', { reason: 'past', sentence: 'Зал «Купол» откроется 1 мая.', today: '2025-09-25' }),
  ).toEqual([
    'Обещанный срок прошёл. «Зал „Купол“ откроется 1 мая»~— на~25~сентября~2025 срок прошёл.',
    'A promised date has passed. “Зал «Купол» откроется 1 мая” – by 25~September~2025 that day has passed.',
  ])
  expect(said('contrast', { reason: 'fine', ratio: 8.1, least: 4.5 })).toEqual([
    'Контраст: 8,1~:~1. ',
    'Contrast: 8.1~:~1. ',
  ])
  expect(said('description', { reason: 'fine', count: 142, least: 50, most: 160 })).toEqual([
    'Описание: 142~знака из~160. ',
    'Description: 142 characters of 160. ',
  ])
  expect(said('stale', { reason: 'older', count: 1 })[0]).toBe(
    'Перевод старше оригинала. 1~абзац. Можно опубликовать с~замечанием.',
  )
  expect(said('holes', { reason: 'unknown', name: '{nobody}' })[1]).toBe(
    'Unknown name in braces. The season’s data has no {nobody}.',
  )
})

test('every check has its sentences; a reason without one is a mistake of ours', () => {
  expect(Object.keys(russian)).toEqual([...checkNames])
  expect(() => said('alt', { reason: 'nobody' })).toThrow('no sentence for alt: nobody')
})

describe.each(['ru', 'en'] as const)('%s', locale => {
  test('the typographer agrees with every sentence', () => {
    const all: string[] = []
    JSON.stringify(texts[locale], (_key, value) => {
      if (typeof value === 'string') all.push(value)
      return value
    })
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(text => typeset(text, locale).text !== text)).toEqual([])
  })
})
