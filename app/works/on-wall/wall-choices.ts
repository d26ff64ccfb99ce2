import { workAddress, workNumberIn } from '../../content/work-path.ts'
import { colourNames, type WallColour } from './wall-colours.ts'

/** What stands under the work; a photograph stands for the whole room. */
export const belows = ['sofa', 'table', 'nothing', 'photo'] as const
export type Below = (typeof belows)[number]

/** All that can be chosen, and all of it stands in the address. */
export type WallChoices = {
  below: Below
  wallCm: number
  /** From the floor to the middle of the works. */
  centreCm: number
  colour: WallColour
  /** The number of the work beside it, as the catalogue writes it. */
  beside: string | null
  /** Between the two. */
  gapCm: number
}

/** Every measure in whole centimetres, and how far one press of its button goes. */
export const measures = {
  wall: { least: 100, most: 800, step: 10 },
  centre: { least: 40, most: 300, step: 5 },
  gap: { least: 0, most: 200, step: 5 },
} as const
export type Measure = keyof typeof measures

/** Museums hang the middle of a picture where a grown person's eyes are. */
export const eyeLineCm = 155
export const usual: WallChoices = {
  below: 'sofa',
  wallCm: 300,
  centreCm: eyeLineCm,
  colour: 'sage',
  beside: null,
  gapCm: 20,
}

/** What an address asks for; what is none of the choices is as if it were not there. */
export function readChoices(search: URLSearchParams): WallChoices {
  return {
    below: oneOf(belows, search.get('below')) ?? usual.below,
    wallCm: readMeasure('wall', search.get('wall')) ?? usual.wallCm,
    centreCm: readMeasure('centre', search.get('centre')) ?? usual.centreCm,
    colour: oneOf(colourNames, search.get('colour')) ?? usual.colour,
    // A number that was typed stands before one that was picked.
    beside: readNumber(search.get('number')) ?? readNumber(search.get('with')),
    gapCm: readMeasure('gap', search.get('gap')) ?? usual.gapCm,
  }
}

/** The query of these choices, without what is usual: `?below=table&with=31-2`, or nothing. */
export function queryOf(choices: WallChoices): string {
  const { below, wallCm, centreCm, colour, beside, gapCm } = choices
  const parts = [
    below !== usual.below && `below=${below}`,
    wallCm !== usual.wallCm && `wall=${wallCm}`,
    centreCm !== usual.centreCm && `centre=${centreCm}`,
    colour !== usual.colour && `colour=${colour}`,
    beside !== null && `with=${beside.replace('.', '-')}`,
    beside !== null && gapCm !== usual.gapCm && `gap=${gapCm}`,
  ].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Whole centimetres within the bounds; null for what is none. */
export function readMeasure(measure: Measure, text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const { least, most } = measures[measure]
  const cm = Number(text)
  return cm >= least && cm <= most ? cm : null
}

/** «31-2» of an address, «№ 31.2» as somebody types it. */
export function readNumber(text: string | null): string | null {
  if (text === null || text.length > 20) return null
  const [, whole, place] = /^\s*(?:№|No\.?)?\s*0{0,2}(\d{1,3})\s*[-.,]\s*(\d{1,3})\s*$/i.exec(text) ?? []
  const address = `${whole}-${place}`
  return workAddress.test(address) ? workNumberIn(address) : null
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | null {
  return words.find(word => word === text) ?? null
}
