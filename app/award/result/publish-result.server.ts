import { and, eq, isNull } from 'drizzle-orm'
import { submissions } from '../../applications/tables.ts'
import { releases } from '../../content/tables.ts'
import { letterIdFor } from '../../mail/letter-id.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { localeCodes } from '../../platform/languages.ts'
import type { AwardDesk } from '../books/award-desk.ts'
import { bookValues } from '../books/book-fields.ts'
import { linkTokenOf } from '../books/issue-link.server.ts'
import { awardProtocols } from '../stage/tables.ts'
import { awardApplications } from '../tables.ts'
import { awardMoments } from '../way/award-windows.ts'
import { announceTexts } from './announce-texts.server.ts'
import { resultLetter } from './mails.ts'
import { type OpenProtocol, readProtocol } from './read-award.server.ts'
import { releaseText } from './release-text.ts'
import { prizesOf, resultView } from './result-view.ts'
import { resultTexts } from './texts.server.ts'

export type Publishing = 'not-yet' | 'nothing-sealed' | 'published' | 'published-before'

/**
 * What goes out with the names: the release, and a letter to everybody whose book was admitted. All of it or nothing, once: of several
 * processes that come at the second of the ceremony one writes and the others find it written; whoever is killed has written nothing.
 */
export async function publishResult(desk: AwardDesk, now: Date): Promise<Publishing> {
  const { edition } = desk
  if (now < awardMoments(edition).ceremonyAt) return 'not-yet'
  return transaction(desk.pool, async tx => {
    const isThis = eq(awardProtocols.editionId, edition.id)
    const [sealed] = await tx
      .select({ announcedAt: awardProtocols.announcedAt })
      .from(awardProtocols)
      .where(isThis)
      .for('update')
    const open = sealed && (await readProtocol(tx, edition, now))
    if (!open) return 'nothing-sealed'
    if (sealed.announcedAt) return 'published-before'
    await insertRelease(tx, desk, open, now)
    await postLetters(tx, desk, open, now)
    await tx.update(awardProtocols).set({ announcedAt: now }).where(isThis)
    return 'published'
  })
}

async function insertRelease(tx: Tx, { edition }: AwardDesk, { protocol, seal }: OpenProtocol, now: Date) {
  const [ru, en] = (['ru', 'en'] as const).map(locale =>
    releaseText(resultView(protocol), seal.hash, edition, {
      locale,
      t: announceTexts[locale],
      prizes: resultTexts[locale].prizes,
    }),
  )
  if (!ru || !en) return
  await tx
    .insert(releases)
    .values({
      slug: `laureaty-${edition.id}`,
      editionId: edition.id,
      releasedOn: edition.award.announcedOn,
      title: { ru: ru.title, en: en.title },
      lead: { ru: ru.lead, en: en.lead },
      body: { ru: ru.body, en: en.body },
      publishedRuAt: now,
      publishedEnAt: now,
    })
    .onConflictDoNothing()
}

async function postLetters(tx: Tx, desk: AwardDesk, { protocol }: OpenProtocol, now: Date) {
  const { edition, publicUrl } = desk
  const books = await tx
    .select({ book: awardApplications, email: submissions.email })
    .from(awardApplications)
    .innerJoin(submissions, eq(submissions.id, awardApplications.submissionId))
    .where(
      and(
        eq(awardApplications.editionId, edition.id),
        eq(awardApplications.state, 'admitted'),
        isNull(submissions.erasedAt),
      ),
    )
  for (const { book, email } of books) {
    const locale = localeCodes.find(code => code === book.locale) ?? 'ru'
    const prizes = prizesOf(protocol, String(book.number)).map(prize => resultTexts[locale].prizes[prize])
    const letter = resultLetter({
      title: bookValues(book.fields).title,
      prizes,
      email,
      token: linkTokenOf(desk, book.id),
      locale,
      edition,
      publicUrl,
      t: announceTexts[locale],
    })
    const about = { kind: 'award-result' as const, isSecret: true, about: [book.submissionId] }
    await postLetter(tx, desk.jobs, { ...letter, ...about, id: letterIdFor('award result', book.id) }, now)
  }
}
