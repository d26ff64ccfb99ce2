import type { LocalParticipant } from '../content/read-lists.server.ts'
import { foldText } from '../platform/folded-text.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { isPerson, type ParticipantType, type Section } from './kinds.ts'

/** What the list needs to know of a participant, and no more: it is sent with the page, seventy times. */
export type ListEntry = {
  slug: string
  path: string
  number: number
  name: string
  /** The name in the other language, for whoever searches by it; absent where it is the same. */
  otherName?: string
  type: ParticipantType
  section: Section
  stand: string
  /** The key of one of the list's cities. */
  city: string
  /** Whom a house shows; a single artist is their own. */
  artists?: string[]
  /** The first work: address, width, height. */
  picture?: [string, number, number]
}

/** A city as a query names it in both languages, and as this page writes it. */
export type City = { key: string; name: string }

type Row = Pick<
  LocalParticipant,
  'slug' | 'path' | 'number' | 'name' | 'type' | 'section' | 'standCode' | 'city' | 'artists' | 'works'
>
type Twin = Pick<LocalParticipant, 'slug' | 'name' | 'city'>

/** The rows of one language, with what the other language adds to the search. */
export function listOf(rows: readonly Row[], twins: readonly Twin[], locale: LocaleCode) {
  const twinOf = new Map(twins.map(twin => [twin.slug, twin]))
  const keyOf = cityKeys(rows, twinOf, locale)
  const order = new Intl.Collator(locale)
  const cities = [...keyOf]
    .map(([name, key]): City => ({ key, name }))
    .sort((one, other) => order.compare(one.name, other.name))
  const entries = rows.map((row): ListEntry => {
    const type = row.type as ParticipantType
    const otherName = twinOf.get(row.slug)?.name
    const first = row.works[0]?.picture
    return {
      slug: row.slug,
      path: row.path,
      number: row.number,
      name: row.name,
      ...(otherName !== undefined && otherName !== row.name && { otherName }),
      type,
      section: row.section as Section,
      stand: row.standCode,
      city: keyOf.get(row.city) ?? '',
      ...(!isPerson(type) && { artists: row.artists.map(({ name }) => name) }),
      ...(first && { picture: [first.src, first.width, first.height] as [string, number, number] }),
    }
  })
  return { cities, entries }
}

// A query must mean the same in both languages, so a city goes by its English name wherever that is known.
const keyLocale: LocaleCode = 'en'

function cityKeys(rows: readonly Row[], twinOf: Map<string, Twin>, locale: LocaleCode) {
  const keys = new Map<string, string>()
  for (const { slug, city } of rows) {
    const english = locale === keyLocale ? city : twinOf.get(slug)?.city
    if (english !== undefined) keys.set(city, keyFrom(english))
  }
  for (const { city } of rows) if (!keys.has(city)) keys.set(city, keyFrom(foldText(city)))
  return keys
}

function keyFrom(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
