import { participantName } from '../../content/participant-name.ts'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ParticipantPage } from '../pages/participant.server.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'

/** Who stands on either side, by the plan. */
export function Neighbours({
  participant: { previous, next },
  t,
  locale,
}: {
  participant: ParticipantPage
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  if (!previous || !next) return null
  const sides = [
    { ...previous, said: t.previous, isNext: false },
    { ...next, said: t.next, isNext: true },
  ]
  return (
    <nav aria-label={t.neighbours} className="page section-gap">
      <div className="flex justify-between gap-6 border-t border-hair pt-6">
        {sides.map(({ slug, path, name, type, stand, said, isNext }) => (
          <Link key={slug + said} to={path} className={cx('group', isNext && 'text-right')}>
            <span
              className={cx('type-small flex items-center gap-2 text-ink-2', isNext && 'flex-row-reverse')}
            >
              <Icon name={isNext ? 'arrow-right' : 'arrow-left'} size={16} />
              <span className="sr-only">{said}</span>
              {stand}
            </span>
            <span className="type-d3 mt-1 block decoration-1 underline-offset-4 group-hover:underline">
              {participantName(name, type, locale)}
            </span>
          </Link>
        ))}
      </div>
    </nav>
  )
}
