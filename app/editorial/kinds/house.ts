import { options } from '../fields.ts'
import { common } from './common-fields.ts'
import { bothOf, type Kind } from './kind.ts'

/** Drawn by ourselves, in one line: `content/pictures/marks`. */
export const ownMarks = /^marks\/partner-(?:0[1-9]|1\d|2[0-4])\.svg$/

export const partners: Kind = {
  label: {
    one: { ru: 'Партнёр', en: 'Partner' },
    many: { ru: 'Партнёры', en: 'Partners' },
  },
  newKey: 'slug',
  fields: [
    common.name,
    common.position,
    {
      name: 'category',
      type: 'choice',
      label: { ru: 'Категория', en: 'Category' },
      options: options({
        general: ['генеральный', 'general'],
        official: ['официальный', 'official'],
        cultural: ['культурный', 'cultural'],
        educational: ['образовательный', 'educational'],
        informational: ['информационный', 'media'],
        technical: ['технический', 'technical'],
      }),
    },
    { name: 'role', type: 'text', most: 200, label: { ru: 'В\u00a0чём помогает', en: 'What they do' } },
    common.about,
    { name: 'markPath', type: 'picture', signs: ownMarks, label: { ru: 'Логотип', en: 'Logo' } },
    common.website,
  ],
  titleOf: record => bothOf(record.name),
  noteOf: record => bothOf(record.role),
  pathOf: () => '/partners/',
}

export const releases: Kind = {
  label: {
    one: { ru: 'Пресс-релиз', en: 'Press release' },
    many: { ru: 'Пресс-релизы', en: 'Press releases' },
  },
  newKey: 'slug',
  fields: [
    common.title,
    { name: 'releasedOn', type: 'day', label: { ru: 'Дата', en: 'Date' } },
    common.lead,
    { name: 'body', type: 'paragraphs', most: 12_000, label: { ru: 'Текст', en: 'Text' } },
    { ...common.picture, isOptional: true },
  ],
  titleOf: record => bothOf(record.title),
  pathOf: key => `/press/${key}/`,
}

// Where the questions of a topic are answered.
const pathOfTopic: Record<string, string> = {
  tickets: '/tickets/',
  visit: '/visitors/',
  children: '/childrens-area/',
  tours: '/excursions/',
  works: '/participants/',
  access: '/how-to-get-there/',
}

export const questions: Kind = {
  label: {
    one: { ru: 'Вопрос', en: 'Question' },
    many: { ru: 'Вопросы и\u00a0ответы', en: 'Questions and answers' },
  },
  newKey: 'slug',
  fields: [
    { name: 'question', type: 'text', most: 200, label: { ru: 'Вопрос', en: 'Question' } },
    { name: 'answer', type: 'paragraphs', most: 3_000, label: { ru: 'Ответ', en: 'Answer' } },
    {
      name: 'topic',
      type: 'choice',
      label: { ru: 'Тема', en: 'Topic' },
      options: options({
        tickets: ['билеты', 'tickets'],
        visit: ['визит', 'visit'],
        children: ['дети', 'children'],
        tours: ['экскурсии', 'tours'],
        works: ['работы', 'works'],
        access: ['доступность', 'access'],
      }),
    },
    common.position,
    { name: 'isOnHome', type: 'flag', label: { ru: 'На\u00a0главной', en: 'On the home page' } },
  ],
  titleOf: record => bothOf(record.question),
  pathOf: (_, record) => pathOfTopic[String(record.topic)] ?? '/visitors/',
}

export const departments: Kind = {
  label: {
    one: { ru: 'Отдел', en: 'Department' },
    many: { ru: 'Отделы', en: 'Departments' },
  },
  newKey: 'slug',
  fields: [
    common.name,
    common.position,
    common.about,
    common.email,
    { name: 'phone', type: 'line', most: 40, label: { ru: 'Телефон', en: 'Phone' } },
  ],
  titleOf: record => bothOf(record.name),
  noteOf: record => ({ ru: String(record.email ?? ''), en: String(record.email ?? '') }),
  pathOf: () => '/contacts/',
}
