import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { BaysShown } from '../account-room.ts'

/** Six bays under one lintel, one of them current; on a phone the current one alone, with its place among them. */
export function Bays({ view }: { view: BaysShown }) {
  return (
    <nav aria-label={view.title} className="border-t-4 border-ink">
      {view.note && <p className="type-body my-3 border-l-4 border-error pl-4 font-semibold">{view.note}</p>}
      <ol className="grid border-t border-ink pt-px max-lg:gap-y-1 lg:mt-1 lg:grid-cols-6">
        {view.bays.map((bay, index) => (
          <li
            key={bay.name}
            aria-current={bay.isCurrent ? 'step' : undefined}
            className={cx(
              'flex min-h-16 gap-4 pt-3 lg:min-h-[84px] lg:max-xl:gap-2',
              bay.isCurrent ? '-mt-[9px] border-t-4 border-accent lg:pt-4' : 'max-lg:hidden',
            )}
          >
            <span
              aria-hidden="true"
              className={cx('w-3.5 shrink-0', bay.isCurrent ? 'flutes text-accent' : 'flutes text-hair')}
            />
            <span className="min-w-0">
              <span className="flex items-baseline gap-2.5">
                <span className={cx('type-d3', bay.isCurrent ? 'text-accent' : 'text-ink-3')}>
                  {index + 1}
                </span>
                <span className={cx('type-small', bay.isCurrent ? 'font-semibold text-ink' : 'text-ink-2')}>
                  {bay.label}
                </span>
                {bay.isBehind && (
                  <>
                    <Icon name="check" size={16} />
                    <span className="sr-only">{view.behind}</span>
                  </>
                )}
              </span>
              <span className={cx('type-caption block', bay.isCurrent ? 'text-ink' : 'text-ink-2')}>
                {bay.date}
              </span>
              {bay.badge && <Badge className="mt-2">{bay.badge}</Badge>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
