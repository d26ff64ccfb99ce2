import { participantsAbcA } from './participants-abc-a.ts'
import { participantsAbcB } from './participants-abc-b.ts'
import { participantsAbcC } from './participants-abc-c.ts'
import { participantsAbcD } from './participants-abc-d.ts'
import { participantsAbcE } from './participants-abc-e.ts'
import { participantsAbcF } from './participants-abc-f.ts'
import type { ParticipantSeed } from './types.ts'

/** Stands A-01 … C-12: painting, sculpture, works on paper. */
export const participantsAbc: ParticipantSeed[] = [
  ...participantsAbcA,
  ...participantsAbcB,
  ...participantsAbcC,
  ...participantsAbcD,
  ...participantsAbcE,
  ...participantsAbcF,
]
