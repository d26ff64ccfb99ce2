import type { Block, BothTexts, WorkLabel } from '../app/content/blocks/blocks.ts'
import type { Both } from '../app/platform/languages.ts'

export type { Block, Both, BothTexts, WorkLabel }
export type SpeakerRole = 'artist' | 'historian' | 'curator' | 'restorer' | 'educator'
export type SpeakerSeed = {
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
export type PageSeed = { key: string; title: Both; lead: Both; description: Both; blocks: Block[] }

/** The six sections and the letters of their stands: A painting … F book. */
export type Section = 'painting' | 'sculpture' | 'paper' | 'applied' | 'schools' | 'book'
export type ParticipantType = 'gallery' | 'workshop' | 'artist' | 'sculptor' | 'school' | 'publisher'

/** Somebody with a stand. Works name pictures of content/pictures; what hangs with them is said in WorkSeed. */
export type ParticipantSeed = {
  slug: string
  name: Both
  type: ParticipantType
  city: Both
  section: Section
  /** `C-07`: the section's letter and the place on the plan. */
  stand: string
  lead: Both
  about: BothTexts
  artists: Both[]
  email: string
  website?: string
  works: WorkSeed[]
}

/** A work on a stand. Title, year, technique and size stand in the pictures' manifest unless said otherwise here. */
export type WorkSeed = {
  picture: string
  author: Both
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
export type EventSeed = {
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

export type ExcursionType = 'group' | 'individual' | 'author'

/** A departure of a guided tour. Prices and limits belong to the edition, not here. */
export type DepartureSeed = {
  type: ExcursionType
  day: 1 | 2 | 3
  from: string
  minutes: number
  languages: ('ru' | 'en')[]
  route: Both
  guide: Both
}

export type AudioStopSeed = {
  number: number
  title: Both
  place: Both
  minutes: number
  transcript: BothTexts
}

export type Body = 'jury' | 'curatorial' | 'expert' | 'team'
export type PersonSeed = {
  body: Body
  firstName: Both
  lastName: Both
  position: Both
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
export type PartnerSeed = {
  slug: string
  name: Both
  category: PartnerCategory
  role: Both
  about: Both
  mark: string
  website?: string
}

/** `daysBefore` the fair's first day: the date comes from the edition. */
export type ReleaseSeed = {
  slug: string
  daysBefore: number
  title: Both
  lead: Both
  body: BothTexts
  picture?: string
}

export type QuestionTopic = 'tickets' | 'visit' | 'children' | 'tours' | 'works' | 'access'
export type QuestionSeed = {
  slug: string
  topic: QuestionTopic
  isOnHome: boolean
  question: Both
  answer: BothTexts
}

export type DepartmentSeed = {
  slug: string
  name: Both
  about: Both
  email: string
  phone: string
  forms: string[]
}

/** A legal text: versions are never changed, a new one is added. `validFromDaysBefore` the fair's first day. */
export type DocumentSeed = {
  slug: string
  version: number
  validFromDaysBefore: number
  title: Both
  articles: { title: Both; paragraphs: BothTexts }[]
}
