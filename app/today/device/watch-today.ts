import { askFairClock, currentFairTime } from '../../navigation/fair-clock.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { TodayView } from '../today-view.ts'

const pollMs = 30_000

/**
 * The day as it changes: by a stream of events, or by asking every half a minute where there is none. A page nobody looks at
 * holds no stream; looked at again, it is told what it has missed.
 */
export function watchToday(
  locale: LocaleCode,
  onToday: (view: TodayView, heardAt: Date) => void,
): () => void {
  const address = `/api/v1/today?lang=${locale}`
  let stream: EventSource | null = null
  let timer: number | undefined
  let isOver = false

  async function hear(view: TodayView | null) {
    await askFairClock()
    const heardAt = currentFairTime()
    // Between the days nothing is said: the page goes on as it was until it is left.
    if (!isOver && view && heardAt) onToday(view, heardAt)
  }

  function open() {
    if (isOver || document.hidden || stream) return
    stream = new EventSource(`/api/v1/today/events?lang=${locale}`)
    stream.addEventListener('today', event => {
      void hear(JSON.parse((event as MessageEvent<string>).data) as TodayView | null)
    })
    stream.addEventListener('error', plan)
  }

  function plan() {
    window.clearTimeout(timer)
    timer = window.setTimeout(poll, pollMs)
  }

  async function poll() {
    if (isOver || !stream || stream.readyState === EventSource.OPEN) return
    try {
      const answer = await fetch(address, { headers: { accept: 'application/json' } })
      if (answer.ok) await hear(((await answer.json()) as { today: TodayView | null }).today)
    } catch {
      // Without a network the day stays as it was; the next question may be answered.
    }
    plan()
  }

  function close() {
    window.clearTimeout(timer)
    stream?.close()
    stream = null
  }

  const look = () => (document.hidden ? close() : open())
  document.addEventListener('visibilitychange', look)
  open()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', look)
    close()
  }
}
