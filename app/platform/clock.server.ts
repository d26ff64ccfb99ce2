export type Instant = Date
export type Clock = { now(): Instant }

/** The one clock of the product. Started at `fairNow` it runs on from there; without it, it is the real time. */
export function startClock(fairNow?: string): Clock {
  if (!fairNow) return { now: () => new Date() }
  const shiftMs = new Date(fairNow).getTime() - Date.now()
  return { now: () => new Date(Date.now() + shiftMs) }
}

/** The machine's own time, whatever the fair's is: for what people's other devices must agree with. */
export function machineNow(): Instant {
  return new Date()
}
