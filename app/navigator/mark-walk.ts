import { type Mark, marksOn } from './marks.ts'

const headings = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type Arrow = keyof typeof headings

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(headings, key)
}

/** The nearest mark of the floor, or of some, in that direction, straight ahead before aside; null at the edge. */
export function markTowards(from: Mark, arrow: Arrow, among = marksOn(from.floor)): Mark | null {
  const [dx, dy] = headings[arrow]
  const ahead = among
    .filter(mark => mark.id !== from.id)
    .map(mark => {
      const [x, y] = [mark.at.x - from.at.x, mark.at.y - from.at.y]
      const forward = x * dx + y * dy
      const aside = Math.abs(x * dy) + Math.abs(y * dx)
      return { mark, forward, cost: forward + 2 * aside, isAhead: forward > 1 && aside <= 2 * forward }
    })
    .filter(({ isAhead }) => isAhead)
  if (ahead.length === 0) return null
  return ahead.reduce((best, other) => (other.cost < best.cost ? other : best)).mark
}
