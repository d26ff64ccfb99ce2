import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'ticket-refund',
  position: 6,
  topic: 'tickets',
  isOnHome: true,
  question: { ru: 'Как вернуть билет?', en: 'How do I return a ticket?' },
  answer: {
    ru: [
      'Больше чем за 10 дней до посещения возвращаем {refundFull} цены, за 6–10 дней — {refundHalf}, за 4–5 дней — {refundPart}, за 3 дня и меньше — {refundNone}. Если ярмарку отменим мы, вернём {refundFull} сами, без заявления; если перенесём — {refundFull} по вашей просьбе. При болезни приложите справку: сотрудник рассмотрит её и может вернуть {refundFull} независимо от срока.',
      'Оформите возврат на странице заказа: сайт заполнит заявление, останется подписать его и прислать на tickets@portik.example вместе с копией паспорта и чеком, в течение 14 дней и до визита. С момента запроса билет не действует; пока решения нет, возврат можно отозвать. Загружать паспорт на сайт мы не просим никогда. Деньги вернутся в течение {payoutDays} после получения всех документов.',
    ],
    en: [
      'More than 10 days before the visit we return {refundFull} of the price; 6–10 days before, {refundHalf}; 4–5 days before, {refundPart}; 3 days or fewer, {refundNone}. If we cancel the fair, we refund {refundFull} ourselves, without an application; if we postpone it, {refundFull} at your request. In case of illness attach a certificate: a member of staff will consider it and may return {refundFull} whatever the date.',
      'Request the return on the page of your order: the site fills in the application, and all that remains is to sign it and send it to tickets@portik.example with a copy of your passport and the receipt, within 14 days and before the visit. From the moment of the request the ticket is not valid; until there is a decision you may withdraw the return. We never ask you to upload a passport to the site. The money is refunded within {payoutDays} of our receiving all the documents.',
    ],
  },
} satisfies QuestionRecord
