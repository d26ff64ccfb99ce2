import { StateBanner } from '../../../content/parts/state-banner.tsx'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useSearch } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { groupBy } from '../../../platform/older-browsers/group-by.ts'
import { plural } from '../../../platform/plurals.ts'
import { formatWeekday } from '../../../platform/weekday.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { isAudience } from '../../catalogue/master-classes.ts'
import { AudienceChips } from '../parts/audience-chips.tsx'
import { Booking, bookingId } from '../parts/booking.tsx'
import { ClassCard } from '../parts/class-card.tsx'
import { FurtherBlocks } from '../parts/further-blocks.tsx'
import { HowTo } from '../parts/how-to.tsx'
import { usePlaces } from '../parts/use-places.ts'
import { WrongSummary } from '../parts/wrong-summary.tsx'
import type { CartTexts } from '../texts.ru.ts'
import type { load } from './master-classes.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, CartTexts>

export default function MasterClasses({ data, t, locale }: Props) {
  const { page, classes, office, isOnSale, banner, posted } = data
  const words = { ...t, ...data.words }
  const places = usePlaces(useIsHydrated() && isOnSale)
  const asked = useSearch().get('audience')
  const audience = isAudience(asked) ? asked : null
  const shown = classes.filter(one => audience === null || one.audience === audience)
  const days = [...groupBy(shown, ({ day }) => day)]
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page box-office">
        {!isOnSale && <StateBanner {...banner} />}
        {posted && (
          <div className="pt-8">
            <WrongSummary
              title={words.picker.wrong}
              errors={posted.errors}
              idOf={() => bookingId(posted.values.class ?? '')}
            />
          </div>
        )}
        <div className="pt-10">
          <AudienceChips classes={classes} audience={audience} t={t} />
          <p role="status" className="sr-only">
            {fill(plural(shown.length, locale, t.classes.shown), { count: shown.length })}
          </p>
        </div>
        {days.length === 0 && (
          <EmptyState
            action={
              audience && (
                <Link to="/master-classes/" replace className={buttonClass({ tone: 'ghost' })}>
                  {t.classes.showAll}
                </Link>
              )
            }
          >
            {audience ? t.classes.noneForAudience : t.classes.none}
          </EmptyState>
        )}
        {days.map(([day, ofDay]) => (
          <section key={day} className="pt-12 lg:pt-16">
            <h2 className="type-d2">{formatWeekday(day, locale)}</h2>
            <ul className="mt-8 grid gap-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {ofDay.map(one => (
                <li key={one.slug} className="row-span-2 grid grid-rows-subgrid gap-y-0">
                  <ClassCard one={one} t={t} locale={locale} />
                  {one.stage === 'ahead' && one.registration && one.registration !== 'open' && (
                    <p className="type-caption mt-2 text-ink-2">{t.classes.registration[one.registration]}</p>
                  )}
                  {one.registration === 'open' && one.capacity !== null && (
                    <Booking
                      what={{
                        slot: `class-${one.slug}`,
                        kind: 'class',
                        title: one.title,
                        most: one.capacity,
                      }}
                      left={places ? (places[`class-${one.slug}`] ?? 0) : null}
                      posted={posted}
                      t={words}
                      locale={locale}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
        {isOnSale && office && (
          <div className="section-gap">
            <HowTo title={t.classes.howTo} text={t.classes.toldWhenRegistering} office={office} />
          </div>
        )}
        <FurtherBlocks page={page} />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.page.title, description: data.page.description }
}
