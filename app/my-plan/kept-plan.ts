/** What a visitor keeps for their day: events of the programme and stands, by slug, in the order they were kept. */
export type KeptPlan = { events: readonly string[]; participants: readonly string[] }
export type KeptKind = keyof KeptPlan

export const emptyPlan: KeptPlan = { events: [], participants: [] }

export function isEmptyPlan({ events, participants }: KeptPlan): boolean {
  return events.length === 0 && participants.length === 0
}

const slug = /^[a-z0-9-]{1,80}$/
// More than anybody can see in four days; a forged link must not fill the device.
const mostOfAKind = 200

export function isKept(plan: KeptPlan, kind: KeptKind, item: string): boolean {
  return plan[kind].includes(item)
}

export function withToggled(plan: KeptPlan, kind: KeptKind, item: string): KeptPlan {
  const kept = plan[kind]
  const next = kept.includes(item) ? kept.filter(other => other !== item) : [...kept, item]
  return { ...plan, [kind]: cleanList(next) }
}

export function mergedPlans(one: KeptPlan, other: KeptPlan): KeptPlan {
  return {
    events: cleanList([...one.events, ...other.events]),
    participants: cleanList([...one.participants, ...other.participants]),
  }
}

/** What the device kept, whatever state it is in: what cannot be read is left out. */
export function readPlan(text: string | null): KeptPlan {
  try {
    const { events, participants } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<KeptKind, unknown>>
    return { events: cleanList(events), participants: cleanList(participants) }
  } catch {
    return emptyPlan
  }
}

/** A plan as the query of a link: `?events=a,b&participants=c`. */
export function planQuery({ events, participants }: KeptPlan): string {
  const parts = [
    events.length > 0 ? `events=${events.join(',')}` : '',
    participants.length > 0 ? `participants=${participants.join(',')}` : '',
  ].filter(part => part !== '')
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export function planOfQuery(search: URLSearchParams): KeptPlan {
  return {
    events: cleanList(search.get('events')?.split(',')),
    participants: cleanList(search.get('participants')?.split(',')),
  }
}

function cleanList(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const slugs = value.filter((item): item is string => typeof item === 'string' && slug.test(item))
  return [...new Set(slugs)].slice(0, mostOfAKind)
}
