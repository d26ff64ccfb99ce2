import { sayer } from '../../applications/form-view.ts'
import { formOf } from '../../applications/forms.ts'
import { loadPage } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'

/** What each form says in thanks; a form we do not know is thanked in the page's own words. */
export async function load(context: LoadContext) {
  const { search, edition, locale } = context
  const page = await loadPage(context, 'thanks')
  const thanks = formOf(search.get('form') ?? '')?.thanks
  if (!thanks) return { page }
  const say = sayer(edition, locale)
  return { page: { ...page, title: say(thanks.title), lead: say(thanks.text) } }
}
