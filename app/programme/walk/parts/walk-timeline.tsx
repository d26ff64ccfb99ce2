import { Link } from '../../../navigation/link.tsx'
import { useRouter } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { DayWalk } from '../day-walk.ts'
import type { WalkData } from '../pages/walk.server.ts'
import type { Minute, Stop } from '../plan-walk.ts'
import { namedStop, placeName } from '../stop-names.ts'
import type { WalkTexts } from '../texts.ru.ts'
import { asideChange, changedWalk, clockOf, minuteOf } from '../walk-address.ts'

type Props = {
  walk: DayWalk
  /** The fair's time, on the day itself. */
  nowMinute: Minute | null
  data: Pick<WalkData, 'places'>
  search: URLSearchParams
  t: WalkTexts
  locale: LocaleCode
}

/** Times left, a line, stops on it; the one that is next is sanguine. */
export function WalkTimeline({ walk, nowMinute, data, search, t, locale }: Props) {
  const next = walk.stops.find(({ to }) => nowMinute === null || to > nowMinute)
  return (
    <ol className="walk-line">
      <li data-stage="start">
        <span className="walk-time type-numeral">{clockOf(walk.start.at)}</span>
        <div className="walk-what">
          <h3 className="walk-name">{placeName(walk, data.places, walk.start.point, t)}</h3>
          <p className="type-caption text-ink-2">{t.begins}</p>
        </div>
      </li>
      {walk.stops.map((stop, index) => (
        <WalkStop
          key={`${stop.key} ${stop.from}`}
          stop={stop}
          number={index + 1}
          before={walk.stops[index - 1] ?? { point: walk.start.point, to: walk.start.at }}
          stage={stageOf(stop, next, nowMinute)}
          {...{ walk, search, t, locale }}
        />
      ))}
    </ol>
  )
}

function stageOf(stop: Stop, next: Stop | undefined, now: Minute | null): 'past' | 'next' | 'later' {
  if (stop === next) return 'next'
  return now !== null && stop.to <= now ? 'past' : 'later'
}

function WalkStop({
  stop,
  number,
  before,
  stage,
  walk,
  search,
  t,
  locale,
}: Omit<Props, 'data' | 'nowMinute'> & {
  stop: Stop
  number: number
  before: { point: string; to: Minute }
  stage: 'past' | 'next' | 'later'
}) {
  const router = useRouter()
  const { title, where, path } = namedStop(walk, stop, t)
  const count = (minutes: number) => fill(plural(minutes, locale, t.minutes), { count: minutes })
  const free = stop.from - before.to - stop.walk
  const onFoot = fill(walk.isStepFree ? t.onFootStepFree : t.onFoot, { minutes: count(stop.walk) })
  return (
    <li data-stage={stage} data-kind={stop.kind} aria-current={stage === 'next' ? 'step' : undefined}>
      <p className="walk-way type-caption text-ink-2">
        {stop.walk > 0 && onFoot}
        {stop.walk > 0 && (
          <Link
            to={`/navigator/map/?from=${before.point}&to=${stop.point}${walk.isStepFree ? '&accessible=1' : ''}`}
            className="link ml-3 inline-flex min-h-6 items-center print:hidden"
            aria-label={fill(t.wayTo, { name: title })}
          >
            {t.way}
          </Link>
        )}
        {free >= leastFree && <span className="block">{fill(t.free, { minutes: count(free) })}</span>}
      </p>
      <time className="walk-time type-numeral">{clockOf(stop.from)}</time>
      <div className="walk-what">
        <h3 className="walk-name">
          <span className="walk-number" aria-hidden="true">
            {number}
          </span>
          {path ? (
            <Link to={path} className="decoration-1 underline-offset-4 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="type-caption text-ink-2">{`${where}, ${fill(t.until, { time: clockOf(stop.to) })}`}</p>
        {stop.late && (
          <p className="type-small mt-1.5 flex items-start gap-2 text-warning">
            <Icon name="warning" size={17} className="mt-0.5" />
            <span>
              <Unbroken>{lateWords(stop, walk, t, count)}</Unbroken>
            </span>
          </p>
        )}
      </div>
      {stop.kind !== 'coffee' && (
        <button
          type="button"
          aria-label={fill(t.putAsideWhat, { name: title })}
          onClick={() =>
            void router.navigate(changedWalk(search, asideChange(search, stop.key, true)), {
              replace: true,
              keepsScroll: true,
            })
          }
          className="walk-put-aside type-caption text-ink-2 hover:text-ink print:hidden"
        >
          <Icon name="close" size={16} className="md:hidden" />
          <span className="max-md:sr-only underline decoration-edge underline-offset-4">{t.putAside}</span>
        </button>
      )}
    </li>
  )
}

// Less is no time one would want to be told of.
const leastFree = 10

/** «На дорогу 8 минут, в запасе 5 минут…»; where it had begun before one set out, only when one comes. */
function lateWords(stop: Stop, walk: DayWalk, t: WalkTexts, count: (minutes: number) => string): string {
  const late = stop.late
  const start = walk.eventOf.get(stop.key)?.from ?? ''
  const times = { time: clockOf(stop.from), start }
  if (!late || late.there < 0 || (minuteOf(start) ?? 0) <= walk.start.at) return fill(t.lateFromStart, times)
  return fill(t.late, { ...times, needed: count(late.needed), there: count(late.there) })
}
