import type { z } from 'zod'
import { errorShape } from './yookassa-shapes.ts'

/**
 * What became of a call. `refused`: nothing was done, and the same request will be refused again. `unknown`: it may
 * have been done; only a repetition with the same key tells, and the gateway asks for one a minute.
 */
export type GatewayAnswer<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'refused'; status: number; code: string; description: string; parameter?: string }
  | {
      outcome: 'unknown'
      reason: 'server-error' | 'too-many-requests' | 'unreadable' | 'timeout' | 'network'
    }

export type GatewayAccount = { url: string; shopId: string; secretKey: string }
export type GatewayCall = {
  path: string
  query?: Record<string, string | undefined>
  /** A change: it is sent once, under the caller's key, and never repeated here. */
  change?: { idempotenceKey: string; body: object }
}

export async function callGateway<T>(
  account: GatewayAccount,
  timeoutMs: number,
  { path, query = {}, change }: GatewayCall,
  shape: z.ZodType<T>,
): Promise<GatewayAnswer<T>> {
  const url = new URL(account.url + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  try {
    const response = await fetch(url, {
      method: change ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${Buffer.from(`${account.shopId}:${account.secretKey}`).toString('base64')}`,
        ...(change && { 'content-type': 'application/json', 'idempotence-key': change.idempotenceKey }),
      },
      body: change && JSON.stringify(change.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readAnswer(response.status, await response.text(), shape)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return { outcome: 'unknown', reason: isTimeout ? 'timeout' : 'network' }
  }
}

function readAnswer<T>(status: number, text: string, shape: z.ZodType<T>): GatewayAnswer<T> {
  if (status >= 500) return { outcome: 'unknown', reason: 'server-error' }
  // Too fast is not a verdict on the request itself: it is to be repeated, under the same key.
  if (status === 429) return { outcome: 'unknown', reason: 'too-many-requests' }
  const json = parseJson(text)
  if (status >= 400) {
    const { code, description, parameter } = errorShape.safeParse(json).data ?? {
      code: `http_${status}`,
      description: '',
    }
    return { outcome: 'refused', status, code, description, parameter }
  }
  const parsed = shape.safeParse(json)
  if (status !== 200 || !parsed.success) return { outcome: 'unknown', reason: 'unreadable' }
  return { outcome: 'done', value: parsed.data }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
