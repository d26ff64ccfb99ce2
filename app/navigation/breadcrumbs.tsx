import { Link } from './link.tsx'
import type { Crumb } from './structured-data.ts'

/** Where one is, from the second level on: «Участники», then the page itself, which is not a link. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ label: words, to }, place) => (
          <li key={to} className="flex items-center">
            {place > 0 && (
              <span aria-hidden="true" className="px-2.5 text-ink-3">
                /
              </span>
            )}
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {words}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
