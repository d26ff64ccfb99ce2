import type { MailKindTerms, Variables } from './kind-terms.ts'

const orderFrame: Variables = ['name', 'fairDates', 'officeEmail', 'officePhone']
// An order moves on, and its buyer's address may have been put right: its page writes a letter anew.
const ofOrder = (ru: string, en: string, ...own: Variables) =>
  ({
    name: { ru, en },
    room: 'box-office',
    variables: [...own, ...orderFrame],
    notAgain: 'order',
  }) satisfies MailKindTerms
const toWaiting = (ru: string, en: string) =>
  ({
    name: { ru, en },
    room: 'box-office',
    variables: ['title', 'day', 'time', 'place', 'fairDates', 'officeEmail', 'officePhone', 'link'],
    notAgain: 'waiting-list',
  }) satisfies MailKindTerms

/** Letters of the box office: of orders, of the waiting list, to guests. */
export const ticketKinds = {
  'order-placed': ofOrder('Заказ оформлен', 'Order placed', 'code', 'until'),
  'order-paid': ofOrder('Заказ оплачен, билеты', 'Order paid, with tickets', 'code', 'days', 'tickets'),
  'order-paid-in-part': ofOrder(
    'Оплачено, часть отменена',
    'Paid, part of it called off',
    'code',
    'gone',
    'goneBack',
    'tickets',
  ),
  'order-expiring': ofOrder('Бронь скоро закончится', 'Hold about to expire', 'code', 'until'),
  'order-expired': ofOrder('Бронь закончилась', 'Hold expired', 'code', 'until'),
  'order-late-payment-returned': ofOrder(
    'Поздний платёж возвращён',
    'Late payment returned',
    'code',
    'sum',
    'until',
  ),
  'order-late-invitation-returned': ofOrder(
    'Позднее приглашение: деньги возвращены',
    'Late invitation: money returned',
    'code',
    'sum',
    'until',
  ),
  'order-cancelled-payment-returned': ofOrder(
    'Платёж отменённого заказа возвращён',
    'Payment of a cancelled order returned',
    'code',
    'sum',
  ),
  'order-double-payment-returned': ofOrder(
    'Двойной платёж возвращён',
    'Double payment returned',
    'code',
    'sum',
  ),
  'order-return-requested': ofOrder('Запрошен возврат', 'Refund requested', 'code'),
  'order-return-decided': ofOrder('Решение о\u00a0возврате', 'Refund decided', 'code'),
  'order-switched': ofOrder('Билеты перенесены', 'Tickets moved', 'code'),
  'order-difference-returned': ofOrder('Разница возвращена', 'Difference returned', 'code'),
  'order-papers-due': ofOrder('Нужны документы для возврата', 'Refund papers due', 'code', 'papersDue'),
  'order-return-lapsed': ofOrder('Заявление на\u00a0возврат закрыто', 'Refund request lapsed', 'code'),
  'order-paid-out': ofOrder('Деньги отправлены', 'Money paid out', 'code'),
  'order-refunded-by-staff': ofOrder(
    'Возврат по\u00a0решению кассы',
    'Refund by the box office',
    'code',
    'givenByStaff',
    'payoutDays',
  ),
  'order-tour-confirmed': ofOrder(
    'Экскурсия состоится',
    'Tour confirmed',
    'tourWhen',
    'tourName',
    'tourPlace',
  ),
  'order-called-off': ofOrder(
    'Сеанс отменён',
    'Departure called off',
    'code',
    'message',
    'gone',
    'goneBack',
    'rest',
  ),
  'order-tomorrow': ofOrder('Визит завтра', 'Visit tomorrow', 'tomorrow'),
  'order-fair-cancelled': ofOrder('Ярмарка отменена', 'Fair cancelled', 'code', 'message', 'back'),
  'order-fair-postponed': ofOrder(
    'Ярмарка перенесена',
    'Fair postponed',
    'code',
    'message',
    'newDates',
    'returnsUntil',
  ),
  'order-links': {
    name: { ru: 'Ссылки на\u00a0заказы', en: 'Links to orders' },
    room: 'box-office',
    variables: ['code', 'placedOn', 'fairDates', 'officeEmail', 'officePhone', 'link'],
    notAgain: 'one-time',
  },
  'waiting-joined': toWaiting('Лист ожидания: запись принята', 'Waiting list: joined'),
  'waiting-free': toWaiting('Лист ожидания: есть место', 'Waiting list: a place is free'),
  'guest-invitation': {
    name: { ru: 'Приглашение гостю', en: 'Invitation to a guest' },
    room: 'box-office',
    variables: ['name', 'code', 'product', 'price', 'sum', 'count', 'until', 'fairDates'],
    notAgain: 'guest-code',
    hidesWords: true,
  },
} satisfies Record<string, MailKindTerms>
