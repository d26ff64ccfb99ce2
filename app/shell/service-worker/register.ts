import { currentPlan } from '../../my-plan/parts/use-my-plan.ts'
import { newBuildEvent } from '../../navigation/build-watch.ts'
import { mayPrefetch } from '../../navigation/connection.ts'
import { askFairClock, currentFairTime } from '../../navigation/fair-clock.ts'
import type { View } from '../../navigation/view.ts'
import { dayOf } from '../../platform/dates.ts'
import { setCutOff, setOutdated } from '../parts/use-notice.ts'
import { doorPage } from './offline-build.ts'
import type { Message, Reply } from './worker-scope.ts'

const address = '/sw.js'
// As the room of those who are told has it (programme/push/own-subscription.ts), which is fetched only for them.
const toldKey = 'portico-push'

/** What of the router those know who come when everything has settled. */
export type Visited = {
  getView(): View
  subscribe(onChange: () => void): () => void
  navigate(to: string): Promise<void>
  fail(error: unknown): void
}

/** Lets the site open without a network, once the visitor has stayed; who saves data is not made to load it ahead. */
export async function register(router: Visited, buildId: string): Promise<void> {
  followPlan(router)
  const workers = navigator.serviceWorker
  if (!workers) return
  await forgetStrangers(workers)
  // At the door it is not about comfort: without the worker the scanner does not open again.
  if (import.meta.env.DEV || !(mayPrefetch() || isAtDoor(router))) return
  const registration = await workers.register(address).catch(() => undefined)
  if (!registration) return
  addEventListener(newBuildEvent, () => void registration.update().catch(() => {}))
  hearReplies(workers, buildId)
  sayLanguage(workers, router)
  // Of those who asked to be told of changes the server knows what they keep.
  if (localStorage.getItem(toldKey)) {
    const { followPlan } = await import('../../programme/push/follow-plan.ts')
    followPlan(() => router.getView().locale)
  }
}

/** On the days of the fair whoever keeps a plan is told what becomes of it; its code comes for nobody else. */
function followPlan(router: Visited) {
  let telling: { locale: string; leave(): void } | null = null
  const look = async () => {
    const { locale, notice, layout } = router.getView()
    if (telling?.locale === locale || layout === 'empty' || currentPlan().events.length === 0) return
    await askFairClock()
    const now = currentFairTime()
    const today = now && dayOf(now)
    if (!today || today < notice.fair.firstDay || today > notice.fair.lastDay) return
    const { tellPlanNews } = await import('../../today/device/plan-news.ts')
    telling?.leave()
    telling = { locale, leave: tellPlanNews(router) }
  }
  const follow = () => void look().catch(() => {})
  router.subscribe(follow)
  follow()
}

/** Whenever the language changes or somebody comes to the door, and to every worker that takes over. */
function sayLanguage(workers: ServiceWorkerContainer, router: Visited) {
  let said: string | undefined
  const say = async () => {
    const message: Message = { keep: router.getView().locale, isAtDoor: isAtDoor(router) }
    const saying = JSON.stringify(message)
    if (saying === said) return
    said = saying
    ;(await workers.ready).active?.postMessage(message)
  }
  workers.addEventListener('controllerchange', () => {
    said = undefined
    void say()
  })
  router.subscribe(() => void say())
  void say()
}

function isAtDoor(router: Visited): boolean {
  return router.getView().path === doorPage
}

// Before a change of workers, the old one may be of an older build than the page: that means nothing.
function hearReplies(workers: ServiceWorkerContainer, buildId: string) {
  let isRenewed = false
  workers.addEventListener('controllerchange', () => {
    isRenewed = true
  })
  workers.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    setCutOff(data.isCutOff)
    if (isRenewed && data.build !== buildId) setOutdated()
  })
  workers.startMessages()
}

/** A worker that is not ours, or any worker while developing, would answer with what nobody knows: it goes. */
async function forgetStrangers(workers: ServiceWorkerContainer): Promise<void> {
  for (const registration of await workers.getRegistrations()) {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    const isOurs = worker !== null && new URL(worker.scriptURL).pathname === address
    if (isOurs && !import.meta.env.DEV) continue
    await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  }
}
