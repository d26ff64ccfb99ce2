import { localeCodes } from '../../platform/languages.ts'
import { checkBlocks } from './check-blocks.ts'
import { checkHoles, checkMoments, checkPromises, checkShowing } from './check-edition.ts'
import { type Checked, type CheckInput, fieldOf } from './check-input.ts'
import { checkLinks, linkedPaths } from './check-links.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkAlt, checkContrast, checkHeadings, checkRights, checkStale } from './check-things.ts'
import { checkDescription, checkTranslation, checkTypography } from './check-writing.ts'
import { pairsIn } from './checked-texts.ts'
import { type Finding, severities } from './findings.ts'

/** Everything to be said before a record is published: what to fix first, then what to decide, then what is fine. */
export function checkRecord(input: CheckInput): Finding[] {
  const checked: Checked = { ...input, ...readOnce(input) }
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

/** The paths of ours that a record leads to: where they lead is found out before it is checked. */
export function linksOf(input: Pick<CheckInput, 'record' | 'fields' | 'languages'>): string[] {
  return linkedPaths({ record: input.record, ...readOnce(input) })
}

function readOnce({ record, fields, languages }: Pick<CheckInput, 'record' | 'fields' | 'languages'>) {
  const fieldAt = (path: string) => fieldOf(fields, path)
  return {
    languages: languages ?? localeCodes,
    fieldAt,
    // What no field describes is not for editors: names of files, keys, numbers.
    pairs: pairsIn(record).filter(({ path }) => fieldAt(path)),
  }
}
