import { drawnOn } from '../../content/blocks/drawn-blocks.ts'
import type { Field } from '../fields.ts'
import { blockKinds } from './blocks.ts'
import { common } from './common-fields.ts'
import { bothOf, type Kind } from './kind.ts'

const fields: readonly Field[] = [
  { ...common.title },
  { ...common.lead, most: 1_200, isOptional: true },
  {
    name: 'description',
    type: 'text',
    most: 300,
    isLong: true,
    label: { ru: 'Описание для поиска', en: 'Description for search engines' },
  },
  { name: 'blocks', type: 'blocks', most: 60, kinds: blockKinds, label: { ru: 'Блоки', en: 'Blocks' } },
]

export const pages: Kind = {
  label: {
    one: { ru: 'Страница', en: 'Page' },
    many: { ru: 'Страницы', en: 'Pages' },
  },
  newKey: 'slug',
  fields,
  fieldsOf: key => fields.map(field => (field.type === 'blocks' ? { ...field, drawn: drawnOn(key) } : field)),
  titleOf: record => bothOf(record.title),
  noteOf: record => bothOf(record.lead),
  pathOf: pathOfPage,
}

// The key of a page of the floor plan is its path with hyphens for slashes; these stand below another page, and none that editors make.
const nested = /^(award)-/
const elsewhere: Readonly<Record<string, string>> = {
  home: '/',
  map: '/navigator/map/',
  'about-fairs': '/about/fairs/',
}

function pathOfPage(key: string): string {
  return (Object.hasOwn(elsewhere, key) && elsewhere[key]) || `/${key.replace(nested, '$1/')}/`
}
