import { Link } from '../../navigation/link.tsx'
import { cx } from '../../ui/cx.ts'
import { type Filters, queryOf } from '../filters.ts'
import { indexLetters } from '../initials.ts'
import type { ListEntry } from '../list-entry.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { useCurrentInView } from './use-current-in-view.ts'

/** Letters that begin somebody's name are links; the chosen one, pressed again, lets go. The others are dim. */
export function LetterIndex({
  filters,
  everybody,
  counts,
  t,
}: {
  filters: Filters
  everybody: readonly ListEntry[]
  counts: ReadonlyMap<string, number>
  t: ParticipantsTexts
}) {
  const row = useCurrentInView<HTMLElement>(filters.letter)
  return (
    <nav
      ref={row}
      aria-label={t.alphabet}
      className="no-scrollbar -mx-(--page-margin) mt-4 overflow-x-auto px-(--page-margin) xl:mx-0 xl:px-0"
    >
      <ul className="flex w-max min-w-full justify-between border-y border-hair">
        {indexLetters(t.letters, everybody, filters.letter).map(letter => {
          const isOn = filters.letter === letter
          const look = 'block text-center leading-13 max-xl:min-w-11'
          return (
            <li key={letter} className="type-serif-small min-w-0 flex-1">
              {counts.has(letter) || isOn ? (
                <Link
                  to={`/participants/${queryOf({ ...filters, letter: isOn ? null : letter, page: 1 })}`}
                  aria-current={isOn ? 'true' : false}
                  className={cx(look, isOn ? 'lintel-current text-accent' : 'hover:text-accent')}
                >
                  {letter}
                </Link>
              ) : (
                <span aria-hidden="true" className={cx(look, 'text-ink-3')}>
                  {letter}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
