/** The queue is long enough: whoever comes now is to come again. */
export class QueueFull extends Error {}

type Bounds = {
  /** How many may wait, and how many of them for the same asker. */
  waiting?: number
  waitingForOne?: number
}

/**
 * Runs at most `atOnce` jobs at a time; the others wait their turn, as many as there is room for. Askers take turns: behind
 * somebody who wants forty, the next one waits for one.
 */
export function createJobQueue(
  atOnce: number,
  { waiting: most = Infinity, waitingForOne = most }: Bounds = {},
) {
  let running = 0
  let served = ''
  const waiting: { asker: string; begin(): void }[] = []

  return async function run<Result>(job: () => Promise<Result>, asker = ''): Promise<Result> {
    // The place of a finished job goes straight to the next one, so `running` stays as it is.
    if (running < atOnce) running += 1
    else {
      const own = waiting.filter(one => one.asker === asker).length
      if (waiting.length >= most || own >= waitingForOne) throw new QueueFull()
      await new Promise<void>(begin => waiting.push({ asker, begin }))
    }
    served = asker
    try {
      return await job()
    } finally {
      const next = takeNext()
      if (next) next.begin()
      else running -= 1
    }
  }

  function takeNext() {
    const other = waiting.findIndex(({ asker }) => asker !== served)
    return waiting.splice(Math.max(other, 0), 1)[0]
  }
}
