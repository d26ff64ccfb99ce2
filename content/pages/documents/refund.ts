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
        ru: 'Больше 10 дней до визита — {refundFull} цены, от 6 до 10 дней — {refundHalf}, 4–5 дней — {refundPart}, 3 дня и меньше — {refundNone}. Считаем календарные дни по московскому времени: от дня, когда вы запросили возврат, до дня визита. Для билета с открытой датой — до первого дня для посетителей.',
        en: 'More than 10 days before the visit: {refundFull} of the price; 6 to 10 days: {refundHalf}; 4 or 5 days: {refundPart}; 3 days or fewer: {refundNone}. We count calendar days in Moscow time from the day you request the return to the day of the visit; for an open-date ticket, to the first visitor day.',
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
            ru: 'Билет действует на новую дату. Если она вам не подходит, оформите возврат на странице заказа: вернём {refundFull}.',
            en: 'Your ticket is valid for the new date. If that does not suit you, request a return on the page of your order: {refundFull} is refunded.',
          },
        },
        {
          title: { ru: 'Отмена ярмарки', en: 'Cancellation' },
          text: {
            ru: 'Если мы отменили ярмарку, мастер-класс или экскурсию, вернём {refundFull} сами. Делать ничего не нужно.',
            en: 'If we cancel the fair, a master class or a tour, we refund {refundFull} of our own accord. There is nothing for you to do.',
          },
        },
      ],
    },
    {
      kind: 'steps',
      title: { ru: 'Как вернуть', en: 'How to return a ticket' },
      items: [
        {
          title: { ru: 'Выберите билеты', en: 'Choose the tickets' },
          text: {
            ru: 'Откройте заказ по ссылке из письма и нажмите «Оформить возврат» у нужного билета. Ссылка потерялась — найдите заказ по почте. С этой минуты по билету не войти, но передумать можно: возврат отзывают там же.',
            en: 'Open your order by the link in the e-mail and press “Ask for a refund” beside the ticket in question. If the link is lost, find the order by your e-mail address. From that minute the ticket is not valid for entry, but you may change your mind and withdraw the return on the same page.',
          },
        },
        {
          title: { ru: 'Подпишите заявление', en: 'Sign the application' },
          text: {
            ru: 'Сайт заполнит его: скачайте, напечатайте и подпишите. На несколько билетов одного заказа хватит одного заявления.',
            en: 'The site fills it in: download it, print it and sign it. One application will do for several tickets of one order.',
          },
        },
        {
          title: { ru: 'Пришлите по электронной почте', en: 'Send it by e-mail' },
          text: {
            ru: 'Подписанное заявление, копию паспорта и чек об оплате, а при болезни ещё и справку — на tickets@portik.example в течение 14 дней и до визита. Если бумаги не придут в срок, возврат отменится и билет снова начнёт действовать. Загружать документы на сайт не нужно.',
            en: 'The signed application, a copy of your passport and the payment receipt, with a medical certificate in case of illness, to tickets@portik.example within 14 days and before the visit. If the papers do not arrive in time, the return lapses and the ticket is valid again. Nothing needs to be uploaded to the site.',
          },
        },
        {
          title: { ru: 'Дождитесь денег', en: 'Wait for the money' },
          text: {
            ru: 'Они вернутся тем же способом, каким вы платили, в течение {payoutDays} после получения всех документов.',
            en: 'It is refunded by the method you paid with, within {payoutDays} of our receiving all the documents.',
          },
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'tickets' },
  ],
} satisfies PageRecord
