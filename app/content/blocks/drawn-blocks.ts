import type { Block } from './blocks.ts'
import { homeSections } from './home-sections.ts'

export type BlockName = Block['kind']
/** Which kinds of blocks a page draws, and how many of each. */
export type Drawn = Readonly<Partial<Record<BlockName, number>>>

const any = Number.POSITIVE_INFINITY

/** What every page can that puts its blocks one under another (`parts/page-blocks.tsx`). */
const oneUnderAnother = {
  statement: any,
  numbers: any,
  text: any,
  steps: any,
  index: any,
  nuance: any,
  gallery: any,
  work: any,
  quote: any,
  questions: any,
  'contact-us': any,
  form: any,
  banner: any,
} as const satisfies Drawn

const takePart: Drawn = { banner: 1, form: 1, 'contact-us': 1, index: any, text: any }
const legal: Drawn = { text: any, form: 1 }
const belowDepartures: Drawn = { text: any, index: any, work: any, gallery: any, questions: any }
const once = (kinds: readonly BlockName[]): Drawn => Object.fromEntries(kinds.map(kind => [kind, 1]))

/** Pages that draw otherwise than one block under another, by their keys. */
const pages: Readonly<Record<string, Drawn>> = {
  home: { hero: 1, statement: any, numbers: any, gallery: any, text: any, work: 1, ...once(homeSections) },
  // The two lists say who pays less, and who pays nothing.
  tickets: { ...once(['banner', 'price-table', 'refund-ladder', 'nuance', 'questions']), index: 2 },
  refund: once(['refund-ladder', 'index', 'steps', 'questions']),
  excursions: belowDepartures,
  'master-classes': belowDepartures,
  program: { text: any, index: any },
  participants: { text: any, index: 1, questions: any },
  artists: { text: any },
  speakers: { text: any },
  works: {},
  navigator: { index: 1, steps: 3 },
  map: { text: any },
  search: { text: any, index: 1 },
  enquiry: { form: 1 },
  thanks: { text: 1, work: 1 },
  'visiting-rules': { text: 1 },
  terms: legal,
  privacy: legal,
  offer: legal,
  volunteers: takePart,
  guides: takePart,
  media: takePart,
  exhibitor: { ...oneUnderAnother, 'price-table': any },
  press: { ...oneUnderAnother, 'press-kit': 1 },
  manifesto: { ...oneUnderAnother, steps: 1 },
  award: { ...oneUnderAnother, steps: 1, nominations: 1 },
  'award-laureates': { ...oneUnderAnother, laureates: any },
  'award-protocol': { text: any, index: any },
}

export function drawnOn(key: string): Drawn {
  return (Object.hasOwn(pages, key) ? pages[key] : undefined) ?? oneUnderAnother
}

/** The blocks of a page that anybody sees, in their order: neither hidden, nor of a kind or number it does not draw. */
export function drawnBlocks<One extends { kind: string; isHidden?: unknown }>(
  key: string,
  blocks: readonly One[],
): One[] {
  const left = new Map<string, number>(Object.entries(drawnOn(key)))
  return blocks.filter(({ kind, isHidden }) => {
    const more = left.get(kind) ?? 0
    if (isHidden || more === 0) return false
    left.set(kind, more - 1)
    return true
  })
}
