import { localeCodes } from '../../platform/languages.ts'
import { checkBlocks } from './check-blocks.ts'
import { checkHoles, checkMoments, checkPromises, checkShowing } from './check-edition.ts'
import { type Checked, type CheckInput, fieldOf } from './check-input.ts'
import { checkSpelling } from './check-spelling.ts'
import {
  checkAlt,
  checkContrast,
  checkHeadings,
  checkLinks,
  checkRights,
  checkStale,
} from './check-things.ts'
import { checkDescription, checkTranslation, checkTypography } from './check-writing.ts'
import { pairsIn } from './checked-texts.ts'
import { type Finding, severities } from './findings.ts'

/** Everything to be said before a record is published: what to fix first, then what to decide, then what is fine. */
export function checkRecord(input: CheckInput): Finding[] {
  const fieldAt = (path: string) => fieldOf(input.fields, path)
  const checked: Checked = {
    ...input,
    languages: input.languages ?? localeCodes,
    fieldAt,
    // What no field describes is not for editors: names of files, keys, numbers.
    pairs: pairsIn(input.record).filter(({ path }) => fieldAt(path)),
  }
  const found = [
    checkTranslation,
    checkStale,
    checkDescription,
    checkAlt,
    checkRights,
    checkHeadings,
    checkLinks,
    checkPromises,
    checkTypography,
    checkSpelling,
    checkContrast,
    checkHoles,
    checkMoments,
    checkShowing,
    checkBlocks,
  ].flatMap(check => check(checked))
  return severities.flatMap(severity => found.filter(finding => finding.severity === severity))
}
