import { hallKeys, hallName } from '../../content/events/event-names.ts'
import { type Option, options } from '../fields.ts'
import { common } from './common-fields.ts'
import { bothOf, type Kind } from './kind.ts'

export const events: Kind = {
  label: {
    one: { ru: 'Событие', en: 'Event' },
    many: { ru: 'Программа', en: 'Programme' },
  },
  newKey: 'slug',
  fields: [
    common.title,
    { name: 'startsAt', type: 'moment', label: { ru: 'Начало', en: 'Begins' } },
    { name: 'endsAt', type: 'moment', label: { ru: 'Конец', en: 'Ends' } },
    {
      name: 'hall',
      type: 'choice',
      label: { ru: 'Зал', en: 'Hall' },
      options: hallKeys.map(hallOption),
    },
    {
      name: 'format',
      type: 'choice',
      label: { ru: 'Формат', en: 'Format' },
      options: options({
        talk: ['лекция', 'talk'],
        discussion: ['дискуссия', 'discussion'],
        'master-class': ['мастер-класс', 'master class'],
        excursion: ['экскурсия', 'tour'],
        show: ['показ', 'show'],
        ceremony: ['церемония', 'ceremony'],
        concert: ['концерт', 'concert'],
      }),
    },
    {
      name: 'audience',
      type: 'choice',
      label: { ru: 'Для кого', en: 'Audience' },
      options: options({
        everyone: ['для всех', 'everyone'],
        children: ['для детей', 'children'],
        professionals: ['для профессионалов', 'professionals'],
      }),
    },
    {
      name: 'languages',
      type: 'choices',
      label: { ru: 'На\u00a0каких языках идёт', en: 'Languages spoken' },
      options: options({ ru: ['русский', 'Russian'], en: ['английский', 'English'] }),
    },
    {
      name: 'ageMark',
      type: 'choice',
      label: { ru: 'Возраст', en: 'Age' },
      options: options({
        '0+': ['0+', '0+'],
        '6+': ['6+', '6+'],
        '12+': ['12+', '12+'],
        '16+': ['16+', '16+'],
        '18+': ['18+', '18+'],
      }),
    },
    { name: 'summary', type: 'text', most: 400, isLong: true, label: { ru: 'Коротко', en: 'Summary' } },
    { name: 'description', type: 'paragraphs', most: 6_000, label: { ru: 'Описание', en: 'Description' } },
    {
      name: 'speakers',
      type: 'references',
      to: 'speakers',
      most: 12,
      label: { ru: 'Спикеры', en: 'Speakers' },
    },
    {
      name: 'capacity',
      type: 'number',
      least: 1,
      most: 10_000,
      isOptional: true,
      label: { ru: 'Число мест', en: 'Places' },
    },
    {
      name: 'priceKopecks',
      type: 'sum',
      takesTwo: true,
      isOptional: true,
      label: { ru: 'Цена', en: 'Price' },
    },
    { name: 'needsRegistration', type: 'flag', label: { ru: 'Нужна регистрация', en: 'Needs registration' } },
  ],
  titleOf: record => bothOf(record.title),
  pathOf: key => `/program/${key}/`,
}

export const audioStops: Kind = {
  label: {
    one: { ru: 'Остановка аудиогида', en: 'Audio guide stop' },
    many: { ru: 'Аудиогид', en: 'Audio guide' },
  },
  newKey: 'number',
  fields: [
    common.title,
    { name: 'place', type: 'text', most: 160, label: { ru: 'Где это', en: 'Where it is' } },
    {
      name: 'minutes',
      type: 'number',
      least: 1,
      most: 60,
      label: { ru: 'Длительность, минут', en: 'Duration, minutes' },
    },
    { name: 'transcript', type: 'paragraphs', most: 12_000, label: { ru: 'Текст', en: 'Transcript' } },
  ],
  titleOf: record => bothOf(record.title),
  noteOf: record => bothOf(record.place),
  pathOf: () => '/audio-guide/',
}

/** A hall by the name it has now, within a sentence. */
function hallOption(value: string): Option {
  const said = (locale: 'ru' | 'en') =>
    hallName(value, locale).replace(/^\p{L}/u, letter => letter.toLowerCase())
  return {
    value,
    label: {
      get ru() {
        return said('ru')
      },
      get en() {
        return said('en')
      },
    },
  }
}
