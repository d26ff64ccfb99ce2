import type { PageRecord } from '../../types.ts'

export default {
  key: 'partners',
  title: { ru: 'Партнёры', en: 'Partners' },
  lead: {
    ru: 'Те, благодаря кому в залах есть свет, бумага, кофе и хорошие рамы.',
    en: 'Those to whom the halls owe their light, their paper, their coffee and their good frames.',
  },
  description: {
    ru: 'Партнёры ярмарки «Портик» по шести категориям: генеральный, официальные, культурные, образовательные, информационные и технические.',
    en: 'Partners of the Portico fair in six categories: principal, official, cultural, educational, media and technical partners, and how to become one of them.',
  },
  blocks: [
    {
      kind: 'index',
      title: { ru: 'Шесть категорий', en: 'Six categories' },
      items: [
        {
          title: { ru: 'Генеральный', en: 'Principal partner' },
          text: { ru: 'Поддерживает ярмарку целиком.', en: 'Supports the fair as a whole.' },
        },
        {
          title: { ru: 'Официальные', en: 'Official' },
          text: {
            ru: 'Берут на себя одно большое дело: страхование, стены, двор, гостей.',
            en: 'Take on one large task: insurance, walls, the courtyard, guests.',
          },
        },
        {
          title: { ru: 'Культурные', en: 'Cultural' },
          text: {
            ru: 'Мастерские и бюро: приносят знание, вещи и людей.',
            en: 'Workshops and practices: they bring knowledge, objects and people.',
          },
        },
        {
          title: { ru: 'Образовательные', en: 'Educational' },
          text: {
            ru: 'Те, кто помогает учить: краски, мольберты, чертежи.',
            en: 'Those who help with teaching: paints, easels, drawings.',
          },
        },
        {
          title: { ru: 'Информационные', en: 'Media partners' },
          text: {
            ru: 'Рассказывают о ярмарке читателям и слушателям.',
            en: 'Tell their readers and listeners about the fair.',
          },
        },
        {
          title: { ru: 'Технические', en: 'Technical' },
          text: {
            ru: 'Свет, звук, связь, печать: замечают их, только когда их нет.',
            en: 'Light, sound, network, printing: noticed only when missing.',
          },
        },
      ],
    },
    {
      kind: 'statement',
      text: {
        ru: 'Партнёр не вешает знамя в зале. Он делает так, чтобы в зале было на что смотреть.',
        en: 'A partner does not hang a banner in the hall. A partner sees to it that there is something to look at.',
      },
      aside: {
        ru: 'На отбор работ партнёры не влияют: стенды выбирает кураторский совет.',
        en: 'Partners have no say in the selection of works: the stands are chosen by the curatorial council.',
      },
      link: { to: '/become-a-partner/', label: { ru: 'Стать партнёром', en: 'Become a partner' } },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Поговорить о партнёрстве', en: 'Talk about partnership' },
      text: {
        ru: 'Вы уже с нами и хотите что-то уточнить? Ещё только думаете? Напишите.',
        en: 'Already with us and something to settle? Still thinking it over? Write to us.',
      },
      departments: ['partners', 'general'],
      hasForm: true,
    },
  ],
} satisfies PageRecord
