import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'

/** A list narrowed by one choice: a chip for each, behind which so many rows stand. */
export function FilterChips<Key extends string>({
  label,
  chosen,
  chips,
}: {
  label: string
  chosen: Key
  chips: readonly { key: Key; to: string; words: string; count: number }[]
}) {
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-2">
      {chips.map(({ key, to, words, count }) => (
        <Link
          key={key}
          to={to}
          aria-current={key === chosen ? 'true' : false}
          className={chipClass(key === chosen ? true : count === 0 ? 'empty' : false)}
        >
          {words}
        </Link>
      ))}
    </nav>
  )
}
