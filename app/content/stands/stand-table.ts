import type { StandKind } from '../../editions/edition.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { type HallGroup, hallGroups, type StandHall, standHallWords } from './stand-halls.ts'

export type OfferedStand = {
  hall: StandHall
  kind: StandKind
  areaM2: number
  openSides: number
  priceKopecks: number
}

/** The stands of a fair hall by hall, as a page shows them: what there is, how many, at which price. */
export type HallTable = { head: StandRow; rows: StandRow[] }
/** The kind, the area, the open sides, how many there are, the price: the browser only sets them into cells. */
export type StandRow = [kind: string, area: string, sides: string, count: string, price: string]

/** Stands that differ in their price alone are one line with the range of it. */
export function standTable(stands: readonly OfferedStand[], locale: LocaleCode): HallTable[] {
  const words = texts[locale]
  return hallGroups.flatMap(group => {
    const inHall = stands.filter(({ hall }) => hallsOf[group].includes(hall))
    const alike = Map.groupBy(inHall, ({ kind, areaM2, openSides }) => `${kind} ${areaM2} ${openSides}`)
    const rows = [...alike.values()]
      .toSorted((a, b) => (a[0]?.areaM2 ?? 0) - (b[0]?.areaM2 ?? 0) || cheapest(a) - cheapest(b))
      .map(same => rowOf(same, locale))
    // The hall is named where the kinds of its stands begin.
    return rows.length > 0 ? [{ head: [headOf(group, locale), ...words.head], rows }] : []
  })
}

/** The two galleries are told of together: there the same is offered. */
const hallsOf: Record<HallGroup, readonly StandHall[]> = {
  'left-hall': ['left-hall'],
  rotunda: ['rotunda'],
  'right-hall': ['right-hall'],
  galleries: ['left-gallery', 'right-gallery'],
}

function headOf(group: HallGroup, locale: LocaleCode): string {
  const { name, holds } = standHallWords(group, locale)
  return holds ? `${name}: ${holds}` : name
}

function rowOf(group: readonly OfferedStand[], locale: LocaleCode): StandRow {
  const words = texts[locale]
  const [{ kind, areaM2, openSides }] = group as [OfferedStand]
  const [from, to] = [cheapest(group), Math.max(...group.map(({ priceKopecks }) => priceKopecks))]
  const roubles = (kopecks: number) => formatRoubles(kopecks, locale)
  return [
    words.kinds[kind],
    `${areaM2}\u00a0${words.squareMetres}`,
    String(openSides),
    String(group.length),
    from === to ? roubles(from) : words.range(roubles(from), roubles(to)),
  ]
}

function cheapest(group: readonly OfferedStand[]): number {
  return Math.min(...group.map(({ priceKopecks }) => priceKopecks))
}

type Words = {
  head: [area: string, sides: string, count: string, price: string]
  kinds: Record<StandKind, string>
  squareMetres: string
  range(from: string, to: string): string
}

const texts: Record<LocaleCode, Words> = {
  ru: {
    head: ['Площадь', 'Открытых сторон', 'Стендов', 'Цена'],
    kinds: {
      row: 'Линейный',
      corner: 'Угловой',
      end: 'Торцевой',
      rotunda: 'Место в\u00a0ротонде',
      book: 'Место в\u00a0книжной галерее',
    },
    squareMetres: 'м²',
    range: (from: string, to: string) => `от\u00a0${from} до\u00a0${to}`,
  },
  en: {
    head: ['Area', 'Open sides', 'Stands', 'Price'],
    kinds: {
      row: 'Row stand',
      corner: 'Corner stand',
      end: 'End stand',
      rotunda: 'Place in the rotunda',
      book: 'Place in the book galleries',
    },
    squareMetres: 'm²',
    range: (from: string, to: string) => `from ${from} to ${to}`,
  },
}
