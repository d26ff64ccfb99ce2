import type { Edition, TourType } from '../../editions/edition.ts'
import type { LocaleCode } from '../../platform/languages.ts'

export type TicketProduct =
  | 'day'
  | 'open-date'
  | 'child'
  | 'concession'
  | 'concession-open-date'
  | 'free'
  | 'companion'
  | 'premium'
export type ProductId = TicketProduct | `tour-${TourType}` | 'master-class'

/** What a slot is for. An entry window is before or after the turn of the day. */
export type SlotKind = 'before' | 'after' | 'open-date' | 'premium' | TourType | 'class'

type Product = {
  id: ProductId
  group: 'ticket' | 'tour' | 'class'
  slots: readonly SlotKind[]
  /** Papers are looked at by people at the desk, never taken online. */
  needsProof: boolean
  /** Sold only to whoever has an invitation, which carries the price. */
  needsInvitation: boolean
}

const windows: readonly SlotKind[] = ['before', 'after']
const ticket = { group: 'ticket', slots: windows, needsProof: false, needsInvitation: false } as const
const tour = { group: 'tour', needsProof: false, needsInvitation: false } as const

/** Everything that can be put into a cart. */
export const products: readonly Product[] = [
  { ...ticket, id: 'day' },
  { ...ticket, id: 'open-date', slots: ['open-date'] },
  { ...ticket, id: 'child', needsProof: true },
  { ...ticket, id: 'concession', needsProof: true },
  { ...ticket, id: 'concession-open-date', slots: ['open-date'], needsProof: true },
  { ...ticket, id: 'free', needsProof: true },
  { ...ticket, id: 'companion' },
  { ...ticket, id: 'premium', slots: ['premium'], needsInvitation: true },
  { ...tour, id: 'tour-group', slots: ['group'] },
  { ...tour, id: 'tour-individual', slots: ['individual'] },
  { ...tour, id: 'tour-author', slots: ['author'] },
  { id: 'master-class', group: 'class', slots: ['class'], needsProof: false, needsInvitation: false },
]

const byId = new Map<string, Product>(products.map(product => [product.id, product]))

export function productOf(id: string): Product | null {
  return byId.get(id) ?? null
}

/** What one place costs. An invitation's own price wins; without one there is no price for what needs it. */
export function priceOf(
  edition: Edition,
  product: ProductId,
  slot: { kind: SlotKind; priceKopecks: number | null },
): number | null {
  const { tickets, tours } = edition
  const isBefore = slot.kind === 'before'
  switch (product) {
    case 'day':
      return isBefore ? tickets.dayBeforeKopecks : tickets.dayAfterKopecks
    case 'concession':
      return isBefore ? tickets.concessionBeforeKopecks : tickets.concessionAfterKopecks
    case 'open-date':
      return tickets.openDateKopecks
    case 'concession-open-date':
      return tickets.concessionOpenDateKopecks
    case 'child':
      return tickets.childKopecks
    case 'free':
    case 'companion':
      return 0
    case 'premium':
      return null
    case 'tour-group':
      return tours.group.priceKopecks
    case 'tour-individual':
      return tours.individual.priceKopecks
    case 'tour-author':
      return tours.author.priceKopecks
    case 'master-class':
      return slot.priceKopecks ?? 0
  }
}

/** How a line is called on the order, the ticket and the receipt. */
export function productName(product: ProductId, locale: LocaleCode): string {
  return names[locale][product]
}

const names: Record<LocaleCode, Record<ProductId, string>> = {
  ru: {
    day: 'Билет на\u00a0один день',
    'open-date': 'Билет с\u00a0открытой датой',
    child: 'Детский билет, 7–14\u00a0лет',
    concession: 'Льготный билет на\u00a0один день',
    'concession-open-date': 'Льготный билет с\u00a0открытой датой',
    free: 'Бесплатный билет',
    companion: 'Билет сопровождающего',
    premium: 'Билет на\u00a0премиальное открытие',
    'tour-group': 'Групповая экскурсия',
    'tour-individual': 'Индивидуальная экскурсия',
    'tour-author': 'Авторская экскурсия',
    'master-class': 'Мастер-класс',
  },
  en: {
    day: 'One-day ticket',
    'open-date': 'Open-date ticket',
    child: 'Children’s ticket, ages 7–14',
    concession: 'One-day concession ticket',
    'concession-open-date': 'Open-date concession ticket',
    free: 'Free ticket',
    companion: 'Companion’s ticket',
    premium: 'Premium opening ticket',
    'tour-group': 'Group tour',
    'tour-individual': 'Individual tour',
    'tour-author': 'Author’s tour',
    'master-class': 'Master class',
  },
}

/** Tours and classes take place or not; entry is called off with the fair as a whole. */
export function canBeCalledOff(kind: SlotKind): boolean {
  return kind === 'group' || kind === 'individual' || kind === 'author' || kind === 'class'
}
