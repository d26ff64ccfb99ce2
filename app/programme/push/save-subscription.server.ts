import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { LocaleCode } from '../../platform/languages.ts'
import { countAgainstLimit, limitKey, uncount } from '../../platform/rate-limit.server.ts'
import type { PushDesk } from './push-desk.ts'
import { isPushEndpoint } from './push-endpoint.ts'
import { areBrowserKeys, type BrowserKeys } from './seal-message.server.ts'
import { pushSubscriptions } from './tables.ts'

export type AskedToBeTold = {
  endpoint: string
  keys: BrowserKeys
  locale: LocaleCode
  events: readonly string[]
}
export type Saved =
  | { ok: true }
  | { ok: false; reason: 'not-a-push-service' | 'wrong-keys' | 'not-yours' | 'too-many' }

// A hall full of visitors shares one address.
const newOnesAnHour = 200

/**
 * Keeps that a browser wants to be told, or what it keeps by now. Whoever knows an address of a push service alone can
 * change nothing about it: the browser's own secret has to come along.
 */
export async function saveSubscription(
  { pool, sandboxUrl }: Pick<PushDesk, 'pool' | 'sandboxUrl'>,
  { endpoint, keys, locale, events }: AskedToBeTold,
  visitor: string,
  now: Date,
): Promise<Saved> {
  if (!isPushEndpoint(endpoint, sandboxUrl)) return { ok: false, reason: 'not-a-push-service' }
  if (!areBrowserKeys(keys)) return { ok: false, reason: 'wrong-keys' }
  const db = drizzle(pool)
  const wanted = { locale, events: [...new Set(events)].sort() }
  const known = () =>
    db
      .update(pushSubscriptions)
      .set(wanted)
      .where(
        and(
          eq(pushSubscriptions.endpoint, endpoint),
          eq(pushSubscriptions.auth, keys.auth),
          eq(pushSubscriptions.p256dh, keys.p256dh),
        ),
      )
      .returning({ id: pushSubscriptions.id })
  if ((await known()).length > 0) return { ok: true }
  const key = limitKey('push', { device: visitor })
  const { isAllowed } = await countAgainstLimit(pool, key, newOnesAnHour, 3_600, now)
  if (!isAllowed) return { ok: false, reason: 'too-many' }
  const made = await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...keys, ...wanted, createdAt: now })
    .onConflictDoNothing({ target: pushSubscriptions.endpoint })
    .returning({ id: pushSubscriptions.id })
  if (made.length > 0) return { ok: true }
  await uncount(pool, key)
  // Two tabs at once: the other one has made it meanwhile.
  return (await known()).length > 0 ? { ok: true } : { ok: false, reason: 'not-yours' }
}

/** Forgets a browser at its own wish; nobody is told whether there was one. */
export async function removeSubscription(
  { pool }: Pick<PushDesk, 'pool'>,
  { endpoint, auth }: { endpoint: string; auth: string },
): Promise<void> {
  await drizzle(pool)
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.auth, auth)))
}
