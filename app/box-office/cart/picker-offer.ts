import type { Edition } from '../../editions/edition.ts'
import { entryWindows, visitorDays } from '../../editions/entry-windows.ts'
import { fillPhrases, phrasesOf } from '../../editions/phrases.ts'
import { stageOf } from '../../editions/stages.ts'
import { type Day, formatDay, formatDays } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import { plural } from '../../platform/plurals.ts'
import { formatWeekday } from '../../platform/weekday.ts'
import { type ProductId, priceOf, type SlotKind } from '../catalogue/products.ts'
import type { TicketType, TicketTypeId } from '../catalogue/ticket-types.ts'

export type WindowKind = 'before' | 'after'
export type TimeKind = WindowKind | 'open-date'
export type PickerRowId = 'day' | 'concession' | 'child' | 'free' | 'companion'

/** A kind of ticket one can put a number to. */
export type PickerRow = {
  id: PickerRowId
  name: string
  about: string
  /** What to show at the desk. */
  proof: string
  /** In kopecks; null where it is not sold for that time. */
  prices: Record<TimeKind, number | null>
  /** The same as they are read. */
  shown: Record<TimeKind, string | null>
}

/** Everything the till offers, as the picker of the tickets page shows it. */
export type PickerOffer = {
  /** The days on which one can still come in. */
  days: { day: Day; name: string; weekday: string }[]
  /** The days an open date is good for, as short as they can be written. */
  openDays: string
  windows: { kind: WindowKind; from: string; to: string }[]
  /** Windows one can no longer come in by. */
  over: string[]
  rows: PickerRow[]
  premium: { name: string; about: string }
  hours: { from: string; turnsAt: string; to: string }
  maxTickets: number
  /** How long places are kept: «15 минут». */
  holdTime: string
}

export function pickerOffer(
  edition: Edition,
  now: Date,
  locale: LocaleCode,
  types: readonly TicketType[],
): PickerOffer {
  const { from, windowTurnsAt, to } = edition.visitorDays
  const { cartMinutes, maxTickets } = edition.sale
  const windows = visitorDays(edition).flatMap(day => entryWindows(edition, day))
  const over = windows.filter(window => stageOf(window, now) === 'over').map(slotIdOf)
  const about = (id: TicketTypeId) => types.find(type => type.id === id)?.about ?? ''
  const words = rowWords[locale]
  const phrases = phrasesOf(edition, locale)
  return {
    days: visitorDays(edition)
      .filter(day => entryWindows(edition, day).some(window => !over.includes(slotIdOf(window))))
      .map(day => ({ day, name: formatDay(day, locale), weekday: weekdayOf(day, locale) })),
    openDays: formatDays(edition.visitorDays.first, edition.visitorDays.last, locale),
    windows: [
      { kind: 'before', from, to: windowTurnsAt },
      { kind: 'after', from: windowTurnsAt, to },
    ],
    over,
    rows: [
      row(edition, locale, 'day', {
        name: words.day,
        about: fillPhrases(words.dayAbout, phrases),
        proof: '',
      }),
      row(edition, locale, 'concession', {
        name: words.concession,
        about: about('concession'),
        proof: words.concessionProof,
      }),
      row(edition, locale, 'child', { name: words.child, about: about('child'), proof: words.childProof }),
      row(edition, locale, 'free', { name: words.free, about: about('free'), proof: words.freeProof }),
      row(edition, locale, 'companion', { name: words.companion, about: words.companionAbout, proof: '' }),
    ],
    premium: { name: types.find(({ id }) => id === 'premium')?.name ?? '', about: about('premium') },
    hours: { from, turnsAt: windowTurnsAt, to },
    maxTickets,
    holdTime: plural(cartMinutes, locale, words.minutes).replace('{count}', String(cartMinutes)),
  }
}

export function slotIdOf({ day, kind }: { day: Day; kind: WindowKind }): string {
  return `${day}-${kind}`
}

function row(
  edition: Edition,
  locale: LocaleCode,
  id: PickerRowId,
  words: Pick<PickerRow, 'name' | 'about' | 'proof'>,
): PickerRow {
  const price = (product: ProductId, kind: SlotKind) =>
    priceOf(edition, product, { kind, priceKopecks: null })
  const open = ({ day: 'open-date', concession: 'concession-open-date' } as const)[id as 'day' | 'concession']
  const prices = {
    before: price(id, 'before'),
    after: price(id, 'after'),
    'open-date': open ? price(open, 'open-date') : null,
  }
  const read = (kopecks: number | null) =>
    kopecks === null ? null : kopecks === 0 ? rowWords[locale].nothing : formatRoubles(kopecks, locale)
  const shown = {
    before: read(prices.before),
    after: read(prices.after),
    'open-date': read(prices['open-date']),
  }
  return { id, ...words, prices, shown }
}

// «четверг» / “Thursday”: the full date without the date.
function weekdayOf(day: Day, locale: LocaleCode): string {
  return formatWeekday(day, locale).replace(formatDay(day, locale), '').replace(', ', '')
}

const rowWords = {
  ru: {
    nothing: 'бесплатно',
    minutes: {
      one: '{count}\u00a0минуту',
      few: '{count}\u00a0минуты',
      other: '{count}\u00a0минут',
    },
    day: 'Полный',
    dayAbout: 'Для каждого, {visitorDays}',
    concession: 'Льготный',
    concessionProof: 'Документ проверим на\u00a0входе, без него билет не\u00a0действует.',
    child: 'Детский',
    childProof: 'На\u00a0входе покажите документ о\u00a0возрасте.',
    free: 'Бесплатный',
    freeProof: 'На\u00a0входе покажите документ.',
    companion: 'Сопровождающий',
    companionAbout: 'Вместе с\u00a0бесплатным билетом человека с\u00a0инвалидностью I или II группы',
  },
  en: {
    nothing: 'free',
    minutes: { one: '{count}\u00a0minute', other: '{count}\u00a0minutes' },
    day: 'Full',
    dayAbout: 'For anyone, {visitorDays}',
    concession: 'Concession',
    concessionProof: 'Proof is checked at the entrance; without it the ticket is not valid.',
    child: 'Children’s',
    childProof: 'Show proof of age at the entrance.',
    free: 'Free',
    freeProof: 'Show your proof at the entrance.',
    companion: 'Companion',
    companionAbout: 'With the free ticket of a person with a group I or II disability',
  },
}
