import { FetchError, request } from '../platform/fetch.ts'
import { landerAddress } from './lander-request.ts'
import type { Outcome, Pairs } from './tables.ts'

export type Heard = {
  outcome: Exclude<Outcome, 'unknown'>
  status: number | null
  answer: string
  reason: string | null
}

const answerBytes = 2_048

/** One POST, never repeated here, and what came of it. */
export async function postLead(
  url: string,
  { query, body }: { query: Pairs; body: Pairs },
  timeoutMs: number,
): Promise<Heard> {
  try {
    const response = await request(landerAddress(url, query), {
      method: 'POST',
      body: new URLSearchParams(body),
      // A redirect followed would be a second request, and its success not the lander's.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      outcome: response.ok ? 'delivered' : 'refused',
      status: response.status,
      answer: await beginningOf(response),
      reason: null,
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    return error.status
      ? {
          outcome: 'refused',
          status: error.status,
          answer: await beginningOf(new Response(error.body)),
          reason: null,
        }
      : { outcome: 'failed', status: null, answer: '', reason: causeOf(error) }
  }
}

// The status has been heard: an answer that breaks off in the middle changes nothing about it.
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let left = answerBytes
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk.subarray(0, left), { stream: true })
      left -= chunk.length
      if (left <= 0) break
    }
  } catch {}
  // PostgreSQL keeps no zero bytes.
  return text.replaceAll('\0', '')
}

function causeOf({ cause }: FetchError): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'timeout'
  return cause.cause instanceof Error ? cause.cause.message : cause.message
}
