import type { PageRecord } from '../types.ts'

export default {
  key: 'newsletter',
  title: { ru: 'Новости ярмарки', en: 'Newsletter' },
  lead: {
    ru: 'Письмо приходит, когда есть что рассказать: новые участники, программа, билеты, сроки заявок.',
    en: 'We write when there is something to tell: new exhibitors, the programme, tickets, dates for applications.',
  },
  description: {
    ru: 'Подписка на новости ярмарки «Портик»: участники и программа, билеты, сроки заявок и премии. Нужен только адрес почты; отписаться можно в любой день.',
    en: 'Subscribe to news of the Portico fair: exhibitors and programme, tickets, dates for applications and the award. An e-mail address is all we ask for.',
  },
  blocks: [
    {
      kind: 'form',
      form: 'newsletter',
      title: { ru: 'Подписаться', en: 'Subscribe' },
      text: {
        ru: 'Достаточно адреса почты. Партнёрам ярмарки его не сообщаем.',
        en: 'An e-mail address is all we need. The fair’s partners are not told it.',
      },
    },
  ],
} satisfies PageRecord
