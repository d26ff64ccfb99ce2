import { Link } from '../../navigation/link.tsx'
import { chipClass } from '../../ui/chip-class.ts'
import type { SpeakerCard } from '../speaker-card.ts'
import type { ContentTexts } from '../texts.ru.ts'

type Role = keyof ContentTexts['roles']

export function isRole(value: string, t: ContentTexts): value is Role {
  return Object.hasOwn(t.roles, value)
}

/** Links, so that a choice has an address: `?role=historian`. Roles nobody has are words, not links. */
export function RoleChips({
  speakers,
  role,
  t,
}: {
  speakers: SpeakerCard[]
  role: Role | null
  t: ContentTexts
}) {
  return (
    <nav aria-label={t.filter} className="flex flex-wrap gap-2">
      <Link
        to="/speakers/"
        aria-current={role === null ? 'true' : false}
        className={chipClass(role === null)}
      >
        {`${t.all},\u00a0${speakers.length}`}
      </Link>
      {(Object.keys(t.roles) as Role[]).map(key => {
        const count = speakers.filter(speaker => speaker.role === key).length
        const words = `${t.roles[key]},\u00a0${count}`
        return count === 0 ? (
          <span key={key} className={chipClass('empty')}>
            {words}
          </span>
        ) : (
          <Link
            key={key}
            to={`?role=${key}`}
            aria-current={role === key ? 'true' : false}
            className={chipClass(role === key)}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
