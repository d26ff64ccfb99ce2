import { forms } from '../../applications/forms.ts'
import { type BlockKind, type Field, options } from '../fields.ts'
import { common } from './common-fields.ts'
import { homeKinds } from './home-sections.ts'
import { questions } from './house.ts'

const both = (ru: string, en: string) => ({ ru, en })
const text: Field = { name: 'text', type: 'text', most: 1_200, isLong: true, label: both('Текст', 'Text') }
const to: Field = {
  name: 'to',
  type: 'line',
  most: 200,
  // Never a host behind two slashes, whichever way they lean: it would look like a page of ours.
  pattern: /^(?:\/(?![/\\])[^\s\\]*|(?:https:\/\/|mailto:|#)\S*)$/,
  label: both('Куда ведёт', 'Leads to'),
}
const titled: readonly Field[] = [common.title, text]
// Some stand under somebody else's heading.
const heading: Field = { ...common.title, isOptional: true }
const items = (fields: readonly Field[]): Field => ({
  name: 'items',
  type: 'list',
  most: 60,
  label: both('Пункты', 'Items'),
  fields,
})
const pair: readonly Field[] = [
  { ...common.title, most: 400 },
  { ...text, isOptional: true },
]
const look = (label: Parameters<typeof options>[0]): Field => ({
  name: 'as',
  type: 'choice',
  isOptional: true,
  label: both('Вид', 'Look'),
  options: options(label),
})

const hidden: Field = {
  name: 'isHidden',
  type: 'flag',
  isOptional: true,
  label: both('Не\u00a0показывать', 'Do not show'),
}

const workFields: readonly Field[] = [
  { name: 'number', type: 'number', least: 1, most: 99_999, label: both('Номер', 'Number') },
  { name: 'author', type: 'text', most: 120, label: both('Автор', 'Author') },
  { ...common.title },
  { name: 'year', type: 'number', least: 1_500, most: 2_100, label: both('Год', 'Year') },
  { name: 'technique', type: 'text', most: 160, label: both('Техника', 'Medium') },
  { name: 'heightCm', type: 'number', least: 1, most: 2_000, label: both('Высота, см', 'Height, cm') },
  { name: 'widthCm', type: 'number', least: 1, most: 2_000, label: both('Ширина, см', 'Width, cm') },
  { ...common.picture, name: 'picture' },
]

const book: Field = {
  name: 'book',
  type: 'group',
  isOptional: true,
  label: both('Книга', 'Book'),
  fields: [
    { name: 'author', type: 'text', most: 120, label: both('Автор', 'Author') },
    { ...common.title },
    common.city,
    { name: 'publisher', type: 'text', most: 120, label: both('Издательство', 'Publisher') },
    { name: 'year', type: 'number', least: 1_900, most: 2_100, label: both('Год', 'Year') },
    { name: 'heightCm', type: 'number', least: 5, most: 100, label: both('Высота, см', 'Height, cm') },
    { name: 'widthCm', type: 'number', least: 5, most: 100, label: both('Ширина, см', 'Width, cm') },
    { name: 'look', type: 'number', least: 0, most: 99, label: both('Рисунок обложки', 'Drawn cover') },
  ],
}

const textKinds: Readonly<Record<string, BlockKind>> = {
  hero: {
    label: both('Первый экран', 'First screen'),
    fields: [{ name: 'works', type: 'list', most: 12, label: both('Работы', 'Works'), fields: workFields }],
  },
  statement: {
    label: both('Высказывание', 'Statement'),
    fields: [
      text,
      {
        name: 'aside',
        type: 'text',
        most: 1_200,
        isLong: true,
        isOptional: true,
        label: both('Текст рядом', 'Aside'),
      },
      {
        name: 'link',
        type: 'group',
        isOptional: true,
        label: both('Ссылка', 'Link'),
        fields: [to, { name: 'label', type: 'text', most: 120, label: both('Подпись', 'Label') }],
      },
    ],
  },
  numbers: {
    label: both('Цифры', 'Figures'),
    fields: [
      items([
        { name: 'value', type: 'text', most: 60, label: both('Число', 'Figure') },
        { name: 'caption', type: 'text', most: 160, label: both('Подпись', 'Caption') },
      ]),
    ],
  },
  text: {
    label: both('Текст', 'Text'),
    fields: [
      heading,
      { name: 'paragraphs', type: 'paragraphs', most: 12_000, label: both('Абзацы', 'Paragraphs') },
    ],
  },
  steps: {
    label: both('Шаги', 'Steps'),
    fields: [
      look({
        bays: ['по\u00a0номерам', 'by number'],
        ages: ['по\u00a0возрасту', 'by age'],
        dates: ['по\u00a0датам', 'by date'],
      }),
      heading,
      items(pair),
    ],
  },
  nominations: { label: both('Номинации', 'Categories'), fields: [...titled, items(pair)] },
  laureates: {
    label: both('Лауреаты прошлых лет', 'Laureates of an earlier year'),
    fields: [
      { name: 'year', type: 'number', least: 1_900, most: 2_100, label: both('Год', 'Year') },
      items([
        { name: 'prize', type: 'text', most: 160, label: both('Премия', 'Prize') },
        { name: 'reason', type: 'text', most: 600, isLong: true, label: both('За\u00a0что', 'Reason') },
        book,
      ]),
    ],
  },
  work: {
    label: both('Одна работа', 'One work'),
    fields: [...titled, { name: 'work', type: 'group', label: both('Работа', 'Work'), fields: workFields }],
  },
  index: {
    label: both('Указатель', 'Index'),
    fields: [
      look({
        rows: ['строки', 'rows'],
        lintels: ['рядом', 'side by side'],
        sections: ['разделы ярмарки', 'sections of the fair'],
        stands: ['стенды', 'stands'],
        label: ['факты', 'facts'],
        beside: ['рядом с\u00a0основным текстом', 'beside the main text'],
        onward: ['дальше', 'onward'],
      }),
      heading,
      items([...pair, { ...to, isOptional: true }]),
    ],
  },
  nuance: { label: both('Тонкости', 'Fine print'), fields: [heading, items(pair)] },
  gallery: {
    label: both('Галерея', 'Gallery'),
    fields: [
      heading,
      { ...text, isOptional: true },
      { name: 'pictures', type: 'pictures', most: 40, label: both('Изображения', 'Pictures') },
    ],
  },
  'price-table': {
    label: both('Цены', 'Prices'),
    fields: [
      {
        name: 'of',
        type: 'choice',
        isOptional: true,
        label: both('На\u00a0что', 'Of what'),
        options: options({ stands: ['стенды', 'stands'] }),
      },
      heading,
      { name: 'note', type: 'text', most: 600, isLong: true, label: both('Примечание', 'Note') },
    ],
  },
  'refund-ladder': {
    label: both('Шкала возврата', 'Refund ladder'),
    fields: [
      heading,
      { name: 'note', type: 'text', most: 600, isLong: true, label: both('Примечание', 'Note') },
    ],
  },
  banner: {
    label: both('Плашка', 'Banner'),
    fields: [
      {
        name: 'of',
        type: 'choice',
        label: both('О\u00a0чём', 'About'),
        options: options({
          children: ['детский отбор', 'children’s selection'],
          convention: ['профессиональный день', 'professional day'],
          media: ['аккредитация', 'accreditation'],
          sales: ['продажа билетов', 'ticket sales'],
        }),
      },
    ],
  },
  quote: {
    label: both('Цитата', 'Quotation'),
    fields: [
      text,
      { name: 'author', type: 'text', most: 120, label: both('Автор', 'Author') },
      { name: 'position', type: 'text', most: 160, label: both('Кто это', 'Who they are') },
    ],
  },
  questions: {
    label: both('Вопросы и\u00a0ответы', 'Questions and answers'),
    fields: [heading, topicField()],
  },
  'contact-us': {
    label: both('Отделы', 'Departments'),
    fields: [
      heading,
      { ...text, isOptional: true },
      {
        name: 'departments',
        type: 'references',
        to: 'departments',
        most: 12,
        label: both('Отделы', 'Departments'),
      },
      { name: 'hasForm', type: 'flag', isOptional: true, label: both('С\u00a0формой', 'With a form') },
    ],
  },
  form: {
    label: both('Форма', 'Form'),
    fields: [
      {
        name: 'form',
        type: 'choice',
        label: both('Какая', 'Which'),
        options: forms.map(({ id, title }) => ({ value: id, label: title })),
      },
      heading,
      { ...text, isOptional: true },
    ],
  },
  'press-kit': {
    label: both('Материалы для прессы', 'Press kit'),
    fields: [
      ...titled,
      {
        name: 'files',
        type: 'list',
        most: 60,
        label: both('Файлы', 'Files'),
        fields: [
          common.name,
          { ...common.about },
          { ...common.picture, name: 'picture' },
          { name: 'credit', type: 'text', most: 200, label: both('Указание авторства', 'Credit') },
        ],
      },
    ],
  },
}

/** What a page may be made of, by the `kind` of a block (`content/blocks/blocks.ts`). */
export const blockKinds: Readonly<Record<string, BlockKind>> = Object.fromEntries(
  Object.entries({ ...textKinds, ...homeKinds }).map(([kind, { label, fields }]) => [
    kind,
    { label, fields: [...fields, hidden] },
  ]),
)

function topicField(): Field {
  const field = questions.fields.find(({ name }) => name === 'topic')
  if (!field) throw new Error('questions have no topic')
  return field
}
