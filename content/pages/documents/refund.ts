import type { PageRecord } from '../../types.ts'

export default {
  key: 'refund',
  title: { ru: 'Возврат билетов', en: 'Refunds' },
  lead: {
    ru: 'Сколько вернём, какие бумаги нужны и когда придут деньги. Возвращать можно не весь заказ, а отдельные билеты.',
    en: 'How much is refunded, which documents are needed and when the money arrives. You may return single tickets rather than the whole order.',
  },
  description: {
    ru: 'Как вернуть билет на ярмарку «Портик»: какая часть цены возвращается по дням до визита, какие документы прислать и когда поступят деньги.',
    en: 'How to return a ticket to the Portico fair: what share of the price is refunded by days before the visit, which documents to send, when the money arrives.',
  },
  blocks: [
    {
      kind: 'refund-ladder',
      title: { ru: 'Сколько вернём', en: 'How much is refunded' },
      note: {
        ru: 'Больше 10 дней до визита — {refundFull} цены, от 6 до 10 дней — {refundHalf}, 4–5 дней — {refundPart}, 3 дня и меньше — {refundNone}. Считаем календарные дни по московскому времени: от дня, когда получили ваше заявление, до дня визита. Для билета с открытой датой — до первого дня для посетителей.',
        en: 'More than 10 days before the visit: {refundFull} of the price; 6 to 10 days: {refundHalf}; 4 or 5 days: {refundPart}; 3 days or less: {refundNone}. We count calendar days in Moscow time from the day your application is received to the day of the visit; for an open-date ticket, to the first visitor day.',
      },
    },
    {
      kind: 'index',
      title: { ru: 'Особые случаи', en: 'Special cases' },
      items: [
        {
          title: { ru: 'Болезнь', en: 'Illness' },
          text: {
            ru: 'Приложите медицинскую справку. Сотрудник рассмотрит заявление и может вернуть {refundFull} независимо от срока.',
            en: 'Enclose a medical certificate. A member of staff will consider the application and may refund {refundFull} whatever the date.',
          },
        },
        {
          title: { ru: 'Перенос ярмарки', en: 'Postponement' },
          text: {
            ru: 'Если мы перенесли день, на который у вас билет, вернём {refundFull}.',
            en: 'If we move the day your ticket is for, {refundFull} is refunded.',
          },
        },
        {
          title: { ru: 'Отмена ярмарки', en: 'Cancellation' },
          text: {
            ru: 'Если мы отменили ярмарку или экскурсию, вернём {refundFull}.',
            en: 'If we cancel the fair or a tour, {refundFull} is refunded.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'Как вернуть', en: 'How to return a ticket' },
      items: [
        {
          title: { ru: 'Назовите билеты', en: 'Name the tickets' },
          text: {
            ru: 'Напишите номер заказа и какие билеты возвращаете. Какую часть вернём сегодня и когда она уменьшится, сказано в таблице выше.',
            en: 'Write to us with the number of your order and the tickets you are returning. What share comes back today, and when it drops, is in the table above.',
          },
        },
        {
          title: { ru: 'Подпишите заявление', en: 'Sign the application' },
          text: {
            ru: 'Мы заполним его и пришлём. Останется напечатать и подписать.',
            en: 'We fill it in and send it to you. All that remains is to print and sign it.',
          },
        },
        {
          title: { ru: 'Пришлите по электронной почте', en: 'Send it by e-mail' },
          text: {
            ru: 'Подписанное заявление, копию паспорта и чек об оплате, а при болезни ещё и справку — на tickets@portik.example. Загружать документы на сайт не нужно.',
            en: 'The signed application, a copy of your passport and the payment receipt, with a medical certificate in case of illness, to tickets@portik.example. Nothing needs to be uploaded to the site.',
          },
        },
        {
          title: { ru: 'Дождитесь денег', en: 'Wait for the money' },
          text: {
            ru: 'Они вернутся тем же способом, каким вы платили, в течение {payoutDays}. Билет перестанет действовать, как только мы примем заявление.',
            en: 'It comes back the way you paid, within {payoutDays}. The ticket ceases to be valid as soon as your application is accepted.',
          },
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'tickets' },
  ],
} satisfies PageRecord
