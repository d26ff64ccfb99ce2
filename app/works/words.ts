import { catalogueNumber, sizeText } from '../content/work-label.ts'
import { priceWords, saleWords } from '../gallery/sale-words.ts'
import { fill } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'
import type { Choice } from './choice.ts'
import type { ShownWork } from './hung-work.ts'
import type { WorksTexts } from './texts.ru.ts'
import { type ColourKey, colourOf, type WheelColour } from './wheel.ts'

/** «Синий, светлый тон». */
export function colourName(key: ColourKey, t: WorksTexts): string {
  const colour = colourOf(key)
  if (!colour) return ''
  if ('neutral' in colour) return t.neutrals[colour.neutral]
  return fill(t.rings[colour.ring], { hue: t.hues[colour.hue] })
}

/** As one of two beside another: «бирюзовый и ультрамарин»; the tone is that of the chosen one. */
export function baseName(colour: WheelColour, t: WorksTexts, locale: LocaleCode): string {
  const name = 'neutral' in colour ? t.neutrals[colour.neutral] : t.hues[colour.hue]
  return name.toLocaleLowerCase(locale)
}

/** Who, what, when, of what, and one sentence of what is seen: for those who do not see it. */
export function workAlt({ author, title, year, technique, picture }: ShownWork, t: WorksTexts): string {
  return `${author}, ${fill(t.quoted, { title })}, ${year}, ${technique}. ${picture.alt}`
}

/** What of that is read in a list, where a work that can be had is told by its dot: «46 000 ₽», «отложена, 46 000 ₽». */
export function stateWords(work: ShownWork, t: WorksTexts, locale: LocaleCode): string {
  const price = work.mark === 'free' ? priceWords(work, locale) : null
  return price ?? saleWords(work, t.marks, locale)
}

/** What of the choice is told as a chip, with the choice that is left without it. */
export type Chip = { words: string; rest: Choice }

export function chipsOf(
  choice: Choice,
  like: { number: string; title: string } | null,
  t: WorksTexts,
  locale: LocaleCode,
): Chip[] {
  const roubles = (value: number) => formatRoubles(value * 100, locale)
  const chips: Chip[] = []
  const add = (words: string, change: Partial<Choice>) =>
    chips.push({ words, rest: { ...choice, ...change, page: 1 } })
  if (choice.colour) add(colourName(choice.colour, t), { colour: null, isNear: false })
  if (like) {
    const number = catalogueNumber(like.number, locale).replace(/^\D+/, '')
    add(fill(t.like.chip, { number, title: like.title }), { like: null })
  }
  const { height, width, yearFrom, yearTo, priceFrom, priceTo } = choice
  if (height !== null || width !== null) add(sizeChip(height, width, t), { height: null, width: null })
  for (const key of choice.techniques)
    add(t.technique.names[key], { techniques: choice.techniques.filter(other => other !== key) })
  for (const key of choice.sections)
    add(t.section.names[key], { sections: choice.sections.filter(other => other !== key) })
  for (const key of choice.states)
    add(t.state.names[key], { states: choice.states.filter(other => other !== key) })
  if (yearFrom !== null || yearTo !== null)
    add(between(yearFrom, yearTo, String, t.year), { yearFrom: null, yearTo: null })
  if (priceFrom !== null || priceTo !== null)
    add(between(priceFrom, priceTo, roubles, t.price), { priceFrom: null, priceTo: null })
  if (choice.isPriced) add(t.price.chipPriced, { isPriced: false })
  return chips
}

function sizeChip(height: number | null, width: number | null, t: WorksTexts): string {
  if (height !== null && width !== null) return fill(t.size.chip, { height, width })
  if (height !== null) return fill(t.size.chipHeight, { height })
  return fill(t.size.chipWidth, { width: width ?? 0 })
}

type Between = Pick<WorksTexts['price'], 'chip' | 'chipFrom' | 'chipTo'>

function between(
  from: number | null,
  to: number | null,
  say: (value: number) => string,
  words: Between,
): string {
  if (from !== null && to !== null) return fill(words.chip, { from: say(from), to: say(to) })
  if (from !== null) return fill(words.chipFrom, { from: say(from) })
  return fill(words.chipTo, { to: say(to ?? 0) })
}

/** A work as the lightbox shows it. */
export function slideOf(work: ShownWork, t: WorksTexts, locale: LocaleCode) {
  const { picture, author, title, year, technique, mark, priceKopecks, stand, heightCm, widthCm } = work
  return {
    ...picture,
    alt: workAlt(work, t),
    label: {
      number: catalogueNumber(work.number, locale),
      author,
      title,
      year,
      technique,
      size: sizeText(work, locale),
    },
    mark,
    priceKopecks,
    stand,
    heightCm,
    widthCm,
  }
}
