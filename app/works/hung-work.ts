import type { ColourShare } from '../images/oklab.ts'
import type { ParticipantType, Section } from '../participants/kinds.ts'
import type { State } from './choice.ts'
import type { Technique } from './techniques.ts'
import type { ColourKey } from './wheel.ts'

/** A work of the fair as lists and its own page show it. */
export type HungWork = {
  /** Of the catalogue: «41.1». */
  number: string
  path: string
  author: string
  artistPath: string | null
  title: string
  year: number
  technique: string
  family: Technique
  heightCm: number
  widthCm: number
  mark: State
  priceKopecks: number | null
  picture: { src: string; width: number; height: number; alt: string }
  section: Section
  stand: string
  shownBy: { slug: string; path: string; name: string; type: ParticipantType }
  colours: readonly ColourShare[]
  /** How near its picture comes to each colour of the wheel that it comes near to at all. */
  nearness: ReadonlyMap<ColourKey, number>
}

/** What a list of works tells of one: everything but what it was found by. */
export type ShownWork = Omit<HungWork, 'colours' | 'nearness' | 'family'>

export function shown({ colours: _c, nearness: _n, family: _f, ...work }: HungWork): ShownWork {
  return work
}
