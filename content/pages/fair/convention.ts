import type { PageRecord } from '../../types.ts'

export default {
  key: 'convention',
  title: { ru: 'Профессиональный день', en: 'Professional day' },
  lead: {
    ru: 'Первый день для посетителей, с открытия до трёх часов. Педагоги, хранители, реставраторы и издатели говорят о том, как сегодня учат художника.',
    en: 'The first visitor day, from opening until three o’clock. Teachers, keepers, conservators and publishers talk about how an artist is taught today.',
  },
  description: {
    ru: 'Профессиональный день ярмарки «Портик» об академическом образовании: пять встреч подряд, темы, участники, порядок дня и состояние регистрации.',
    en: 'The professional day of the Portico fair is about academic art education: five sessions in a row, who takes part, and the state of registration.',
  },
  blocks: [
    { kind: 'banner', of: 'convention' },
    {
      kind: 'statement',
      text: {
        ru: 'На ярмарке школа видна снаружи. В профессиональный день она говорит сама с собой.',
        en: 'At the fair the school is seen from outside. On the professional day it talks to itself.',
      },
      aside: {
        ru: 'О программах, часах, гипсах, которых не хватает, и учениках, которые торопятся. Два сообщения и три разговора, один за другим: успеть можно на все.',
        en: 'About curricula, hours, the casts it is short of and the pupils who are in a hurry. Two papers and three conversations, one after another, so that nobody need miss any.',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Кто участвует', en: 'Who takes part' },
      paragraphs: {
        ru: [
          'Преподаватели, методисты, студенты старших курсов, сотрудники музеев, издатели, реставраторы. Все регистрируются заранее; часы и зал указаны у каждого события. Сама регистрация бесплатна, но входной билет этого дня нужен и здесь. [[before nextFair: О регистрации на следующую ярмарку, {nextFair} года, сообщим на этой странице. || ]]',
        ],
        en: [
          'Teachers, curriculum designers, senior students, museum staff, publishers, conservators. Everyone registers beforehand; the hours and the hall are given with each event. Registration is free of charge, but an entrance ticket for the day is needed here too. [[before nextFair: Registration for the next fair, {nextFair}, will be announced on this page. || ]]',
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
      title: { ru: 'Рядом', en: 'See also' },
      items: [
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'События для профессионалов отмечены', en: 'Events for professionals are marked' },
          to: '/program/',
        },
        {
          title: { ru: 'Спикеры', en: 'Speakers' },
          text: { ru: 'Педагоги, хранители, реставраторы', en: 'Teachers, keepers, conservators' },
          to: '/speakers/',
        },
      ],
    },
    {
      kind: 'contact-us',
      title: { ru: 'Спросить о профессиональном дне', en: 'Ask about the professional day' },
      text: {
        ru: 'Если вы зарегистрировались, но не сможете прийти, или если хотите выступить в следующий раз, напишите.',
        en: 'If you have registered and cannot come, or would like to speak next time, write to us.',
      },
      departments: ['exhibitors'],
    },
  ],
} satisfies PageRecord
