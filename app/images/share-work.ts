/** Whoever asks for something already being made waits for that one instead of making it again. */
export function createSharedWork<Result>() {
  const underway = new Map<string, Promise<Result>>()

  return function share(key: string, make: () => Promise<Result>): Promise<Result> {
    const started = underway.get(key)
    if (started) return started
    const work = make().finally(() => underway.delete(key))
    underway.set(key, work)
    return work
  }
}
