import { blockOf, blocksOf } from '../../../content/blocks/block-view.ts'
import { faqJsonLd } from '../../../content/faq-json-ld.ts'
import { Nuance } from '../../../content/parts/nuance.tsx'
import { Questions } from '../../../content/parts/questions.tsx'
import { RefundLadder } from '../../../content/parts/refund-ladder.tsx'
import { StateBanner } from '../../../content/parts/state-banner.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { CartHint } from '../parts/cart-hint.tsx'
import { DayWindows } from '../parts/day-windows.tsx'
import { Entrances } from '../parts/entrances.tsx'
import { RefundPapers, RefundReasons } from '../parts/refund-needs.tsx'
import { RulesAccordions } from '../parts/rules-accordions.tsx'
import { TicketPicker } from '../parts/ticket-picker.tsx'
import { TypeRows } from '../parts/type-rows.tsx'
import type { CartTexts } from '../texts.ru.ts'
import type { load } from './tickets.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, CartTexts>

export default function Tickets({ data, t, locale }: Props) {
  const { page, prices, days, types, reasons, office, offer, vip } = data
  const banner = blockOf(page, 'banner')
  const ladder = blockOf(page, 'refund-ladder')
  const nuance = blockOf(page, 'nuance')
  const questions = blockOf(page, 'questions')
  const premium = types.find(({ id }) => id === 'premium')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page box-office">
        {banner && <StateBanner {...banner} />}
        {offer && <CartHint locale={locale} />}
        {offer && (
          <TicketPicker
            offer={offer}
            posted={data.posted}
            next={data.next}
            t={{ ...t, ...data.words }}
            locale={locale}
          />
        )}
        <div className={offer ? 'section-gap' : 'pt-12 lg:pt-16'}>
          <DayWindows days={days} premium={premium} vip={vip} t={t} locale={locale} />
        </div>
        <section className="section-gap">
          {prices.title && <h2 className="type-d2">{prices.title}</h2>}
          <TypeRows types={types} t={t} />
          <p className="type-body mt-8 max-w-text text-pretty text-ink-2">
            <Unbroken>{prices.note}</Unbroken>
          </p>
        </section>
        <div className="section-gap">
          <RulesAccordions types={types} t={t} />
        </div>
        {ladder && (
          <div className="section-gap">
            <RefundLadder block={ladder} />
            <div className="mt-12 grid gap-gutter gap-y-12 md:grid-cols-2">
              <RefundReasons reasons={reasons} t={t} />
              <RefundPapers office={office} t={t} />
            </div>
            <Link to="/refund/" className={buttonClass({ tone: 'text', className: 'mt-8' })}>
              {t.toRefund}
            </Link>
          </div>
        )}
        {nuance && (
          <div className="section-gap">
            <Nuance block={nuance} />
          </div>
        )}
        <div className="section-gap">
          <Entrances plan={data.plan} t={data.words} locale={locale} />
        </div>
        {questions && (
          <div className="section-gap">
            <Questions block={questions} />
          </div>
        )}
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  const { title, description } = data.page
  const questions = blocksOf(data.page, 'questions').map(({ items }) => faqJsonLd(items))
  return { title, description, jsonLd: [data.event, ...questions] }
}
