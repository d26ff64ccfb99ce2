import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'

/** Which rows of a long list these are, and the way to the ones before and after. */
export function Pagination({
  words,
  range,
  page,
  pages,
  addressOf,
}: {
  words: { title: string; previous: string; next: string }
  /** «1–25 из 340». */
  range: string
  page: number
  pages: number
  addressOf(page: number): string
}) {
  const button = buttonClass({ tone: 'ghost', size: 'small' })
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
      <p className="type-small text-ink-2">{range}</p>
      {pages > 1 && (
        <nav aria-label={words.title} className="flex gap-3">
          {page > 1 && (
            <Link to={addressOf(page - 1)} className={button}>
              {words.previous}
            </Link>
          )}
          {page < pages && (
            <Link to={addressOf(page + 1)} className={button}>
              {words.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
