import { curatorialCouncil } from './bodies-curatorial.ts'
import { expertCouncil } from './bodies-expert.ts'
import { jury } from './bodies-jury.ts'
import { team } from './bodies-team.ts'
import type { PersonSeed } from './types.ts'

/** Jury, councils and team. A speaker who sits in a body keeps the name and the portrait of content/speakers-*. */
export const people: PersonSeed[] = [...jury, ...curatorialCouncil, ...expertCouncil, ...team]
