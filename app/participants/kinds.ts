/** The six sections of the fair, each with the letter its stands begin with. */
export const sectionLetters = {
  painting: 'A',
  sculpture: 'B',
  paper: 'C',
  applied: 'D',
  schools: 'E',
  book: 'F',
} as const

export type Section = keyof typeof sectionLetters
export const sections = Object.keys(sectionLetters) as Section[]

export const participantTypes = ['gallery', 'workshop', 'artist', 'sculptor', 'school', 'publisher'] as const
export type ParticipantType = (typeof participantTypes)[number]
type PersonType = 'artist' | 'sculptor'

/** One person rather than a house: filed by surname, described as a person. */
export function isPerson(type: ParticipantType): type is PersonType {
  return type === 'artist' || type === 'sculptor'
}
