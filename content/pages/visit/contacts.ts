import type { PageRecord } from '../../types.ts'

export default {
  key: 'contacts',
  title: { ru: 'Контакты', en: 'Contact' },
  lead: {
    ru: 'Москва, Каретная наб., 7. Телефон +7 495 010-24-27, почта hello@portik.example.',
    en: '7 Karetnaya Embankment, Moscow. Telephone +7 495 010-24-27, e-mail hello@portik.example.',
  },
  description: {
    ru: 'Контакты ярмарки «Портик»: адреса и телефоны отделов — билеты, участники, пресса, партнёры, дети, премия, — и реквизиты организатора.',
    en: 'Contact the Portico fair: departments for tickets, exhibitors, press, partners, children, the award and personal data, and the organiser’s legal details.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Что ещё может пригодиться', en: 'Also useful' },
      items: [
        {
          title: { ru: 'Как добраться', en: 'How to get there' },
          text: { ru: 'Метро, такси, путь без ступеней', en: 'Metro, taxi, the step-free route' },
          to: '/how-to-get-there/',
        },
        {
          title: { ru: 'Реквизиты', en: 'Legal details' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault (ANO)' },
          to: '/organizer/',
        },
        {
          title: { ru: 'Возврат билетов', en: 'Refunds' },
          text: { ru: 'Сроки, бумаги, деньги', en: 'Dates, papers, money' },
          to: '/refund/',
        },
        {
          title: { ru: 'Прессе', en: 'Press' },
          text: { ru: 'Релизы, изображения, аккредитация', en: 'Releases, pictures, accreditation' },
          to: '/press/',
        },
        {
          title: { ru: 'Ярмарка придумана', en: 'The fair is invented' },
          text: { ru: 'Что на этом сайте настоящее', en: 'What is real on this site' },
          to: '/demonstration/',
        },
      ],
    },
    {
      kind: 'index',
      as: 'label',
      title: { ru: 'В социальных сетях', en: 'On social networks' },
      items: [
        {
          title: { ru: 'Телеграм', en: 'Telegram' },
          text: {
            ru: 'Канал @portik.example: новости, эскизы залов, ответы на вопросы.',
            en: 'The channel @portik.example: news, sketches of the halls, answers to questions.',
          },
        },
        {
          title: { ru: 'ВКонтакте', en: 'VK' },
          text: {
            ru: 'Сообщество @portik.example: участники и программа, с напоминаниями.',
            en: 'The community @portik.example: exhibitors and programme, with reminders.',
          },
        },
        {
          title: { ru: 'Рутьюб', en: 'Rutube' },
          text: {
            ru: 'Записи лекций прошлых ярмарок, канал @portik.example.',
            en: 'Recordings of talks from past fairs, channel @portik.example.',
          },
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Отделы', en: 'Departments' },
      text: {
        ru: 'Не знаете, кому писать, — пишите на общий адрес: письмо передадут. О возврате билета пишите с той почты, на которую пришёл заказ.',
        en: 'If you do not know whom to write to, use the general address: your message will be passed on. About a refund, please write from the address to which your order was sent.',
      },
      departments: [],
      hasForm: true,
    },
  ],
} satisfies PageRecord
