import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { AtTheGate } from '../parts/at-the-gate.tsx'
import { ForgetHere } from '../parts/forget-here.tsx'
import { TicketQr } from '../parts/ticket-qr.tsx'
import type { MyOrdersTexts } from '../texts.ru.ts'
import type { load } from './ticket.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, MyOrdersTexts>

/** One ticket for the phone at the door: the code as large as it goes, and what it is good for. */
export default function Ticket({ data, t }: Props) {
  const { ticket } = data
  const { labels } = t
  const facts = [
    [labels.date, ticket.date],
    [ticket.isEvent ? labels.time : labels.entry, ticket.hours],
    [labels.price, ticket.price],
    [labels.holder, ticket.holder],
    [labels.people, ticket.people],
    [t.ticket.place, ticket.isEvent ? `${ticket.place}. ${data.venue}` : data.venue],
  ] as const
  return (
    <>
      <PageTitle
        title={ticket.title}
        size="d2"
        lead={ticket.isGood ? t.ticket.lead : t.ticket.bad}
        above={`${t.document} ${ticket.number}, ${data.ageMark}`}
      />
      <div className="page box-office">
        <div className="grid-columns gap-y-10 pt-10">
          <div className="col-span-full lg:col-span-5">
            <TicketQr ticket={ticket} t={t} className="aspect-square w-full max-w-[440px]" />
            {ticket.isGood && (
              <p className="type-lead mt-3 max-w-[440px] text-center tabular-nums">
                <span className="sr-only">{t.codeOf}: </span>
                {ticket.typed}
              </p>
            )}
          </div>
          <div className="col-span-full lg:col-span-6 lg:col-start-7">
            {data.isRefused && (
              <p role="alert" className="type-body mb-4 border-l-4 border-error bg-raised px-5 py-4">
                {t.wallet.dead}
              </p>
            )}
            {ticket.stateWord && <p className="type-d3 mb-4 text-warning">{ticket.stateWord}</p>}
            {ticket.isGood && (
              <p className="type-small mb-4">
                {t.show} {ticket.where}.{' '}
                {ticket.doorWord && <span className="font-semibold">{ticket.doorWord}.</span>}
              </p>
            )}
            {ticket.eventTitle && <p className="type-d3 mb-6">{ticket.eventTitle}</p>}
            <dl>
              {facts.map(([term, fact]) =>
                fact ? (
                  <div
                    key={term}
                    className="grid gap-x-6 border-t border-hair py-3.5 sm:grid-cols-[9rem_1fr]"
                  >
                    <dt className="type-small text-ink-2">{term}</dt>
                    <dd className="type-body">{fact}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            {ticket.tourState && <p className="type-body mt-4">{ticket.tourState}</p>}
            {ticket.proof && ticket.isGood && (
              <p className="type-body mt-4 flex items-center gap-2.5 text-accent">
                <Icon name="warning" size={18} />
                {ticket.proof}
              </p>
            )}
            {ticket.isGood && (
              <div className="print:hidden mt-8 flex flex-wrap gap-3">
                <AtTheGate tickets={[ticket]} t={t} />
                <Link to={data.pdf} className={buttonClass({ tone: 'secondary', size: 'small' })}>
                  <Icon name="download" size={18} />
                  {t.ticket.pdf}
                </Link>
                <Link to={data.calendar} className={buttonClass({ tone: 'ghost', size: 'small' })}>
                  <Icon name="calendar" size={18} />
                  {t.toCalendar}
                </Link>
                {data.wallets.map(({ name, to }) => (
                  <a key={name} href={to} className={buttonClass({ tone: 'ghost', size: 'small' })}>
                    {t.wallet[name]}
                  </a>
                ))}
              </div>
            )}
          </div>
        </div>
        <ForgetHere here={data.here} t={t.forgetTicket} />
      </div>
    </>
  )
}

export function head({ data: { ticket } }: Props): PageHead {
  return { title: `${ticket.title}, ${ticket.number}`, isHidden: true }
}
