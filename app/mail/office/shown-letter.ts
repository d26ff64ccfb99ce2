import { dayOf, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { termsOf } from '../letter-kinds.ts'
import type { LetterRow, WholeLetter } from './find-letters.server.ts'
import { hideSecrets, maskAddress } from './hide-secrets.ts'
import type { LetterReader } from './letter-reader.ts'
import { goneOf, hidesWords } from './letter-rules.ts'
import { stateOf } from './letter-state.ts'
import { mailFault } from './mail-fault.ts'
import type { LetterOfficeTexts } from './texts.ru.ts'

export function momentIn(moment: Date, locale: LocaleCode): string {
  return `${formatDay(dayOf(moment), locale, { withYear: true })}, ${timeOf(moment)}`
}

/** A letter as the list tells it. Subjects may name people: whoever is not to know them reads what kind of letter it is. */
export function shownRow(
  row: LetterRow,
  { isEverything }: LetterReader,
  { locale, t }: { locale: LocaleCode; t: LetterOfficeTexts },
) {
  const state = stateOf(row)
  return {
    id: row.id,
    moment: momentIn(row.createdAt, locale),
    state,
    stateName: t.states[state],
    kind: termsOf(row.kind)?.name[locale] ?? t.unknownKind,
    subject: isEverything ? row.subject : '',
    whom: (isEverything ? row.recipient : maskAddress(row.recipient)) || t.erasedAddress,
    attempts: row.attempts,
    fault: row.lastError ? t.faults[mailFault(row.lastError)] : '',
  }
}

/** What of its words may be shown: none that opens anything, and where there are none, why. */
export function shownWords(letter: WholeLetter, t: LetterOfficeTexts['letter']) {
  const gone = goneOf(letter)
  const why = gone ? t[gone] : hidesWords(letter) ? t.hidden : null
  return {
    why,
    body: why === null ? hideSecrets(letter.body, letter.isSecret, t.hiddenLink) : '',
    // The other dress is a file of its own, shown in a frame.
    dress: why === null && letter.html ? `/office/letters/${letter.id}/letter.html` : null,
  }
}
