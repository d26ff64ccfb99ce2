import type { LocaleCode } from '../../platform/languages.ts'
import type { OfflineBuild } from './offline-build.ts'

// The browser's own types of a worker cannot stand beside those of a page; these are the few we use.
export type Lasting = { waitUntil(work: Promise<unknown>): void }
export type Fetching = Lasting & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** A push service hands over a message. */
export type Pushed = Lasting & { data: { text(): string } | null }
/** A notice was pressed; `data` is what `showNotice` put there. */
export type Pressed = Lasting & { notification: { data: unknown; close(): void } }

/** A page says which language it is read in, and whether it is the door's; the worker says of which build it is and whether the network answers. */
export type Message = { keep: LocaleCode; isAtDoor: boolean }
export type Reply = { build: string; isCutOff: boolean }

type Client = { url: string; postMessage(reply: Reply): void; focus(): Promise<unknown> }

type Scope = {
  location: Location
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  clients: {
    claim(): Promise<void>
    matchAll(options?: { type: 'window'; includeUncontrolled: true }): Promise<Client[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<Event>(name: string, listen: (event: Event) => void): void
}

declare const __OFFLINE__: OfflineBuild

export const scope = globalThis as unknown as Scope
/** Written into the worker by the build. */
export const build: OfflineBuild = __OFFLINE__
