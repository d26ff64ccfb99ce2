/** What is looked after, in the order in which it is shown. */
export const healthItems = [
  'jobs',
  'letters',
  'leads',
  'gateway',
  'backup',
  'certificate',
  'disk',
  'database',
  'errors',
] as const
export type HealthItem = (typeof healthItems)[number]

export type HealthState = 'fine' | 'watch' | 'wrong'

/** One thing with its state and the figures its sentences name; `case` where the same state has several reasons. */
export type HealthFact = {
  item: HealthItem
  state: HealthState
  /** Which of the item's sentences say it. */
  said: string
  figures: Record<string, string | number>
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The bounds of every rule, in one place; docs/operations.md has them in words. */
export const healthBounds = {
  jobWaitsSeconds: { watch: 2 * minute, wrong: 15 * minute },
  letterWaitsSeconds: { watch: 10 * minute, wrong: hour },
  leadWaitsSeconds: { watch: hour, wrong: day },
  backupSeconds: { watch: 26 * hour, wrong: 50 * hour },
  certificateDays: { watch: 21, wrong: 7 },
  freeDiskShare: { watch: 0.2, wrong: 0.1 },
  connectionShare: { watch: 0.8, wrong: 0.95 },
  errorsInHour: { watch: 1, wrong: 20 },
} as const

type Bounds = { watch: number; wrong: number }

/** More is worse. */
export function stateAbove(value: number, { watch, wrong }: Bounds): HealthState {
  return value >= wrong ? 'wrong' : value >= watch ? 'watch' : 'fine'
}

/** Less is worse. */
export function stateBelow(value: number, { watch, wrong }: Bounds): HealthState {
  return value < wrong ? 'wrong' : value < watch ? 'watch' : 'fine'
}

export function worst(facts: readonly HealthFact[]): HealthState {
  return facts.some(({ state }) => state === 'wrong')
    ? 'wrong'
    : facts.some(({ state }) => state === 'watch')
      ? 'watch'
      : 'fine'
}
