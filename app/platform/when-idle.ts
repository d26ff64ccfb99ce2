/** Work of the browser that nobody is waiting for. Safari has no idle callbacks and gets a moment's delay. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, 200)
}
