import { Link } from '../../../navigation/link.tsx'
import { cx } from '../../../ui/cx.ts'
import type { ShownEntry } from '../shown-entry.ts'
import type { JournalTexts } from '../texts.ru.ts'

type Day = { day: string; label: string; entries: readonly ShownEntry[] }
const names = ['time', 'who', 'does', 'what', 'brief', 'origin'] as const

/** Entries under their days, the newest first; on a phone each is a slip. */
export function JournalRows({ days, t }: { days: readonly Day[]; t: JournalTexts }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it
    <section className="overflow-x-auto border-t-4 border-ink" aria-label={t.title} tabIndex={0}>
      <table className="w-full border-collapse text-[0.875rem] max-md:block">
        <caption className="sr-only">{t.title}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-hair text-left text-ink-2">
            {names.map(name => (
              <th key={name} scope="col" className="py-3 pr-4 font-normal last:pr-0">
                {t.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        {days.map(day => (
          <tbody key={day.day} className="max-md:block">
            <tr className="max-md:block">
              <th
                scope="rowgroup"
                colSpan={names.length}
                className="type-d3 pt-5 pb-2 text-left font-normal max-md:block"
              >
                {day.label}
              </th>
            </tr>
            {day.entries.map(entry => (
              <Row key={entry.requestId} entry={entry} t={t} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const cell = 'max-md:block md:py-2 md:pr-4 md:last:pr-0'

function Row({ entry, t }: { entry: ShownEntry; t: JournalTexts }) {
  const isDone = entry.outcome === 'done'
  return (
    <tr className="border-b border-hair align-middle max-md:block max-md:py-3 md:h-[52px]">
      <td className={cx(cell, 'whitespace-nowrap tabular-nums')}>
        <Link to={`/office/journal/${entry.requestId}/`} className="link inline-flex min-h-11 items-center">
          {entry.time}
          <span className="sr-only">, {`${t.file.number} ${entry.number}`}</span>
        </Link>
      </td>
      <td className={cx(cell, 'font-semibold')}>{entry.who}</td>
      <td className={cx(cell, !isDone && 'text-error')}>
        {entry.does}
        {!isDone && <span className="block">{entry.outcomeName}</span>}
      </td>
      <td className={cell}>
        {entry.section}
        {entry.thing && <span className="block text-ink-2">{entry.thing}</span>}
      </td>
      <td className={cx(cell, 'max-w-[24rem] break-words')}>{entry.why}</td>
      <td className={cx(cell, 'text-ink-2')}>{entry.origin}</td>
    </tr>
  )
}
