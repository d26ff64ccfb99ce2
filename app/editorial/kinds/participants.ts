import { options } from '../fields.ts'
import { common } from './common-fields.ts'
import { bothOf, type Kind } from './kind.ts'

export const participants: Kind = {
  label: {
    one: { ru: 'Участник', en: 'Exhibitor' },
    many: { ru: 'Участники', en: 'Exhibitors' },
  },
  newKey: 'slug',
  fields: [
    common.name,
    {
      name: 'number',
      type: 'number',
      least: 1,
      most: 9_999,
      label: { ru: 'Номер по\u00a0каталогу', en: 'Catalogue number' },
    },
    {
      name: 'type',
      type: 'choice',
      label: { ru: 'Кто это', en: 'Type' },
      options: options({
        gallery: ['галерея', 'gallery'],
        workshop: ['мастерская', 'workshop'],
        artist: ['художник', 'artist'],
        sculptor: ['скульптор', 'sculptor'],
        school: ['школа', 'school'],
        publisher: ['издательство', 'publisher'],
      }),
    },
    common.city,
    {
      name: 'section',
      type: 'choice',
      label: { ru: 'Раздел', en: 'Section' },
      options: options({
        painting: ['живопись', 'painting'],
        sculpture: ['скульптура', 'sculpture'],
        paper: ['графика', 'works on paper'],
        applied: ['декоративное искусство', 'decorative arts'],
        schools: ['школы', 'schools'],
        book: ['книга', 'book'],
      }),
    },
    {
      name: 'standCode',
      type: 'line',
      most: 4,
      pattern: /^[A-F]-\d\d$/,
      label: { ru: 'Стенд', en: 'Stand' },
    },
    common.lead,
    { name: 'about', type: 'paragraphs', most: 6_000, label: { ru: 'Рассказ', en: 'About' } },
    {
      name: 'artists',
      type: 'references',
      to: 'artists',
      most: 40,
      label: { ru: 'Кого показывает', en: 'Artists shown' },
    },
    common.email,
    common.website,
    {
      name: 'works',
      type: 'list',
      most: 40,
      label: { ru: 'Работы', en: 'Works' },
      fields: [
        common.title,
        { name: 'artistSlug', type: 'reference', to: 'artists', label: { ru: 'Автор', en: 'Author' } },
        { ...common.picture, name: 'picturePath' },
        { name: 'year', type: 'number', least: 1_500, most: 2_100, label: { ru: 'Год', en: 'Year' } },
        { name: 'technique', type: 'text', most: 160, label: { ru: 'Техника', en: 'Medium' } },
        {
          name: 'heightCm',
          type: 'number',
          least: 1,
          most: 2_000,
          label: { ru: 'Высота, см', en: 'Height, cm' },
        },
        {
          name: 'widthCm',
          type: 'number',
          least: 1,
          most: 2_000,
          label: { ru: 'Ширина, см', en: 'Width, cm' },
        },
        {
          name: 'mark',
          type: 'choice',
          label: { ru: 'Состояние', en: 'State' },
          options: options({
            free: ['свободна', 'free'],
            held: ['отложена', 'held'],
            sold: ['продана', 'sold'],
          }),
        },
        { name: 'priceKopecks', type: 'sum', isOptional: true, label: { ru: 'Цена', en: 'Price' } },
      ],
    },
  ],
  titleOf: record => bothOf(record.name),
  noteOf: record => {
    const city = bothOf(record.city)
    const stand = String(record.standCode ?? '')
    return {
      ru: [stand, city.ru].filter(Boolean).join(', '),
      en: [stand, city.en].filter(Boolean).join(', '),
    }
  },
  pathOf: key => `/participants/${key}/`,
}
