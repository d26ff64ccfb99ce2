import { Link } from '../../navigation/link.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { WorkPage } from '../pages/work.server.ts'
import type { WorksTexts } from '../texts.ru.ts'

/** What hangs to either side on the same stand. */
export function WorkNeighbours({ data: { previous, next }, t }: { data: WorkPage; t: WorksTexts }) {
  if (!previous && !next) return null
  const sides = [
    { work: previous, said: t.work.previous, isNext: false },
    { work: next, said: t.work.next, isNext: true },
  ]
  return (
    <nav aria-label={t.work.neighbours} className="section-gap">
      <div className="flex justify-between gap-6 border-t border-hair pt-6">
        {sides.map(
          ({ work, said, isNext }) =>
            work && (
              <Link key={said} to={work.path} className={cx('group', isNext && 'ml-auto text-right')}>
                <span
                  className={cx(
                    'type-small flex items-center gap-2 text-ink-2',
                    isNext && 'flex-row-reverse',
                  )}
                >
                  <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={16} />
                  {said}
                </span>
                <span className="type-label-title mt-1 block decoration-1 underline-offset-4 group-hover:underline">
                  {work.title}
                </span>
              </Link>
            ),
        )}
      </div>
    </nav>
  )
}
