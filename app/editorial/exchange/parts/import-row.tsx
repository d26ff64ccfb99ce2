import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { DifferenceSide } from '../../office/parts/difference-side.tsx'
import type { ImportData } from '../pages/import.server.ts'
import type { ExchangeTexts } from '../texts.ru.ts'

type Row = ImportData['rows'][number]

/** One row of a table: which record it is, what becomes of it, and each field that changes. */
export function ImportRow({ row, isJson, t }: { row: Row; isJson: boolean; t: ExchangeTexts }) {
  const { place, title, key, to, verdict, outcome, reason, problems, changes, isStale } = row
  const isRefused = verdict === 'refused' || outcome === 'refused' || isStale
  return (
    <li className="border-b border-hair py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="type-small text-ink-2">{fill(isJson ? t.one.record : t.one.row, { place })}</span>
        {to ? (
          <Link to={to} className="link inline-flex min-h-11 items-center font-semibold break-words">
            {title || key}
          </Link>
        ) : (
          <span className="inline-flex min-h-11 items-center font-semibold break-words">{title || key}</span>
        )}
        <span className="text-ink-2 break-all">{key}</span>
        <span className={cx('ml-auto', isRefused ? 'text-error' : 'text-ink-2')}>
          {outcome ? t.outcomes[outcome] : t.verdicts[verdict]}
        </span>
      </div>
      {isStale && <p className="text-error">{t.one.stale}</p>}
      {reason && <p className="text-error">{reason}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(problem => (
            <li key={problem} className="text-error">
              {problem}
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <Changes row={row} t={t} />}
    </li>
  )
}

function Changes({ row: { verdict, changes }, t }: { row: Row; t: ExchangeTexts }) {
  const empty = [{ kind: 'same' as const, text: t.one.empty }]
  return (
    <dl className="mt-2 grid gap-3">
      {changes.map(({ label, language, was, now }) => (
        <div key={`${label}-${language}`}>
          <dt className="type-small text-ink-2">
            {label}
            {language && `, ${language.toUpperCase()}`}
          </dt>
          <dd className={cx('grid gap-x-6', verdict !== 'new' && 'lg:grid-cols-2')}>
            {verdict !== 'new' && <DifferenceSide title={t.one.was} pieces={was.length > 0 ? was : empty} />}
            <DifferenceSide
              title={verdict === 'new' ? t.one.given : t.one.now}
              pieces={now.length > 0 ? now : empty}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
