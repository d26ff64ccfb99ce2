import { HTTPException } from 'hono/http-exception'
import { PageFailure } from '../../navigation/page-error.ts'
import { MalformedBody } from '../../page-server/multipart.ts'

// Characters that PostgreSQL keeps in no text: a zero byte, half of a character, as such or written in JSON.
const notText = new Set(['22021', '22P05', '22P02'])

/** A request that no page of ours and no good client sends is their fault and not a breakdown: what to say to it. */
export function badRequestOf(error: unknown): PageFailure | null {
  if (error instanceof HTTPException && error.status < 500)
    return new PageFailure(error.status, error.message)
  if (error instanceof TypeError && error.message.startsWith('Failed to parse body as FormData'))
    return new PageFailure(400, 'The form cannot be read.')
  if (error instanceof MalformedBody) return new PageFailure(400, 'The form cannot be read.')
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (notText.has(String((cause as { code?: unknown }).code)))
      return new PageFailure(400, 'The request holds characters that are in no text.')
  }
  return null
}
