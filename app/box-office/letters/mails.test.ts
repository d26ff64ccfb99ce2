import { describe, expect, test } from 'vitest'
import { autumn2025 } from '../../editions/edition.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { LetterKind } from '../box-office.ts'
import { productName } from '../catalogue/catalogue.ts'
import type { ProductId } from '../catalogue/products.ts'
import orderEn from '../my-orders/texts.en.ts'
import orderRu from '../my-orders/texts.ru.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import paperEn from '../pdf/texts.en.ts'
import paperRu from '../pdf/texts.ru.ts'
import type { CallOff } from '../slots/read-postponement.server.ts'
import { doorStates } from '../tickets/admission-table.ts'
import type { LetterSource } from './letter-phrases.ts'
import { lostLetter, orderLetter } from './mails.ts'
import letterEn from './texts.en.ts'
import letterRu from './texts.ru.ts'

const texts = {
  ru: { letter: letterRu, order: orderRu, paper: paperRu },
  en: { letter: letterEn, order: orderEn, paper: paperEn },
}
const now = new Date('2025-09-10T12:00:00+03:00')
type Ticket = OrderView['tickets'][number]
type Slot = Ticket['slot']

const morning: Slot = {
  id: '2025-09-26-before',
  editionId: '2025-09',
  kind: 'before',
  day: '2025-09-26',
  startsAt: new Date('2025-09-26T11:00:00+03:00'),
  endsAt: new Date('2025-09-26T14:00:00+03:00'),
  isCalledOff: false,
  isConfirmed: false,
}
const tour: Slot = {
  ...morning,
  id: 'departure-7',
  kind: 'author',
  startsAt: new Date('2025-09-26T12:00:00+03:00'),
  endsAt: new Date('2025-09-26T13:30:00+03:00'),
}

function ticket(product: ProductId, locale: LocaleCode, more: Partial<Ticket> = {}): Ticket {
  return {
    id: 'id',
    lineId: 'line',
    code: '7K3M9QXA2B4CDEFG',
    secret: 'secret-of-a-single-ticket',
    number: '7K3QXM-1',
    name: productName(product, locale),
    heads: null,
    isForPass: false,
    isIn: false,
    product,
    holder: null,
    state: 'valid',
    door: doorStates[more.state ?? 'valid'],
    priceKopecks: 210_000,
    slotKopecks: null,
    ladderOn: null,
    honouredUntil: null,
    slot: morning,
    quote: { percent: 100, amountKopecks: 210_000 },
    returned: null,
    ...more,
  }
}

const returned: NonNullable<Ticket['returned']> = {
  requestId: 'request',
  papersDueAt: new Date('2025-09-26T11:00:00+03:00'),
  state: 'requested',
  reason: 'visitor',
  percent: 50,
  amountKopecks: 105_000,
  requestedAt: new Date('2025-09-16T12:00:00+03:00'),
  documentsAt: null,
  decidedAt: null,
  note: null,
  dueOn: '2025-09-30',
}

function order(locale: LocaleCode, more: Partial<OrderView> = {}): OrderView {
  return {
    id: 'id',
    token: 'the-token-of-the-order',
    code: 'P-7K3QXM',
    state: 'paid',
    locale,
    totalKopecks: 275_000,
    createdAt: now,
    heldUntil: new Date('2025-09-10T12:30:00+03:00'),
    paidAt: now,
    withOrder: null,
    isInvited: false,
    waitingSwitch: null,
    isTiedToOthers: false,
    canExtend: false,
    buyer: { name: 'Анна <Ветрова>', email: 'anna@example.test', phone: '+7 900 000-00-00' },
    payment: null,
    paymentsSetAside: [],
    lines: [
      {
        id: 'a',
        product: 'day',
        name: productName('day', locale),
        quantity: 1,
        unitKopecks: 210_000,
        heads: null,
        isForPass: false,
        slot: morning,
      },
      {
        id: 'b',
        product: 'child',
        name: productName('child', locale),
        quantity: 1,
        unitKopecks: 65_000,
        heads: null,
        isForPass: false,
        slot: morning,
      },
    ],
    tickets: [ticket('day', locale), ticket('child', locale, { priceKopecks: 65_000, number: '7K3QXM-2' })],
    ...more,
  }
}

const write = (kind: LetterKind, view: OrderView, more: Partial<LetterSource> = {}) => {
  const letter = orderLetter(kind, {
    order: view,
    edition: autumn2025,
    publicUrl: 'https://portik.example',
    now,
    texts: texts[view.locale],
    events: new Map([['departure-7', { title: 'Линия и пятно', place: 'Сбор в вестибюле', format: null }]]),
    ...more,
  })
  if (!letter) throw new Error('no letter')
  return letter
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const gone = (locale: LocaleCode) =>
  ticket('tour-author', locale, {
    state: 'returned',
    slot: { ...tour, isCalledOff: true },
    returned: { ...returned, reason: 'called-off', percent: 100, amountKopecks: 300_000, state: 'approved' },
  })

/** Each letter on an order about which it is true. */
const orderFor: Record<LetterKind, (locale: LocaleCode) => OrderView> = {
  placed: locale => order(locale, { state: 'waiting_for_payment', tickets: [], paidAt: null }),
  expiring: locale => order(locale, { state: 'waiting_for_payment', tickets: [], paidAt: null }),
  expired: locale => order(locale, { state: 'expired', tickets: [], paidAt: null }),
  'late-payment-returned': locale => order(locale, { state: 'expired', tickets: [], paidAt: null }),
  'late-invitation-returned': locale => order(locale, { state: 'expired', tickets: [], paidAt: null }),
  'cancelled-payment-returned': locale => order(locale, { state: 'cancelled', tickets: [], paidAt: null }),
  'double-payment-returned': locale => order(locale),
  paid: locale => order(locale),
  tomorrow: locale => order(locale),
  'return-requested': locale =>
    order(locale, { tickets: [ticket('day', locale, { state: 'returning', returned })] }),
  switched: locale => order(locale),
  'difference-returned': locale => order(locale),
  'papers-due': locale =>
    order(locale, { tickets: [ticket('day', locale, { state: 'returning', returned })] }),
  'return-lapsed': locale =>
    order(locale, { tickets: [ticket('day', locale, { returned: { ...returned, state: 'lapsed' } })] }),
  'return-decided': locale =>
    order(locale, {
      tickets: [
        ticket('day', locale, {
          state: 'returned',
          returned: { ...returned, state: 'approved', decidedAt: new Date('2025-09-18T12:00:00+03:00') },
        }),
      ],
    }),
  'paid-out': locale =>
    order(locale, {
      tickets: [ticket('day', locale, { state: 'returned', returned: { ...returned, state: 'paid_out' } })],
    }),
  'refunded-by-staff': locale => order(locale, { state: 'partly_refunded' }),
  'tour-confirmed': locale =>
    order(locale, { tickets: [ticket('tour-author', locale, { slot: { ...tour, isConfirmed: true } })] }),
  'called-off': locale =>
    order(locale, {
      tickets: [gone(locale)],
    }),
  'paid-in-part': locale =>
    order(locale, { state: 'partly_refunded', tickets: [gone(locale), ticket('day', locale)] }),
  'fair-cancelled': locale =>
    order(locale, {
      state: 'refunded',
      tickets: [
        ticket('day', locale, {
          state: 'returned',
          returned: { ...returned, reason: 'cancelled', amountKopecks: 210_000, state: 'approved' },
        }),
      ],
    }),
  'fair-postponed': locale => order(locale),
}

const callOff: CallOff = {
  id: 'id',
  scope: 'fair',
  subject: 'fair',
  kind: 'postponed',
  actor: 'admin@portico.example',
  approvedBy: null,
  reason: '',
  planned: 1,
  beatAt: null,
  message: { ru: 'Дворец закрыт на\u00a0ремонт.', en: 'The palace is closed for repairs.' },
  newFrom: '2026-04-02',
  newTo: '2026-04-05',
  returnsUntil: '2025-10-31',
  startedAt: now,
  finishedAt: null,
}

const subjects: Record<LetterKind, [ru: string, en: string]> = {
  placed: ['Заказ № P-7K3QXM ждёт оплаты', 'Order P-7K3QXM is waiting for payment'],
  paid: ['Билеты: заказ № P-7K3QXM, 26 сентября', 'Tickets: order P-7K3QXM, 26 September'],
  'paid-in-part': [
    'Билеты: заказ № P-7K3QXM, часть отменена',
    'Tickets: order P-7K3QXM, part of it called off',
  ],
  expiring: ['Заказ № P-7K3QXM: время на оплату заканчивается', 'Order P-7K3QXM: time to pay is running out'],
  expired: ['Заказ № P-7K3QXM не оплачен', 'Order P-7K3QXM was not paid'],
  'late-payment-returned': [
    'Заказ № P-7K3QXM: возвращаем 2 750 ₽',
    'Order P-7K3QXM: we are refunding ₽2,750',
  ],
  'late-invitation-returned': [
    'Заказ № P-7K3QXM: возвращаем 2 750 ₽',
    'Order P-7K3QXM: we are refunding ₽2,750',
  ],
  'cancelled-payment-returned': [
    'Заказ № P-7K3QXM: возвращаем 2 750 ₽',
    'Order P-7K3QXM: we are refunding ₽2,750',
  ],
  'double-payment-returned': [
    'Заказ № P-7K3QXM: возвращаем второй платёж',
    'Order P-7K3QXM: we are refunding the second payment',
  ],
  'return-requested': ['Заказ № P-7K3QXM: заявление на возврат', 'Order P-7K3QXM: your refund application'],
  switched: ['Заказ № P-7K3QXM: билеты перенесены', 'Order P-7K3QXM: your tickets have been moved'],
  'difference-returned': [
    'Заказ № P-7K3QXM: возвращаем доплату',
    'Order P-7K3QXM: we are refunding the difference',
  ],
  'papers-due': [
    'Заказ № P-7K3QXM: документы нужны не позже 26 сентября, 11:00 МСК',
    'Order P-7K3QXM: documents needed by 26 September, 11:00 MSK',
  ],
  'return-lapsed': [
    'Заказ № P-7K3QXM: билеты снова действуют',
    'Order P-7K3QXM: your tickets are valid again',
  ],
  'return-decided': ['Заказ № P-7K3QXM: решение по возврату', 'Order P-7K3QXM: decision on your refund'],
  'paid-out': ['Заказ № P-7K3QXM: деньги отправлены', 'Order P-7K3QXM: the money has been sent'],
  'refunded-by-staff': ['Заказ № P-7K3QXM: возвращаем деньги', 'Order P-7K3QXM: your refund'],
  'tour-confirmed': [
    'Экскурсия состоится: 26 сентября, 12:00',
    'Your tour is confirmed: 26 September, 12:00',
  ],
  'called-off': ['Отмена: заказ № P-7K3QXM', 'Called off: order P-7K3QXM'],
  tomorrow: ['Завтра, 26 сентября: ваш визит', 'Tomorrow, 26 September: your visit'],
  'fair-cancelled': ['Ярмарка отменена: заказ № P-7K3QXM', 'The fair is cancelled: order P-7K3QXM'],
  'fair-postponed': ['Ярмарка переносится: заказ № P-7K3QXM', 'The fair is postponed: order P-7K3QXM'],
}
const kinds = Object.keys(subjects) as LetterKind[]

describe.each(['ru', 'en'] as const)('in %s', locale => {
  const at = (kind: LetterKind) =>
    write(kind, orderFor[kind](locale), {
      callOff,
      now: kind === 'tomorrow' ? new Date('2025-09-25T18:00:00+03:00') : now,
    })

  test.each(kinds)('%s says its subject, fills every blank and leads to the order', kind => {
    const { subject, body, html } = at(kind)
    expect(plain(subject)).toBe(subjects[kind][locale === 'ru' ? 0 : 1])
    for (const text of [subject, body, html.replace(/style="[^"]*"/g, '')])
      expect(text).not.toMatch(/[{}]|undefined|null/)
    const link = `https://portik.example${locale === 'en' ? '/en' : ''}/tickets/order/the-token-of-the-order/`
    expect(body).toContain(link)
    expect(html).toContain(`href="${link}"`)
    // A name is somebody's text, never markup.
    expect(html).toContain('Анна &lt;Ветрова&gt;')
    expect(html).not.toContain('secret-of-a-single-ticket')
  })

  test.each(kinds)('%s is in one language', kind => {
    const { body } = at(kind)
    const ours = body.replaceAll('Анна <Ветрова>', '').replaceAll(/Линия и пятно|Сбор в вестибюле/g, '')
    const foreign = locale === 'en' ? /[а-яё]/i : /\b(?:order|ticket|refund|the|MSK)\b(?!\/)/i
    expect(ours.replaceAll(/https?:\S+/g, '')).not.toMatch(foreign)
  })
})

test('the sums of a paid order are its own', () => {
  const body = plain(write('paid', order('ru')).body)
  for (const line of ['2 100 ₽', '650 ₽', 'Оплачено: 2 750 ₽', '2 билета', '26 сентября, 11:00–14:00 МСК']) {
    expect(body).toContain(line)
  }
  expect(body).toContain(
    'Сегодня вернём 100 % цены. С 16 сентября — 50 %, с 21 сентября — 30 %, с 23 сентября — 0 %.',
  )
  expect(body).toContain('возьмите документ о возрасте')
})

test('a return names the sum, the share and the day', () => {
  const body = plain(write('return-requested', orderFor['return-requested']('ru')).body)
  expect(body).toContain('Возврат запрошен 16 сентября: 1 050 ₽, 50 % цены.')
  expect(body).toContain('tickets@portik.example')
  const decided = plain(write('return-decided', orderFor['return-decided']('ru')).body)
  expect(decided).toContain('Возврат одобрен 18 сентября: 1 050 ₽. Деньги придут до 30 сентября.')
})

test('a fair that is called off names the sum, a postponed one the new dates and the last day for returns', () => {
  const cancelled = plain(write('fair-cancelled', orderFor['fair-cancelled']('ru'), { callOff }).body)
  expect(cancelled).toContain('Дворец закрыт на ремонт.')
  expect(cancelled).toContain('Возвращаем полную цену неиспользованных билетов, 2 100 ₽, тем же способом')
  const postponed = plain(write('fair-postponed', orderFor['fair-postponed']('en'), { callOff }).body)
  expect(postponed).toContain('The palace is closed for repairs.')
  expect(postponed).toContain('The new dates: 2–5 April 2026.')
  expect(postponed).toContain('until 31 October inclusive')
})

test('of free tickets that are called off no sum is named, and what is left is said only where something is', () => {
  const free = (locale: 'ru' | 'en') => ({
    ...gone(locale),
    returned: { ...returned, reason: 'called-off' as const, percent: 0, amountKopecks: 0 },
  })
  const alone = plain(write('called-off', order('ru', { tickets: [free('ru')] })).body)
  expect(alone).toContain('Билеты были бесплатными, возвращать за них нечего.')
  expect(alone).not.toMatch(/₽|Остальные/)
  const rest = plain(write('called-off', order('en', { tickets: [free('en'), ticket('day', 'en')] })).body)
  expect(rest).toContain('nothing you need to do. The other tickets in the order are valid.')
})

test('what has ceased to be true is not sent', () => {
  const source = { edition: autumn2025, publicUrl: '', now, texts: texts.ru, events: new Map() }
  const states = {
    placed: 'paid',
    expiring: 'paid',
    expired: 'paid',
    paid: 'refunded',
    tomorrow: 'refunded',
  } as const
  for (const [kind, state] of Object.entries(states)) {
    expect(orderLetter(kind as LetterKind, { ...source, order: order('ru', { state }) })).toBeNull()
  }
})

test.each([
  ['ru', '11:00–14:00 МСК; 2 шт., бесплатно'],
  ['en', '11:00–14:00 MSK; quantity: 2, free'],
] as const)('that a line costs nothing is said once, %s', (locale, said) => {
  const view = order(locale)
  const lines = view.lines.map(line => ({ ...line, quantity: 2, unitKopecks: 0, slot: morning }))
  expect(plain(write('paid', { ...view, lines }).body)).toContain(said)
})

test('lost orders come back as a list of links', () => {
  const found = [{ code: 'P-7K3QXM', token: 'first', createdAt: now }]
  const source = {
    edition: autumn2025,
    publicUrl: 'https://portik.example',
    now,
    texts: texts.en,
    locale: 'en' as const,
  }
  const { subject, body } = lostLetter(found, source)
  expect(subject).toBe('Your orders')
  expect(plain(body)).toContain(
    'Order P-7K3QXM of 10 September\nhttps://portik.example/en/tickets/order/first/',
  )
  expect(body).not.toMatch(/[{}]/)
})
