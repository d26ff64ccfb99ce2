import { fill, type Phrase } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { type PluralForms, plural } from '../../platform/plurals.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { type ScannerState, waitingIn } from '../device/scanner.ts'
import type { DoorPageTexts } from '../texts.ru.ts'

/** How the device stands with the server: what waits, and how old the list is. */
export function NetworkLine({
  state,
  t,
  locale,
}: {
  state: ScannerState
  t: DoorPageTexts
  locale: LocaleCode
}) {
  const count = waitingIn(state).length
  const counted = (number: number, forms: PluralForms<Phrase<'count'>>) =>
    fill(plural(number, locale, forms), { count: number })
  const waiting = count > 0 ? counted(count, t.waiting) : t.nothingWaits
  const { list, isOnline, isSignedOut } = state
  return (
    <div className="door-network">
      <p role="status" className="type-body">
        {isSignedOut
          ? t.signedOut
          : isOnline
            ? count > 0 && fill(t.sending, { waiting })
            : fill(t.offline, { waiting })}
      </p>
      {isSignedOut && (
        <a className="link type-body" href={withLocale('/sign-in/?to=/door/', locale)}>
          {t.signIn}
        </a>
      )}
      <p className="type-small text-ink-2">
        {list ? fill(t.list, { time: timeOf(list.at), tickets: counted(list.count, t.tickets) }) : t.noList}
      </p>
    </div>
  )
}
