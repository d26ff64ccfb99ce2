import { drizzle } from 'drizzle-orm/node-postgres'
import type { Edition } from '../../editions/edition.ts'
import { fillFromEdition, phrasesOf } from '../../editions/phrases.ts'
import { letterIdFor } from '../../mail/letter-id.ts'
import { letterHtml, letterText } from '../../mail/letter-sheet.ts'
import { type Letter, postLetter } from '../../mail/post-letter.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { Queue, QueueTerms } from '../../platform/jobs.server.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { type AwardDesk, bookPath } from '../books/award-desk.ts'
import { findBooksOf, type OwnBook } from '../books/find-book.server.ts'
import { linkTokenOf } from '../books/issue-link.server.ts'
import en from './texts.en.ts'
import ru, { type OwnBooksTexts } from './texts.ru.ts'

export const bookLinksQueue: QueueTerms = { name: 'award-links', retryLimit: 20, retryDelaySeconds: 5 }
export const ownBooksTexts: Record<LocaleCode, OwnBooksTexts> = { ru, en }

export type BookLinksWish = { email: string; locale: LocaleCode }

/** Keeps what the page for lost links promised. */
export function bookLinksJob(desk: AwardDesk, clock: Clock): Queue<BookLinksWish> {
  return { ...bookLinksQueue, work: (wish, id) => sendBookLinks(desk, wish, id, clock.now()) }
}

/**
 * Sends the links of everything applied for from an address; to one that sent nothing, nothing. They go to the address as it
 * stands in the application, never to the one somebody has typed now. Of the books they say numbers and days, nothing that
 * a stranger could have typed.
 */
export async function sendBookLinks(
  desk: AwardDesk,
  { email, locale }: BookLinksWish,
  wishId: string,
  now: Date,
): Promise<void> {
  const found = await findBooksOf(drizzle(desk.pool), email)
  await transaction(desk.pool, async tx => {
    for (const [recipient, theirs] of Map.groupBy(found, book => book.email)) {
      const about = theirs.map(book => book.submissionId)
      const letter = linksLetter(desk, theirs, { recipient, locale, edition: desk.edition })
      await postLetter(
        tx,
        desk.jobs,
        { ...letter, kind: 'award-links', id: letterIdFor(wishId, recipient), isSecret: true, about },
        now,
      )
    }
  })
}

function linksLetter(
  desk: AwardDesk,
  books: readonly OwnBook[],
  { recipient, locale, edition }: { recipient: string; locale: LocaleCode; edition: Edition },
): Letter {
  const t = ownBooksTexts[locale].letter
  const at = (path: string) => `${desk.publicUrl}${withLocale(path, locale)}`
  const sheet = {
    locale,
    fair: t.fair,
    where: fillFromEdition(t.where, phrasesOf(edition, locale)),
    title: t.title,
    paragraphs: [t.hello, t.text],
    rows: [],
    total: null,
    links: books.map(({ id, number, createdAt }) => ({
      label: fill(t.open, { number, day: formatDay(dayOf(createdAt), locale) }),
      url: at(bookPath(linkTokenOf(desk, id))),
    })),
    notes: [],
    foot: [t.foot],
    footLinks: [{ label: t.privacy, url: at('/privacy/') }],
  }
  return { recipient, subject: t.subject, body: letterText(sheet), html: letterHtml(sheet) }
}
