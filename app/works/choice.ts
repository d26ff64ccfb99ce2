import { workAddress, workNumberIn } from '../content/work-path.ts'
import { type Section, sections } from '../participants/kinds.ts'
import { type Technique, techniques } from './techniques.ts'
import { type ColourKey, colourOf } from './wheel.ts'

export const states = ['free', 'held', 'sold'] as const
export type State = (typeof states)[number]

/** What the works are asked for. It lives in the address: `?colour=blue&h=60&w=80&technique=etching`. */
export type Choice = {
  colour: ColourKey | null
  /** With what is only near that colour. */
  isNear: boolean
  /** The number of a work to which others are to be like in colour. */
  like: string | null
  /** The place on the wall, in centimetres. */
  height: number | null
  width: number | null
  techniques: readonly Technique[]
  sections: readonly Section[]
  states: readonly State[]
  yearFrom: number | null
  yearTo: number | null
  /** In roubles. */
  priceFrom: number | null
  priceTo: number | null
  /** Without works whose price is told on request. */
  isPriced: boolean
  view: 'wall' | 'list'
  /** How many portions are open. */
  page: number
}

export const noChoice: Choice = {
  colour: null,
  isNear: false,
  like: null,
  height: null,
  width: null,
  techniques: [],
  sections: [],
  states: [],
  yearFrom: null,
  yearTo: null,
  priceFrom: null,
  priceTo: null,
  isPriced: false,
  view: 'wall',
  page: 1,
}

export const bounds = { centimetres: 1000, years: [1500, 2100], roubles: 1_000_000_000, pages: 100 } as const

/** The choice of an address. What it cannot mean is left out, so that an old or mistyped link still opens. */
export function readChoice(search: URLSearchParams): Choice {
  const number = (name: string, least: number, most: number) => {
    const typed = search.get(name)?.trim() ?? ''
    const value = /^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN
    return value >= least && value <= most ? value : null
  }
  const some = <Value extends string>(name: string, values: readonly Value[]) => {
    const asked = new Set(search.getAll(name))
    return values.filter(value => asked.has(value))
  }
  const colour = colourOf(search.get('colour') ?? '')?.key ?? null
  const like = search.get('like') ?? ''
  const [firstYear, lastYear] = bounds.years
  return {
    colour,
    isNear: colour !== null && search.get('near') === '1',
    like: workAddress.test(like) ? workNumberIn(like) : null,
    height: number('h', 1, bounds.centimetres),
    width: number('w', 1, bounds.centimetres),
    techniques: some('technique', techniques),
    sections: some('section', sections),
    states: some('state', states),
    ...inOrder(
      'yearFrom',
      'yearTo',
      number('since', firstYear, lastYear),
      number('until', firstYear, lastYear),
    ),
    ...inOrder('priceFrom', 'priceTo', number('from', 0, bounds.roubles), number('to', 1, bounds.roubles)),
    isPriced: search.get('request') === 'no',
    view: search.get('view') === 'list' ? 'list' : 'wall',
    page: number('page', 2, bounds.pages) ?? 1,
  }
}

/** The query of an address, empty where nothing is asked for. */
export function queryOf(choice: Choice): string {
  const { colour, isNear, like, height, width, yearFrom, yearTo, priceFrom, priceTo } = choice
  const pairs: [string, string | number | null | false][] = [
    ['colour', colour],
    ['near', colour !== null && isNear && '1'],
    ['like', like?.replace('.', '-') ?? null],
    ['h', height],
    ['w', width],
    ...choice.techniques.map((technique): [string, string] => ['technique', technique]),
    ...choice.sections.map((section): [string, string] => ['section', section]),
    ...choice.states.map((state): [string, string] => ['state', state]),
    ['since', yearFrom],
    ['until', yearTo],
    ['from', priceFrom],
    ['to', priceTo],
    ['request', choice.isPriced && 'no'],
    ['view', choice.view === 'list' && 'list'],
    ['page', choice.page > 1 && choice.page],
  ]
  const said = pairs.flatMap(([name, value]) =>
    value === null || value === false ? [] : [[name, `${value}`]],
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/** How it is looked at is no choice of works. */
export function isChosen(choice: Choice): boolean {
  return queryOf({ ...choice, view: 'wall', page: 1 }) !== ''
}

/** Two bounds typed the wrong way round mean what they would mean the right way round. */
function inOrder<From extends string, To extends string>(
  from: From,
  to: To,
  one: number | null,
  other: number | null,
) {
  const [least, most] = one !== null && other !== null && one > other ? [other, one] : [one, other]
  return { [from]: least, [to]: most } as Record<From | To, number | null>
}
