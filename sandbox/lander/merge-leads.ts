import type { RecordedRequest } from './request-log.ts'

/** What the lander's owner would see: the attempts that carry one `mergelead` are one lead. */
export function mergeLeads(requests: RecordedRequest[]) {
  const attempts = Map.groupBy(requests, request => mergeleadOf(request) ?? request)
  return Array.from(attempts.values(), same => ({
    mergelead: same[0] ? mergeleadOf(same[0]) : null,
    requests: same.length,
    accepted: same.filter(({ answeredStatus }) => answeredStatus !== null && answeredStatus < 300).length,
    body: same.at(-1)?.body ?? {},
  }))
}

/** A lead without the key cannot be merged: it stays a lead of its own. */
function mergeleadOf({ body }: RecordedRequest) {
  return [body.mergelead ?? []].flat()[0] || null
}
