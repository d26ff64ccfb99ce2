import { z } from 'zod'

export type Fault = { status?: number; delayMs?: number; reset?: true; hang?: true }

export const controlShape = z
  .strictObject({
    status: z.int().min(200).max(599).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    reset: z.literal(true).optional(),
    hang: z.literal(true).optional(),
    times: z.int().min(1).max(10_000).optional(),
    clear: z.literal(true).optional(),
  })
  .refine(
    ({ times: _, ...order }) => Object.values(order).some(part => part !== undefined),
    'name at least one of status, delayMs, reset, hang and clear',
  )
  .refine(
    ({ status, reset, hang }) => [status, reset, hang].filter(Boolean).length < 2,
    'a connection that is reset or hangs cannot carry a status: send one of them',
  )

/** Trouble waits in line: each coming lead takes the first one, then the line is shorter. */
export function createFaults() {
  let pending: Fault[] = []
  return {
    order({ clear, times = 1, ...fault }: z.infer<typeof controlShape>) {
      if (clear) pending = []
      if (Object.keys(fault).length > 0) pending.push(...Array<Fault>(times).fill(fault))
      return pending
    },
    next: (): Fault => pending.shift() ?? {},
  }
}
