/** Waits until a condition holds, asking again and again; the answer that satisfied it comes back. */
export async function until<T>(
  ask: () => T | Promise<T>,
  isEnough: (answer: T) => boolean = Boolean,
  withinMs = 20_000,
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (isEnough(answer)) return answer
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms; last: ${String(answer)}`)
    await new Promise(resolve => setTimeout(resolve, 15))
  }
}
