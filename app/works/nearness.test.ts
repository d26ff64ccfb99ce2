import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordsOf } from '../../content/reading.ts'
import { type ColourQuery, colourQueries } from '../../tests/works/colour-queries.ts'
import { mainColours } from '../images/main-colours.ts'
import { type ColourShare, labOfHex } from '../images/oklab.ts'
import { readColours } from '../images/read-colours.server.ts'
import type { Print } from '../images/read-print.server.ts'
import { enough, likeness, nearnessTo } from './nearness.ts'
import type { ColourKey } from './wheel.ts'

const prints = JSON.parse(readFileSync('content/picture-prints.json', 'utf8')) as Record<string, Print>
const works = (await recordsOf('participants')).flatMap(({ number, works }) =>
  works.map(({ picture }, place) => ({
    number: `${number}.${place + 1}`,
    picture,
    colours: prints[picture]?.colours ?? [],
  })),
)

/** The numbers of all works, the best answer first. */
function answersTo(query: ColourQuery): string[] {
  const model = 'like' in query ? works.find(({ number }) => number === query.like) : undefined
  const nearness = (colours: readonly ColourShare[]) =>
    'like' in query ? likeness(model?.colours ?? [], colours) : nearnessTo(query.colour as ColourKey, colours)
  return works
    .filter(work => work !== model)
    .toSorted((one, other) => nearness(other.colours) - nearness(one.colours))
    .map(({ number }) => number)
}

test('of thirty queries written down beforehand, 27 have the expected work among the first five', () => {
  expect(works.length).toBeGreaterThan(80)
  const missed = colourQueries.filter(query => !answersTo(query).slice(0, 5).includes(query.expects))
  expect(colourQueries).toHaveLength(30)
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3)
})

test('the prints of the launch pictures are what their files are read as today', async () => {
  for (const picture of ['works/work-056.jpg', 'works/work-066.jpg', 'works/work-001.jpg'])
    expect(await readColours(`content/pictures/${picture}`)).toEqual(prints[picture]?.colours)
})

/** A square of one colour, with a smaller one of another in it. */
function square(side: number, ground: string, inner: string, innerSide: number): Uint8Array {
  const rgb = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const first = Math.floor((side - innerSide) / 2)
  const isInner = (at: number) => at >= first && at < first + innerSide
  return Uint8Array.from(
    Array.from({ length: side * side }, (_, at) =>
      rgb(isInner(at % side) && isInner(Math.floor(at / side)) ? inner : ground),
    ).flat(),
  )
}
const coloursIn = (ground: string, inner: string, innerSide: number) =>
  mainColours({ data: square(60, ground, inner, innerSide), width: 60, height: 60 })

test('a small strong accent is a colour of the picture, the paper it stands on hardly one', () => {
  const colours = coloursIn('#f2eadc', '#bd3838', 6)
  expect(colours).toHaveLength(2)
  // One hundredth of the area, and more than that of the colours.
  expect(colours[1]?.[3]).toBeGreaterThan(0.04)
  expect(nearnessTo('red', colours)).toBeGreaterThan(enough.found)
})

test('a ground that is a colour itself is no paper', () => {
  const colours = coloursIn('#193e5a', '#f2eadc', 20)
  expect(colours[0]?.[3]).toBeCloseTo(8 / 9, 1)
  expect(nearnessTo('blue-deep', colours)).toBeGreaterThan(0.8)
})

test('nearness falls with the distance of hue, and nothing is near everything', () => {
  const blue: ColourShare[] = [[...labOfHex('#1c6ba3'), 1]]
  const places = (['blue', 'azure', 'teal', 'red'] as const).map(key => nearnessTo(key, blue))
  expect(places).toEqual(places.toSorted((one, other) => other - one))
  expect(places[0]).toBeCloseTo(1)
  expect(places[3]).toBeLessThan(0.001)
  expect(nearnessTo('blue', [])).toBe(0)
  expect(likeness(blue, blue)).toBeCloseTo(1)
  expect(likeness(blue, [])).toBe(0)
})
