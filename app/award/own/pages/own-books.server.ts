import { accountFrameData } from '../../../accounts/account-frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { bookPath } from '../../books/award-desk.ts'
import { findBooksOf } from '../../books/find-book.server.ts'
import { linkTokenOf } from '../../books/issue-link.server.ts'
import { wayTexts } from '../../books/texts.server.ts'
import { isOpenForApplications } from '../../way/award-windows.ts'

/** The books of whoever is signed in, by the address they have confirmed: no field and no address names another. */
export const load = using(['awardDesk'], async (context: SignedIn<LoadContext>, { awardDesk }) => {
  const { db, person, locale, edition, now } = context
  const books = await findBooksOf(db, person.email)
  return {
    frame: accountFrameData(context),
    email: person.email,
    isOpen: isOpenForApplications(edition, now),
    books: books.map(({ id, number, title, state, createdAt }) => ({
      number,
      title,
      state: wayTexts[locale].states[state],
      sentOn: formatDay(dayOf(createdAt), locale, { withYear: true }),
      to: bookPath(linkTokenOf(awardDesk, id)),
    })),
  }
})
