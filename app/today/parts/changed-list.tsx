import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { TodayChange } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'

type Props = { changes: readonly TodayChange[]; kept: readonly string[]; mayTell: boolean; t: TodayTexts }

const looks: Record<TodayChange['kind'], { icon: IconName; tone: string }> = {
  moved: { icon: 'clock', tone: 'text-warning' },
  place: { icon: 'pin', tone: 'text-info' },
  cancelled: { icon: 'close', tone: 'text-error' },
  added: { icon: 'plus', tone: 'text-success' },
}

/** What has become of the programme since people could read it. */
export function ChangedList({ changes, kept, mayTell, t }: Props) {
  return (
    <section aria-labelledby="today-changed" className="today-part">
      <h2 id="today-changed" className="today-heading">
        {t.changed}
      </h2>
      {changes.length === 0 && <p className="type-body mt-4 text-ink-2">{t.nothingChanged}</p>}
      <ul className="mt-3">
        {changes.map(change => {
          const { id, kind, title, path, slug } = change
          const { icon, tone } = looks[kind]
          return (
            <li key={`${id} ${kind}`} className="today-row">
              <p className={`type-caption flex items-start gap-2 ${tone}`}>
                <Icon name={icon} size={16} />
                {t.changes[kind]}
              </p>
              <div>
                <h3 className="type-serif-small">
                  {path ? (
                    <Link to={path} className="today-link">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p className="type-caption mt-1 text-ink-2">
                  <How change={change} t={t} />
                  {kept.includes(slug) && ` ${t.inPlan}`}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {mayTell && (
        <Link to="/program/plan/#tell-me" className={buttonClass({ tone: 'text', className: 'mt-3' })}>
          {t.tellMe}
        </Link>
      )}
    </section>
  )
}

function How({ change: { kind, was, now }, t }: { change: TodayChange; t: TodayTexts }) {
  const hour = (facts: TodayChange['was']) => (facts?.isToday ? facts.from : t.otherDay)
  if (kind === 'moved' && was && now) {
    return (
      <>
        <span className="sr-only">{`${t.was} `}</span>
        <s>{hour(was)}</s>
        {` ${hour(now)}, ${now.hallName}.`}
      </>
    )
  }
  if (kind === 'place' && was && now) return `${fill(t.wasPlace, { was: was.hallName, now: now.hallName })}.`
  const facts = now ?? was
  return facts && `${fill(t.addedAt, { time: hour(facts), hall: facts.hallName })}.`
}
