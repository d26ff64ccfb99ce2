import { type FairSection, fairSections, type HomeSection } from '../../content/blocks/home-sections.ts'
import type { Both } from '../../platform/languages.ts'
import type { BlockKind, Field } from '../fields.ts'
import { common } from './common-fields.ts'

const both = (ru: string, en: string) => ({ ru, en })
const named = (label: Both): BlockKind => ({ label, fields: [common.title] })
// Left empty, it is called as the page it leads to.
const namedAsPage = (label: Both): BlockKind => ({ label, fields: [{ ...common.title, isOptional: true }] })

const sectionLabels: Record<FairSection, Both> = {
  painting: both('Живопись', 'Painting'),
  sculpture: both('Скульптура', 'Sculpture'),
  paper: both('Графика', 'Works on paper'),
  applied: both('Декоративное искусство', 'Decorative arts'),
  schools: both('Школы', 'Schools'),
  book: both('Книга', 'Book'),
}
const names: Field = {
  name: 'names',
  type: 'group',
  label: both('Названия разделов', 'Names of the sections'),
  fields: fairSections.map(name => ({ name, type: 'text', most: 60, label: sectionLabels[name] })),
}
const ways: Field = {
  name: 'items',
  type: 'list',
  most: 6,
  label: both('Пути', 'Ways'),
  fields: [
    common.title,
    { name: 'text', type: 'text', most: 300, isLong: true, label: both('Текст', 'Text') },
  ],
}

/** Sections of home that show what the fair has: editors name them, the site fills them. */
export const homeKinds: Readonly<Record<HomeSection['kind'], BlockKind>> = {
  today: { label: both('День ярмарки: сейчас и\u00a0скоро', 'The day: now and next'), fields: [] },
  sections: { label: both('Разделы ярмарки', 'Sections of the fair'), fields: [common.title, names] },
  programme: named(both('Программа', 'Programme')),
  speakers: named(both('Спикеры', 'Speakers')),
  tickets: named(both('Билеты и\u00a0возврат', 'Tickets and refunds')),
  tours: named(both('Экскурсии', 'Tours')),
  award: namedAsPage(both('Премия', 'Award')),
  directions: { label: both('Как добраться', 'How to get there'), fields: [common.title, ways] },
  'home-questions': named(both('Вопросы для главной', 'Questions for the home page')),
  partners: named(both('Партнёры', 'Partners')),
  newsletter: namedAsPage(both('Рассылка', 'Newsletter')),
}
