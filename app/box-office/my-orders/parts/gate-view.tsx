import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../../../platform/fill.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { TicketView } from '../show-ticket.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'
import { TicketQr } from './ticket-qr.tsx'
import { useScreenAwake } from './use-screen-awake.ts'

export type GateTicket = Pick<
  TicketView,
  'qr' | 'number' | 'stateWord' | 'title' | 'eventTitle' | 'date' | 'hours' | 'holder' | 'typed' | 'proof'
>

const swipePx = 48

/**
 * The code as large as the screen, on white and nothing else: a browser cannot make a screen brighter, a white field is
 * the most it can do. Several tickets are leafed through by a swipe, by arrows or by the buttons.
 */
export function GateView({
  tickets,
  onClose,
  t,
}: {
  tickets: readonly GateTicket[]
  onClose(): void
  t: MyOrdersTexts
}) {
  const [at, setAt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const touchedAt = useRef<number | null>(null)
  const id = useId()
  const isAwake = useScreenAwake()
  useEffect(() => dialog.current?.showModal(), [])

  const last = tickets.length - 1
  const ticket = tickets[Math.min(at, last)]
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), last))

  function press(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  function lift({ clientX }: PointerEvent) {
    const moved = clientX - (touchedAt.current ?? clientX)
    touchedAt.current = null
    if (Math.abs(moved) >= swipePx) go(moved < 0 ? at + 1 : at - 1)
  }

  if (!ticket) return null
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-layout="clear"
      className="gate-view"
      onClose={onClose}
      onKeyDown={press}
      onPointerDown={({ clientX, isPrimary }) => {
        touchedAt.current = isPrimary ? clientX : null
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        touchedAt.current = null
      }}
    >
      <TicketQr ticket={ticket} t={t} className="gate-code" />
      <div className="gate-facts">
        <h2 id={id} className="type-d3">
          {ticket.eventTitle ?? ticket.title}
        </h2>
        <p className="type-lead font-medium">{`${ticket.date}, ${ticket.hours}`}</p>
        {ticket.eventTitle && <p className="type-body">{ticket.title}</p>}
        {ticket.holder && <p className="type-body break-words">{ticket.holder}</p>}
        {ticket.proof && <p className="type-body text-accent">{ticket.proof}</p>}
        <p className="type-body tabular-nums">
          <span className="sr-only">{t.codeOf}: </span>
          {ticket.typed}
        </p>
        <p className="type-small text-ink-2">{isAwake ? t.gate.dim : t.gate.mayGoOut}</p>
        {last > 0 && (
          <div className="mt-1 flex items-center gap-3">
            <LeafButton
              label={t.gate.previous}
              name="arrow-left"
              isOff={at === 0}
              onPress={() => go(at - 1)}
            />
            <p role="status" className="type-body min-w-20 text-center tabular-nums">
              {fill(t.gate.counter, { number: Math.min(at, last) + 1, count: tickets.length })}
            </p>
            <LeafButton
              label={t.gate.next}
              name="arrow-right"
              isOff={at >= last}
              onPress={() => go(at + 1)}
            />
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={t.gate.close}
        onClick={() => dialog.current?.close()}
        className="gate-close"
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

// Switched off without losing the focus.
function LeafButton({
  label,
  name,
  isOff,
  onPress,
}: {
  label: string
  name: 'arrow-left' | 'arrow-right'
  isOff: boolean
  onPress(): void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
      className="grid size-11 place-items-center border border-edge aria-disabled:border-dashed aria-disabled:text-ink-3"
    >
      <Icon name={name} />
    </button>
  )
}
