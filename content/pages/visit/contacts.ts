import type { PageRecord } from '../../types.ts'

export default {
  key: 'contacts',
  title: { ru: 'Контакты', en: 'Contacts' },
  lead: {
    ru: 'Москва, Каретная наб., 7. Телефон +7 495 000-00-70, почта hello@portik.example.',
    en: '7 Karetnaya Embankment, Moscow. Telephone +7 495 000-00-70, e-mail hello@portik.example.',
  },
  description: {
    ru: 'Контакты ярмарки «Портик»: адреса и телефоны отделов — билеты, участники, пресса, партнёры, дети, премия, — и реквизиты организатора.',
    en: 'Contacts of the Portico fair: departments for tickets, exhibitors, press, partners and children, award, general questions, and the organiser’s legal details.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Что ещё может пригодиться', en: 'Also useful' },
      items: [
        {
          title: { ru: 'Как добраться', en: 'How to get there' },
          text: { ru: 'Метро, такси, путь без ступеней', en: 'Metro, taxi, the step-free way' },
          to: '/how-to-get-there/',
        },
        {
          title: { ru: 'Реквизиты', en: 'Legal details' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault Foundation' },
          to: '/organizer/',
        },
        {
          title: { ru: 'Возврат билетов', en: 'Refunds' },
          text: { ru: 'Сроки, бумаги, деньги', en: 'Dates, papers, money' },
          to: '/refund/',
        },
        {
          title: { ru: 'Прессе', en: 'Press' },
          text: { ru: 'Релизы, снимки, аккредитация', en: 'Releases, pictures, accreditation' },
          to: '/press/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отделы', en: 'Departments' },
      text: {
        ru: 'Не знаете, кому писать, — пишите на общий адрес: письмо передадут. О возврате билета пишите с той почты, на которую пришёл заказ.',
        en: 'If you do not know whom to write to, use the general address: your letter will be passed on. About a refund, please write from the address to which your order was sent.',
      },
      departments: [],
      hasForm: true,
    },
  ],
} satisfies PageRecord
