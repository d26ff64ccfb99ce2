import type { LocaleCode } from '../../platform/languages.ts'
import type { DoorTexts } from '../door-texts.ts'
import { gateName, type NamedGate } from '../gates.ts'
import { reasonIn } from './attention.tsx'
import { HourBars } from './hour-bars.tsx'
import { useCounts } from './use-counts.ts'

/** How many have come, when, where and with what; and why others have not. */
export function Counts({
  isOnline,
  gates,
  t,
  locale,
}: {
  isOnline: boolean
  gates: readonly NamedGate[]
  t: DoorTexts
  locale: LocaleCode
}) {
  const counts = useCounts(isOnline)
  if (!counts) return null
  const lists: [string, [string, number][]][] = [
    [t.byGate, counts.gates.map(({ gate, entries }) => [gateName(gate, gates), entries])],
    [t.byProduct, counts.products.map(({ product, entries }) => [t.products[product], entries])],
    [t.refusals, counts.refusals.map(({ reason, readings }) => [reasonIn(reason, t), readings])],
  ]
  return (
    <section aria-labelledby="today-title" className="mt-12">
      <h2 id="today-title" className="type-d3">
        {t.today}
      </h2>
      <p className="mt-3 flex items-baseline gap-3">
        <span className="type-numeral">{counts.inside.toLocaleString(locale)}</span> {t.inside}
      </p>
      {counts.hours.length === 0 ? (
        <p className="type-body mt-3 text-ink-2">{t.noEntries}</p>
      ) : (
        <div className="mt-4">
          <h3 className="type-small text-ink-2">{t.byHour}</h3>
          <HourBars hours={counts.hours} title={t.byHour} />
        </div>
      )}
      <div className="mt-6 grid gap-8 sm:grid-cols-3">
        {lists
          .filter(([, rows]) => rows.length > 0)
          .map(([title, rows]) => (
            <div key={title}>
              <h3 className="type-small text-ink-2">{title}</h3>
              <dl className="type-small mt-1">
                {rows.map(([name, number]) => (
                  <div key={name} className="flex justify-between gap-4 border-b border-hair py-1.5">
                    <dt>{name}</dt>
                    <dd className="tabular-nums">{number}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
      </div>
    </section>
  )
}
