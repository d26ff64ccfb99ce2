import { forgettingCookies } from './consent.ts'

type Ym = { (...call: unknown[]): void; a?: unknown[][]; l?: number }
type Counted = typeof window & { ym?: Ym }

const tag = 'https://mc.yandex.ru/metrika/tag.js'
let lastAddress: string | undefined

/** Counts the page one is on. The counter's own code is fetched the first time, never before. */
export function countPage(id: string): void {
  const ym = startedCounter(id)
  const address = location.href
  if (address === lastAddress) return
  ym(id, 'hit', address, { title: document.title, referer: lastAddress ?? document.referrer })
  lastAddress = address
}

/** Consent withdrawn: the counter stops, and what it left on the device goes. */
export function forgetCounter(id: string): void {
  ;(window as Counted).ym?.(id, 'destruct')
  delete (window as Counted).ym
  document.querySelector(`script[src="${tag}"]`)?.remove()
  lastAddress = undefined
  for (const text of forgettingCookies(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = text
  }
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('_ym')) localStorage.removeItem(key)
  } catch {
    // Where storage is forbidden the counter has left nothing there.
  }
}

// Its documented start, without the inline script: calls wait in a queue until the counter's code has come.
function startedCounter(id: string): Ym {
  const counted = window as Counted
  if (counted.ym) return counted.ym
  const queue: Ym = (...call) => {
    queue.a ??= []
    queue.a.push(call)
  }
  queue.l = Math.round(performance.timeOrigin + performance.now())
  counted.ym = queue
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: tag }))
  // `defer`: pages are counted by us, the first one too, because most of them are entered without a load.
  queue(id, 'init', { defer: true, accurateTrackBounce: true, trackLinks: true })
  return queue
}
