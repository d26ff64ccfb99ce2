import { describe, expect, test } from 'vitest'
import { nodeOf, nodes, ways } from './aisle-graph.ts'
import { type Box, distance, type FloorKey, floors, type Spot, size } from './plan.ts'
import { doors, rooms, rotunda, wall } from './plan-building.ts'
import { places } from './plan-places.ts'
import { isSector, outlineOf, stands } from './plan-stands.ts'

describe('stands', () => {
  test('are seventy, twelve to a section and ten of books', () => {
    const codes = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap(section =>
      Array.from(
        { length: section === 'F' ? 10 : 12 },
        (_, k) => `${section}-${String(k + 1).padStart(2, '0')}`,
      ),
    )
    expect(stands.map(({ code }) => code)).toEqual(codes)
  })

  test('never overlap', () => {
    const pairs = stands.flatMap((one, place) => stands.slice(place + 1).map(other => [one, other] as const))
    const overlapping = pairs.filter(([one, other]) => overlap(outlineOf(one), outlineOf(other)))
    expect(overlapping.map(([one, other]) => `${one.code} ${other.code}`)).toEqual([])
  })

  test('the check sees an overlap', () => {
    const square = (x: number) => [
      { x, y: 0 },
      { x: x + 10, y: 0 },
      { x: x + 10, y: 10 },
      { x, y: 10 },
    ]
    expect([
      overlap(square(0), square(9)),
      overlap(square(0), square(0)),
      overlap(square(0), square(11)),
    ]).toEqual([true, true, false])
  })

  test('stand inside the walls of their hall', () => {
    const outside = stands.filter(stand => {
      if (isSector(stand.shape)) return stand.shape.outer > rotunda.radius - wall / 2
      const room = rooms.ground.find(({ space }) => space === stand.space)
      return !room || !outlineOf(stand).every(spot => isInside(spot, inner(room)))
    })
    expect(outside.map(({ code }) => code)).toEqual([])
  })

  test('have their front on an aisle of their own hall, a step away and free of other stands', () => {
    for (const { code, front, centre } of stands) {
      expect({ code, ...front }).toEqual({ code, x: nodeOf(code).x, y: nodeOf(code).y })
      expect(distance(front, centre)).toBeLessThan(50)
    }
    const blocked = stands.filter(({ front }) => stands.some(other => contains(outlineOf(other), front)))
    expect(blocked).toEqual([])
  })
})

describe('aisles', () => {
  test('never lead through a stand', () => {
    const crossing = walked('ground').flatMap(([from, to, name]) =>
      stands
        .filter(stand => segments(outlineOf(stand)).some(edge => crosses([from, to], edge)))
        .map(({ code }) => `${name} ${code}`),
    )
    expect(crossing).toEqual([])
  })

  test('go through a wall only where there is a door', () => {
    expect(
      floors.flatMap(floor =>
        walked(floor).flatMap(([from, to, name]) =>
          rooms[floor].flatMap(room =>
            segments(corners(room))
              .flatMap(edge => meeting([from, to], edge) ?? [])
              .filter(spot => !doors[floor].some(door => isInside(spot, door)))
              .map(() => `${name} through a wall of ${room.space}`),
          ),
        ),
      ),
    ).toEqual([])
  })

  test('every door is wide enough for a wheelchair, and as wide as it is drawn', () => {
    for (const { id, x, y, floor, doorMetres } of nodes.values()) {
      if (doorMetres === undefined) continue
      expect([id, doorMetres >= 0.9]).toEqual([id, true])
      const drawn = doors[floor].filter(door => isInside({ x, y }, door)).map(door => door.widthMetres)
      expect([id, drawn]).toEqual([id, [doorMetres]])
    }
  })

  test('every place and every point of the plan is on the sheet', () => {
    const spots = [...nodes.values(), ...places.map(({ at }) => at)]
    expect(spots.filter(spot => !isInside(spot, { x: 0, y: 0, ...size }))).toEqual([])
  })
})

type Segment = [Spot, Spot]

function walked(floor: FloorKey): [Spot, Spot, string][] {
  return ways
    .filter(way => way.kind === 'walk' && nodeOf(way.from).floor === floor)
    .map(({ from, to }) => [nodeOf(from), nodeOf(to), `${from} – ${to}`])
}

function inner({ x, y, width, height }: Box): Box {
  return { x: x + wall / 2, y: y + wall / 2, width: width - wall, height: height - wall }
}

function corners({ x, y, width, height }: Box): Spot[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

function isInside({ x, y }: Spot, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}

// Drawn in by a hair, so that neighbours may share a line, but a corner inside the other is seen.
function overlap(one: Spot[], other: Spot[]): boolean {
  const isCut = segments(one).some(edge => segments(other).some(second => crosses(edge, second)))
  return (
    isCut ||
    drawnIn(other).some(spot => contains(one, spot)) ||
    drawnIn(one).some(spot => contains(other, spot))
  )
}

function drawnIn(outline: Spot[]): Spot[] {
  const { x, y } = middle(outline)
  return outline.map(spot => ({ x: spot.x + (x - spot.x) * 0.001, y: spot.y + (y - spot.y) * 0.001 }))
}

function middle(outline: Spot[]): Spot {
  const sum = outline.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / outline.length, y: sum.y / outline.length }
}

function segments(outline: Spot[]): Segment[] {
  return outline.map((spot, place) => [spot, outline[(place + 1) % outline.length] as Spot])
}

/** By counting how often a line to the right leaves the outline. */
function contains(outline: Spot[], { x, y }: Spot): boolean {
  const cut = segments(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  )
  return cut.length % 2 === 1
}

function crosses(one: Segment, other: Segment): boolean {
  return meeting(one, other) !== null
}

function meeting([a, b]: Segment, [c, d]: Segment): Spot | null {
  const cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (Math.abs(cross) < 1e-9) return null
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
  const aside = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
  const isOnBoth = along > 0 && along < 1 && aside > 0 && aside < 1
  return isOnBoth ? { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) } : null
}
