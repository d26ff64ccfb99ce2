import type { LocaleCode } from '../platform/languages.ts'
import type { pictures } from './pictures/tables.ts'
import { shownPicture } from './shown-picture.ts'
import type { speakers } from './tables.ts'

type Speaker = typeof speakers.$inferSelect
type Picture = typeof pictures.$inferSelect

/** What lists show of a speaker, in one language. */
export function speakerCard(speaker: Speaker, picture: Picture | null, locale: LocaleCode) {
  return {
    id: speaker.id,
    firstName: speaker.firstName[locale],
    lastName: speaker.lastName[locale],
    role: speaker.role,
    occupation: speaker.occupation[locale],
    picture: picture && { ...shownPicture(picture), alt: picture.alt[locale] },
  }
}

export type SpeakerCard = ReturnType<typeof speakerCard>
