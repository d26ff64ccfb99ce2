import { type SetValue, withValues } from './edition-fields.ts'
import { stepAt, type Timeline } from './timeline.ts'

/** The timeline as it would be: these values from that moment on, and in whatever comes after it. */
export function timelineWith(timeline: Timeline, set: readonly SetValue[], from: Date): Timeline {
  const { values } = stepAt(timeline, from)
  const isThere = timeline.some(({ holdsFrom }) => holdsFrom.getTime() === from.getTime())
  const steps = isThere ? [...timeline] : [...timeline, { holdsFrom: from, values }]
  const [first, ...later] = steps
    .sort((a, b) => a.holdsFrom.getTime() - b.holdsFrom.getTime())
    .map(step => (step.holdsFrom >= from ? { ...step, values: withValues(step.values, set) } : step))
  if (!first) throw new Error('a timeline has a first step')
  return [first, ...later]
}
