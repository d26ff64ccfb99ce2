import { whenIdle } from '../platform/when-idle.ts'
import { mayPrefetch } from './connection.ts'

const atOnce = 5

export type Prefetcher = { observe(link: HTMLAnchorElement): () => void; start(): void }

/** Loads what visible links lead to, each target once, at most five at a time, when the page itself is done. */
export function createPrefetcher(load: (target: string) => Promise<void>): Prefetcher {
  const seen = new Set<string>()
  const waiting: string[] = []
  const observed = new Set<Element>()
  let running = 0
  let observer: IntersectionObserver | undefined

  function next() {
    while (running < atOnce) {
      const target = waiting.shift()
      if (target === undefined) return
      running++
      whenIdle(() => void loadQuietly(target))
    }
  }

  async function loadQuietly(target: string) {
    // A failed prefetch costs nothing: the click will try again.
    await load(target).catch(() => {})
    running--
    next()
  }

  function onVisible(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      const { pathname } = target as HTMLAnchorElement
      if (!mayPrefetch() || seen.has(pathname)) continue
      seen.add(pathname)
      waiting.push(pathname)
    }
    next()
  }

  return {
    observe(link) {
      observed.add(link)
      observer?.observe(link)
      return () => {
        observed.delete(link)
        observer?.unobserve(link)
      }
    },
    start() {
      if (!mayPrefetch()) return
      observer = new IntersectionObserver(onVisible)
      for (const link of observed) observer.observe(link)
    },
  }
}
