/** Runs at most `atOnce` jobs at a time; the others wait their turn. */
export function createJobQueue(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    // The place of a finished job goes straight to the next one, so `running` stays as it is.
    if (running < atOnce) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
