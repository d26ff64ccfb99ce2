import type pg from 'pg'

export type GatewaySide = Map<string, { status: string; amountKopecks: number; refundedKopecks: number }>

/**
 * What must be true of a shop whatever happened, once nothing is on its way any more. Each broken promise is a
 * sentence; an empty list is a good day.
 */
export async function brokenPromises(
  pool: pg.Pool,
  slotIds: readonly string[],
  orderIds: readonly string[],
  gateway: GatewaySide,
): Promise<string[]> {
  const broken: string[] = []
  const ask = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows

  for (const slot of await ask(
    `select s.id, s.capacity, s.taken,
       (select count(*) from tickets t where t.slot_id = s.id and t.state in ('valid', 'returning'))::int as seated,
       (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
        where l.slot_id = s.id and l.is_live and o.state in ('held', 'waiting_for_payment'))::int
       + (select coalesce(sum(jsonb_array_length(w.ticket_ids)), 0) from ticket_switches w
        where w.to_slot_id = s.id and w.state = 'waiting')::int as held
     from slots s where s.id = any($1)`,
    [slotIds],
  )) {
    if (slot.seated + slot.held > slot.capacity) broken.push(`slot ${slot.id} is oversold`)
    if (slot.seated + slot.held !== slot.taken) {
      broken.push(`slot ${slot.id} counts ${slot.taken}, but ${slot.seated} sit and ${slot.held} wait`)
    }
  }

  for (const order of await ask(
    `select o.id, o.state, o.total_kopecks,
       (select coalesce(sum(amount_kopecks), 0) from ledger g where g.order_id = o.id)::int as owed,
       (select count(*) from tickets t where t.order_id = o.id)::int as tickets,
       (select coalesce(sum(w.difference_kopecks), 0) from ticket_switches w
        where w.order_id = o.id and w.state = 'waiting')::int as difference
     from orders o where o.id = any($1)`,
    [orderIds],
  )) {
    const due = (order.state === 'waiting_for_payment' ? order.total_kopecks : 0) + order.difference
    if (order.owed !== due)
      broken.push(`order ${order.id} (${order.state}) owes ${order.owed} by the book, not ${due}`)
    const isSold = ['paid', 'partly_refunded', 'refunded'].includes(order.state)
    if (isSold !== order.tickets > 0)
      broken.push(`order ${order.id} is ${order.state} with ${order.tickets} tickets`)
  }

  for (const payment of await ask(
    `select p.*, o.state as order_state,
       (select coalesce(sum(-amount_kopecks), 0) from ledger where kind = 'payment' and payment_id = p.id)::int as booked,
       (select coalesce(sum(g.amount_kopecks), 0) from ledger g join payouts r on r.id = g.payout_id
        where r.payment_id = p.id)::int as paid_out
     from payments p join orders o on o.id = p.order_id where o.id = any($1)`,
    [orderIds],
  )) {
    const there = gateway.get(payment.gateway_id ?? '')
    const taken = there?.status === 'succeeded' ? there.amountKopecks : 0
    if (payment.booked !== taken)
      broken.push(`payment ${payment.id}: ${payment.booked} in the book, ${taken} taken`)
    if (payment.captured_kopecks !== taken)
      broken.push(`payment ${payment.id} does not know that ${taken} came`)
    if (payment.paid_out !== (there?.refundedKopecks ?? 0)) {
      broken.push(
        `payment ${payment.id}: ${payment.paid_out} paid out by the book, ${there?.refundedKopecks} in truth`,
      )
    }
    if (payment.paid_out > taken) broken.push(`payment ${payment.id} gave back more than it took`)
    const isSold = ['paid', 'partly_refunded', 'refunded'].includes(payment.order_state)
    if (taken > 0 && !isSold && payment.paid_out !== taken) {
      broken.push(`payment ${payment.id} has neither tickets nor its money back`)
    }
  }
  for (const invitation of await ask(
    `select i.code, i.uses, i.used,
       (select count(*) from tickets t join orders o on o.id = t.order_id
        where o.invitation_id = i.id and t.product = i.product)::int as made,
       (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
        where o.invitation_id = i.id and l.product = i.product and not l.is_removed
          and o.state in ('held', 'waiting_for_payment'))::int as held,
       (select count(*) from orders o where o.invitation_id = i.id and o.paid_at > i.revoked_at)::int as late
     from invitations i where i.id in (select invitation_id from orders where id = any($1))`,
    [orderIds],
  )) {
    const { code, uses, used, made, held, late } = invitation
    if (made + held > uses) broken.push(`invitation ${code} for ${uses} opens ${made + held} places`)
    if (made + held !== used)
      broken.push(`invitation ${code} counts ${used}, but has ${made} tickets and ${held} wait`)
    if (late > 0) broken.push(`invitation ${code} was used after it was revoked`)
  }

  for (const ticket of await ask(
    `select t.code, count(*)::int as entries from scans s join tickets t on t.id = s.ticket_id
     where t.order_id = any($1) and s.verdict = 'admit' group by t.code having count(*) > 1`,
    [orderIds],
  ))
    broken.push(`ticket ${ticket.code} was let in ${ticket.entries} times`)

  for (const ticket of await ask(
    `select t.code, t.state from tickets t where t.order_id = any($1) and t.state in ('valid', 'returning')
       and (select sum(p.captured_kopecks) from payments p where p.order_id = t.order_id) > 0
       and (select coalesce(sum(g.amount_kopecks), 0) from ledger g where g.order_id = t.order_id and g.payout_id is not null)
         >= (select sum(p.captured_kopecks) from payments p where p.order_id = t.order_id)`,
    [orderIds],
  ))
    broken.push(`ticket ${ticket.code} is ${ticket.state}, and all the money of its order has gone back`)
  return broken
}
