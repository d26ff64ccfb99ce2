import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Choice, choiceQuery } from '../filters.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'

/** List or timetable, and the way to one's own plan. A phone has room for the list only. */
export function ViewSwitch({ choice, t }: { choice: Choice; t: ProgrammeTexts }) {
  const { events, participants } = useMyPlan()
  const kept = events.length + participants.length
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <nav aria-label={t.view} className="flex gap-2 max-md:hidden noscript:hidden">
        {([false, true] as const).map(isGrid => (
          <Link
            key={String(isGrid)}
            to={choiceQuery({ ...choice, isGrid })}
            aria-current={choice.isGrid === isGrid ? 'true' : false}
            className={cx(chipClass(choice.isGrid === isGrid), 'gap-2.5')}
          >
            <Icon name={isGrid ? 'grid' : 'list'} size={18} />
            {isGrid ? t.grid : t.list}
          </Link>
        ))}
      </nav>
      <a href="#calendar" className={cx(chipClass(false), 'gap-2.5')}>
        <Icon name="calendar" size={18} />
        {t.toCalendar}
      </a>
      <Link to="/program/plan/" className={cx(chipClass(false), 'gap-2.5')}>
        <Icon name="heart" size={18} />
        {kept > 0 ? `${t.myPlan},\u00a0${kept}` : t.myPlan}
      </Link>
    </div>
  )
}
