/** Work of the browser that nobody is waiting for. Safari has no idle callbacks and gets a moment's delay. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, 200)
}

/** What a visitor who leaves at once has no use for, and what must not be in the way of what they came for. */
export function whenSettled(work: () => void): void {
  const settledMs = 5_000
  const begin = () => setTimeout(() => whenIdle(work), settledMs)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
