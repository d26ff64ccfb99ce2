import type { Db } from '../../../platform/database/transaction.server.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import type { PricedItem } from './item-address.ts'
import { wantedPrice } from './propose-price.server.ts'
import {
  type ItemChange,
  type RefusedPrice,
  readItemChanges,
  readRefusedPrices,
} from './read-item-history.server.ts'
import type { StandSize } from './stand-form.ts'
import { standOfficeTexts } from './texts.server.ts'

/** One line of the history, in the reader's words. */
export type HistoryLine = { id: string; at: Date; what: string; why: string; who: string }

/** Everything staff have changed or proposed of a stand or of a thing, the last first. */
export async function showItemHistory(db: Db, item: PricedItem, locale: LocaleCode): Promise<HistoryLine[]> {
  const changes = await readItemChanges(db, item)
  const refused = await readRefusedPrices(db, item)
  return [
    ...changes.map(change => changeLine(change, locale)),
    ...refused.map(proposal => refusedLine(proposal, locale)),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

type Details = Readonly<Record<string, unknown>>

function changeLine({ id, at, what, reason, actor, details }: ItemChange, locale: LocaleCode): HistoryLine {
  const { proposedBy } = details as Details
  const { byTwo } = standOfficeTexts[locale].price.changes
  const who = proposedBy ? fill(byTwo, { proposed: String(proposedBy), agreed: actor }) : actor
  return { id: `change-${id}`, at, what: saidOf(what, details as Details, locale), why: reason, who }
}

function saidOf(what: string, details: Details, locale: LocaleCode): string {
  const { price, equipment } = standOfficeTexts[locale]
  const { changes } = price
  switch (what) {
    case 'stand-price-changed':
    case 'equipment-price-changed':
      return fill(changes.price, pricesIn(details, locale))
    case 'stand-resized':
      return fill(changes[what], {
        before: sizeInWords(details.before as StandSize, locale),
        after: sizeInWords(details.after as StandSize, locale),
      })
    case 'stand-offered':
    case 'stand-not-offered':
      return changes[what]
    case 'equipment-changed':
      return fill(equipment.journalWhats[what], { what: differencesIn(details, locale) })
    case 'equipment-added':
    case 'equipment-price-agreed':
    case 'equipment-retired':
    case 'equipment-restored':
      return equipment.journalWhats[what]
    default:
      return what
  }
}

function refusedLine(proposal: RefusedPrice, locale: LocaleCode): HistoryLine {
  const { state, decidedAt, decidedBy, decidedById, proposedAt, proposedById, note } = proposal
  const t = standOfficeTexts[locale]
  const end = state === 'declined' && decidedById === proposedById ? 'withdrawn' : state
  const said = t.price.changes[end === 'withdrawn' || end === 'declined' || end === 'void' ? end : 'lapsed']
  return {
    id: proposal.id,
    at: decidedAt ?? proposedAt,
    what: fill(said, pricesIn(wantedPrice(proposal), locale)),
    why: note,
    who: decidedBy ?? t.stand.scheduler,
  }
}

function pricesIn({ fromKopecks, toKopecks }: Details, locale: LocaleCode) {
  return {
    before: formatRoubles(Number(fromKopecks), locale),
    after: formatRoubles(Number(toKopecks), locale),
  }
}

export function sizeInWords({ areaM2, openSides }: StandSize, locale: LocaleCode): string {
  return fill(standOfficeTexts[locale].price.changes.size, { area: areaM2, sides: openSides })
}

/** «всего 10 → 12»: what is another than it was, field by field. */
function differencesIn(details: Details, locale: LocaleCode): string {
  const { fields } = standOfficeTexts[locale].price.changes
  return Object.entries(fields)
    .flatMap(([name, label]) => {
      const change = details[name] as { from: unknown; to: unknown } | undefined
      if (!change) return []
      return [
        `${label} ${valueInWords(name, change.from, locale)} → ${valueInWords(name, change.to, locale)}`,
      ]
    })
    .join('; ')
}

function valueInWords(name: string, value: unknown, locale: LocaleCode): string {
  const { groups, endless } = standOfficeTexts[locale].equipment
  if (name === 'priceKopecks') return formatRoubles(Number(value), locale)
  if (name === 'group') return groups[value as keyof typeof groups] ?? String(value)
  if (value === null) return endless
  if (typeof value !== 'object') return String(value)
  const { ru, en } = value as { ru: string; en: string }
  return `«${ru}» / “${en}”`
}
