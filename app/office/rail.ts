import type { Both, LocaleCode } from '../platform/languages.ts'

/** One link of the rail; who may follow it stands on the plan (`office-routes.ts`). */
export type RailLink = {
  to: string
  label: Both
  icon: OfficeIcon
  /** Pressed after G, it opens the page: a key by its place, so that every keyboard layout has it. */
  key?: string
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
  { to: '/office/', label: { ru: 'Сводка', en: 'Summary' }, icon: 'grid', key: 'S' },
  { to: '/office/content/', label: { ru: 'Редакция', en: 'Editors’ desk' }, icon: 'list', key: 'C' },
  {
    to: '/office/content/pictures/',
    label: { ru: 'Изображения', en: 'Pictures' },
    icon: 'expand',
    key: 'B',
  },
  { to: '/office/releases/', label: { ru: 'Выпуски', en: 'Releases' }, icon: 'clock', key: 'V' },
  { to: '/office/edition/', label: { ru: 'Сезон', en: 'Season' }, icon: 'clock', key: 'N' },
  { to: '/office/orders/', label: { ru: 'Заказы', en: 'Orders' }, icon: 'list', key: 'O' },
  {
    to: '/office/refunds/',

    label: { ru: 'Возвраты', en: 'Refunds' },
    icon: 'arrow-left',
    key: 'R',
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
    key: 'D',
  },
  {
    to: '/office/approvals/',

    label: { ru: 'Согласования', en: 'Approvals' },
    icon: 'check',
    key: 'A',
  },
  {
    to: '/office/submissions/',

    label: { ru: 'Заявки с\u00a0форм', en: 'Form submissions' },
    icon: 'letter',
    key: 'F',
  },
  {
    to: '/office/invoices/',
    label: { ru: 'Счета и\u00a0платежи', en: 'Invoices and payments' },
    icon: 'print',
    key: 'I',
  },
  { to: '/office/statements/', label: { ru: 'Выписка банка', en: 'Bank statement' }, icon: 'download' },
  { to: '/office/decisions/', label: { ru: 'Решения совета', en: 'Council decisions' }, icon: 'check' },
  {
    to: '/office/applications/',
    label: { ru: 'Заявки экспонентов', en: 'Exhibitors’ applications' },
    icon: 'list',
    key: 'E',
  },
  { to: '/office/stands/', label: { ru: 'Стенды', en: 'Stands' }, icon: 'pin', key: 'T' },
  { to: '/office/equipment/', label: { ru: 'Оборудование', en: 'Equipment' }, icon: 'plus' },
  { to: '/office/materials/', label: { ru: 'Материалы', en: 'Materials' }, icon: 'expand' },
  {
    to: '/office/messages/',
    label: { ru: 'Переписка', en: 'Messages' },
    icon: 'letter',
    key: 'M',
  },
  { to: '/office/award/', label: { ru: 'Премия', en: 'Award' }, icon: 'heart', key: 'W' },
  { to: '/office/letters/', label: { ru: 'Письма', en: 'Letters' }, icon: 'letter', key: 'L' },
  { to: '/office/people/', label: { ru: 'Сотрудники', en: 'Staff' }, icon: 'user', key: 'P' },
  { to: '/office/journal/', label: { ru: 'Журнал', en: 'Journal' }, icon: 'clock', key: 'J' },
  {
    to: '/office/health/',
    label: { ru: 'Состояние сайта', en: 'Site health' },
    icon: 'check',
    key: 'H',
  },
  { to: '/office/halls/', label: { ru: 'Заполненность залов', en: 'How full the halls are' }, icon: 'user' },
  { to: '/door/', label: { ru: 'Контроль входа', en: 'Door' }, icon: 'arrow-right' },
  {
    to: '/office/fair/',
    label: { ru: 'Отмена ярмарки', en: 'Calling off the fair' },
    icon: 'warning',
    isRare: true,
  },
]

export type ShownRailLink = { to: string; label: string; icon: OfficeIcon; key: string; isRare: boolean }

/** What somebody may open. */
export function railOf(mayOpen: (path: string) => boolean, locale: LocaleCode): ShownRailLink[] {
  return rail
    .filter(({ to }) => mayOpen(to))
    .map(({ to, label, icon, key = '', isRare = false }) => ({ to, label: label[locale], icon, key, isRare }))
}
