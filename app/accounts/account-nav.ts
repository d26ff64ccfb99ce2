import type { Both, LocaleCode } from '../platform/languages.ts'

/** One link of the account; who may follow it stands on the plan (`office-routes.ts`). */
type AccountLink = { to: string; label: Both }

/** The pages of an account, in the order of the way through them. A room that opens one adds its line here. */
const accountLinks: readonly AccountLink[] = [
  { to: '/account/', label: { ru: 'Обзор', en: 'Overview' } },
  { to: '/account/application/', label: { ru: 'Заявка', en: 'Application' } },
  { to: '/account/stand/', label: { ru: 'Стенд', en: 'Stand' } },
  { to: '/account/payment/', label: { ru: 'Оплата', en: 'Payment' } },
  { to: '/account/materials/', label: { ru: 'Материалы', en: 'Materials' } },
  { to: '/account/messages/', label: { ru: 'Переписка', en: 'Messages' } },
  { to: '/account/award/', label: { ru: 'Премия', en: 'Award' } },
  { to: '/council/', label: { ru: 'Кураторский совет', en: 'Curatorial council' } },
  { to: '/jury/', label: { ru: 'Жюри премии', en: 'Award jury' } },
  { to: '/account/security/', label: { ru: 'Безопасность', en: 'Security' } },
]

export type ShownAccountLink = { to: string; label: string }

/** What somebody may open; a page that is not on the plan yet is not there. */
export function accountNavOf(mayOpen: (path: string) => boolean, locale: LocaleCode): ShownAccountLink[] {
  return accountLinks.filter(({ to }) => mayOpen(to)).map(({ to, label }) => ({ to, label: label[locale] }))
}
