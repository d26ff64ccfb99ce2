import type { LoadContext } from '../../page-server/load-context.ts'
import { withLocale } from '../../platform/languages.ts'
import { load as loadText } from './text-page.server.ts'

const labels = { ru: 'Войти в\u00a0личный кабинет', en: 'Sign in to the account' }

/** The page, and the way into the account, where applications are made. */
export async function load(context: LoadContext) {
  const { locale } = context
  return {
    ...(await loadText(context)),
    account: { href: withLocale('/sign-in/', locale), label: labels[locale] },
  }
}
