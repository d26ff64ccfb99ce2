/**
 * Three ways through the fair. Their words are the steps of the navigator's page, one for each entry here; this is
 * where each step leads on the plan and how long one stays.
 */
export type ReadyRouteKey = 'forty-minutes' | 'with-a-child' | 'on-paper'
export type RouteStep = { minutes: number; stops: readonly string[] }

export const readyWalks: Record<ReadyRouteKey, readonly RouteStep[]> = {
  'forty-minutes': [
    { minutes: 8, stops: ['B-07', 'B-10', 'B-01', 'B-04'] },
    { minutes: 12, stops: ['A-12', 'A-09', 'A-01', 'A-04'] },
    { minutes: 5, stops: ['C-05'] },
    { minutes: 10, stops: ['D-02', 'D-05', 'E-09'] },
    { minutes: 5, stops: ['rotunda'] },
  ],
  'with-a-child': [
    { minutes: 25, stops: ['childrens-area'] },
    { minutes: 15, stops: ['F-03', 'D-01', 'D-04', 'D-05'] },
    { minutes: 10, stops: ['B-04'] },
    { minutes: 20, stops: ['cafe'] },
  ],
  'on-paper': [
    { minutes: 15, stops: ['F-06', 'F-03'] },
    { minutes: 20, stops: ['C-09', 'C-07', 'C-01'] },
    { minutes: 15, stops: ['C-06', 'C-12', 'C-10'] },
    { minutes: 10, stops: ['A-10', 'B-09'] },
    { minutes: 15, stops: ['E-01', 'E-03'] },
  ],
}

/** In the order of the navigator's page. */
export const readyWalkKeys: readonly ReadyRouteKey[] = ['forty-minutes', 'with-a-child', 'on-paper']

export function minutesOfReadyWalk(key: ReadyRouteKey): number {
  return readyWalks[key].reduce((sum, { minutes }) => sum + minutes, 0)
}
