import type { PageRecord } from '../../types.ts'

export default {
  key: 'guides',
  title: { ru: 'Экскурсоводам', en: 'For tour guides' },
  lead: {
    ru: 'Ищем тех, кто умеет показать одну работу так, чтобы стали видны остальные.',
    en: 'We are looking for people who can show one work in such a way that the others become visible.',
  },
  description: {
    ru: 'Экскурсоводам ярмарки «Портик»: какие экскурсии нужны, что мы даём и что просим, о чём написать в заявке — опыт, языки, темы, ссылка на резюме.',
    en: 'For tour guides at the Portico fair: which tours we need, what we give and ask, and what to write in your application – experience, languages, topics.',
  },
  blocks: [
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что даём', en: 'What we give' },
      items: [
        {
          title: { ru: 'Материалы', en: 'Materials' },
          text: {
            ru: 'Список работ с этикетками, план залов и тексты участников — до открытия.',
            en: 'The list of works with labels, the plan of the halls and the exhibitors’ texts, before the opening.',
          },
        },
        {
          title: { ru: 'Разговор с авторами', en: 'A word with the artists' },
          text: {
            ru: 'Знакомство с участниками на стендах, пока публики ещё нет.',
            en: 'An introduction to the exhibitors at their stands while the halls are still empty.',
          },
        },
        {
          title: { ru: 'Свободу маршрута', en: 'Freedom of route' },
          text: {
            ru: 'Групповая экскурсия обходит все шесть разделов, в индивидуальной вы слушаете гостя, авторскую придумываете сами.',
            en: 'A group tour visits all six sections; on an individual one you follow the guest; an author’s tour is your own invention.',
          },
          to: '/excursions/',
        },
      ],
    },
    {
      kind: 'index',
      as: 'beside',
      title: { ru: 'Что просим', en: 'What we ask' },
      items: [
        {
          title: { ru: 'Опыт', en: 'Experience' },
          text: {
            ru: 'Музей, галерея, город — важно, что вы водили людей и знаете, когда они устают.',
            en: 'A museum, a gallery, a city: what matters is that you have led people and know when they tire.',
          },
        },
        {
          title: { ru: 'Две-три темы', en: 'Two or three topics' },
          text: {
            ru: 'Не «история живописи», а то, ради чего вы сами остановитесь: тень, шов, подпись, рама.',
            en: 'Not “the history of painting” but something you would stop for yourself: a shadow, a seam, a signature, a frame.',
          },
        },
        {
          title: { ru: 'Языки', en: 'Languages' },
          text: {
            ru: 'Русский и, если можете, английский.',
            en: 'Russian and, if you can, English.',
          },
        },
      ],
    },
    {
      kind: 'form',
      form: 'guide',
      title: { ru: 'Заявка экскурсовода', en: 'Guide application' },
    },
    {
      kind: 'text',
      title: { ru: 'После заявки', en: 'After you apply' },
      paragraphs: {
        ru: ['Мы прочтём темы, откроем резюме и пригласим на пробную прогулку: десять минут у одной работы.'],
        en: [
          'We shall read your topics, open your CV and invite you for a trial walk: ten minutes in front of one work.',
        ],
      },
    },
    {
      kind: 'contact-us',
      title: { ru: 'Остались вопросы?', en: 'Any questions?' },
      text: {
        ru: 'О маршрутах, группах и днях спросите тех, кто собирает экскурсоводов.',
        en: 'About routes, groups and days, ask those who bring the guides together.',
      },
      departments: ['volunteers'],
    },
  ],
} satisfies PageRecord
