import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'

/** Through a list that grows at its head: to its newest entries, and on to older ones. */
export function NewerOlder({
  words,
  address,
  data: { isFirst, query, older },
  className = '',
}: {
  words: { pages: string; newest: string; older: string }
  address: string
  /** `query` is the filter, `older` the query of what follows; null at the end. */
  data: { isFirst: boolean; query: string; older: string | null }
  className?: string
}) {
  const button = buttonClass({ tone: 'ghost', size: 'small' })
  return (
    <nav aria-label={words.pages} className={`flex gap-3 ${className}`.trim()}>
      {!isFirst && (
        <Link to={`${address}${query ? `?${query}` : ''}`} className={button}>
          {words.newest}
        </Link>
      )}
      {older !== null && (
        <Link to={`${address}?${older}`} className={button}>
          {words.older}
        </Link>
      )}
    </nav>
  )
}
