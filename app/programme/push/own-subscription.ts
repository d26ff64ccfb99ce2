import { FetchError, request } from '../../platform/fetch.ts'
import type { LocaleCode } from '../../platform/languages.ts'

// What this browser does about being told: asked for by a press, kept in step with the plan, given up by a press.

const address = '/api/v1/push-subscriptions'
/** On the device: that its visitor asked to be told, and what the server was last told that they keep. */
export const toldKey = 'portico-push'

export type Asked = 'told' | 'denied' | 'failed'

/** Whether this browser could tell anybody at all. */
export function canBeTold(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export function wantsToBeTold(): boolean {
  return lastTold() !== null
}

/** After a press alone: asks the visitor, then the push service, then tells the server what is kept. */
export async function askToBeTold(
  key: string,
  locale: LocaleCode,
  events: readonly string[],
): Promise<Asked> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    const workers = navigator.serviceWorker
    if (!(await workers.getRegistration())) await workers.register('/sw.js')
    const { pushManager } = await workers.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    await tell(subscription, locale, events)
    return 'told'
  } catch {
    return 'failed'
  }
}

/** What is kept by now, in one request; nothing is sent where nothing is different. */
export async function keepInStep(locale: LocaleCode, events: readonly string[]): Promise<void> {
  const last = lastTold()
  if (last === null) return
  const subscription = await own()
  // The visitor or the browser has taken the permission back.
  if (!subscription) return forget()
  if (last === mark(subscription, locale, events)) return
  await tell(subscription, locale, events).catch((error: unknown) => {
    if (error instanceof FetchError && [403, 404].includes(error.status)) forget()
  })
}

export async function stopBeingTold(): Promise<void> {
  const subscription = await own()
  forget()
  if (!subscription) return
  const { endpoint, keys } = subscription.toJSON()
  const body = JSON.stringify({ endpoint, auth: keys?.auth })
  const headers = { 'content-type': 'application/json' }
  // Whatever the server says, the push service takes nothing for this browser from now on.
  await request(address, { method: 'DELETE', headers, body }).catch(() => undefined)
  await subscription.unsubscribe().catch(() => undefined)
}

async function tell(subscription: PushSubscription, locale: LocaleCode, events: readonly string[]) {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  await request(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth }, locale, events }),
  })
  keep(mark(subscription, locale, events))
}

async function own(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function mark({ endpoint }: PushSubscription, locale: LocaleCode, events: readonly string[]): string {
  return JSON.stringify([endpoint, locale, [...events].sort()])
}

function lastTold(): string | null {
  try {
    return localStorage.getItem(toldKey)
  } catch {
    return null
  }
}

function keep(text: string) {
  try {
    localStorage.setItem(toldKey, text)
  } catch {
    // Told all the same; only what is kept later will not be.
  }
}

function forget() {
  try {
    localStorage.removeItem(toldKey)
  } catch {
    // Nothing is kept where nothing can be.
  }
}
