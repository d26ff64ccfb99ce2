import { expect, test } from 'vitest'
import { eventRowOf } from '../../tests/builders/event-row.ts'
import { planContent } from './plan-content.ts'

const talk = eventRowOf('talk', '15:00–16:15')
const class_ = eventRowOf('class', '15:30–17:00')
const late = eventRowOf('late', '20:00–20:45')
const stand = (slug: string, standCode: string) => ({
  slug,
  path: `/participants/${slug}/`,
  name: slug,
  city: 'Москва',
  standCode,
})
const all = {
  events: [talk, class_, late],
  stands: [stand('quiet', 'A-02'), stand('paper', 'C-07'), stand('arch', 'A-01')],
}

test('a plan stands by the clock and by the codes, whatever order it was kept in', () => {
  const { events, stands } = planContent(
    { events: ['late', 'talk', 'gone'], participants: ['paper', 'arch', 'nobody'] },
    all,
  )
  expect(events.map(({ slug }) => slug)).toEqual(['talk', 'late'])
  expect(stands.map(({ standCode }) => standCode)).toEqual(['A-01', 'C-07'])
})

test('an overlap is told at both of its events and counted once', () => {
  const { conflicts, overlaps } = planContent({ events: ['talk', 'class', 'late'], participants: [] }, all)
  expect([...conflicts].map(([slug, others]) => [slug, others.map(other => other.slug)])).toEqual([
    ['talk', ['class']],
    ['class', ['talk']],
    ['late', []],
  ])
  expect(overlaps).toBe(1)
})
