/** What comes at once on a quiet machine may take this long on one whose neighbours are loud. */
export const patienceMs = 60_000

/** Waits until a condition holds, asking again and again; the answer that satisfied it comes back. */
export async function until<T>(
  ask: () => T | Promise<T>,
  isEnough: (answer: T) => boolean = Boolean,
  withinMs = patienceMs,
): Promise<T> {
  const deadline = performance.now() + withinMs
  // Soon at first, then less often: who asks all the time keeps what is waited for from its work.
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 1.4, 100)) {
    const answer = await ask()
    if (isEnough(answer)) return answer
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms; last: ${String(answer)}`)
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}
