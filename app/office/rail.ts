import type { Person } from '../accounts/person.ts'
import { holdsRole, type Role } from '../accounts/roles.ts'
import type { Both, LocaleCode } from '../platform/languages.ts'

/** One door of the office: who may open it, and what is written on it. */
export type RailLink = { to: string; role: Role; label: Both; icon: OfficeIcon }

type OfficeIcon = 'grid' | 'list' | 'arrow-left' | 'clock' | 'warning' | 'check' | 'letter'

/** The rail of the office, top to bottom. A room that opens an office adds its doors here. */
const doors: readonly RailLink[] = [
  { to: '/office/', role: 'box-office', label: { ru: 'Сводка', en: 'Summary' }, icon: 'grid' },
  { to: '/office/orders/', role: 'box-office', label: { ru: 'Заказы', en: 'Orders' }, icon: 'list' },
  {
    to: '/office/refunds/',
    role: 'box-office',
    label: { ru: 'Возвраты', en: 'Refunds' },
    icon: 'arrow-left',
  },
  {
    to: '/office/departures/',
    role: 'box-office',
    label: { ru: 'Места и\u00a0отправления', en: 'Places and departures' },
    icon: 'clock',
  },
  {
    to: '/office/fair/',
    role: 'box-office',
    label: { ru: 'Отмена ярмарки', en: 'Calling off the fair' },
    icon: 'warning',
  },
  {
    to: '/office/submissions/',
    role: 'requests',
    label: { ru: 'Заявки с\u00a0форм', en: 'Form submissions' },
    icon: 'letter',
  },
  { to: '/door/', role: 'door', label: { ru: 'Вход', en: 'Door' }, icon: 'check' },
]

export type ShownRailLink = { to: string; label: string; icon: OfficeIcon }

/** What this person may open. */
export function railOf(person: Person, locale: LocaleCode): ShownRailLink[] {
  return doors
    .filter(({ role }) => holdsRole(person, role))
    .map(({ to, label, icon }) => ({ to, label: label[locale], icon }))
}
