export const speeds = [0.75, 1, 1.25, 1.5] as const
export type Speed = (typeof speeds)[number]

/** What was kept, if it is one of ours. */
export function speedOf(text: string | null): Speed {
  return speeds.find(speed => String(speed) === text) ?? 1
}
