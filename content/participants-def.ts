import { participantsDefA } from './participants-def-a.ts'
import { participantsDefB } from './participants-def-b.ts'
import { participantsDefC } from './participants-def-c.ts'
import { participantsDefD } from './participants-def-d.ts'
import { participantsDefE } from './participants-def-e.ts'
import { participantsDefF } from './participants-def-f.ts'
import type { ParticipantSeed } from './types.ts'

/** Applied art (D), schools (E) and books (F), in the order of their stands. */
export const participantsDef: ParticipantSeed[] = [
  ...participantsDefA,
  ...participantsDefB,
  ...participantsDefC,
  ...participantsDefD,
  ...participantsDefE,
  ...participantsDefF,
]
