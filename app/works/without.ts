import { type Choice, noChoice } from './choice.ts'
import type { Facet } from './choosing.ts'

const parts: Record<Facet, readonly (keyof Choice)[]> = {
  colour: ['colour', 'isNear'],
  like: ['like'],
  size: ['height', 'width'],
  technique: ['techniques'],
  section: ['sections'],
  state: ['states'],
  year: ['yearFrom', 'yearTo'],
  price: ['priceFrom', 'priceTo', 'isPriced'],
}

/** The choice with one facet of it given up; the same object where nothing of it was asked for. */
export function without(choice: Choice, facet: Facet): Choice {
  const rest = Object.fromEntries(parts[facet].map(part => [part, noChoice[part]]))
  const isAsked = parts[facet].some(part => String(choice[part]) !== String(noChoice[part]))
  return isAsked ? { ...choice, ...rest, page: 1 } : choice
}
