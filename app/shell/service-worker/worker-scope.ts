import type { LocaleCode } from '../../platform/languages.ts'
import type { OfflineBuild } from './offline-build.ts'

// The browser's own types of a worker cannot stand beside those of a page; these are the few we use.
export type Lasting = { waitUntil(work: Promise<unknown>): void }
export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** A page says which language it is read in, and whether it is the door's; the worker says of which build it is and whether the network answers. */
export type Message = { keep: LocaleCode; isAtDoor: boolean }
export type Reply = { build: string; isCutOff: boolean }

type Scope = {
  location: Location
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(reply: Reply): void }[]> }
  skipWaiting(): Promise<void>
  addEventListener<Event>(name: string, listen: (event: Event) => void): void
}

declare const __OFFLINE__: OfflineBuild

export const scope = globalThis as unknown as Scope
/** Written into the worker by the build. */
export const build: OfflineBuild = __OFFLINE__
