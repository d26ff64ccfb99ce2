import { isDay } from '../platform/dates.ts'
import type { Edition } from './edition.ts'

/** One value that a change sets, and what stood there when it was proposed: null where nothing did. */
export type SetValue = { path: string; before: Value | null; after: Value }
export type Value = string | number

export const fieldSections = [
  'dates',
  'hours',
  'prices',
  'refunds',
  'forms',
  'sale',
  'award',
  'exhibitors',
] as const
export type FieldSection = (typeof fieldSections)[number]

/** How a value is written: a day, an hour, a sum, a number of something, a share. */
export type FieldKind = 'day' | 'hour' | 'money' | 'count' | 'percent'

export type EditionField = {
  path: string
  section: FieldSection
  kind: FieldKind
  /** Two people must agree: money, and the hours at which the award is decided and told. */
  takesTwo?: true
  /** A change may only be better for whoever has bought already: more given back, sooner. */
  only?: 'more' | 'less'
  /** Tickets are for these days: once the sale is open they are moved by postponing the fair, never here. */
  isOnTickets?: true
  /** Something begins with this day: at its first minute it has come. */
  begins?: true
  /** Of an hour: of which day. */
  on?: string
}

const days = (section: FieldSection, ...paths: string[]): EditionField[] =>
  paths.map(path => ({ path, section, kind: 'day' }))
const opening = (section: FieldSection, path: string): EditionField => ({
  path,
  section,
  kind: 'day',
  begins: true,
})
const fairDay = (path: string): EditionField => ({ ...opening('dates', path), isOnTickets: true })
const hour = (path: string, on: string, section: FieldSection = 'hours'): EditionField => ({
  path,
  section,
  kind: 'hour',
  on,
})
const price = (path: string, section: FieldSection = 'prices'): EditionField => ({
  path,
  section,
  kind: 'money',
  takesTwo: true,
})
const count = (path: string): EditionField => ({ path, section: 'sale', kind: 'count', takesTwo: true })

/**
 * Everything of an edition that the office changes. Places have their own page, where it is known how many are sold
 * (`box-office/slots`), and what a stand costs is told by its own record.
 */
export const editionFields: readonly EditionField[] = [
  fairDay('firstDay'),
  fairDay('lastDay'),
  fairDay('vipOpening.day'),
  fairDay('visitorDays.first'),
  fairDay('visitorDays.last'),
  opening('dates', 'ticketSalesFrom'),
  hour('vipOpening.from', 'vipOpening.day'),
  hour('vipOpening.to', 'vipOpening.day'),
  hour('visitorDays.from', 'visitorDays.last'),
  hour('visitorDays.windowTurnsAt', 'visitorDays.last'),
  hour('visitorDays.to', 'visitorDays.last'),
  price('tickets.dayBeforeKopecks'),
  price('tickets.dayAfterKopecks'),
  price('tickets.openDateKopecks'),
  price('tickets.childKopecks'),
  price('tickets.concessionBeforeKopecks'),
  price('tickets.concessionAfterKopecks'),
  price('tickets.concessionOpenDateKopecks'),
  price('tours.group.priceKopecks'),
  price('tours.individual.priceKopecks'),
  price('tours.author.priceKopecks'),
  ...[0, 1, 2].flatMap((step): EditionField[] => [
    { path: `refunds.${step}.minDays`, section: 'refunds', kind: 'count', takesTwo: true, only: 'less' },
    { path: `refunds.${step}.percent`, section: 'refunds', kind: 'percent', takesTwo: true, only: 'more' },
  ]),
  { path: 'payoutCalendarDays', section: 'refunds', kind: 'count', takesTwo: true, only: 'less' },
  opening('forms', 'conventionRegistration.opensOn'),
  ...days(
    'forms',
    'childrensSelectionUntil',
    'conventionRegistration.closesOn',
    'mediaAccreditationUntil',
    'volunteersUntil',
    'guidesUntil',
  ),
  count('sale.cartMinutes'),
  count('sale.paymentMinutes'),
  count('sale.maxTickets'),
  count('sale.maxTours'),
  count('sale.maxFree'),
  count('sale.maxFreePerEmail'),
  count('sale.decideHoursBefore'),
  opening('award', 'award.opensOn'),
  ...days('award', 'award.closesOn'),
  ...[
    opening('award', 'award.judgingFrom'),
    ...days('award', 'award.firstRoundTo', 'award.judgingTo'),
    opening('award', 'award.shortlistOn'),
    ...days('award', 'award.announcedOn'),
    hour('award.secondRoundEndsAt', 'award.judgingTo', 'award'),
    hour('award.announcedAt', 'award.announcedOn', 'award'),
  ].map((field): EditionField => ({ ...field, takesTwo: true })),
  price('award.prizeKopecks', 'award'),
  opening('exhibitors', 'nextFair.firstDay'),
  ...days('exhibitors', 'nextFair.lastDay'),
  opening('exhibitors', 'exhibitors.opensOn'),
  ...days('exhibitors', 'exhibitors.closesOn', 'exhibitors.answersBy'),
  ...[0, 1, 2, 3].map(rank => opening('exhibitors', `exhibitors.ranksFrom.${rank}`)),
  ...days('exhibitors', 'exhibitors.standsTo', 'exhibitors.materialsUntil', 'exhibitors.arrivalUntil'),
]

/** What the announcement of a next fair sets beside its days (`next-fair.ts`); it is in no form, and nobody types it. */
const announcedIds = ['exhibitors.fairId', 'ownFairId']

/** The values that this edition has: one that names no next fair has no days of it. */
export function fieldsOf(edition: Edition): EditionField[] {
  return editionFields.filter(({ path }) => isValue(found(edition, path)))
}

export function fieldAt(path: string): EditionField | undefined {
  return editionFields.find(field => field.path === path)
}

export function valueAt(edition: Edition, path: string): Value {
  const value = valueOrNull(edition, path)
  if (value !== null) return value
  throw new Error(`an edition has no value at ${path}`)
}

/** Days of a next fair are absent where none is named. */
export function valueOrNull(edition: Edition, path: string): Value | null {
  const value = found(edition, path)
  return isValue(value) ? value : null
}

function found(edition: Edition, path: string): unknown {
  return path.split('.').reduce<unknown>((within, name) => {
    return typeof within === 'object' && within !== null
      ? (within as Record<string, unknown>)[name]
      : undefined
  }, edition)
}

function isValue(found: unknown): found is Value {
  return typeof found === 'string' || typeof found === 'number'
}

/** The edition with these values in their places; what it was stays as it is. */
export function withValues(edition: Edition, set: readonly SetValue[]): Edition {
  const copy = structuredClone(edition)
  for (const { path, before, after } of set) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const within = names.reduce(inner, copy as Holder)
    const isKnown = fieldAt(path) !== undefined || announcedIds.includes(path)
    if (!isKnown || (before !== null && !(last in within)))
      throw new Error(`an edition has no value at ${path}`)
    within[last] = after
  }
  return copy
}

type Holder = Record<string, unknown>

// A next fair that was not named begins with the first of its days.
function inner(within: Holder, name: string): Holder {
  within[name] ??= {}
  return within[name] as Holder
}

/** A sum above this is a slip of the hand. */
const mostRoubles = 1_000_000
const mostCount = 10_000

/** What was typed as a value of this kind; null where it is none. */
export function readValue({ kind }: EditionField, typed: string): Value | null {
  const text = typed.replace(/[\s\u00a0]/g, '')
  switch (kind) {
    case 'day':
      return isDay(text) ? text : null
    case 'hour':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null
    case 'money': {
      const roubles = whole(text, mostRoubles)
      return roubles === null ? null : roubles * 100
    }
    case 'percent':
      return whole(text, 100)
    case 'count':
      return whole(text, mostCount)
  }
}

function whole(text: string, most: number): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : null
}
