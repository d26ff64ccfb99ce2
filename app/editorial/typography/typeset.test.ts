import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeBackChanges } from './changes.ts'
import { typeset } from './typeset.ts'

/** A tilde stands for the no-break space. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')
const ru = (text: string) => shown(typeset(text.replaceAll('~', '\u00a0'), 'ru').text)
const en = (text: string) => shown(typeset(text.replaceAll('~', '\u00a0'), 'en').text)

describe('Russian', () => {
  test.each([
    ['quotation marks', 'Выставка "Школа" открыта', 'Выставка «Школа» открыта'],
    ['marks inside marks', 'Статья "О книге "Шаг колонны""', 'Статья «О~книге „Шаг колонны“»'],
    [
      'levels that were mixed up',
      'Статья «Чтение «Шага колонны» вслух»',
      'Статья «Чтение „Шага колонны“ вслух»',
    ],
    ['marks of another language', 'Книга “Шаг колонны” вышла', 'Книга «Шаг колонны» вышла'],
    ['after a bracket and a dash', 'Зал ("Ротонда") - "Купол"', 'Зал («Ротонда»)~— «Купол»'],
    ['single marks', "Книга 'Шаг колонны' вышла", 'Книга «Шаг колонны» вышла'],
    ['an inner mark that stands alone', 'Сказал: „Не считал“.', 'Сказал: „Не~считал“.'],
    ['an inch', 'Экран 15" по диагонали', 'Экран 15" по~диагонали'],
    ['a mark that is missing', '«Первая, «Вторая» и~третья', '«Первая, «Вторая» и~третья'],
    ['a dash in a sentence', 'Портик - это крыша', 'Портик~— это крыша'],
    ['another dash', 'Портик – это крыша', 'Портик~— это крыша'],
    ['two hyphens', 'Портик -- это крыша', 'Портик~— это крыша'],
    ['a dash without blanks', 'Портик—это крыша', 'Портик~— это крыша'],
    ['a dash that opens a line', '- Где вход?\n-- Там.', '— Где вход?\n— Там.'],
    ['a dash after a comma', '"Где вход?", - спросил гость', '«Где вход?»,~— спросил гость'],
    ['hyphens in words', 'из-за по-русски Санкт-Петербург кто-то', 'из-за по-русски Санкт-Петербург кто-то'],
    ['a range', 'дети 7-10 лет, 1,5-2 часа, 10:00-20:00', 'дети 7–10~лет, 1,5–2~часа, 10:00–20:00'],
    ['a range of years', 'в 1998 - 2018 годах', 'в~1998–2018~годах'],
    ['what is no range', 'закон 2300-1, 5-й этаж, 90-х годов', 'закон 2300-1, 5-й этаж, 90-х годов'],
    ['short words', 'Он и я в саду не у дома', 'Он~и~я~в~саду не~у~дома'],
    ['words of three letters', 'для всех под аркой', 'для всех под аркой'],
    ['particles', 'тот же вход, есть ли билет, хотел бы', 'тот~же вход, есть~ли билет, хотел~бы'],
    ['a word that begins like a particle', 'один билет и один лифт', 'один билет и~один лифт'],
    ['a month', '24 сентября 2025 г.', '24~сентября 2025~г.'],
    ['units', 'стена 3 м, 60 см и 50%', 'стена 3~м, 60~см~и~50~%'],
    ['№', 'билет N 5, билет №7, приказ No. 12', 'билет №~5, билет №~7, приказ №~12'],
    ['the rouble', 'от 2100 руб. за час', 'от~2~100~₽ за~час'],
    ['the rouble at the end', 'Стоит 500 р. Дети бесплатно.', 'Стоит 500~₽. Дети бесплатно.'],
    ['the rouble of thousands', '150 тыс. руб. в год', '150~тыс.~₽ в~год'],
    ['thousands', 'гостей - 12300, стендов 8600', 'гостей~— 12~300, стендов 8600'],
    ['what is no quantity', 'Москва, 105066, ИНН 7705180247', 'Москва, 105066, ИНН 7705180247'],
    ['a minus', 'ночью -5, от -10 до +3', 'ночью −5, от~−10~до~+3'],
    ['sizes', 'лист 60 x 80 см, 30х30х110', 'лист 60~×~80~см, 30~×~30~×~110'],
    ['sizes with units', 'лист 60 см х 80 см', 'лист 60~см~×~80~см'],
    ['an ellipsis', 'И вот... Правда?..', 'И~вот… Правда?..'],
    ['blanks', '  Два   слова ,  и точка . ( да ) ', 'Два слова, и~точка. (да)'],
    ['a ratio', 'контраст 8,1 : 1 , зал : дом', 'контраст 8,1 : 1, зал: дом'],
    ['narrow blanks', '12\u202f300 гостей', '12~300~гостей'],
    ['the sign of an author', '(c) Анна Велигор, (С) 2025', '© Анна Велигор, © 2025'],
    ['initials', 'А.С. Пушкин и Велигор А. П.', 'А.~С.~Пушкин и~Велигор~А.~П.'],
    [
      'a town, a street, a page',
      'г. Москва, ул. Каретная, д. 7, с. 15, § 4',
      'г.~Москва, ул.~Каретная, д.~7, с.~15, §~4',
    ],
    ['a year before a sentence', 'С 2006 г. Мастерская', 'С~2006~г. Мастерская'],
    ['and so on', 'холсты и т.д., рамы и др.', 'холсты и~т.~д., рамы и~др.'],
  ])('%s', (_name, typed, set) => {
    expect(ru(typed)).toBe(set)
  })
})

describe('English', () => {
  test.each([
    ['quotation marks', 'The "School" is open', 'The “School” is open'],
    ['marks inside marks', '"He wrote, "I never counted.""', '“He wrote, ‘I never counted.’”'],
    ['single marks inside', `"He wrote, 'I never counted.'"`, '“He wrote, ‘I never counted.’”'],
    ['apostrophes', "It's the pupils' work of the '90s", 'It’s the pupils’ work of the ’90s'],
    ['a measure', `6'2" by 15"`, `6'2" by 15"`],
    ['marks of another language', '«School» and „Order“', '“School” and “Order”'],
    ['a dash', 'A portico - a roof -- and a street', 'A portico – a roof – and a street'],
    ['a dash without blanks', 'A roof—and a street', 'A roof – and a street'],
    ['a dash that opens a line', '- Where?', '– Where?'],
    ['hyphens', 'twenty-five, low-floor', 'twenty-five, low-floor'],
    ['a range', 'aged 7-10, 10:00-20:00', 'aged 7–10, 10:00–20:00'],
    ['units', '60 x 80 cm, 9 am, 1 in 5 works', '60~×~80~cm, 9~am, 1 in 5 works'],
    ['a day and its month', 'on 25 September, 24-27 September 2025', 'on 25~September, 24–27~September~2025'],
    ['a day at the end', 'until 5 May. Then June', 'until 5~May. Then June'],
    [
      'what is no day',
      'in September 2025, 1998 May Day, 14:00 June',
      'in September 2025, 1998 May Day, 14:00 June',
    ],
    ['a word that is no month', '5 Mayors, 3 Marches', '5 Mayors, 3 Marches'],
    ['a page and its like', 'page 5, pp. 12-14, Fig. 3, vol. 2', 'page~5, pp.~12–14, Fig.~3, vol.~2'],
    [
      'what is no page',
      'homepage 5, in pages of 20, a plate with 3',
      'homepage 5, in pages of 20, a plate with 3',
    ],
    ['thousands', '12300 visitors, 1998, ₽2100', '12,300 visitors, 1998, ₽2,100'],
    ['numbers of laws', 'Federal Law No. 152-FZ', 'Federal Law No. 152-FZ'],
    ['a minus', 'at -5 outside', 'at −5 outside'],
    ['an ellipsis and the sign of an author', 'And... (c) Anna', 'And… © Anna'],
    ['blanks', ' Two  words , and a stop . ', 'Two words, and a stop.'],
  ])('%s', (_name, typed, set) => {
    expect(en(typed)).toBe(set)
  })
})

describe('what stays as it is', () => {
  test.each([
    'https://portik.example/a-b/?q=x&n=1-2',
    'hello-10@portik.example',
    'portik.example/press-1-2',
    '{vipDay}, {priceDayBefore}',
    'C-07, A-12',
    'ISBN 978-5-00000-123-4',
    '+7~495~010-24-27',
    '8 (495) 010-24-27'.replaceAll(' ', '~'),
    '14:00, 07.02.1992, 2025-09-24',
    '№~77-24-019070, №~152-ФЗ',
    'i18n_redirected',
    '/tickets/ /award/jury/',
    '40703810670000024270, БИК 044599070',
  ])('%s', text => {
    expect(ru(text)).toBe(text)
  })

  test('the markers of a choice, while both its sides are set', () => {
    expect(ru('Приём [[before closing: - до "вечера" || ]] и [[before sales:  скоро - да. ||- нет.]]')).toBe(
      'Приём [[before closing: — до~«вечера» || ]] и~[[before sales:  скоро~— да. ||— нет.]]',
    )
  })
})

// Pieces of what people type, in any order.
const piece = fc.constantFrom(
  ...[
    '"',
    "'",
    '«',
    '»',
    '„',
    '“',
    '”',
    '’',
    '-',
    '--',
    '–',
    '—',
    ' ',
    '  ',
    '\u00a0',
    '.',
    '...',
    ',',
    ' ,',
    '(',
    ')',
  ],
  ...[
    '5',
    '12300',
    '7-10',
    '60x80',
    '-5',
    'руб.',
    ' р. ',
    'N 5',
    '№7',
    '50%',
    '2025 г.',
    'А.',
    'С.',
    '(c) Анна',
    '§',
  ],
  ...[
    'в',
    'же',
    'слово',
    'Ярмарка',
    'pupils',
    'a',
    '{vipDay}',
    '[[before sales: ',
    ' || ',
    ']]',
    'a@b.example',
    '\n',
  ],
  ...[
    'C-07',
    '+7 495 010-24-27',
    '10:00-20:00',
    'https://a.example/-1',
    'т.д.',
    'x',
    '!',
    '?',
    ':',
    '…',
    '×',
    '−',
  ],
)
const typed = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map(pieces => pieces.join('')),
  fc.array(piece, { maxLength: 10 }).map(pieces => pieces.join(' ')),
  fc.string({ maxLength: 40 }),
)
const locale = fc.constantFrom('ru' as const, 'en' as const)

test('what is set once stays as it is', () => {
  fc.assert(
    fc.property(typed, locale, (text, language) => {
      const once = typeset(text, language).text
      expect(typeset(once, language)).toEqual({ text: once, changes: [] })
    }),
    { numRuns: 3000 },
  )
})

test('the changes lead there and back', () => {
  fc.assert(
    fc.property(typed, locale, (text, language) => {
      const { text: now, changes } = typeset(text, language)
      expect(takeBackChanges(now, changes)).toBe(text)
      let from = 0
      for (const { at, was, now: set } of changes) {
        expect(at).toBeGreaterThanOrEqual(from)
        expect(text.slice(at, at + was.length)).toBe(was)
        expect(set).not.toBe(was)
        from = at + was.length
      }
    }),
    { numRuns: 2000 },
  )
})

test('every change is named by its rule', () => {
  expect(
    typeset('Зал "Купол" - 60 x 80 см', 'ru').changes.map(({ was, now, rule }) => [was, shown(now), rule]),
  ).toEqual([
    ['"', '«', 'quotes'],
    ['"', '»', 'quotes'],
    [' -', '~—', 'dash'],
    [' x ', '~×~', 'times'],
    [' ', '~', 'tie'],
  ])
})

// Each of these once took minutes: a rule that begins anew at every sign of a long run.
test.each([' ', '\u00a0', 'a', '5', '-', '.', '"', '[[', '||', ' \n', '5 ', 'a@', 'a_', '+7 ', '/a'])(
  'a hundred thousand signs of %j are set like any others',
  unit => {
    const long = `${unit.repeat(100_000 / unit.length)}я`
    for (const language of ['ru', 'en'] as const) {
      const { text, changes } = typeset(long, language)
      expect(takeBackChanges(text, changes)).toBe(long)
    }
  },
)
