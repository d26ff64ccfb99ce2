import { expect, test } from 'vitest'
import { readPdf } from '../../../tests/builders/pdf-pages.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { makeApplicationPdf, type RefundApplication } from './make-application-pdf.server.ts'

const own: RefundApplication = {
  locale: 'ru',
  order: { code: '2509-0417', placedOn: '2025-09-01' },
  buyer: { name: 'Бересток Марина Андреевна', email: 'marina@example.org' },
  reason: 'own-wish',
  requestedOn: '2025-09-20',
  tickets: [
    {
      number: '0417-1',
      product: 'day',
      admission: { kind: 'window', day: '2025-09-26', window: 'before' },
      priceKopecks: 210_000,
      refund: { percent: 50, kopecks: 105_000 },
    },
    {
      number: '0417-2',
      product: 'open-date',
      admission: { kind: 'each-day' },
      priceKopecks: 600_000,
      refund: { percent: 30, kopecks: 180_000 },
    },
  ],
  madeAt: new Date('2025-09-20T12:00:00+03:00'),
}
const read = async (application: RefundApplication) =>
  readPdf(await makeApplicationPdf(application, autumn2025))

test('the application is filled in and leaves only the signature', async () => {
  const { pages, title, language } = await read(own)
  expect([pages.length, title, language]).toEqual([
    1,
    'Заявление о\u00a0возврате, заказ №\u00a02509-0417',
    'ru-RU',
  ])
  const text = pages[0]?.text ?? ''
  for (const words of [
    'Кому: АНО «Академический свод»',
    'От кого: Бересток Марина Андреевна',
    'по заказу № 2509-0417 от 1 сентября 2025. Причина: отказ от посещения.',
    '№ 0417-1, Один день 26 сентября 2 100 ₽ 50 % 1 050 ₽',
    '№ 0417-2, Открытая дата открытая дата 6 000 ₽ 30 % 1 800 ₽',
    'Итого 2 850 ₽',
    'Доля посчитана на 20 сентября 2025',
    'Приложения 1. Копия паспорта 2. Чек об оплате',
    'Дата Подпись Имя и фамилия',
    'на tickets@portik.example',
    'в течение 14 календарных дней',
  ]) {
    expect(text).toContain(words)
  }
})

test('a name in other letters stands on both sheets, and nothing leaves its line', async () => {
  const name = 'Nguyễn 欧阳修 محمد ثابت'
  const { pages } = await read({ ...own, locale: 'en', buyer: { ...own.buyer, name } })
  expect(pages[0]?.text).toContain(`От кого: ${name}`)
  expect(pages.map(({ unlettered }) => unlettered)).toEqual([0, 0])
  const longest = await read({ ...own, buyer: { ...own.buyer, name: '欧阳修'.repeat(66) } })
  expect(longest.pages).toHaveLength(1)
  expect(longest.pages[0]?.text).toContain('欧阳修欧阳修')
  expect(Math.max(...(longest.pages[0]?.words ?? []).map(({ x, width }) => x + width))).toBeLessThan(560)
})

test('it asks for nothing more than the fair needs', async () => {
  const { pages } = await read(own)
  expect(pages[0]?.text).not.toMatch(/серия|номер паспорта|счёт|БИК|телефон|рождени|справка|зарегистр/i)
})

test('one ticket is asked back in the singular, several in the plural', async () => {
  const one = await read({ ...own, tickets: own.tickets.slice(0, 1) })
  expect(one.pages[0]?.text).toContain('о возврате денег за билет Прошу вернуть деньги за билет по заказу')
  const all = await read(own)
  expect(all.pages[0]?.text).toContain('о возврате денег за билеты Прошу вернуть деньги за билеты по заказу')
})

test('for illness a certificate joins the papers, and no share is promised', async () => {
  const tickets = own.tickets.map(ticket => ({ ...ticket, refund: null }))
  const { pages } = await read({ ...own, reason: 'illness', tickets })
  const text = pages[0]?.text ?? ''
  expect(text).toContain('3. Медицинская справка')
  expect(text).toContain('Итого решит организатор')
  expect(text).not.toContain('Доля посчитана')
})

test('an English order gets a second sheet that says the same in English', async () => {
  const { pages } = await read({ ...own, locale: 'en' })
  expect(pages).toHaveLength(2)
  expect(pages[0]?.text).toContain('Заявление о возврате денег за билеты')
  const text = pages[1]?.text ?? ''
  for (const words of [
    'What you are signing',
    'order 2509-0417 of 1 September 2025',
    'Reason: I am not coming.',
    'No. 0417-1, Single day 26 September ₽2,100 50% ₽1,050',
    'Total ₽2,850',
    '2. Add a copy of your passport and the payment receipt.',
  ]) {
    expect(text).toContain(words)
  }
})

test('the fullest order fits its sheet', async () => {
  const tickets = Array.from({ length: 13 }, () => own.tickets[0]).filter(ticket => ticket !== undefined)
  const { pages } = await read({ ...own, locale: 'en', reason: 'illness', tickets })
  expect(pages).toHaveLength(2)
  // The papers end above the line for the signature, and nothing leaves the sheet.
  const [application] = pages
  expect(application?.baselines.filter(y => y > 715 && y < 740)).toEqual([])
  expect(pages.flatMap(({ baselines }) => baselines.filter(y => y > 830))).toEqual([])
})

test('the same application is the same file', async () => {
  const [first, second] = [
    await makeApplicationPdf(own, autumn2025),
    await makeApplicationPdf(own, autumn2025),
  ]
  expect(first.equals(second)).toBe(true)
})
