import { randomUUID } from 'node:crypto'
import type { z } from 'zod'

export type Refusal = { status: number; code: string; description: string; parameter?: string }
export type Refused = { ok: false; refusal: Refusal }
export type Outcome<T> = { ok: true; value: T } | Refused

export function invalid(description: string, parameter?: string): Refused {
  return { ok: false, refusal: { status: 400, code: 'invalid_request', description, parameter } }
}

export function notFound(description: string): Refused {
  return { ok: false, refusal: { status: 404, code: 'not_found', description } }
}

export const wrongCredentials: Refused = {
  ok: false,
  refusal: {
    status: 401,
    code: 'invalid_credentials',
    description:
      'Error in shopId or secret key. Check their validity. You can reissue the key in the Merchant Profile',
  },
}

/** Names the first thing that is wrong, as the gateway does. */
export function readShape<T>(shape: z.ZodType<T>, input: unknown): Outcome<T> {
  const parsed = shape.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const [issue] = parsed.error.issues
  return invalid(issue?.message ?? 'Incorrect request', issue?.path.join('.') || undefined)
}

const codes: Record<number, string> = {
  400: 'invalid_request',
  401: 'invalid_credentials',
  403: 'forbidden',
  404: 'not_found',
  410: 'gone',
  429: 'too_many_requests',
}

/** The trouble a person ordered, under the code the gateway would give it. */
export function orderedTrouble(status: number): Refusal {
  const code = codes[status] ?? (status >= 500 ? 'internal_server_error' : 'invalid_request')
  return { status, code, description: 'The sandbox was told to answer so' }
}

export function errorBody({ code, description, parameter }: Refusal) {
  return { type: 'error', id: randomUUID(), code, description, ...(parameter && { parameter }) }
}
