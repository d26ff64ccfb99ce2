import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import type { RecordData } from '../pages/record.server.ts'
import type { EditorialTexts } from '../texts.ru.ts'

/** Where a record is used: read before it is put into the trash. */
export function UsesList({ uses, t }: { uses: RecordData['uses']; t: EditorialTexts['uses'] }) {
  if (uses.length === 0) return null
  const isLinked = uses.some(({ how, onSite }) => how === 'link' && onSite)
  return (
    <details className="mt-4 border-t border-hair pt-2">
      <summary className="link inline-flex min-h-11 w-fit cursor-pointer items-center">
        {fill(t.title, { count: uses.length })}
      </summary>
      {isLinked && <p className="type-small text-ink-2">{t.note}</p>}
      <ul className="type-small">
        {uses.map(({ to, title, kind, how, onSite }) => (
          <li key={`${how}${to}`} className="border-t border-hair">
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {`${kind}: ${title}`}
            </Link>
            <span className="block pb-2 text-ink-2">{onSite ? t[how] : `${t[how]}, ${t.draft}`}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
