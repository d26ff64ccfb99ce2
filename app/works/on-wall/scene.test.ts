import { describe, expect, test } from 'vitest'
import { rulerMarks } from './ruler-marks.ts'
import { gapBelow, hang, overWall, sceneIn } from './scene.ts'
import { type Below, belows, usual } from './wall-choices.ts'
import { colourNames, wallColours } from './wall-colours.ts'

const bay = { widthCm: 89, heightCm: 71 }
const sheet = { widthCm: 21, heightCm: 30 }
const frieze = { widthCm: 420, heightCm: 260 }
const boxes = [
  { width: 1044, height: 900 },
  { width: 390, height: 420 },
  { width: 2164, height: 1440 },
  { width: 844, height: 256 },
  { width: 320, height: 256 },
]
const walls = [100, 180, 300, 550, 800]
const groups = [[bay], [sheet], [frieze], [bay, sheet], [frieze, bay]]

describe('one scale for everything that is drawn', () => {
  const scenes = boxes.flatMap(box =>
    walls.flatMap(wallCm =>
      groups.flatMap(works =>
        belows.map(below => {
          const choices = { ...usual, wallCm, below }
          return { box, works, choices, scene: sceneIn(box, works, choices) }
        }),
      ),
    ),
  )

  test('works, furniture and wall take as many pixels to the centimetre as the ruler', () => {
    for (const { scene, works, choices } of scenes) {
      const { px, x, y, places, piece, pxPerCm } = scene
      for (const [index, { widthCm, heightCm }] of works.entries()) {
        const place = places[index] ?? { left: 0, bottom: 0, width: 0, height: 0 }
        expect(px(place.width) / widthCm).toBeCloseTo(pxPerCm, 6)
        expect((y(place.bottom) - y(place.bottom + place.height)) / heightCm).toBeCloseTo(pxPerCm, 6)
      }
      expect((x(choices.wallCm) - x(0)) / choices.wallCm).toBeCloseTo(pxPerCm, 6)
      if (piece) expect(px(piece.width) / (choices.below === 'sofa' ? 220 : 160)).toBeCloseTo(pxPerCm, 6)
    }
  })

  test('all of it is within the box, with room for the measures above', () => {
    for (const { box, scene, choices } of scenes) {
      const { x, y, places, piece } = scene
      for (const { left, bottom, width, height } of places) {
        expect(x(left)).toBeGreaterThanOrEqual(-0.01)
        expect(x(left + width)).toBeLessThanOrEqual(box.width + 0.01)
        expect(y(bottom + height)).toBeGreaterThanOrEqual(scene.rims.head - 0.01)
        expect(bottom).toBeGreaterThanOrEqual(0)
      }
      expect(x(0)).toBeGreaterThanOrEqual(-0.01)
      expect(x(choices.wallCm)).toBeLessThanOrEqual(box.width + 0.01)
      if (piece) expect(x(piece.left)).toBeGreaterThanOrEqual(-0.01)
    }
  })
})

test('as drawn: a work of 71 × 89 cm hangs 37.5 cm above the back of the sofa', () => {
  const places = hang([bay], usual)
  expect(places).toEqual([{ left: 105.5, bottom: 119.5, width: 89, height: 71 }])
  const gaps = (['sofa', 'table', 'nothing', 'photo'] satisfies Below[]).map(below => gapBelow(places, below))
  expect(gaps).toEqual([37.5, 44.5, 119.5, 119.5])
})

test('two works hang with their middles on one line and the gap between them', () => {
  const [one, other] = hang([bay, sheet], { ...usual, gapCm: 25 })
  expect(other && one && other.left - (one.left + one.width)).toBe(25)
  expect(one && one.bottom + one.height / 2).toBe(155)
  expect(other && other.bottom + other.height / 2).toBe(155)
  // And together in the middle of the wall.
  expect(one && other && (one.left + other.left + other.width) / 2).toBe(150)
})

test('a work taller than its centre would let it be stands on the floor and says what it hides', () => {
  const places = hang([frieze], { ...usual, centreCm: 40 })
  expect(places[0]?.bottom).toBe(0)
  expect(gapBelow(places, 'sofa')).toBe(-82)
  expect(overWall(places, 300)).toBe(120)
  expect(overWall(hang([bay], usual), 300)).toBe(0)
})

test('a ruler is marked in tens, and its numbers never touch', () => {
  expect(
    rulerMarks(300, 3.48)
      .filter(({ isWritten }) => isWritten)
      .map(({ cm }) => cm),
  ).toEqual([0, 50, 100, 150, 200, 250, 300])
  for (const pxPerCm of [0.3, 0.48, 1.3, 3.5, 9]) {
    const [first, second] = rulerMarks(1_200, pxPerCm).filter(({ isWritten }) => isWritten)
    expect(((second?.cm ?? 0) - (first?.cm ?? 0)) * pxPerCm).toBeGreaterThanOrEqual(44)
  }
})

test('the measures can be read on every wall', () => {
  for (const name of colourNames) {
    const { wall, ink } = wallColours[name]
    const [dark, light] = [lightness(wall), lightness(ink)].sort((one, other) => one - other)
    expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThan(4.5)
  }
})

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
