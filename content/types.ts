import type { Block, BothTexts, WorkLabel } from '../app/content/blocks/blocks.ts'
import type { StandHall } from '../app/content/stands/stand-halls.ts'
import type { EquipmentGroup } from '../app/content/stands/tables.ts'
import type { StandKind, TourType } from '../app/editions/edition.ts'
import type { Both } from '../app/platform/languages.ts'

export type { Block, Both, BothTexts, StandHall, WorkLabel }

export type SpeakerRole = 'artist' | 'historian' | 'curator' | 'restorer' | 'educator'
export type SpeakerRecord = {
  id: number
  firstName: Both
  lastName: Both
  role: SpeakerRole
  occupation: Both
  city: Both
  lead: Both
  biography: BothTexts
  picture: string
}

/** An editable page; the key is its address: `award-jury` is /award/jury/ (app/content/page-key.ts). */
export type PageRecord = { key: string; title: Both; lead: Both; description: Both; blocks: Block[] }

/** The six sections and the letters of their stands: A painting … F book. */
export type Section = 'painting' | 'sculpture' | 'paper' | 'applied' | 'schools' | 'book'
export type ParticipantType = 'gallery' | 'workshop' | 'artist' | 'sculptor' | 'school' | 'publisher'

/** Whoever made a work, or is shown by a house; a person with a stand of their own is here too, under the same slug. */
export type ArtistRecord = {
  slug: string
  name: Both
  born: number
  city: Both
  /** Where they learnt it, if it is worth telling. */
  school?: Both
  /** What they do: «офорт, акватинта». */
  practice: Both
  about?: Both
}

/** Somebody with a stand, by the number of the catalogue. Works name pictures of content/pictures, see WorkRecord. */
export type ParticipantRecord = {
  slug: string
  number: number
  name: Both
  type: ParticipantType
  city: Both
  section: Section
  /** `C-07`: the section's letter and the place on the plan. */
  stand: string
  lead: Both
  about: BothTexts
  /** Whom they show, by the slugs of content/artists. */
  artists: string[]
  email: string
  website?: string
  works: WorkRecord[]
}

/** A work on a stand. Title, year, technique and size stand in the pictures' manifest unless said otherwise here. */
export type WorkRecord = {
  picture: string
  /** Whose it is: the slug of one of content/artists. */
  artist: string
  title?: Both
  mark: 'free' | 'held' | 'sold'
  priceRoubles: number | null
}

export type Hall = 'lecture-hall' | 'small-stage' | 'workshops' | 'rotunda' | 'childrens-area' | 'courtyard'
export type EventFormat =
  | 'talk'
  | 'discussion'
  | 'master-class'
  | 'excursion'
  | 'show'
  | 'ceremony'
  | 'concert'
export type Audience = 'everyone' | 'children' | 'professionals'
export type AgeMark = '0+' | '6+' | '12+' | '16+' | '18+'

/** One line of the programme. `day` counts from the fair's first day: 0 is the opening evening. */
export type EventRecord = {
  slug: string
  day: 0 | 1 | 2 | 3
  from: string
  to: string
  hall: Hall
  format: EventFormat
  audience: Audience
  languages: ('ru' | 'en')[]
  ageMark: AgeMark
  title: Both
  summary: Both
  description: BothTexts
  speakerIds: number[]
  capacity: number | null
  /** Free with an entrance ticket unless a price is set. */
  priceRoubles: number | null
  needsRegistration: boolean
}

/** A departure of a guided tour. Prices and limits belong to the edition, not here. */
export type DepartureRecord = {
  type: TourType
  day: 1 | 2 | 3
  from: string
  minutes: number
  languages: ('ru' | 'en')[]
  route: Both
  guide: Both
}

export type AudioStopRecord = {
  number: number
  title: Both
  place: Both
  minutes: number
  transcript: BothTexts
  /** Files of content/recordings, in the languages that have one. */
  recording?: Partial<Both>
}

/** Where it stands in its list. Two may share a position: then their names decide. */
type Positioned = { position: number }

export type Body = 'jury' | 'curatorial' | 'expert' | 'team'
/** A speaker who sits in a body keeps the name and the portrait of content/speakers. */
export type PersonRecord = Positioned & {
  body: Body
  firstName: Both
  lastName: Both
  duty: Both
  about: Both
  picture: string
}

export type PartnerCategory =
  | 'general'
  | 'official'
  | 'cultural'
  | 'educational'
  | 'informational'
  | 'technical'
export type PartnerRecord = Positioned & {
  slug: string
  name: Both
  category: PartnerCategory
  role: Both
  about: Both
  mark: string
  website?: string
}

/** `daysBefore` the fair's first day: the date comes from the edition. */
export type ReleaseRecord = {
  slug: string
  daysBefore: number
  title: Both
  lead: Both
  body: BothTexts
  picture?: string
}

export type QuestionTopic = 'tickets' | 'visit' | 'children' | 'tours' | 'works' | 'access'
export type QuestionRecord = Positioned & {
  slug: string
  topic: QuestionTopic
  isOnHome: boolean
  question: Both
  answer: BothTexts
}

export type DepartmentRecord = Positioned & {
  slug: string
  name: Both
  about: Both
  email: string
  phone: string
  forms: string[]
}

/** A legal text: versions are never changed, a new one is added. `validFromDaysBefore` the fair's first day. */
export type DocumentRecord = {
  slug: string
  version: number
  validFromDaysBefore: number
  title: Both
  articles: { title: Both; paragraphs: BothTexts }[]
}

/** A stand that exhibitors of an edition may choose; its size and price follow from `content/stand-rules.ts`. */
export type StandRecord = {
  edition: string
  /** `C-07`, as on the plan. */
  code: string
  hall: StandHall
  kind: StandKind
  areaM2: number
  openSides: 1 | 2 | 3 | 4
  priceRoubles: number
  /** Not every place of the plan is a stand in every edition. */
  isOffered: boolean
}

/** What an exhibitor may order for the stand. */
export type EquipmentRecord = Positioned & {
  edition: string
  slug: string
  group: EquipmentGroup
  name: Both
  /** What one of it is: a piece, a metre, a day. */
  unit: Both
  priceRoubles: number
  /** How many there are for everybody; null where there is always one more. */
  stock: number | null
  maxPerStand: number
  /** So many come with every stand; what is ordered is on top of them. */
  included?: number
}

/** What a file of each folder of content/ holds. */
export type ContentRecords = {
  speakers: SpeakerRecord
  pages: PageRecord
  artists: ArtistRecord
  participants: ParticipantRecord
  events: EventRecord
  departures: DepartureRecord
  'audio-stops': AudioStopRecord
  people: PersonRecord
  partners: PartnerRecord
  releases: ReleaseRecord
  questions: QuestionRecord
  departments: DepartmentRecord
  documents: DocumentRecord
  stands: StandRecord
  equipment: EquipmentRecord
}
export type Entity = keyof ContentRecords
