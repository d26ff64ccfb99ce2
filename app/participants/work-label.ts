import type { Slide } from '../gallery/slide.ts'
import { fill } from '../platform/fill.ts'
import type { ShownWork as Hung } from './shown-works.ts'
import type { ParticipantsTexts } from './texts.ru.ts'

/** On the page of its artist a work says on whose stand it hangs. */
export type ShownWork = Hung & { shownAt?: { slug: string; path: string; stand: string } }

/** Who, what, when, of what, and one sentence of what is seen: for those who do not see it. */
export function workAlt({ author, title, year, technique, picture }: ShownWork, t: ParticipantsTexts) {
  return `${author}, ${fill(t.quoted, { title })}, ${year}, ${technique}. ${picture.alt}`
}

/** «90 × 120 см»: height first. */
export function workSize({ heightCm, widthCm }: ShownWork, t: ParticipantsTexts) {
  return `${heightCm}\u00a0×\u00a0${widthCm}\u00a0${t.centimetres}`
}

/** «№ 07.2» / “No. 07.2”: the participant's number in the catalogue, then the place of the work. */
export function workNumber({ number }: ShownWork, t: ParticipantsTexts) {
  const [participant = '', place = ''] = number.split('.')
  return fill(t.number, { number: `${participant.padStart(2, '0')}.${place}` })
}

export function slideOf(work: ShownWork, stand: string, t: ParticipantsTexts): Slide {
  const { picture, number, author, title, year, technique, heightCm, widthCm, mark, priceKopecks, saved } =
    work
  return {
    ...picture,
    number,
    alt: workAlt(work, t),
    label: { number: workNumber(work, t), author, title, year, technique, size: workSize(work, t) },
    mark,
    priceKopecks,
    stand,
    heightCm,
    widthCm,
    saved,
  }
}
