import type { LocaleCode } from '../../../platform/languages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import type { TicketView } from '../show-ticket.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { TicketQr } from './ticket-qr.tsx'

/** The ticket as a slip of light paper, whatever the page around it; what no longer works says so across the code. */
export function TicketSlip({
  ticket,
  t,
  locale,
}: {
  ticket: Omit<TicketView, 'returned'>
  t: MyOrdersTexts
  locale: LocaleCode
}) {
  const { labels } = t
  return (
    <div data-layout="clear" className="ticket-slip">
      <div className="min-w-0 p-5 md:p-6">
        <p className="type-caption flex items-center justify-between gap-4 text-ink-2">
          <Wordmark locale={locale} height={24} className="text-ink" />
          <span className="text-right">
            {t.document} <span className="whitespace-nowrap">{ticket.number}</span>
          </span>
        </p>
        <h3 className="type-d3 mt-4">{ticket.title}</h3>
        {ticket.eventTitle && <p className="type-body mt-1">{ticket.eventTitle}</p>}
        <dl className="type-small mt-4 flex flex-wrap gap-x-8 gap-y-3 border-t-[3px] border-ink pt-3">
          <Fact term={labels.date}>{ticket.date}</Fact>
          <Fact term={ticket.isEvent ? labels.time : labels.entry}>{ticket.hours}</Fact>
          <Fact term={labels.price}>{ticket.price}</Fact>
          {ticket.holder && <Fact term={labels.holder}>{ticket.holder}</Fact>}
          {ticket.people && <Fact term={labels.people}>{ticket.people}</Fact>}
        </dl>
        <p className="type-small mt-3 text-ink-2">{ticket.place}</p>
        {ticket.tourState && <p className="type-small mt-1 text-ink">{ticket.tourState}</p>}
        {ticket.proof && ticket.isGood && (
          <p className="type-small mt-1 flex items-center gap-2 text-accent">
            <Icon name="warning" size={16} />
            {ticket.proof}
          </p>
        )}
      </div>
      <div aria-hidden="true" className="ticket-tear" />
      <div className="flex flex-col items-center justify-center gap-2 p-5">
        <TicketQr ticket={ticket} t={t} className="size-[168px]" />
        {ticket.isGood && (
          <p className="type-caption tabular-nums">
            <span className="sr-only">{t.codeOf}: </span>
            {ticket.typed}
          </p>
        )}
      </div>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: string | number }) {
  return (
    <div>
      <dt className="type-caption text-ink-2">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
