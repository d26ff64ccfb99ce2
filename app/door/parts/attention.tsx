import { inFours } from '../../box-office/tickets/crockford.ts'
import { formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { ScannerState } from '../device/scanner.ts'
import { gateName, type NamedGate } from '../gates.ts'
import type { DoorPageTexts } from '../texts.ru.ts'

/** What only people can sort out: two gates that could not see each other, or a list that was too old. */
export function Attention({
  state,
  gates,
  t,
  locale,
}: {
  state: Pick<ScannerState, 'conflicts' | 'readings'>
  gates: readonly NamedGate[]
  t: DoorPageTexts
  locale: LocaleCode
}) {
  const { conflicts } = state
  const twice = new Set(conflicts.map(({ code }) => code))
  const wrongly = state.readings.filter(
    ({ objection, isOverruled, judgement, code = '' }) =>
      !twice.has(code) && (objection || (isOverruled && judgement?.verdict === 'refuse')),
  )
  if (conflicts.length === 0 && wrongly.length === 0) return null
  return (
    <section aria-labelledby="attention-title" className="door-attention">
      <h2 id="attention-title" className="type-d3 text-warning">
        {t.attention}
      </h2>
      <ul className="type-body mt-3 flex flex-col gap-4">
        {conflicts.map(({ code, day, entries }) => (
          <li key={`${code} ${day}`}>
            {fill(t.letInTwice, { code: inFours(code) })}
            {entries.map(({ nonce, at, gate }) => (
              <span key={nonce} className="block text-ink-2">
                {formatDay(day, locale)}, {timeOf(new Date(at))} · {gateName(gate, gates)}
              </span>
            ))}
          </li>
        ))}
        {wrongly.map(({ nonce, code = '', at, gate, objection, judgement }) => (
          <li key={nonce}>
            {fill(objection ? t.letInWrongly : t.refusedAfter, { code: inFours(code) })}
            <span className="block text-ink-2">
              {timeOf(at)} · {gateName(gate, gates)} ·{' '}
              {reasonIn(objection ?? (judgement?.verdict === 'refuse' ? judgement.reason : ''), t)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function reasonIn(reason: string, t: DoorPageTexts): string {
  return (t.reasons as Record<string, string>)[reason] ?? reason
}
