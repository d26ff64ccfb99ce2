import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { load } from '../pages/order.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'

type OrderTicketShown = Awaited<ReturnType<typeof load>>['tickets'][number]

/** What can be done with one ticket: back, another name, another day. The last two are plain forms, folded until wanted. */
export function TicketChanges({
  ticket,
  here,
  typed,
  errors,
  t,
}: {
  ticket: OrderTicketShown
  here: string
  typed: Record<string, string>
  errors: readonly { field: string; message: string }[]
  t: MyOrdersTexts
}) {
  const { code, returned } = ticket
  const error = errors.find(({ field }) => field === `holder-${code}`)
  return (
    <div className="print:hidden">
      <p className="flex flex-wrap gap-x-6 pt-2">
        {ticket.isGood && (
          <>
            <Link to={ticket.pdf} className={buttonClass({ tone: 'text' })}>
              {t.onePdf}
              <span className="sr-only"> {ticket.number}</span>
            </Link>
            <Link to={ticket.page} className={buttonClass({ tone: 'text' })}>
              {t.oneLink}
              <span className="sr-only"> {ticket.number}</span>
            </Link>
          </>
        )}
        {ticket.canChange && (
          <Link to={`?return=${code}#return`} className={buttonClass({ tone: 'text' })}>
            {t.giveBack}
            <span className="sr-only"> {ticket.number}</span>
          </Link>
        )}
        {ticket.application && (
          <Link to={ticket.application} className={buttonClass({ tone: 'text' })}>
            {t.returns.application}
            <span className="sr-only"> {ticket.number}</span>
          </Link>
        )}
      </p>
      {returned && (
        <div className="type-small mt-2 max-w-text border-l-4 border-edge pl-4">
          {returned.lines.map(line => (
            <p key={line}>{line}</p>
          ))}
          {ticket.application && (
            <form method="post" action={here} className="mt-3">
              <input type="hidden" name="do" value="withdraw" />
              <input type="hidden" name="ticket" value={code} />
              <Button type="submit" tone="ghost" size="small">
                {t.returns.withdraw}
                <span className="sr-only"> {ticket.number}</span>
              </Button>
              <p className="type-caption mt-1.5 text-ink-2">{t.returns.withdrawNote}</p>
            </form>
          )}
        </div>
      )}
      {ticket.isIn && <p className="type-small mt-2 text-ink-2">{t.isIn}</p>}
      {ticket.canChange && (
        <details className="accordion mt-1 border-b border-hair" open={error ? true : undefined}>
          <summary className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-accent">
            <span>
              {t.change}
              <span className="sr-only"> {ticket.number}</span>
            </span>
            <Icon name="plus" className="accordion-plus" size={18} />
            <Icon name="minus" className="accordion-minus" size={18} />
          </summary>
          <div className="grid gap-6 pt-2 pb-6 sm:grid-cols-2">
            <Rename ticket={ticket} here={here} typed={typed} error={error?.message} t={t} />
            <Switch ticket={ticket} here={here} t={t} />
          </div>
        </details>
      )}
    </div>
  )
}

const box = 'field h-[54px] w-full min-w-0 border border-edge bg-raised px-4 text-[1rem] hover:border-ink'

function Rename({
  ticket: { code, holder },
  here,
  typed,
  error,
  t,
}: {
  ticket: OrderTicketShown
  here: string
  typed: Record<string, string>
  error: string | undefined
  t: MyOrdersTexts
}) {
  const id = `holder-${code}`
  const note = `${id}-note`
  return (
    <form method="post" action={here} className="min-w-0">
      <input type="hidden" name="do" value="rename" />
      <input type="hidden" name="ticket" value={code} />
      <label htmlFor={id} className="type-small block">
        {t.rename}
      </label>
      <input
        id={id}
        name="holder"
        type="text"
        autoComplete="off"
        maxLength={200}
        defaultValue={error ? typed.holder : (holder ?? '')}
        aria-invalid={error ? true : undefined}
        aria-describedby={note}
        className={error ? `${box} mt-1.5 border-error` : `${box} mt-1.5`}
      />
      <p id={note} className={error ? 'type-caption mt-1.5 text-error' : 'type-caption mt-1.5 text-ink-2'}>
        {error ?? t.renameNote}
      </p>
      <Button type="submit" tone="ghost" size="small" className="mt-3">
        {t.save}
      </Button>
    </form>
  )
}

function Switch({
  ticket: { code, slots, hasOthers },
  here,
  t,
}: {
  ticket: OrderTicketShown
  here: string
  t: MyOrdersTexts
}) {
  const id = `slot-${code}`
  if (slots.length === 0) return <p className="type-small text-ink-2">{t.noSwitch}</p>
  return (
    <form method="post" action={here} className="min-w-0">
      <input type="hidden" name="do" value="switch" />
      <input type="hidden" name="ticket" value={code} />
      <label htmlFor={id} className="type-small block">
        {t.switch}
      </label>
      <select id={id} name="slot" required defaultValue="" className={`${box} mt-1.5`}>
        <option value="">{t.choose}</option>
        {slots.map(slot => (
          <option key={slot.id} value={slot.id}>
            {slot.label}
          </option>
        ))}
      </select>
      <p className="type-caption mt-1.5 text-ink-2">{t.switchNote}</p>
      {hasOthers && (
        <label className="type-small mt-2 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="together" className="tick" />
          {t.switchTogether}
        </label>
      )}
      <Button type="submit" tone="ghost" size="small" className="mt-3">
        {t.doSwitch}
      </Button>
    </form>
  )
}
