import { FetchError, request } from '../../platform/fetch.ts'
import { fairNowHeader } from '../door-clock.ts'
import type { DoorList } from '../door-list.ts'
import { keptReading, type Reading, sentReading } from '../reading.ts'
import type { ScanAnswer, UploadAnswer } from '../scan-answer.ts'

export type FetchedList = { list: DoorList | null; etag: string; fairNow: Date }

/** The server as a gate knows it. */
export type DoorNetwork = {
  send(reading: Reading): Promise<ScanAnswer>
  upload(readings: readonly Reading[]): Promise<UploadAnswer>
  /** `list` is null when nothing has changed since the tag. */
  fetchList(etag: string | undefined): Promise<FetchedList>
}

// Longer than this nobody waits in front of a person; the reading goes later.
const patienceMs = 5_000
const uploadPatienceMs = 60_000

export const doorNetwork: DoorNetwork = {
  send: reading => post(sentReading(reading), patienceMs),
  upload: readings => post({ scans: readings.map(keptReading) }, uploadPatienceMs),
  async fetchList(etag) {
    // Asked for with the tag itself, so that an unchanged list says so instead of coming from a cache.
    const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
    const signal = AbortSignal.timeout(uploadPatienceMs)
    const answer = await request('/api/v1/door/list', { headers, signal, cache: 'no-store' })
    return {
      list: answer.status === 304 ? null : ((await answer.json()) as DoorList),
      etag: answer.headers.get('etag') ?? '',
      fairNow: new Date(answer.headers.get(fairNowHeader) ?? ''),
    }
  },
}

/** The session is over, or the role is gone: asking again does not help. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof FetchError && (error.status === 401 || error.status === 403)
}

async function post<Answer>(body: object, withinMs: number): Promise<Answer> {
  const answer = await request('/api/v1/door/scans', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  })
  return answer.json() as Promise<Answer>
}
