import type { Block, BothTexts, WorkLabel } from '../app/content/blocks.ts'
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
