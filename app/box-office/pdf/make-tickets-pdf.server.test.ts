import { createPrivateKey } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { readPdf } from '../../../tests/builders/pdf-pages.ts'
import { autumn2025 } from '../../editions/edition.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { DoorProduct } from '../catalogue/products.ts'
import { sealWith } from '../tickets/seal-ticket.server.ts'
import { makeTicketsPdf } from './make-tickets-pdf.server.ts'
import type { PrintedTicket } from './ticket-lines.ts'

const privateKey = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'07'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const madeAt = new Date('2025-09-14T12:00:00+03:00')
const longName = 'Константинопольская-Преображенская Александра Вениаминовна, попечительница общества друзей'

function ticket(more: Partial<PrintedTicket> = {}): PrintedTicket {
  const facts = {
    code: '7K3M9QXA2B4CDEFG',
    product: 'child' as DoorProduct,
    admission: { kind: 'window', day: '2025-09-26', window: 'before' } as PrintedTicket['admission'],
    ...more,
  }
  return {
    series: 'П25',
    number: '0417-3',
    seal: sealWith(privateKey)({ ...facts, editionId: '2025-09' }),
    priceKopecks: 65_000,
    buyer: 'Бересток М. А.',
    order: { code: '2509-0417', placedOn: '2025-09-14', payment: 'card' },
    ...facts,
  }
}

const print = (locale: LocaleCode, ...tickets: [PrintedTicket, ...PrintedTicket[]]) =>
  makeTicketsPdf({ tickets, edition: autumn2025, locale, madeAt })

test('a ticket says all that a ticket must', async () => {
  const { pages, title, language, isTagged } = await readPdf(await print('ru', ticket()))
  expect([pages.length, title, language, isTagged]).toEqual([
    1,
    'Билет №\u00a00417-3. Ярмарка академического искусства «Портик»',
    'ru-RU',
    true,
  ])
  const text = pages[0]?.text ?? ''
  for (const words of [
    'Билет (электронный)',
    'Серия П25 № 0417-3',
    'Ярмарка академического искусства «Портик»',
    'Детский билет',
    '26 сентября 2025, пятница',
    'с 11:00 до 14:00 МСК',
    '650 ₽',
    'Предъявите документ о возрасте.',
    'для детей 7–14 лет',
    'Выставочный комплекс «Старый Манежный двор», Москва, Каретная наб., 7',
    '№ 2509-0417 от 14.09.2025',
    'Покупатель: Бересток М. А.',
    'Больше 10 дней до визита — 100 %, 6–10 — 50 %, 4–5 — 30 %, 3 и меньше — 0 % цены.',
    'АНО «Академический свод», ОГРН 1187700024276, ИНН 7705180247.',
    'Возрастное ограничение 0+.',
    '7K3M 9QXA 2B4C DEFG',
  ]) {
    expect(text).toContain(words)
  }
})

test('in English as well, and no proof where none is asked for', async () => {
  const own = ticket({ product: 'open-date', admission: { kind: 'each-day' }, priceKopecks: 600_000 })
  const { pages, language } = await readPdf(await print('en', own))
  expect(language).toBe('en-GB')
  const text = pages[0]?.text ?? ''
  for (const words of [
    'Open-date ticket',
    '25–27 September 2025, one entry a day',
    'from 11:00 to 21:00 MSK',
    '₽6,000',
    '2509-0417 of 14 September 2025',
    'of our receiving all the documents',
    'Age rating 0+. One code, one entry a day.',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('proof')
  expect(text).not.toContain('№')
})

test('the code is read from the sheet and from the stub, each sheet its own', async () => {
  const first = ticket()
  const second = ticket({
    code: '0000000000000001',
    product: 'tour',
    number: '0417-4',
    admission: { kind: 'event', startsAt: '2025-09-26T11:30:00+03:00', minutes: 90 },
    event: { title: 'Слепок и подлинник', place: 'Вестибюль', ageMark: '12+' },
  })
  const { pages } = await readPdf(await print('ru', first, second))
  const parts = {
    sheet: { left: 0.6, top: 0.15, right: 1, bottom: 0.42 },
    stub: { left: 0.7, top: 0.84, right: 1, bottom: 0.98 },
  }
  const clear = { isUpright: true, isQuietAround: true }
  for (const [place, { seal }] of [first, second].entries()) {
    expect(await pages[place]?.qr(parts.sheet)).toEqual({ ...clear, text: seal, millimetres: 57 })
    expect(await pages[place]?.qr(parts.stub)).toEqual({ ...clear, text: seal, millimetres: 25 })
  }
})

test('however long the words are, nothing runs into the stub or off the sheet', async () => {
  const products: DoorProduct[] = ['day', 'child', 'concession', 'employee', 'free', 'premium']
  const event = { title: longName, place: longName, ageMark: '12+' }
  const many = [
    ...products.map(product => ticket({ product, holder: longName })),
    ticket({ product: 'concession', admission: { kind: 'each-day' }, holder: longName }),
    ...(['tour', 'class'] as const).map(product =>
      ticket({
        product,
        event,
        people: 4,
        holder: longName,
        admission: { kind: 'event', startsAt: '2025-09-26T11:30:00+03:00', minutes: 90 },
      }),
    ),
  ]
  for (const locale of ['ru', 'en'] as const) {
    const { pages } = await readPdf(await print(locale, ticket({ holder: longName }), ...many))
    expect(pages).toHaveLength(10)
    const stray = pages.flatMap(({ baselines }) => baselines.filter(y => (y > 700 && y < 735) || y > 830))
    expect(stray).toEqual([])
  }
})

test('the same order gives the same file, byte for byte', async () => {
  expect((await print('ru', ticket())).equals(await print('ru', ticket()))).toBe(true)
})

const names = {
  Greek: 'Κωνσταντίνος Ξενάκης',
  Vietnamese: 'Nguyễn Thị Phượng',
  Chinese: '欧阳修 龍應台',
  Japanese: '黒澤 あきら・クロサワ',
  Korean: '김연아',
  Arabic: 'محمد بنت ثابت علاء الدين',
  Hebrew: 'יעל כהן',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'ნიკო ფიროსმანი',
}

test.each(Object.entries(names))('a name in %s is printed and can be copied', async (_, name) => {
  const holders = [name, `Anna ${name}`, `${name} Анна`]
  const [first, ...others] = holders.map(holder => ticket({ holder }))
  const bytes = await print('ru', first ?? ticket(), ...others)
  const { pages } = await readPdf(bytes)
  expect(pages.map(({ text }, place) => text.includes(`Посетитель: ${holders[place]}`))).toEqual([
    true,
    true,
    true,
  ])
  expect(pages.map(({ unlettered }) => unlettered)).toEqual([0, 0, 0])
  // Of the faces only the letters are in the document.
  expect(bytes.length).toBeLessThan(250_000)
})

test('Arabic reads from the right, and the words around it keep their places', async () => {
  const { pages } = await readPdf(await print('ru', ticket({ holder: 'محمد علي Иванов' })))
  const words = pages[0]?.words ?? []
  const at = (word: string) => words.find(({ text }) => text.includes(word))?.x ?? Number.NaN
  expect(at('Посетитель')).toBeLessThan(at('محمد'))
  expect(at('محمد')).toBeLessThan(at('Иванов'))
})

test('Arabic letters join', async () => {
  const holders = ['ببب Иванов', 'ب\u200cب\u200cب Иванов']
  const [first, ...others] = holders.map(holder => ticket({ holder }))
  const { pages } = await readPdf(await print('ru', first ?? ticket(), ...others))
  const [joined = 0, apart = 0] = pages.map(({ words }) => words.find(({ text }) => text === 'Иванов')?.x)
  expect(apart - joined).toBeGreaterThan(3)
})

test('a letter no face has is a box that still says what it is', async () => {
  const { pages } = await readPdf(await print('en', ticket({ holder: '𠮷野 Ꮳ Anna' })))
  expect(pages[0]?.text).toContain('𠮷野 Ꮳ Anna')
  expect(pages[0]?.unlettered).toBe(0)
})

test('marks that turn the direction of writing turn nothing on a ticket', async () => {
  const { pages } = await readPdf(await print('en', ticket({ holder: 'Anna \u202eavonavI\u2066' })))
  expect(pages[0]?.text).toContain('Anna avonavI')
})

test('a paper is the same whatever was printed before it', async () => {
  const late = ticket({ holder: 'Тёма\u00a0Ёлкин fi — 1\u00a0000', priceKopecks: 123_400 })
  // Its letters are joined and composed from others: a glyph remembers which.
  const other = ticket({ holder: 'Tema Elkin fi - 1 000 ffi Йй И\u0306' })
  await print('en', other)
  const after = await print('ru', late)
  vi.resetModules()
  const { makeTicketsPdf: freshPress } = await import('./make-tickets-pdf.server.ts')
  expect(after).toEqual(await freshPress({ tickets: [late], edition: autumn2025, locale: 'ru', madeAt }))
})
