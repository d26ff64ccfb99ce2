import { asItIs, guest, type Visitor, whenHydrated } from '../builders/browser.ts'
import type {} from './browser-half.tsx'
import type { Lab } from './lab.ts'
import { watchFetches } from './watch-fetches.ts'

/** Someone in the lab, the browser's half at work. With `clockAt` time stands still until the test moves it. */
export async function enter(
  lab: Lab,
  path: string,
  wishes: Parameters<typeof guest>[0] & { clockAt?: string } = {},
): Promise<Visitor> {
  const { clockAt, ...rest } = wishes
  const visit = await guest({ connection: asItIs, ...rest })
  await watchFetches(visit.context)
  if (clockAt) {
    await visit.page.clock.install({ time: new Date(Date.parse(clockAt) - 600_000) })
    await visit.page.clock.pauseAt(clockAt)
  }
  await visit.page.goto(`${lab.url}${path}`)
  await whenInLab(visit.page)
  return visit
}

export async function whenInLab(page: Visitor['page']): Promise<void> {
  await page.waitForFunction(() => window.lab !== undefined)
  await whenHydrated(page)
}

/** Goes where the browser leaves the page, and waits for the other side. */
export async function leaveFor(page: Visitor['page'], to: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(to => {
      // Not awaited: this page will not be there to hear of the end.
      void window.lab.navigate(to)
    }, to),
  ])
  await whenInLab(page)
}

/** Long enough for what has come into view, or into the queue, to be noticed. */
export async function twoFrames(page: Visitor['page']): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Something that waits until the test lets it go. */
export function heldBack(): { released: Promise<void>; release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { released: promise, release: resolve }
}
