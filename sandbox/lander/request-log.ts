import { type Gathered, gatherRepeats } from '../gather-repeats.ts'
import type { Fault } from './faults.ts'

export type RecordedRequest = {
  receivedAt: string
  query: Gathered
  headers: Record<string, string>
  body: Gathered
  rawBody: string
  /** Null while the answer is being prepared, and for ever if the caller never got one. */
  answeredStatus: number | null
  answeredAt: string | null
  /** The trouble it met, empty for none. */
  fault: Fault
}

const capacity = 10_000

/** Everything that was posted, oldest first, good or bad. */
export function createRequestLog() {
  let requests: RecordedRequest[] = []
  return {
    record(request: Request, rawBody: string) {
      const recorded: RecordedRequest = {
        receivedAt: new Date().toISOString(),
        query: gatherRepeats(new URL(request.url).searchParams),
        headers: Object.fromEntries(request.headers),
        body: {},
        rawBody,
        answeredStatus: null,
        answeredAt: null,
        fault: {},
      }
      if (isFormEncoded(recorded)) recorded.body = gatherRepeats(new URLSearchParams(rawBody))
      requests.push(recorded)
      if (requests.length > capacity) requests.shift()
      return recorded
    },
    list: () => requests,
    empty() {
      requests = []
    },
  }
}

export function isFormEncoded({ headers }: Pick<RecordedRequest, 'headers'>) {
  const mediaType = headers['content-type']?.split(';')[0]
  return mediaType?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}
