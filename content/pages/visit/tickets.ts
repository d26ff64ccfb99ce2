import type { PageRecord } from '../../types.ts'

export default {
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
        ru: 'Цена билета на один день зависит от времени входа: до 14:00 или после. Уходить в 14:00 не нужно. Билет с открытой датой пускает один раз в каждый из трёх дней для посетителей. Премиум (VIP), {vipDay}, — по коду приглашения. В кассе у входа билеты стоят столько же; там платят картой «Мир», по системе быстрых платежей или наличными. Для детского, льготного и бесплатного билета на входе нужен документ о возрасте или статусе.',
        en: 'The price of a single-day ticket depends on when you come in: before or after 14:00. You need not leave at 14:00. An open-date ticket admits you once on each of the three visitor days. The Premium (VIP) ticket, {vipDay}, is sold by invitation code. Tickets cost the same at the box office by the entrance, where you pay by Mir card, through the faster payments system or in cash. Children’s, concession and free tickets require proof of age or status at the entrance.',
      },
    },
    {
      kind: 'refund-ladder',
      title: { ru: 'Если планы изменятся', en: 'If your plans change' },
      note: {
        ru: 'Дни считаем по московскому календарю от запроса возврата до дня визита, для открытой даты — до первого дня для посетителей. Если мы сами отменим или перенесём ярмарку, вернём {refundFull}. Деньги поступят в течение {payoutDays} после получения всех документов.',
        en: 'Days are counted by the Moscow calendar from the request for a return to the day of the visit; for an open-date ticket, to the first visitor day. If we cancel or postpone the fair ourselves, {refundFull} is refunded. The money will reach you within {payoutDays} of our receiving all the documents.',
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
          text: {
            ru: 'Членский билет ассоциации «Слово и линия».',
            en: 'A membership card of the Word and Line association.',
          },
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
          text: {
            ru: 'Служебное удостоверение студии «Бастион».',
            en: 'A service card of the Bastion studio.',
          },
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
            ru: 'Выйти и вернуться по тому же билету в тот же день нельзя. Кафе, гардероб и место, чтобы посидеть, есть внутри.',
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
          title: { ru: 'Сколько можно взять', en: 'How many you may buy' },
          text: {
            ru: 'В одном заказе до 10 билетов и до трёх экскурсий. Сотруднику организатора — не больше одного льготного билета на пропуск.',
            en: 'One order may contain up to 10 tickets and three tours. Employees of the organiser may have one concession ticket per pass.',
          },
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Вопросы и ответы', en: 'Questions and answers' }, topic: 'tickets' },
  ],
} satisfies PageRecord
