import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import type { SearchAnswer } from '../search-fair.server.ts'
import type { SearchKind } from '../search-kinds.ts'
import type { SearchTexts } from '../texts.ru.ts'

export function kindLink(query: string, kind: SearchKind | null): string {
  const search = new URLSearchParams({ q: query, ...(kind && { kind }) })
  return `?${search}`
}

/** Links, so that a choice has an address; only kinds of which something was found. */
export function KindChips({
  answer: { query, total, groups },
  kind,
  t,
}: {
  answer: SearchAnswer
  kind: SearchKind | null
  t: SearchTexts
}) {
  return (
    <nav aria-label={t.filter} className="mt-5 flex flex-wrap gap-2">
      <Link
        to={kindLink(query, null)}
        aria-current={kind === null ? 'true' : false}
        className={chipClass(kind === null)}
      >
        {`${t.all},\u00a0${total}`}
      </Link>
      {groups.map(group => (
        <Link
          key={group.kind}
          to={kindLink(query, group.kind)}
          aria-current={kind === group.kind ? 'true' : false}
          className={chipClass(kind === group.kind)}
        >
          {`${t.kinds[group.kind]},\u00a0${group.total}`}
        </Link>
      ))}
    </nav>
  )
}
