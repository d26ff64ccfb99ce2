import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AtTheGate } from '../parts/at-the-gate.tsx'
import { ForgetHere } from '../parts/forget-here.tsx'
import { OrderSummary } from '../parts/order-summary.tsx'
import { OrderWaiting } from '../parts/order-waiting.tsx'
import { ReturnQuestion } from '../parts/return-question.tsx'
import { TearOnce } from '../parts/tear-once.tsx'
import { TicketChanges } from '../parts/ticket-changes.tsx'
import { TicketSlip } from '../parts/ticket-slip.tsx'
import { dropFromPlan, ToPlan } from '../parts/to-plan.tsx'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { forgetTorn } from '../torn-tickets.ts'
import type { load } from './order.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, MyOrdersTexts>

export default function Order({ data, t, locale }: Props) {
  const { heading, waiting, tickets, question, here } = data
  // One is torn for all: it stands for the order.
  const torn = tickets.find(({ isGood, isIn }) => isGood && !isIn)
  const summary = (
    <OrderSummary
      code={data.code}
      lines={data.lines}
      total={data.total}
      email={data.waiting && data.email}
      t={t}
    />
  )
  return (
    <>
      <PageTitle
        title={heading.title}
        lead={heading.lead}
        above={<Breadcrumbs crumbs={[{ label: t.tickets, to: '/tickets/' }]} label={t.youAreHere} />}
      />
      <div className="page box-office">
        <Outcome data={data} t={t} />
        <Difference data={data} t={t} />
        {waiting && (
          <div className="grid-columns gap-y-12 pt-12 lg:pt-14">
            <div className="col-span-full lg:col-span-7">
              <OrderWaiting token={data.token} here={here} waiting={waiting} t={t} />
            </div>
            <div className="col-span-full lg:col-span-4 lg:col-start-9">{summary}</div>
          </div>
        )}
        {tickets.length > 0 && (
          <>
            <Actions data={data} t={t} />
            {question && <ReturnQuestion question={question} here={here} t={t} />}
            <section aria-labelledby="tickets" className="pt-8">
              <h2 id="tickets" className="sr-only">
                {t.ticketsTitle}
              </h2>
              <ul className="grid gap-gutter gap-y-10 lg:grid-cols-2">
                {tickets.map(ticket => (
                  <li key={ticket.number} className="min-w-0">
                    <div className="relative">
                      <TicketSlip ticket={ticket} t={t} locale={locale} />
                      {ticket === torn && <TearOnce order={data.orderCode} />}
                    </div>
                    <TicketChanges
                      ticket={ticket}
                      here={here}
                      typed={data.typed}
                      errors={data.errors}
                      t={t}
                    />
                  </li>
                ))}
              </ul>
            </section>
            <BeforeVisit data={data} t={t} />
          </>
        )}
        {!waiting && tickets.length === 0 && (
          <div className="grid-columns gap-y-10 pt-10">
            <div className="col-span-full lg:col-span-6">
              <Badge tone={heading.badge.tone}>{heading.badge.text}</Badge>
              {data.canBeginAgain && (
                <form method="post" action={here} className="mt-8">
                  <p className="type-body max-w-text mb-5 text-ink-2">{t.sameAgainNote}</p>
                  <Button type="submit" name="do" value="again">
                    {t.sameAgain}
                  </Button>
                </form>
              )}
              <p className="mt-5">
                <Link
                  to="/tickets/"
                  className={buttonClass({ tone: data.canBeginAgain ? 'text' : 'primary' })}
                >
                  {t.orderAgain}
                </Link>
              </p>
            </div>
            <div className="col-span-full lg:col-span-5 lg:col-start-8">{summary}</div>
          </div>
        )}
        <ForgetHere
          here={here}
          t={t.forgetOrder}
          onForget={() => {
            dropFromPlan(data.planSlugs)
            forgetTorn(data.orderCode)
          }}
        />
      </div>
    </>
  )
}

/** A dearer time that waits to be paid for. */
function Difference({ data: { difference, here }, t }: Pick<Props, 'data' | 't'>) {
  if (!difference) return null
  return (
    <section aria-labelledby="difference-title" className="lintel-current mt-10 bg-raised p-6 md:p-8">
      <h2 id="difference-title" className="type-d3">
        {t.differenceTitle}
      </h2>
      <p className="type-body mt-3 max-w-text">{difference.text}</p>
      <form method="post" action={here} className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" name="do" value="pay-difference">
          {difference.pay}
        </Button>
        <Button type="submit" name="do" value="keep-time" tone="ghost">
          {t.differenceKeep}
        </Button>
      </form>
    </section>
  )
}

/** What came of the last form: said once, and heard. */
function Outcome({ data: { said, errors, application }, t }: Pick<Props, 'data' | 't'>) {
  if (errors.length > 0) {
    return (
      <div role="alert" className="mt-8 border-l-4 border-error bg-raised px-5 py-4">
        <p className="font-semibold text-error">{t.errorsTitle}</p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} className="link inline-flex min-h-11 items-center">
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  if (!said) return null
  return (
    <div
      className={`mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 bg-raised px-5 py-4 ${said.isGood ? 'border-success' : 'border-error'}`}
    >
      <p role={said.isGood ? 'status' : 'alert'} className="flex items-center gap-3">
        <Icon name={said.isGood ? 'check' : 'warning'} size={18} />
        {said.text}
      </p>
      {application && (
        <Link to={application} className={buttonClass({ tone: 'secondary', size: 'small' })}>
          <Icon name="download" size={18} />
          {t.returns.application}
        </Link>
      )}
    </div>
  )
}

function Actions({ data, t }: Pick<Props, 'data' | 't'>) {
  const { heading, here, hasGoodTickets, planSlugs, tickets } = data
  return (
    <div className="print:hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pt-8">
      <Badge tone={heading.badge.tone} icon={heading.badge.tone === 'success' ? 'check' : 'clock'}>
        {heading.badge.text}
      </Badge>
      {hasGoodTickets && (
        <div className="flex flex-wrap gap-3">
          <AtTheGate tickets={tickets.filter(({ isGood }) => isGood)} t={t} />
          <Link to={`${here}tickets.pdf`} className={buttonClass({ tone: 'secondary', size: 'small' })}>
            <Icon name="download" size={18} />
            {t.allPdf}
          </Link>
          <Link to={`${here}visit.ics`} className={buttonClass({ tone: 'ghost', size: 'small' })}>
            <Icon name="calendar" size={18} />
            {t.toCalendar}
          </Link>
          <ToPlan slugs={planSlugs} t={t} />
          <form method="post" action={here}>
            <Button type="submit" name="do" value="resend" tone="ghost" size="small">
              <Icon name="letter" size={18} />
              {t.resend}
            </Button>
          </form>
        </div>
      )}
    </div>
  )
}

function BeforeVisit({ data: { ladder, way }, t }: Pick<Props, 'data' | 't'>) {
  return (
    <div className="section-gap grid gap-gutter gap-y-12 md:grid-cols-2">
      {ladder && (
        <section className="lintel-light">
          <h2 className="type-d3 mt-3 mb-3">{t.plansTitle}</h2>
          <p className="type-body max-w-text text-pretty text-ink-2">{ladder}</p>
          <Link to="/refund/" className={buttonClass({ tone: 'text', className: 'mt-3' })}>
            {t.toRefund}
          </Link>
        </section>
      )}
      <section className="lintel-light">
        <h2 className="type-d3 mt-3 mb-3">{t.wayTitle}</h2>
        <p className="type-body max-w-text text-pretty text-ink-2">{way}</p>
        <Link to="/how-to-get-there/" className={buttonClass({ tone: 'text', className: 'mt-3' })}>
          {t.toWay}
        </Link>
      </section>
    </div>
  )
}

export function head({ data }: Props): PageHead {
  return { title: `${data.code}. ${data.heading.title}`, isHidden: true }
}
