import { audioStopsA } from './audio-stops-a.ts'
import { audioStopsB } from './audio-stops-b.ts'
import type { AudioStopSeed } from './types.ts'

export const audioStops: AudioStopSeed[] = [...audioStopsA, ...audioStopsB]
