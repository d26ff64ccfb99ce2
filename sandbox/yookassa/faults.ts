import { z } from 'zod'
import type { BankMood } from './refunds.ts'

export type CallFault = { status?: number; delayMs?: number }
export type NoticeFault = { duplicate?: true; reorder?: true; drop?: true; delayMs?: number }

export const controlShape = z
  .strictObject({
    duplicate: z.literal(true).optional(),
    reorder: z.literal(true).optional(),
    drop: z.literal(true).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    status: z.int().min(400).max(599).optional(),
    on: z.enum(['call', 'notification']).optional(),
    refund: z.enum(['pending', 'canceled']).optional(),
    expire: z.string().optional(),
    /** Somebody gives money back by hand, in the gateway's cabinet. */
    cabinetRefund: z.strictObject({ paymentId: z.string(), amountKopecks: z.int().min(1) }).optional(),
    times: z.int().min(1).max(10_000).optional(),
    clear: z.literal(true).optional(),
  })
  .refine(
    ({ times: _times, on: _on, ...orders }) => Object.keys(orders).length > 0,
    'name at least one of duplicate, reorder, drop, delayMs, status, refund, expire, cabinetRefund and clear',
  )

type Control = z.infer<typeof controlShape>

/**
 * Trouble waits in three lines, for calls of the API, for notifications and for refunds; each takes the first of its
 * line. A delay is a notification's unless a status comes with it, or `on` says `call`.
 */
export function createFaults() {
  let calls: CallFault[] = []
  let notices: NoticeFault[] = []
  let refunds: BankMood[] = []

  return {
    order({ clear, times = 1, on, status, delayMs, duplicate, reorder, drop, refund }: Control) {
      if (clear) {
        calls = []
        notices = []
        refunds = []
      }
      const isForCall = status !== undefined || on === 'call'
      const call = withoutGaps({ status, delayMs: isForCall ? delayMs : undefined })
      const notice = withoutGaps({ duplicate, reorder, drop, delayMs: isForCall ? undefined : delayMs })
      if (Object.keys(call).length) calls.push(...Array(times).fill(call))
      if (Object.keys(notice).length) notices.push(...Array(times).fill(notice))
      if (refund) refunds.push(...Array(times).fill(refund))
      return { calls, notifications: notices, refunds }
    },
    nextCall: (): CallFault => calls.shift() ?? {},
    nextNotice: (): NoticeFault => notices.shift() ?? {},
    nextRefund: (): BankMood => refunds.shift() ?? 'succeeded',
  }
}

function withoutGaps<T extends object>(fault: T): T {
  return JSON.parse(JSON.stringify(fault))
}
