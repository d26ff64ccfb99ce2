import type { LocaleCode } from '../../platform/languages.ts'
import { checkValue } from '../../validation/check-value.ts'
import { messageOf } from '../../validation/message-of.ts'
import { picturesWanted } from '../pictures-wanted.ts'
import type { PageItem } from './items.ts'
import { namesIn } from './team-passes.ts'

export const textLength = 600
export const mostArtists = 40
export const mostLinks = 5

type Described = { item: PageItem; kind: 'line' | 'long'; rules: string; maxLength: number }

const line = (item: PageItem, rules: string, maxLength: number): Described => ({
  item,
  kind: 'line',
  rules,
  maxLength,
})
const long = (item: PageItem, rules: string, maxLength: number): Described => ({
  item,
  kind: 'long',
  rules,
  maxLength,
})

/** Every field of the materials but those of pictures, in the order of the page. */
export const materialFields = {
  nameRu: line('name', 'required|length:1,120', 120),
  nameEn: line('name', 'required|length:1,120', 120),
  cityRu: line('name', 'required|no_digits|length:1,80', 80),
  cityEn: line('name', 'required|no_digits|length:1,80', 80),
  textRu: long('text', `required|length:1,${textLength}`, textLength),
  textEn: long('text', `required|length:1,${textLength}`, textLength),
  artistsRu: long('artists', 'required', 4_000),
  artistsEn: long('artists', 'required', 4_000),
  publicEmail: line('contact', 'required|email|length:1,254', 254),
  publicPhone: line('contact', 'phone', 40),
  contactName: line('contact', 'required|no_digits|length:1,120', 120),
  contactPhone: line('contact', 'required|phone', 40),
  links: long('links', '', 1_000),
} satisfies Record<string, Described>

export type FieldName = keyof typeof materialFields
export const fieldNames = Object.keys(materialFields) as FieldName[]
export type Values = Record<FieldName, string>

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(materialFields, name)
}

/** What is said of a picture: `agreed` is `on` where its owner lets the fair show it. */
export const captionFields = {
  captionRu: { rules: 'required|length:1,200', maxLength: 200 },
  captionEn: { rules: 'required|length:1,200', maxLength: 200 },
  author: { rules: 'required|length:1,120', maxLength: 120 },
  owner: { rules: 'required|length:1,120', maxLength: 120 },
  agreed: { rules: 'required', maxLength: 2 },
} as const
export type CaptionField = keyof typeof captionFields
export const captionNames = Object.keys(captionFields) as CaptionField[]

export type Picture = {
  id: string
  kind: 'logo' | 'picture'
  pictureId: string | null
  fields: Record<string, string>
}

/** How a field of a picture is called in the form. */
export function captionKey(id: string, name: CaptionField | 'place'): string {
  return `picture:${id}:${name}`
}

export function valuesOf(fields: Readonly<Record<string, string>>): Values {
  return Object.fromEntries(fieldNames.map(name => [name, fields[name] ?? ''])) as Values
}

/** Of what was sent, what the materials have; what is not sent stays as it was. */
export function sentValues(
  sent: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
): Values {
  return Object.fromEntries(
    fieldNames.map(name => [name, cleaned(sent[name] ?? kept[name] ?? '').slice(0, 5_000)]),
  ) as Values
}

/** The same of one picture. A tick that was taken out is not sent at all: the caption beside it tells that it was there. */
export function sentCaption(
  sent: Readonly<Record<string, string>>,
  { id, fields }: Pick<Picture, 'id' | 'fields'>,
): Record<string, string> {
  const isHere = sent[captionKey(id, 'captionRu')] !== undefined
  return Object.fromEntries(
    captionNames.map(name => {
      const value = sent[captionKey(id, name)]
      if (name === 'agreed') return [name, isHere ? (value === 'on' ? 'on' : '') : (fields[name] ?? '')]
      return [name, cleaned(value ?? fields[name] ?? '').slice(0, 1_000)]
    }),
  )
}

// What cannot be seen turns words around or hides among them; lines stay.
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

export function cleaned(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(unseen, found => (found === '\n' ? found : ''))
    .trim()
}

export type Problem = { item: PageItem; field: string; message: string }
type Asking = { locale: LocaleCode; now: Date; words: ProblemWords }
export type ProblemWords = {
  twins: string
  manyArtists: string
  link: string
  manyLinks: string
  fewPictures: string
  noFile: string
  noLogo: string
}

/** What the page still misses, one sentence a field, in the order of the page. */
export function problemsIn(values: Values, pictures: readonly Picture[], asking: Asking): Problem[] {
  const { locale, now, words } = asking
  const ofFields = fieldNames.flatMap((field): Problem[] => {
    const { item, rules } = materialFields[field]
    const [broken] = checkValue(values[field], rules, { values, now, field })
    if (broken) return [{ item, field, message: messageOf(broken, { locale }) }]
    const message = ownProblem(field, values, words)
    return message ? [{ item, field, message }] : []
  })
  return [...ofFields, ...pictureProblems(pictures, asking)]
}

function ownProblem(field: FieldName, values: Values, words: ProblemWords): string | null {
  if (field === 'artistsEn' || field === 'artistsRu') {
    const count = namesIn(values[field]).length
    if (count > mostArtists || namesIn(values[field]).some(name => name.length > 120))
      return words.manyArtists
    const isUneven = count !== namesIn(values.artistsRu).length
    return field === 'artistsEn' && isUneven ? words.twins : null
  }
  if (field !== 'links') return null
  const links = linksIn(values.links)
  if (links.length > mostLinks) return words.manyLinks
  return links.some(link => !isHttps(link)) ? words.link : null
}

function pictureProblems(all: readonly Picture[], { locale, now, words }: Asking): Problem[] {
  const logo = all.find(({ kind }) => kind === 'logo')
  const pictures = all.filter(({ kind }) => kind === 'picture')
  return [
    ...(logo?.pictureId ? [] : [{ item: 'logo' as const, field: 'logo', message: words.noLogo }]),
    ...(pictures.length < picturesWanted.least
      ? [{ item: 'pictures' as const, field: 'pictures', message: words.fewPictures }]
      : []),
    ...pictures.flatMap(picture => captionProblems(picture, { locale, now, words })),
  ]
}

function captionProblems({ id, pictureId, fields }: Picture, { locale, now, words }: Asking): Problem[] {
  const none: Problem[] = pictureId
    ? []
    : [{ item: 'pictures', field: captionKey(id, 'place'), message: words.noFile }]
  return [
    ...none,
    ...captionNames.flatMap((name): Problem[] => {
      const [broken] = checkValue(fields[name] ?? '', captionFields[name].rules, {
        values: fields,
        now,
        field: name,
      })
      return broken
        ? [{ item: 'pictures', field: captionKey(id, name), message: messageOf(broken, { locale }) }]
        : []
    }),
  ]
}

export function linksIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** A link that anybody may follow: https, a host with a dot, nobody's name and password in it. */
export function isHttps(link: string): boolean {
  if (link.length > 300) return false
  try {
    const { protocol, hostname, username, password } = new URL(link)
    return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
  } catch {
    return false
  }
}
