import { Link } from '../../../../navigation/link.tsx'
import type { InvitationTexts } from '../texts.ru.ts'

/** The orders an invitation has opened, each with its state. */
export function OrderLinks({
  orders,
  t,
}: {
  orders: readonly { id: string; code: string; state: string }[]
  t: InvitationTexts
}) {
  return (
    <ul>
      {orders.map(({ id, code, state }) => (
        <li key={id} className="whitespace-nowrap">
          <Link to={`/office/orders/${id}/`} className="link">
            {code}
          </Link>{' '}
          <span className="text-ink-2">{(t.orderStates as Record<string, string>)[state] ?? state}</span>
        </li>
      ))}
    </ul>
  )
}
