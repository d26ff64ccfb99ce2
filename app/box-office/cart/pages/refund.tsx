import { blockOf, blocksOf } from '../../../content/blocks/block-view.ts'
import { faqJsonLd } from '../../../content/faq-json-ld.ts'
import { IndexRows } from '../../../content/parts/index-rows.tsx'
import { PrintButton } from '../../../content/parts/print-button.tsx'
import { Questions } from '../../../content/parts/questions.tsx'
import { RefundColumns } from '../../../content/parts/refund-ladder.tsx'
import { Steps } from '../../../content/parts/steps.tsx'
import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { RefundCalculator } from '../parts/refund-calculator.tsx'
import { RefundPapers } from '../parts/refund-needs.tsx'
import type { CartTexts } from '../texts.ru.ts'
import type { load } from './refund.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, CartTexts>

export default function Refund({ data, t }: Props) {
  const { page, rows, today, payoutDays, office, offer } = data
  const ladder = blockOf(page, 'refund-ladder')
  const reasons = blockOf(page, 'index')
  const steps = blockOf(page, 'steps')
  const questions = blockOf(page, 'questions')
  return (
    <>
      <PageTitle
        title={page.title}
        lead={page.lead}
        above={<Breadcrumbs crumbs={[{ label: t.tickets, to: '/tickets/' }]} label={t.youAreHere} />}
      />
      <div className="page box-office">
        {ladder && (
          <section className="grid-columns gap-y-10 pt-12 lg:pt-16">
            <div className="col-span-full lg:col-span-4">
              <h2 className="type-d2">{ladder.title}</h2>
              <p className="type-body mt-5 max-w-text text-pretty text-ink-2">
                <Unbroken>{ladder.note}</Unbroken>
              </p>
            </div>
            <RefundColumns steps={ladder.steps} isLarge className="col-span-full lg:col-span-8" />
          </section>
        )}
        {rows.length > 0 && (
          <div className="section-gap">
            <RefundCalculator rows={rows} today={today} t={t} />
          </div>
        )}
        {reasons && (
          <div className="section-gap">
            <IndexRows block={reasons} />
          </div>
        )}
        {steps && (
          <div className="section-gap">
            <Steps block={steps} />
          </div>
        )}
        <section className="section-gap">
          <h2 className="type-d2">{t.needsTitle}</h2>
          <div className="mt-10 grid gap-gutter gap-y-12 md:grid-cols-2">
            <RefundPapers office={office} t={t} />
            <div className="lintel-light">
              <h3 className="type-d3 mt-3 mb-4">{t.payoutTitle}</h3>
              <p className="type-body max-w-text text-pretty text-ink-2">
                {fill(t.payout, { days: payoutDays })}
              </p>
              {offer && (
                <p className="type-body mt-4 max-w-text text-pretty text-ink-2">
                  {fill(t.offerVersion, { version: offer.version, from: offer.from })}{' '}
                  <Link to="/offer/" className="link">
                    {t.toOffer}
                  </Link>
                </p>
              )}
              <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
                <PrintButton>{t.print}</PrintButton>
                <Link to="/tickets/lost/" className={buttonClass({ tone: 'text' })}>
                  {t.lostOrder}
                </Link>
              </div>
            </div>
          </div>
        </section>
        {questions && (
          <div className="section-gap">
            <Questions block={questions} />
          </div>
        )}
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  const { title, description } = data.page
  return {
    title,
    description,
    breadcrumbs: [{ label: t.tickets, to: '/tickets/' }],
    jsonLd: blocksOf(data.page, 'questions').map(({ items }) => faqJsonLd(items)),
  }
}
