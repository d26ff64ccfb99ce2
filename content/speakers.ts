import { speakersA } from './speakers-a.ts'
import { speakersB } from './speakers-b.ts'
import type { SpeakerSeed } from './types.ts'

export const speakers: SpeakerSeed[] = [...speakersA, ...speakersB]
