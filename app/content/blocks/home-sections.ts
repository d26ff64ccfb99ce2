import type { Both } from '../../platform/languages.ts'

/** The fair's six sections in the order of the plan. */
export const fairSections = ['painting', 'sculpture', 'paper', 'applied', 'schools', 'book'] as const
export type FairSection = (typeof fairSections)[number]

/**
 * Sections of home that are drawn from what the fair has: an editor names, moves and hides them. Which there are is the
 * code's.
 */
export type HomeSection =
  /** On a day of the fair: what is on now and next. */
  | { kind: 'today' }
  | { kind: 'sections'; title: Both; names: Record<FairSection, Both> }
  | Titled<'programme' | 'speakers' | 'tickets' | 'tours' | 'home-questions' | 'partners'>
  /** These two are called as the page they lead to, unless an editor says otherwise. */
  | { kind: 'award'; title?: Both }
  | { kind: 'newsletter'; title?: Both }
  | { kind: 'directions'; title: Both; items: { title: Both; text: Both }[] }

type Titled<Kind> = Kind extends string ? { kind: Kind; title: Both } : never

export const homeSections = [
  'today',
  'sections',
  'programme',
  'speakers',
  'tickets',
  'tours',
  'award',
  'directions',
  'home-questions',
  'partners',
  'newsletter',
] as const satisfies readonly HomeSection['kind'][]

/** Whether it stands on home whatever an editor does: it can be moved and hidden, neither added nor removed. */
export function isGivenBlock(kind: string): boolean {
  return homeSections.some(section => section === kind)
}
