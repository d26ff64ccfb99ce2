import { expect, test } from 'vitest'
import { emptyPlan, mergedPlans, planOfQuery, planQuery, readPlan, withToggled } from './kept-plan.ts'

const plan = { events: ['opening', 'tempera-day-2'], participants: ['quiet-workshop'] }

test('what was kept is let go by the same gesture', () => {
  const kept = withToggled(emptyPlan, 'events', 'opening')
  expect(kept).toEqual({ events: ['opening'], participants: [] })
  expect(withToggled(kept, 'events', 'opening')).toEqual(emptyPlan)
})

test('a plan goes through a link and comes back the same', () => {
  expect(planQuery(plan)).toBe('?events=opening,tempera-day-2&participants=quiet-workshop')
  expect(planOfQuery(new URLSearchParams(planQuery(plan)))).toEqual(plan)
  expect(planQuery(emptyPlan)).toBe('')
})

test('two plans become one, nothing twice', () => {
  expect(mergedPlans(plan, { events: ['opening', 'closing'], participants: [] })).toEqual({
    events: ['opening', 'tempera-day-2', 'closing'],
    participants: ['quiet-workshop'],
  })
})

test.each([
  [null],
  ['{'],
  ['null'],
  ['[]'],
  ['{"events":"opening"}'],
  ['{"events":[1,null,"<script>","UPPER","a b"]}'],
])('whatever lies on the device, reading it gives a plan: %s', text => {
  expect(readPlan(text)).toEqual(emptyPlan)
})

test('a forged link cannot fill the device', () => {
  const many = Array.from({ length: 500 }, (_, index) => `event-${index}`).join(',')
  expect(planOfQuery(new URLSearchParams({ events: many })).events).toHaveLength(200)
})
