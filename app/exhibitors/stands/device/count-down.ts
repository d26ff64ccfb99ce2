import { countdownOf } from '../clock-of.ts'

/**
 * The hours that are left, second by second; whoever wants nothing to move sees them change once a minute. `over` is told
 * when they are over.
 */
export function countDown(over: () => void): void {
  const pauseMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 60_000 : 1_000
  let place: HTMLElement | null = null
  let endsAt = 0
  function tick() {
    const shown = document.querySelector<HTMLElement>('[data-left]')
    if (shown !== place) {
      place = shown
      endsAt = performance.now() + Number(shown?.dataset.left ?? 0) * 1000
    }
    let left = pauseMs
    if (place) {
      left = endsAt - performance.now()
      place.textContent = countdownOf(left / 1000)
      if (left <= 0) {
        // The server's clock has the last word; a second later it has said it.
        endsAt = performance.now() + 2_000
        over()
      }
    }
    window.setTimeout(tick, Math.min(pauseMs, Math.max(left, 1_000)))
  }
  window.setTimeout(tick, 1_000)
}
