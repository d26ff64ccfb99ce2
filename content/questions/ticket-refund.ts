import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'ticket-refund',
  position: 6,
  topic: 'tickets',
  isOnHome: true,
  question: { ru: 'Как вернуть билет?', en: 'How do I return a ticket?' },
  answer: {
    ru: [
      'Больше чем за 10 дней до посещения возвращаем {refundFull} цены, за 6–10 дней — {refundHalf}, за 4–5 дней — {refundPart}, за 3 дня и позже — {refundNone}. Если ярмарку отменили или перенесли — {refundFull}. При болезни приложите справку: сотрудник рассмотрит её и может вернуть {refundFull} независимо от срока.',
      'Напишите на tickets@portik.example, какие билеты возвращаете: мы пришлём заполненное заявление. Подпишите его и отправьте туда же вместе с копией паспорта и чеком. Загружать паспорт на сайт мы не просим никогда. Деньги придут в течение {payoutDays}.',
    ],
    en: [
      'More than 10 days before the visit we return {refundFull} of the price; 6–10 days before, {refundHalf}; 4–5 days before, {refundPart}; 3 days or less, {refundNone}. If the fair is cancelled or postponed, {refundFull}. In case of illness attach a certificate: a member of staff will consider it and may return {refundFull} whatever the date.',
      'Write to tickets@portik.example which tickets you are returning: we shall send you the application filled in. Sign it and send it back with a copy of your passport and the receipt. We never ask you to upload a passport to the site. The money will reach you within {payoutDays}.',
    ],
  },
} satisfies QuestionRecord
