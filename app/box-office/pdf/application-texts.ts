import type { Phrase } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'

/** Why money is asked back. */
export type RefundReason = 'own-wish' | 'illness' | 'postponed' | 'cancelled'

type TableTexts = {
  columns: { ticket: string; visit: string; price: string; share: string; refund: string }
  total: string
  /** Instead of a share that staff have yet to decide. */
  toBeDecided: string
  openDate: string
  ticket: Phrase<'number' | 'name'>
}

export const tableTexts: Record<LocaleCode, TableTexts> = {
  ru: {
    columns: { ticket: 'Билет', visit: 'Посещение', price: 'Цена', share: 'Доля', refund: 'К\u00a0возврату' },
    total: 'Итого',
    toBeDecided: 'решит организатор',
    openDate: 'открытая дата',
    ticket: '№\u00a0{number}, {name}',
  },
  en: {
    columns: { ticket: 'Ticket', visit: 'Visit', price: 'Price', share: 'Share', refund: 'To be refunded' },
    total: 'Total',
    toBeDecided: 'to be decided',
    openDate: 'open date',
    ticket: 'No.\u00a0{number}, {name}',
  },
}

/** The application itself is a Russian document, whatever language the order was made in. */
export const applicationTexts = {
  title: 'Заявление',
  what: { one: 'билет', many: 'билеты' },
  about: 'о\u00a0возврате денег за\u00a0{what}',
  order: 'Заказ №\u00a0{order}',
  to: 'Кому: {organiser}, {address}',
  from: 'От\u00a0кого: {name}',
  email: 'Электронная почта: {buyerEmail}',
  request:
    'Прошу вернуть деньги за\u00a0{what} по\u00a0заказу №\u00a0{order} от\u00a0{placedOn}. Причина: {reason}. Деньги прошу вернуть тем\u00a0же способом, которым оплачен заказ.',
  reasons: {
    'own-wish': 'отказ от\u00a0посещения',
    illness: 'болезнь',
    postponed: 'событие перенесено организатором',
    cancelled: 'событие отменено организатором',
  } satisfies Record<RefundReason, string>,
  counted: 'Доля посчитана на\u00a0{requestedOn}, день подачи заявления на\u00a0странице заказа.',
  papersTitle: 'Приложения',
  papers: ['Копия паспорта', 'Чек об\u00a0оплате'],
  certificate: 'Медицинская справка',
  signature: { date: 'Дата', sign: 'Подпись', name: 'Имя и\u00a0фамилия' },
  send: 'Подпишите заявление и\u00a0пришлите вместе с\u00a0приложениями на\u00a0{email}. Загружать документы на\u00a0сайт не\u00a0нужно. Выплата в\u00a0течение {payoutDays} после получения всех документов.',
  documentTitle: 'Заявление о\u00a0возврате, заказ №\u00a0{order}',
} as const

/** The sheet for those who cannot read what they sign. */
export const explanationTexts = {
  title: 'What you are signing',
  lead: 'The first sheet is the application for a refund. It is in Russian because the contract is; this sheet says the same in English and need not be sent.',
  what: { one: 'ticket', many: 'tickets' },
  request:
    'I, {name} ({buyerEmail}), ask {organiser} to refund the {what} of order {order} of {placedOn}, listed below, by the means by which the order was paid. Reason: {reason}.',
  reasons: {
    'own-wish': 'I am not coming',
    illness: 'illness',
    postponed: 'postponed by the organiser',
    cancelled: 'cancelled by the organiser',
  } satisfies Record<RefundReason, string>,
  counted: 'The share is that of {requestedOn}, the day of your application on the order page.',
  stepsTitle: 'What to do',
  steps: [
    'Print the first sheet. Write the date (Дата), sign it (Подпись) and write your name (Имя и\u00a0фамилия).',
    'Add a copy of your passport and the payment receipt.',
    'Send everything by e-mail to {email}. Nothing needs to be uploaded to the site.',
  ],
  certificateStep: 'Add a copy of your passport, the payment receipt and the medical certificate.',
  payout: 'The money is paid within {payoutDays} of our receiving all the documents.',
} as const
