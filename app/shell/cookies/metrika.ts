import { forgettingCookies } from './consent.ts'

type Ym = { (...call: unknown[]): void; a?: unknown[][]; l?: number }
type Counted = typeof window & { ym?: Ym }

const tag = 'https://mc.yandex.ru/metrika/tag.js'
let lastAddress: string | undefined

/**
 * Counts the page one is on. The counter's own code is fetched the first time, never before. It is told where a campaign
 * sent the visitor from, and nothing else of a query; of other addresses, only what it was told before.
 */
export function countPage(id: string): void {
  const ym = startedCounter(id)
  const { origin, pathname, search } = location
  const campaign = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : ''
  const address = `${origin}${pathname}${query}`
  if (address === lastAddress) return
  ym(id, 'hit', address, { title: document.title, referer: lastAddress ?? foreignReferrer() })
  lastAddress = address
}

function foreignReferrer(): string {
  return document.referrer.startsWith(location.origin) ? '' : document.referrer
}

/** On a page that is somebody's own there is no counter at all: what its code would see is nobody else's. */
export function pauseCounter(id: string): void {
  ;(window as Counted).ym?.(id, 'destruct')
  delete (window as Counted).ym
  document.querySelector(`script[src="${tag}"]`)?.remove()
}

/** Consent withdrawn: the counter stops, and what it left on the device goes. */
export function forgetCounter(id: string): void {
  pauseCounter(id)
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
  // The rest would send addresses of its own accord.
  queue(id, 'init', {
    defer: true,
    trackLinks: false,
    clickmap: false,
    webvisor: false,
    accurateTrackBounce: false,
  })
  return queue
}
