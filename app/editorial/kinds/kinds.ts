import type { Field } from '../fields.ts'
import { banners } from './banners.ts'
import { departures } from './departures.ts'
import { documents } from './documents.ts'
import { forms } from './forms.ts'
import { departments, partners, questions, releases } from './house.ts'
import type { Kind } from './kind.ts'
import type { KindName } from './kind-names.ts'
import { letters } from './letters.ts'
import { menu } from './menu.ts'
import { pages } from './pages.ts'
import { participants } from './participants.ts'
import { artists, people, speakers } from './people.ts'
import { places } from './places.ts'
import { audioStops, events } from './programme.ts'

/** Everything editors write. A kind that is missing here cannot be edited; one that is here can, whole. */
export const kinds: Record<KindName, Kind> = {
  pages,
  participants,
  artists,
  speakers,
  people,
  events,
  departures,
  partners,
  releases,
  questions,
  'audio-stops': audioStops,
  departments,
  documents,
  letters,
  menu,
  forms,
  places,
  banners,
}

/** The fields of one record: some pages draw other blocks than others. */
export function fieldsOfRecord({ kind, key }: { kind: KindName; key: string }): readonly Field[] {
  return kinds[kind].fieldsOf?.(key) ?? kinds[kind].fields
}

/** Who stands at a fair and what takes place there is of that fair alone; people, texts and papers are shared by all. */
export function isOfOneFair(kind: KindName): boolean {
  return kind === 'participants' || kind === 'events' || kind === 'departures'
}
