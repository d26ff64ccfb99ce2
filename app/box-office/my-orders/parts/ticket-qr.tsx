import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import type { TicketView } from '../show-ticket.server.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'

/** Black on white in every theme: a scanner reads it from a dark screen and from paper. */
export function TicketQr({
  ticket: { qr, number, stateWord },
  t,
  className,
}: {
  ticket: Pick<TicketView, 'qr' | 'number' | 'stateWord'>
  t: MyOrdersTexts
  className?: string
}) {
  if (!qr) {
    return (
      <p
        className={cx(
          'type-d3 grid place-items-center border border-dashed border-edge text-center',
          className,
        )}
      >
        {stateWord}
      </p>
    )
  }
  return (
    <svg
      role="img"
      aria-label={fill(t.qrOf, { number })}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className={cx('ticket-qr', className)}
    >
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
      <path stroke="#000" d={qr.path} />
    </svg>
  )
}
