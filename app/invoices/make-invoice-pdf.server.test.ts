import { expect, test } from 'vitest'
import { spring2026 } from '../../tests/builders/exhibitors/spring-2026.ts'
import { readPdf } from '../../tests/builders/pdf-pages.ts'
import type { Invoice } from './issue-invoice.server.ts'
import { makeInvoicePdf } from './make-invoice-pdf.server.ts'
import { payee } from './payee.ts'
import { paymentQrText } from './payment-qr.ts'

const line = (name: string, quantity: number, unit: string, priceKopecks: number) => {
  return { name, quantity, unit, priceKopecks }
}
const payer = {
  name: 'ООО «Бумажный ордер»',
  inn: '7700000016',
  kpp: '770001001',
  bic: '044525999',
  account: '40702810200000001219',
  correspondentAccount: '30101810600000000999',
  address: '109000, Москва, Литейный пер., 4, стр. 2',
  email: 'buh@bumazhny-order.example',
}
const invoice = (given: Partial<Invoice> = {}): Invoice => ({
  id: '3f2a91c4-0000-4000-8000-000000000000',
  edition: 'spring-2026',
  sequence: 31,
  number: 'С-2604-031',
  applicationId: '3f2a91c4-0000-4000-8000-000000000001',
  standCode: 'C-07',
  payer,
  payerInn: payer.inn,
  lines: [line('Стенд C-07, угловой, 6 м²', 1, 'шт.', 220_000_00), line('Уборка стенда', 4, 'дн.', 9_125_00)],
  totalKopecks: 256_500_00,
  purpose: 'Оплата по счёту С-2604-031 от 27.01.2026 за участие в ярмарке, стенд C-07. НДС не облагается',
  basis: 'договор участия № Э-218 от 26 января 2026',
  issuedAt: new Date('2026-01-27T08:00:00Z'),
  issuedBy: 'exhibitors@portico.example',
  dueOn: '2026-02-05',
  paidAt: null,
  cancelledAt: null,
  cancelReason: null,
  reminded: null,
  actIssuedAt: null,
  ...given,
})
const print = async (given?: Partial<Invoice>) => readPdf(await makeInvoicePdf(invoice(given), spring2026))

test('an invoice says who owes whom how much for what, and until when', async () => {
  const { pages, title, isTagged } = await print()
  expect([pages.length, title, isTagged]).toEqual([1, 'Счёт № С-2604-031', true])
  for (const words of [
    'Счёт № С-2604-031',
    'от 27 января 2026 на участие в ярмарке 2–5 апреля 2026',
    'Оплатить до 5 февраля 2026. Стенд закреплён до этого дня.',
    payee.account,
    payee.correspondentAccount,
    'ООО «Бумажный ордер», ИНН 7700000016, КПП 770001001, 109000, Москва, Литейный пер., 4, стр. 2',
    'Основание: договор участия № Э-218 от 26 января 2026',
    '9 125,00',
    '36 500,00',
    'Всего 2 наименования на сумму 256 500,00 ₽',
    'Двести пятьдесят шесть тысяч пятьсот рублей 00 копеек',
    'страница 1 из 1',
  ]) {
    expect(pages[0]?.text).toContain(words)
  }
})

test('its term is one line in its frame, however long the month', async () => {
  const linesOf = async (dueOn: string) => (await print({ dueOn })).pages[0]?.baselines.length
  expect(await linesOf('2026-09-26')).toBe(await linesOf('2026-05-05'))
})

test('its code is read by a phone, forty millimetres wide, and fills in the payment order', async () => {
  const { pages } = await print()
  const { totalKopecks, purpose } = invoice()
  expect(await pages[0]?.qr({ left: 0.6, top: 0.1, right: 1, bottom: 0.3 })).toEqual({
    text: paymentQrText({ payee, sumKopecks: totalKopecks, purpose }),
    millimetres: 40,
    isUpright: true,
    isQuietAround: true,
  })
})

test('a long invoice goes on, with the sum at its end, and nothing falls off a sheet', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => line(`Позиция ${place + 1}`, 1, 'шт.', 1_000_00))
  const { pages } = await print({
    lines,
    totalKopecks: 60_000_00,
    payer: { ...payer, name: 'Очень '.repeat(60), address: 'Долгий адрес '.repeat(40) },
    purpose: 'Назначение '.repeat(60),
  })
  expect(pages.map(({ text }) => text.includes('Всего 60 наименований'))).toEqual([false, false, true])
  expect(pages[1]?.text).toContain('Счёт № С-2604-031, продолжение')
  expect(pages[2]?.text).toContain('Позиция 60')
  expect(pages.flatMap(({ baselines }) => baselines.filter(y => y > 830))).toEqual([])
})

test('a sole trader has no KPP, an invoice without a stand holds none', async () => {
  const { pages } = await print({ payer: { ...payer, inn: '500100732259', kpp: '' }, standCode: null })
  expect(pages[0]?.text).toContain('ИНН 500100732259, 109000')
  expect(pages[0]?.text).not.toContain('Стенд закреплён')
})

test('the same invoice is the same file', async () => {
  const [one, other] = await Promise.all([
    makeInvoicePdf(invoice(), spring2026),
    makeInvoicePdf(invoice(), spring2026),
  ])
  expect(one.equals(other)).toBe(true)
})
