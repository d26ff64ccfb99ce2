import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { applicationNumber } from '../../application-number.ts'
import { momentOf } from '../../moment-of.ts'
import type { StandView } from '../../stands/stand-view.ts'
import { wordsIn } from '../../words-in.ts'
import { hallKeyOf } from '../halls.ts'
import type { OfficeFilter, OfficeState } from './office-stand-filter.ts'
import type { OfficeStand } from './read-office-stands.server.ts'

export function officeStateOf({ stand, hold, isOverdue }: OfficeStand): OfficeState {
  if (isOverdue) return 'overdue'
  return hold ? (hold.state === 'sold' ? 'sold' : 'held') : stand.isOffered ? 'free' : 'not-offered'
}

export function fitsFilter(row: OfficeStand, { hall, state, words }: Omit<OfficeFilter, 'fair'>): boolean {
  if (hall && hallKeyOf(row.stand.hall) !== hall) return false
  if (state && officeStateOf(row) !== state) return false
  const { application, email, stand } = row
  const text = [stand.code, application?.nameRu, application?.nameEn, email, application?.number].join(' ')
  return text.toLocaleLowerCase().includes(words.toLocaleLowerCase())
}

/** A stand with its holder, as a row of the office. */
export function officeRow(row: OfficeStand, locale: LocaleCode) {
  const { stand, hold, application, email } = row
  return {
    code: stand.code,
    hall: hallKeyOf(stand.hall),
    areaM2: stand.areaM2,
    price: formatRoubles(hold?.priceKopecks ?? stand.priceKopecks, locale),
    priceRoubles: (hold?.priceKopecks ?? stand.priceKopecks) / 100,
    state: officeStateOf(row),
    holder: application && {
      id: application.id,
      number: applicationNumber(application.number, locale),
      name: wordsIn({ nameRu: application.nameRu, nameEn: application.nameEn }, 'name', locale),
      email: email ?? '',
    },
    until: hold?.until ? momentOf(hold.until, locale) : null,
    isInvoiced: hold?.invoicedAt != null && hold.state === 'held',
  }
}

/** The plan knows less than the office: an overdue stand is a held one. */
export function planView({ stand, hold }: OfficeStand): StandView {
  const { code, hall, areaM2, openSides, priceKopecks, isOffered } = stand
  const state = hold ? (hold.state === 'sold' ? 'sold' : 'held') : isOffered ? 'free' : 'not-offered'
  return { code, hall, areaM2, openSides, priceKopecks, state }
}
