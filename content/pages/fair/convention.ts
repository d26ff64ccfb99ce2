import type { PageRecord } from '../../types.ts'

export default {
  key: 'convention',
  title: { ru: 'Конвенция', en: 'Convention' },
  lead: {
    ru: 'Профессиональный день: педагоги, хранители, реставраторы и издатели говорят о том, как сегодня учат художника.',
    en: 'The professional day: teachers, keepers, restorers and publishers talk about how an artist is taught today.',
  },
  description: {
    ru: 'Конвенция ярмарки «Портик» — профессиональный день об академическом образовании: темы, участники, порядок дня и состояние регистрации.',
    en: 'The Convention of the Portico fair is a professional day on academic art education: topics, who takes part, how it goes, and the state of registration.',
  },
  blocks: [
    { kind: 'banner', of: 'convention' },
    {
      kind: 'statement',
      text: {
        ru: 'На ярмарке школа видна снаружи. На конвенции она говорит сама с собой.',
        en: 'At the fair the school is seen from outside. At the Convention it talks to itself.',
      },
      aside: {
        ru: 'О программах, часах, гипсах, которых не хватает, и учениках, которые торопятся. Два коротких сообщения и три долгих разговора.',
        en: 'About curricula, hours, the casts it is short of and the pupils who are in a hurry. Two short papers and three long conversations.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Кто участвует', en: 'Who takes part' },
      paragraphs: {
        ru: [
          'Преподаватели, методисты, студенты старших курсов, сотрудники музеев, издатели, реставраторы. Участники регистрируются заранее; часы и зал указаны у каждого события.',
        ],
        en: [
          'Teachers, curriculum designers, senior students, museum staff, publishers, restorers. Participants register beforehand; the hours and the hall are given with each event.',
        ],
      },
    },
    {
      kind: 'form',
      form: 'convention',
      title: { ru: 'Регистрация', en: 'Registration' },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Рядом', en: 'Nearby' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'События для профессионалов отмечены', en: 'Events for professionals are marked' },
          to: '/program/',
        },
        {
          title: { ru: 'Спикеры', en: 'Speakers' },
          text: { ru: 'Педагоги, хранители, реставраторы', en: 'Teachers, keepers, restorers' },
          to: '/speakers/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о конвенции', en: 'Ask about the Convention' },
      text: {
        ru: 'Если вы зарегистрировались и не сможете прийти или хотите выступить в следующий раз, напишите.',
        en: 'If you have registered and cannot come, or would like to speak next time, write to us.',
      },
      departments: ['exhibitors'],
    },
  ],
} satisfies PageRecord
