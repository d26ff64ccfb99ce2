import { describe, expect, test } from 'vitest'
import { recordsOf } from '../../../content/reading.ts'
import { autumn2025 } from '../../editions/edition.ts'
import type { CheckedField, CheckInput } from './check-input.ts'
import { checkRecord } from './check-record.ts'
import type { CheckName } from './findings.ts'

const label = { ru: 'Поле', en: 'Field' }

/** What one check has to say of a block, besides that all is well. */
function found(name: CheckName, block: Record<string, unknown>, more: Partial<CheckInput> = {}) {
  return checkRecord({
    record: { blocks: [{ id: 'k3f9', ...block }] },
    fields: [{ path: 'blocks/*/text', type: 'text', label }],
    linkTo: () => ({ state: 'living' }),
    edition: autumn2025,
    asOf: new Date('2025-09-10T12:00:00+03:00'),
    ...more,
  })
    .filter(finding => finding.check === name && finding.severity !== 'fine')
    .map(({ check: _check, ...finding }) => finding)
}

describe('promises', () => {
  const text = {
    ru: 'Вход с\u00a0набережной. Рисунки принимаем до\u00a027\u00a0августа.',
    en: 'We will take drawings until 27 August.',
  }

  test('of a day that has gone by', () => {
    expect(found('promises', { text })).toMatchObject([
      {
        severity: 'fix',
        language: 'ru',
        detail: {
          reason: 'past',
          sentence: 'Рисунки принимаем до 27 августа.',
          day: '2025-08-27',
          today: '2025-09-10',
        },
      },
      { severity: 'fix', language: 'en', detail: { sentence: 'We will take drawings until 27 August.' } },
    ])
    expect(found('promises', { text }, { asOf: new Date('2025-08-27T12:00:00+03:00') })).toEqual([])
  })

  test('are read as they stand at that moment', () => {
    const turning = {
      ru: '[[before awardCeremony: Лауреатов назовут {awardAnnouncedOn}. || Лауреаты названы {awardAnnouncedOn}.]]',
      en: '[[before awardCeremony: Laureates will be named on {awardAnnouncedOn}. || They were named on {awardAnnouncedOn}.]]',
    }
    const asOf = new Date('2025-09-26T12:00:00+03:00')
    expect(found('promises', { text: turning }, { asOf })).toEqual([])
    const plain = { ru: 'Лауреатов назовут {awardAnnouncedOn}.', en: turning.en }
    expect(found('promises', { text: plain }, { asOf })).toMatchObject([{ severity: 'fix', language: 'ru' }])
  })

  test('words that mean another year by now', () => {
    const asOf = new Date('2026-01-02T12:00:00+03:00')
    const year = { ru: 'Лауреаты прошлого года', en: 'Laureates of the third fair' }
    expect(found('promises', { text: year }, { asOf })).toMatchObject([
      { severity: 'decide', detail: { reason: 'year' } },
    ])
    expect(found('promises', { text: year })).toEqual([])
  })
})

describe('what is left to the edition', () => {
  test('a name in braces that nobody knows, or that one language has not', () => {
    expect(
      found('holes', { text: { ru: 'До\u00a0{vipDay} {nobody}', en: 'By {vipDay} {nobody}' } }),
    ).toMatchObject([
      { severity: 'fix', language: 'ru', detail: { reason: 'unknown', name: '{nobody}' } },
      { severity: 'fix', language: 'en', detail: { reason: 'unknown', name: '{nobody}' } },
    ])
    expect(found('holes', { text: { ru: '{vipDay}', en: 'On the day' } })).toMatchObject([
      { severity: 'decide', language: 'en', detail: { reason: 'uneven', name: '{vipDay}' } },
    ])
    expect(
      found('holes', { text: { ru: 'Заказ {number}', en: 'Order {number}' } }, { holes: ['number'] }),
    ).toEqual([])
  })

  test('a moment that nobody knows, a marker that is not closed', () => {
    const moments = (ru: string) => found('moments', { text: { ru, en: 'Yes' } }).map(({ detail }) => detail)
    expect(moments('[[before closing: до || после]]')).toEqual([])
    expect(moments('[[before constructor: до || после]]')).toEqual([
      { reason: 'unknown', name: 'constructor' },
    ])
    expect(moments('[[before closing: до | после]]')).toEqual([{ reason: 'broken' }])
    expect(moments('[[before closing: до || после')).toEqual([{ reason: 'broken' }])
    expect(moments('до || после]]')).toEqual([{ reason: 'broken' }])
  })
})

test('the launch pages have nothing to fix on the day before the opening', async () => {
  const pages = await recordsOf('pages')
  const wide: CheckedField[] = ['*', '*/*/*', '*/*/*/*/*', '*/*/*/*/*/*'].map(path => ({
    path,
    type: 'text',
    label,
  }))
  const wrong = pages.flatMap(page =>
    checkRecord({
      record: page,
      fields: [{ path: 'description', type: 'description', label }, ...wide],
      linkTo: () => ({ state: 'living' }),
      edition: autumn2025,
      asOf: new Date('2025-09-23T12:00:00+03:00'),
    })
      .filter(({ severity }) => severity === 'fix')
      .map(finding => ({ page: page.key, ...finding })),
  )
  expect(wrong).toEqual([])
})
