import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import { cx } from '../../ui/cx.ts'
import { type Filters, queryOf } from '../filters.ts'
import { sectionLetters, sections } from '../kinds.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { useCurrentInView } from './use-current-in-view.ts'

/** The sections as links, so that a choice has an address. What would show nobody is a word, not a link. */
export function SectionChips({
  filters,
  counts,
  t,
}: {
  filters: Filters
  counts: ReadonlyMap<string, number>
  t: ParticipantsTexts
}) {
  const row = useCurrentInView<HTMLElement>(filters.section)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chips = [
    { key: null, words: t.all, count: all },
    ...sections.map(key => ({
      key,
      words: `${sectionLetters[key]} ${t.sections[key].name}`,
      count: counts.get(key) ?? 0,
    })),
  ]
  return (
    <nav
      ref={row}
      aria-label={t.section}
      className="no-scrollbar -mx-(--page-margin) mt-3 flex gap-2 overflow-x-auto px-(--page-margin) py-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0"
    >
      {chips.map(({ key, words, count }) => {
        const isOn = filters.section === key
        const content = `${words},\u00a0${count}`
        return count === 0 && !isOn ? (
          <span key={words} className={cx(chipClass('empty'), 'shrink-0')}>
            {content}
          </span>
        ) : (
          <Link
            key={words}
            to={`/participants/${queryOf({ ...filters, section: key, page: 1 })}`}
            aria-current={isOn ? 'true' : false}
            className={cx(chipClass(isOn), 'shrink-0')}
          >
            {content}
          </Link>
        )
      })}
    </nav>
  )
}
