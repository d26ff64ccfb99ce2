import { request } from '../../platform/fetch.ts'
import type { Places } from '../slots/queries.server.ts'

/** The places left at this moment. */
export async function readPlaces(signal?: AbortSignal): Promise<Places> {
  const answer = await request('/api/v1/slots', signal ? { signal } : {})
  const slots = (await answer.json()) as { id: string; left: number }[]
  return Object.fromEntries(slots.map(({ id, left }) => [id, left]))
}
