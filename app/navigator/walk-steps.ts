import { fill } from '../platform/fill.ts'
import { markOf } from './marks.ts'
import type { Spot } from './plan.ts'
import type { WalkTexts } from './walk-texts.ru.ts'
import type { Leg, Route } from './walks.ts'

/** One line of a route told in words: the room one is in, what to do there, and how far it is. */
export type WordedStep = { where: string; words: string; metres: number }

/** The line on the plan, in words: room by room, with turns as the walker sees them. */
export function routeInWords(route: Route, nameOf: (id: string) => string, t: WalkTexts): WordedStep[] {
  const stretches = stretchesOf(route.legs)
  return stretches.map((legs, index) => {
    const [first] = legs as [Leg, ...Leg[]]
    const next = stretches[index + 1]?.[0]
    return {
      where: t.space[first.way.space].name,
      words: first.way.kind === 'walk' ? walkWords(legs, next, nameOf, t) : climbWords(first, t),
      metres: Math.max(1, Math.round(legs.reduce((sum, { way }) => sum + way.metres, 0))),
    }
  })
}

/** What is walked in one room, or climbed at once. */
function stretchesOf(legs: readonly Leg[]): Leg[][] {
  const stretches: Leg[][] = []
  for (const leg of legs) {
    const current = stretches.at(-1)
    const before = current?.[0]?.way
    if (current && before?.space === leg.way.space && before.kind === leg.way.kind) current.push(leg)
    else stretches.push([leg])
  }
  return stretches
}

function walkWords(legs: Leg[], next: Leg | undefined, nameOf: (id: string) => string, t: WalkTexts): string {
  const [first, last] = [legs[0] as Leg, legs.at(-1) as Leg]
  if (!next) return arrivalWords(last, nameOf, t)
  const { kind, space } = next.way
  const into = kind === 'walk' ? t.space[space].into : t.towards[kind]
  return `${t.turn[turnBetween(heading(first), heading(kind === 'walk' ? next : last))]}, ${into}`
}

function climbWords({ way, from }: Leg, t: WalkTexts): string {
  if (way.kind === 'walk') return ''
  return t.climb[way.kind][from.id === way.from ? 'up' : 'down']
}

/** On which side the stand is when one has reached its front; places are simply reached. */
function arrivalWords(last: Leg, nameOf: (id: string) => string, t: WalkTexts): string {
  const name = nameOf(last.to.id)
  const at = markOf(last.to.id)?.at
  if (!at) return fill(t.finish, { name })
  const turn = turnBetween(heading(last), { x: at.x - last.to.x, y: at.y - last.to.y })
  if (turn === 'left') return fill(t.finishLeft, { name })
  if (turn === 'right') return fill(t.finishRight, { name })
  return fill(t.finish, { name })
}

function heading({ from, to }: Leg): Spot {
  return { x: to.x - from.x, y: to.y - from.y }
}

/** y grows downwards, so a positive angle is a turn to the right. */
function turnBetween(before: Spot, after: Spot): 'straight' | 'left' | 'right' | 'back' {
  const angle = Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y)
  const degrees = (angle * 180) / Math.PI
  if (Math.abs(degrees) <= 40) return 'straight'
  if (Math.abs(degrees) >= 140) return 'back'
  return degrees > 0 ? 'right' : 'left'
}
