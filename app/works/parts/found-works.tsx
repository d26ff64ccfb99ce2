import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { marks } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { queryOf } from '../choice.ts'
import type { WorksPage } from '../pages/works.server.ts'
import type { WorksTexts } from '../texts.ru.ts'
import { neighboursOf } from '../wheel.ts'
import { without } from '../without.ts'
import { baseName } from '../words.ts'
import { HungWall } from './hung-wall.tsx'
import { WorkList } from './work-list.tsx'

type Props = { data: WorksPage; t: WorksTexts; locale: LocaleCode }

/** What the choice has found, or what comes nearest to it. */
export function FoundWorks({ data, t, locale }: Props) {
  const { choice, found, works, scale, onRequest } = data
  const isWall = choice.view === 'wall'
  const isBounded = choice.priceFrom !== null || choice.priceTo !== null
  return (
    <section id="found" aria-labelledby="found-count" className="min-w-0 scroll-mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="found-count" className="type-d2">
          <span role="status">{fill(plural(found, locale, t.count), { count: found })}</span>
        </h2>
        {isWall && (
          <p className="type-caption text-ink-2">
            <span className="lg:hidden">{scaleLine(scale.narrow, t, locale)}</span>
            <span className="max-lg:hidden">{scaleLine(scale.wide, t, locale)}</span>
          </p>
        )}
      </div>
      {isBounded && onRequest > 0 && (
        <p className="type-small mt-2 max-w-text text-ink-2">
          {fill(plural(onRequest, locale, t.price.onRequestCount), { count: onRequest })}
        </p>
      )}
      {found === 0 && <Nothing {...{ data, t, locale }} />}
      {isWall ? (
        <HungWall works={works} scale={scale} t={t} locale={locale} />
      ) : (
        <WorkList works={works} t={t} locale={locale} />
      )}
      {found > works.length && (
        <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-4">
          <p className="type-body text-ink-2">{fill(t.shown, { shown: works.length, count: found })}</p>
          <Link
            to={`/works/${queryOf({ ...choice, page: choice.page + 1 })}`}
            replace
            className={buttonClass({ tone: 'ghost' })}
          >
            {t.showMore}
          </Link>
        </div>
      )}
      <Onward {...{ data, t, locale }} />
    </section>
  )
}

/** The colours beside the chosen one, and that the address may be passed on. */
function Onward({ data: { choice, near }, t, locale }: Props) {
  const [one, other] = choice.colour ? neighboursOf(choice.colour) : []
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      {near > 0 && one && other && (
        <Link
          to={`/works/${queryOf({ ...choice, isNear: true, page: 1 })}`}
          className={buttonClass({ tone: 'ghost' })}
        >
          {fill(t.showNear, {
            hues: fill(t.nearHues, { one: baseName(one, t, locale), other: baseName(other, t, locale) }),
            count: near,
          })}
        </Link>
      )}
      <p className="type-caption text-ink-2">{t.shareable}</p>
    </div>
  )
}

/** Which condition stands in the way, and what is nearest. */
function Nothing({ data: { choice, instead, nearest, scale }, t, locale }: Props) {
  return (
    <>
      <EmptyState
        action={
          instead.length > 0 && (
            <div>
              <p className="type-body text-ink-2">{t.instead}</p>
              <ul className="mt-2 flex flex-wrap gap-x-6">
                {instead.map(({ facet, count }) => (
                  <li key={facet}>
                    <Link
                      to={`/works/${queryOf(without(choice, facet))}`}
                      className="link inline-flex min-h-11 items-center"
                    >
                      {fill(t.insteadOf, {
                        what: t.facets[facet],
                        count: fill(plural(count, locale, t.count), { count }),
                      })}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      >
        {t.nothing}
      </EmptyState>
      {nearest.length > 0 && (
        <>
          <h3 className="type-d3">{t.nearest}</h3>
          <HungWall works={nearest} scale={scale} t={t} locale={locale} />
        </>
      )}
    </>
  )
}

function scaleLine(pixels: number, t: WorksTexts, locale: LocaleCode): string {
  return fill(t.scale, { pixels: String(pixels).replace('.', marks[locale].decimal) })
}
