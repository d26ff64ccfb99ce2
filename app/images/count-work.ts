/** Counts work by who asks for it; in memory, since it is this process that does the work. */
export function createWorkCount(perMinute: number, machineMs: () => number) {
  let minute = 0
  const counts = new Map<string, number>()

  /** Whether this asker may have one more made within the minute. */
  return function mayMake(asker: string): boolean {
    const now = Math.floor(machineMs() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(asker) ?? 0) + 1
    counts.set(asker, count)
    return count <= perMinute
  }
}
