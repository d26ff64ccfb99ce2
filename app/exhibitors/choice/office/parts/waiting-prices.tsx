import { Link } from '../../../../navigation/link.tsx'
import type { StandOfficeTexts } from '../texts.ru.ts'

/** Above a list: of what a new price waits for a second person. */
export function WaitingPrices({
  items,
  t,
}: {
  items: readonly { to: string; label: string }[]
  t: StandOfficeTexts
}) {
  if (items.length === 0) return null
  return (
    <div className="mb-6 border-t-4 border-t-accent bg-raised px-5 py-3">
      <p className="font-semibold">{t.price.waitingAt}</p>
      <ul className="flex flex-wrap gap-x-5">
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 min-w-11 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
