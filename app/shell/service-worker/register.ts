import { newBuildEvent } from '../../navigation/build-watch.ts'
import { mayPrefetch } from '../../navigation/connection.ts'
import type { View } from '../../navigation/view.ts'
import { setCutOff, setOutdated } from '../parts/use-notice.ts'
import { doorPage } from './offline-build.ts'
import type { Message, Reply } from './worker-scope.ts'

const address = '/sw.js'

type Read = { getView(): View; subscribe(onChange: () => void): () => void }

/** Lets the site open without a network, once the visitor has stayed; who saves data is not made to load it ahead. */
export async function register(router: Read, buildId: string): Promise<void> {
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
}

/** Whenever the language changes or somebody comes to the door, and to every worker that takes over. */
function sayLanguage(workers: ServiceWorkerContainer, router: Read) {
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

function isAtDoor(router: Read): boolean {
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
