import { countdownOf } from '../clock-of.ts'

/** The hours that are left, second by second; when they are over, the page is asked anew. */
export function countDown(over: () => void): void {
  let place: HTMLElement | null = null
  let endsAt = 0
  window.setInterval(() => {
    const shown = document.querySelector<HTMLElement>('[data-left]')
    if (shown !== place) {
      place = shown
      endsAt = performance.now() + Number(shown?.dataset.left ?? 0) * 1000
    }
    if (!place) return
    const seconds = (endsAt - performance.now()) / 1000
    place.textContent = countdownOf(seconds)
    if (seconds > 0) return
    // The server's clock has the last word; a second later it has said it.
    endsAt = performance.now() + 2_000
    over()
  }, 1_000)
}
