import { afterEach, describe, expect, test } from 'vitest'
import { fillWords } from './fill-words.ts'
import { holdWords, worded, wordedWhole } from './letter-words.ts'
import { faultsOf, type Words } from './word-faults.ts'

const own: Words = { subject: 'Заказ {code}', title: 'Ждём', paragraphs: ['До {until}.', 'Заказ {code}.'] }
const having = (more: Partial<Words>): Words => ({ ...own, ...more })
afterEach(() => holdWords(new Map()))

describe('what is wrong with words', () => {
  test.each<[string, Words, boolean, [string, string, string][]]>([
    ['nothing', own, false, []],
    ['nothing, twice said', having({ subject: '{code}, да, {code}' }), false, []],
    ['nothing where paragraphs are free', having({ paragraphs: ['{code}', 'ещё', '{until}'] }), true, []],
    ['a lost one', having({ subject: 'Заказ' }), false, [['subject', 'lost-mark', '{code}']]],
    ['one of another place', having({ title: '{until}' }), false, [['title', 'unknown-mark', '{until}']]],
    [
      'an unknown one',
      having({ title: '{constructor}' }),
      false,
      [['title', 'unknown-mark', '{constructor}']],
    ],
    ['a brace', having({ title: 'а } б' }), false, [['title', 'unknown-mark', '}']]],
    ['a gap', having({ title: '{ code }' }), false, [['title', 'unknown-mark', '{']]],
    ['a line', having({ title: 'а\nBcc: b@c.example' }), false, [['title', 'line-break', '']]],
    ['a null', having({ title: 'а\0' }), false, [['title', 'line-break', '']]],
    [
      'one more',
      having({ paragraphs: [...own.paragraphs, 'ещё'] }),
      false,
      [['paragraphs', 'paragraph-count', '2']],
    ],
    ['none', having({ paragraphs: [] }), true, [['paragraphs', 'paragraph-count', '1–12']]],
    [
      'swapped places',
      having({ paragraphs: ['Заказ {code}.', 'До {until}.'] }),
      false,
      [
        ['paragraphs', 'lost-mark', '{until}'],
        ['paragraphs', 'unknown-mark', '{code}'],
        ['paragraphs', 'lost-mark', '{code}'],
        ['paragraphs', 'unknown-mark', '{until}'],
      ],
    ],
  ])('%s', (_, words, isFree, faults) => {
    expect(faultsOf(words, own, isFree).map(({ field, reason, mark }) => [field, reason, mark])).toEqual(
      faults,
    )
  })
})

describe('texts of a room', () => {
  const held = { subject: 'Стенд {code}', title: 'Стенд', first: 'Первое {code}', next: 'Второе' }
  const texts = { hello: 'Здравствуйте!', held }
  const stands = worded({ ru: texts, en: texts }, { held: ['stand-held', 'first', 'next'] })

  test('say what is published, in its language alone, and the code’s own without it', () => {
    const words = { subject: '№ {code}', title: 'Ваш', paragraphs: ['Раз {code}', 'Два'] }
    holdWords(new Map([['stand-held', { ru: words }]]))
    expect(stands.in.ru).toEqual({
      hello: 'Здравствуйте!',
      held: { subject: '№ {code}', title: 'Ваш', first: 'Раз {code}', next: 'Два' },
    })
    expect(stands.in.en).toEqual(texts)
    holdWords(new Map())
    expect(stands.in.ru).toEqual(texts)
  })

  test('stay the code’s where published words do not fit them any more', () => {
    const words = { subject: '№ {number}', title: 'Ваш', paragraphs: ['Раз {code}', 'Два'] }
    holdWords(new Map([['stand-held', { ru: words }]]))
    expect(stands.in.ru).toEqual(texts)
  })

  test('are put into groups and plural forms in their order', () => {
    const one = { subject: 'С', title: 'З', first: 'П', next: { open: 'О', asked: 'А' }, foot: 'Низ' }
    const whole = wordedWhole({ ru: one, en: one }, 'receipt', 'first', 'next')
    expect(whole.letters[0]?.words.ru.paragraphs).toEqual(['П', 'О', 'А'])
    holdWords(new Map([['receipt', { ru: { subject: 'с', title: 'з', paragraphs: ['1', '2', '3'] } }]]))
    expect(whole.in.ru).toEqual({
      subject: 'с',
      title: 'з',
      first: '1',
      next: { open: '2', asked: '3' },
      foot: 'Низ',
    })
  })
})

describe('words shown with values', () => {
  const draft: Words = { subject: 'Новый: {code}', title: '{until}', paragraphs: ['{code}, {until}'] }
  test('have those of a letter that went out', () => {
    const sent = { subject: 'Заказ AB-12', body: 'Ждём\n\nДо 12:00.\n\nЗаказ AB-12.' }
    expect(fillWords(draft, { locale: 'ru', sent, written: [own] })).toEqual({
      subject: 'Новый: AB-12',
      title: '12:00',
      paragraphs: ['AB-12, 12:00'],
    })
  })
  test('have names where there is no letter, or it was written otherwise', () => {
    const sent = { subject: 'Другое', body: 'Совсем другое' }
    const names = ['Новый: [номер заказа, код или место]', '[до\u00a0какого момента]']
    for (const one of [null, sent]) {
      const { subject, title } = fillWords(draft, { locale: 'ru', sent: one, written: [own] })
      expect([subject, title]).toEqual(names)
    }
  })
  test('are found in one walk, however odd the words', () => {
    const odd = { ...own, paragraphs: [`${'a{code}'.repeat(400)}b`, '{code}{until}', '{code}'] }
    const sent = { subject: 'x', body: 'a'.repeat(200_000) }
    expect(fillWords(draft, { locale: 'ru', sent, written: [odd] }).title).toContain('[')
  })
})
