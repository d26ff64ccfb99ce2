import { options } from '../fields.ts'
import { common } from './common-fields.ts'
import { bothOf, fullName, type Kind } from './kind.ts'

export const speakers: Kind = {
  label: {
    one: { ru: 'Спикер', en: 'Speaker' },
    many: { ru: 'Спикеры', en: 'Speakers' },
  },
  newKey: 'number',
  fields: [
    common.firstName,
    common.lastName,
    {
      name: 'role',
      type: 'choice',
      label: { ru: 'Роль', en: 'Role' },
      options: options({
        artist: ['художник', 'artist'],
        historian: ['историк искусства', 'art historian'],
        curator: ['куратор', 'curator'],
        restorer: ['реставратор', 'conservator'],
        educator: ['педагог', 'educator'],
      }),
    },
    { name: 'occupation', type: 'text', most: 160, label: { ru: 'Род занятий', en: 'Occupation' } },
    common.city,
    common.lead,
    { name: 'biography', type: 'paragraphs', most: 6_000, label: { ru: 'Биография', en: 'Biography' } },
    { ...common.picture, isOptional: true },
  ],
  titleOf: fullName,
  noteOf: record => bothOf(record.occupation),
  pathOf: key => `/speakers/${key}/`,
}

const pathOfBody: Record<string, string> = {
  jury: '/award/jury/',
  curatorial: '/curatorial-council/',
  expert: '/expert-council/',
  team: '/team/',
}

export const people: Kind = {
  label: {
    one: { ru: 'Человек ярмарки', en: 'Person of the fair' },
    many: { ru: 'Советы, жюри и\u00a0команда', en: 'Councils, jury and team' },
  },
  newKey: 'number',
  fields: [
    {
      name: 'body',
      type: 'choice',
      label: { ru: 'Где состоит', en: 'Body' },
      options: options({
        jury: ['жюри премии', 'award jury'],
        curatorial: ['кураторский совет', 'curatorial council'],
        expert: ['экспертный совет', 'expert council'],
        team: ['команда', 'team'],
      }),
    },
    common.position,
    common.firstName,
    common.lastName,
    { name: 'duty', type: 'text', most: 160, label: { ru: 'Кто это', en: 'Duty' } },
    common.about,
    { ...common.picture, isOptional: true },
  ],
  titleOf: fullName,
  noteOf: record => bothOf(record.duty),
  pathOf: (_, record) => pathOfBody[String(record.body)] ?? '/team/',
}

export const artists: Kind = {
  label: {
    one: { ru: 'Художник', en: 'Artist' },
    many: { ru: 'Художники', en: 'Artists' },
  },
  newKey: 'slug',
  fields: [
    { ...common.name, label: { ru: 'Имя', en: 'Name' } },
    {
      name: 'born',
      type: 'number',
      least: 1_900,
      most: 2_100,
      isOptional: true,
      label: { ru: 'Год рождения', en: 'Year of birth' },
    },
    { ...common.city, isOptional: true },
    { name: 'school', type: 'text', most: 200, isOptional: true, label: { ru: 'Школа', en: 'School' } },
    {
      name: 'practice',
      type: 'text',
      most: 200,
      isOptional: true,
      label: { ru: 'Чем занимается', en: 'Practice' },
    },
    { ...common.about, isOptional: true },
  ],
  titleOf: record => bothOf(record.name),
  noteOf: record => bothOf(record.practice),
  pathOf: key => `/artists/${key}/`,
}
