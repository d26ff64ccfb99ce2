/** From its first minute until the one it ends at; instants as they are stored or as ISO texts. */
export type Span = { startsAt: Date | string; endsAt: Date | string }
export type Stage = 'ahead' | 'on' | 'over'

/** Where something with a beginning and an end stands at a moment. */
export function stageOf({ startsAt, endsAt }: Span, now: Date): Stage {
  if (now < new Date(startsAt)) return 'ahead'
  return now < new Date(endsAt) ? 'on' : 'over'
}

/** The next moment at which one of them begins or ends: what a page says of them is true until then. */
export function nextStageAt(spans: readonly Span[], now: Date): Date | null {
  const moments = spans.flatMap(({ startsAt, endsAt }) => [new Date(startsAt), new Date(endsAt)])
  const ahead = moments.filter(moment => moment > now).map(moment => moment.getTime())
  return ahead.length > 0 ? new Date(Math.min(...ahead)) : null
}
