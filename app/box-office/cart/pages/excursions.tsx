import { blocksOf } from '../../../content/blocks/block-view.ts'
import { faqJsonLd } from '../../../content/faq-json-ld.ts'
import { StateBanner } from '../../../content/parts/state-banner.tsx'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { bookingId } from '../parts/booking.tsx'
import { FurtherBlocks } from '../parts/further-blocks.tsx'
import { HowTo } from '../parts/how-to.tsx'
import { TourTable } from '../parts/tour-table.tsx'
import { TourTimetable } from '../parts/tour-timetable.tsx'
import { usePlaces } from '../parts/use-places.ts'
import { WrongSummary } from '../parts/wrong-summary.tsx'
import type { CartTexts } from '../texts.ru.ts'
import type { load } from './excursions.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, CartTexts>

export default function Excursions({ data, t, locale }: Props) {
  const { page, facts, days, office, isOnSale, banner, posted } = data
  const words = { ...t, ...data.words }
  const places = usePlaces(useIsHydrated() && isOnSale)
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
              idOf={() => bookingId(posted.values.tour ?? '')}
            />
          </div>
        )}
        <div className="pt-12 lg:pt-16">
          <TourTable facts={facts} t={t} locale={locale} />
        </div>
        {isOnSale && office && (
          <div className="mt-14">
            <HowTo title={t.tours.howTo} text={t.tours.toldWhenBooking} office={office} />
          </div>
        )}
        <div className="section-gap">
          <TourTimetable
            days={days}
            facts={facts}
            sale={isOnSale ? { places, posted } : null}
            t={words}
            locale={locale}
          />
        </div>
        <div className="section-gap">
          <FurtherBlocks page={page} />
        </div>
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  const { title, description } = data.page
  return { title, description, jsonLd: blocksOf(data.page, 'questions').map(({ items }) => faqJsonLd(items)) }
}
