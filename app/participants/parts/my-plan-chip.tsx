import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { chosen } from '../choosing.ts'
import { type Filters, queryOf } from '../filters.ts'
import type { ListEntry } from '../list-entry.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'

/** Only whom the visitor has kept on this device; pressed again, everybody is back. */
export function MyPlanChip({
  filters,
  answers,
  kept,
  t,
}: {
  filters: Filters
  answers: readonly ListEntry[]
  kept: readonly string[]
  t: ParticipantsTexts
}) {
  const count = chosen(answers, { ...filters, mine: true }, kept).length
  const content = (
    <>
      <Icon name="heart" size={18} />
      {`${t.myPlan},\u00a0${count}`}
    </>
  )
  const look = 'col-span-full shrink-0 justify-center gap-2.5 whitespace-nowrap lg:ml-auto lg:self-center'
  if (count === 0 && !filters.mine) return <span className={cx(chipClass('empty'), look)}>{content}</span>
  return (
    <Link
      to={`/participants/${queryOf({ ...filters, mine: !filters.mine, page: 1 })}`}
      aria-current={filters.mine ? 'true' : false}
      className={cx(chipClass(filters.mine), look)}
    >
      {content}
    </Link>
  )
}
