import type { PageSeed } from './types.ts'

const ticketsPage: PageSeed = {
  key: 'tickets',
  title: { ru: 'Билеты', en: 'Tickets' },
  lead: {
    ru: 'Цены по дням и времени входа, льготы и возврат. Билеты приходят на почту, показать их можно с экрана телефона.',
    en: 'Prices by day and time of entry, concessions and refunds. The tickets come by e-mail and can be shown on your phone.',
  },
  description: {
    ru: 'Билеты на ярмарку «Портик», {fairDates}: один день, открытая дата, детский, льготный и бесплатный. Цены, льготы и условия возврата.',
    en: 'Tickets to the Portico fair, {fairDates}: single day, open date, children’s, concession and free. Prices, who is entitled to what, and refunds.',
  },
  blocks: [
    { kind: 'banner', of: 'sales' },
    {
      kind: 'price-table',
      title: { ru: 'Сколько стоит', en: 'What it costs' },
      note: {
        ru: 'Цена дневного билета зависит от времени входа: до 14:00 или после. Уходить в 14:00 не нужно. Билет с открытой датой пускает один раз в каждый из трёх дней для посетителей. Премиум (VIP), {vipDay}, — по коду приглашения. Для детского, льготного и бесплатного билета на входе нужен документ о возрасте или статусе.',
        en: 'The price of a day ticket depends on when you come in: before or after 14:00. You need not leave at 14:00. An open-date ticket admits you once on each of the three visitor days. The premium (VIP) ticket, {vipDay}, is sold by invitation code. Children’s, concession and free tickets require proof of age or status at the entrance.',
      },
    },
    {
      kind: 'refund-ladder',
      title: { ru: 'Если планы изменятся', en: 'If your plans change' },
      note: {
        ru: 'Дни считаем по московскому календарю от получения заявления до дня визита, для открытой даты — до первого дня для посетителей. Если мы сами отменим или перенесём ярмарку, вернём {refundFull}. Деньги поступят в течение {payoutDays}.',
        en: 'Days are counted by the Moscow calendar from the receipt of your application to the day of the visit; for an open-date ticket, to the first visitor day. If we cancel or postpone the fair ourselves, {refundFull} is refunded. The money will reach you within {payoutDays}.',
      },
    },
    {
      kind: 'index',
      title: { ru: 'Льготный билет', en: 'Concession ticket' },
      items: [
        {
          title: { ru: 'Школьники 14–18 лет', en: 'Schoolchildren aged 14–18' },
          text: {
            ru: 'Документ о возрасте. В 14 лет можно выбрать и детский билет.',
            en: 'Proof of age. At 14 you may choose the children’s ticket instead.',
          },
        },
        {
          title: { ru: 'Студенты', en: 'Students' },
          text: { ru: 'Студенческий билет.', en: 'A student card.' },
        },
        {
          title: { ru: 'Пенсионеры', en: 'Pensioners' },
          text: { ru: 'Пенсионное удостоверение или справка.', en: 'A pension card or certificate.' },
        },
        {
          title: { ru: 'Люди с инвалидностью III группы', en: 'People with a group III disability' },
          text: { ru: 'Справка об инвалидности.', en: 'A certificate of disability.' },
        },
        {
          title: { ru: 'Сотрудники организатора', en: 'Employees of the organiser' },
          text: {
            ru: 'Пропуск. Один льготный билет на один пропуск.',
            en: 'A staff pass. One concession ticket per pass.',
          },
        },
        {
          title: { ru: 'Сотрудники и члены академии', en: 'Staff and members of the academy' },
          text: {
            ru: 'Удостоверение Северной академии пластики.',
            en: 'A card of the Northern Academy of Sculpture.',
          },
        },
        {
          title: {
            ru: 'Члены ассоциации искусствоведов',
            en: 'Members of the association of art historians',
          },
          text: { ru: 'Членский билет.', en: 'A membership card.' },
        },
        {
          title: { ru: 'Преподаватели двух художественных институтов', en: 'Teachers of two art institutes' },
          text: {
            ru: 'Института истории рисунка и Донского института искусств. Удостоверение преподавателя.',
            en: 'The Institute for the History of Drawing and the Don Institute of Arts. A staff card.',
          },
        },
        {
          title: { ru: 'Сотрудники студии военных художников', en: 'Staff of the military artists’ studio' },
          text: { ru: 'Служебное удостоверение.', en: 'A service card.' },
        },
      ],
    },
    {
      kind: 'index',
      title: { ru: 'Бесплатный билет', en: 'Free ticket' },
      items: [
        {
          title: {
            ru: 'Люди с инвалидностью I и II группы',
            en: 'People with a group I or II disability',
          },
          text: {
            ru: 'И один сопровождающий. Справка об инвалидности.',
            en: 'And one companion. A certificate of disability.',
          },
        },
        {
          title: { ru: 'Ветераны и герои', en: 'Veterans and heroes' },
          text: { ru: 'Удостоверение.', en: 'A certificate of the title or status.' },
        },
        {
          title: { ru: 'Военнослужащие по призыву', en: 'Conscripts' },
          text: { ru: 'Военный билет.', en: 'A military service card.' },
        },
        {
          title: { ru: 'Многодетные семьи', en: 'Large families' },
          text: { ru: 'Удостоверение многодетной семьи.', en: 'A large-family certificate.' },
        },
        {
          title: { ru: 'Дети до 7 лет', en: 'Children under 7' },
          text: {
            ru: 'Документ о возрасте. Входят вместе со взрослым.',
            en: 'Proof of age. They come in with an adult.',
          },
        },
      ],
    },
    {
      kind: 'nuance',
      title: { ru: 'Важно знать', en: 'Good to know' },
      items: [
        {
          title: { ru: 'Документ на входе', en: 'Proof at the entrance' },
          text: {
            ru: 'При покупке мы ничего не проверяем и справок не просим. Документ о возрасте или статусе покажите на входе: без него детский, льготный и бесплатный билеты не действуют.',
            en: 'We check nothing when you buy and ask for no certificates. Show your proof of age or status at the entrance: without it, children’s, concession and free tickets are not valid.',
          },
        },
        {
          title: { ru: 'Один билет — один вход', en: 'One ticket, one entry' },
          text: {
            ru: 'Выйти и вернуться по тому же билету в тот же день нельзя. Кафе, гардероб и место, чтобы посидеть, есть внутри.',
            en: 'You cannot leave and come back on the same ticket on the same day. There is a café, a cloakroom and somewhere to sit inside.',
          },
        },
        {
          title: { ru: 'Дети', en: 'Children' },
          text: {
            ru: 'До 7 лет — бесплатно, но билет всё равно нужен: добавьте его в заказ. С 7 до 14 лет — детский, {priceChild}.',
            en: 'Under 7 it is free, but a ticket is still needed: add one to your order. From 7 to 14 there is the children’s ticket, {priceChild}.',
          },
        },
        {
          title: { ru: 'Сколько можно взять', en: 'How many you may take' },
          text: {
            ru: 'В одном заказе до 10 билетов и до трёх экскурсий. Сотруднику организатора — не больше одного льготного билета на пропуск.',
            en: 'One order may contain up to 10 tickets and three tours. Employees of the organiser may have one concession ticket per pass.',
          },
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'tickets' },
  ],
}

const refundPage: PageSeed = {
  key: 'refund',
  title: { ru: 'Возврат билетов', en: 'Refunds' },
  lead: {
    ru: 'Сколько вернём, какие бумаги нужны и когда придут деньги. Возвращать можно не весь заказ, а отдельные билеты.',
    en: 'How much is refunded, which papers are needed and when the money arrives. You may return single tickets rather than the whole order.',
  },
  description: {
    ru: 'Как вернуть билет на ярмарку «Портик»: какая часть цены возвращается по дням до визита, какие документы прислать и когда поступят деньги.',
    en: 'How to return a ticket to the Portico fair: what share of the price is refunded by days before the visit, which papers to send, when the money arrives.',
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
}

export const pageTextsE: PageSeed[] = [ticketsPage, refundPage]
