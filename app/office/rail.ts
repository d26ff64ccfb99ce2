import type { Both, LocaleCode } from '../platform/languages.ts'

/** One link of the rail; who may follow it stands on the plan (`office-routes.ts`). */
export type RailLink = {
  to: string
  label: Both
  icon: OfficeIcon
  /** Not of every day: it stands apart, at the end. */
  isRare?: true
}

type OfficeIcon =
  | 'grid'
  | 'list'
  | 'arrow-left'
  | 'arrow-right'
  | 'clock'
  | 'warning'
  | 'check'
  | 'letter'
  | 'heart'
  | 'shrink'
  | 'user'
  | 'print'
  | 'download'
  | 'pin'
  | 'plus'
  | 'expand'

/** The rail of the office, top to bottom. A room that opens an office adds its links here. */
const rail: readonly RailLink[] = [
  { to: '/office/', label: { ru: 'Сводка', en: 'Summary' }, icon: 'grid' },
  { to: '/office/content/', label: { ru: 'Редакция', en: 'Editors’ desk' }, icon: 'list' },
  { to: '/office/orders/', label: { ru: 'Заказы', en: 'Orders' }, icon: 'list' },
  {
    to: '/office/refunds/',

    label: { ru: 'Возвраты', en: 'Refunds' },
    icon: 'arrow-left',
  },
  { to: '/office/invitations/', label: { ru: 'Приглашения', en: 'Invitations' }, icon: 'heart' },
  {
    to: '/office/reconciliation/',
    label: { ru: 'Сверка', en: 'Reconciliation' },
    icon: 'shrink',
  },
  {
    to: '/office/departures/',

    label: { ru: 'Места и\u00a0сеансы', en: 'Places and departures' },
    icon: 'clock',
  },
  {
    to: '/office/approvals/',

    label: { ru: 'Согласования', en: 'Approvals' },
    icon: 'check',
  },
  {
    to: '/office/submissions/',

    label: { ru: 'Заявки с\u00a0форм', en: 'Form submissions' },
    icon: 'letter',
  },
  {
    to: '/office/invoices/',
    label: { ru: 'Счета и\u00a0платежи', en: 'Invoices and payments' },
    icon: 'print',
  },
  { to: '/office/statements/', label: { ru: 'Выписка банка', en: 'Bank statement' }, icon: 'download' },
  { to: '/office/decisions/', label: { ru: 'Решения совета', en: 'Council decisions' }, icon: 'check' },
  {
    to: '/office/applications/',
    label: { ru: 'Заявки экспонентов', en: 'Exhibitors’ applications' },
    icon: 'list',
  },
  { to: '/office/stands/', label: { ru: 'Стенды', en: 'Stands' }, icon: 'pin' },
  { to: '/office/equipment/', label: { ru: 'Оборудование', en: 'Equipment' }, icon: 'plus' },
  { to: '/office/materials/', label: { ru: 'Материалы', en: 'Materials' }, icon: 'expand' },
  {
    to: '/office/messages/',
    label: { ru: 'Переписка', en: 'Messages' },
    icon: 'letter',
  },
  { to: '/office/award/', label: { ru: 'Премия', en: 'Award' }, icon: 'heart' },
  { to: '/office/people/', label: { ru: 'Сотрудники', en: 'Staff' }, icon: 'user' },
  { to: '/door/', label: { ru: 'Контроль входа', en: 'Door' }, icon: 'arrow-right' },
  {
    to: '/office/fair/',
    label: { ru: 'Отмена ярмарки', en: 'Calling off the fair' },
    icon: 'warning',
    isRare: true,
  },
]

export type ShownRailLink = { to: string; label: string; icon: OfficeIcon; isRare: boolean }

/** What somebody may open. */
export function railOf(mayOpen: (path: string) => boolean, locale: LocaleCode): ShownRailLink[] {
  return rail
    .filter(({ to }) => mayOpen(to))
    .map(({ to, label, icon, isRare = false }) => ({ to, label: label[locale], icon, isRare }))
}
