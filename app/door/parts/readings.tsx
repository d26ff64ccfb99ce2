import { inFours } from '../../box-office/tickets/crockford.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { DoorTexts } from '../door-texts.ts'
import type { NamedGate } from '../gates.ts'
import type { Reading } from '../reading.ts'
import { verdictView } from '../verdict-view.ts'
import { named } from './verdict-block.tsx'

const mostShown = 20

/** What this device has read, the newest first. It cannot be taken back here: an entry is an entry. */
export function Readings({
  readings,
  gates,
  t,
  locale,
}: {
  readings: readonly Reading[]
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
}) {
  return (
    <section aria-labelledby="readings-title" className="mt-10">
      <h2 id="readings-title" className="type-d3">
        {t.readings}
      </h2>
      {readings.length === 0 ? (
        <p className="type-body mt-3 text-ink-2">{t.noReadings}</p>
      ) : (
        <ol className="mt-3">
          {readings.slice(0, mostShown).map(reading => (
            <Line key={reading.nonce} reading={reading} gates={gates} t={t} locale={locale} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({
  reading,
  gates,
  t,
  locale,
}: {
  reading: Reading
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
}) {
  const { judgement, at, code, product } = reading
  const words = judgement && verdictView(named(judgement, gates), t.verdicts, locale)
  const what = judgement?.verdict === 'refuse' ? words?.lines[0] : product && t.products[product]
  return (
    <li className="door-reading type-small" data-tone={words?.tone ?? 'asking'}>
      <span className="tabular-nums">{timeOf(at)}</span>
      <span>
        <b>{words?.title ?? t.asking}</b>
        {what && <> · {what}</>}
        {code && <span className="block break-words text-ink-2">{inFours(code)}</span>}
        {reading.isOverruled && <span className="block text-error">{t.overruled}</span>}
        {!reading.isSent && <span className="block text-warning">{t.notSent}</span>}
      </span>
    </li>
  )
}
