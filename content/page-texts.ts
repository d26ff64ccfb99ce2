import { pageTextsA } from './page-texts-a.ts'
import { pageTextsB } from './page-texts-b.ts'
import { pageTextsC } from './page-texts-c.ts'
import { pageTextsD } from './page-texts-d.ts'
import { pageTextsE } from './page-texts-e.ts'
import { pageTextsF } from './page-texts-f.ts'
import { pageTextsG } from './page-texts-g.ts'
import { pageTextsH } from './page-texts-h.ts'
import { pageTextsI } from './page-texts-i.ts'
import { pageTextsJ } from './page-texts-j.ts'
import { pageTextsK } from './page-texts-k.ts'
import { pageTextsL } from './page-texts-l.ts'
import type { PageSeed } from './types.ts'

/** The texts of every public page beside those of pages.ts. */
export const pageTexts: PageSeed[] = [
  ...pageTextsA,
  ...pageTextsB,
  ...pageTextsC,
  ...pageTextsD,
  ...pageTextsE,
  ...pageTextsF,
  ...pageTextsG,
  ...pageTextsH,
  ...pageTextsI,
  ...pageTextsJ,
  ...pageTextsK,
  ...pageTextsL,
]
