import { z } from 'zod'

export type Fault = { status?: number; delayMs?: number; reset?: true }

export const controlShape = z
  .strictObject({
    status: z.int().min(200).max(599).optional(),
    delayMs: z.int().min(0).max(600_000).optional(),
    reset: z.literal(true).optional(),
    times: z.int().min(1).max(10_000).optional(),
    clear: z.literal(true).optional(),
  })
  .refine(
    ({ status, delayMs, reset, clear }) => [status, delayMs, reset, clear].some(part => part !== undefined),
    'name at least one of status, delayMs, reset and clear',
  )
  .refine(
    ({ status, reset }) => status === undefined || !reset,
    'a connection that is reset cannot carry a status: send one of the two',
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
