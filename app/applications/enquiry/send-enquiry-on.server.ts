import { and, eq, inArray } from 'drizzle-orm'
import type pg from 'pg'
import type { Edition } from '../../editions/edition.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { isMailbox } from '../../platform/mailbox.ts'
import { type By, changeSubmission } from '../change-submission.server.ts'
import { passedOnLetterOf } from '../find-letters.server.ts'
import { submissionLog } from '../tables.ts'
import { passedOnLetter } from './mails.ts'
import { passedOnKinds } from './passed-on.ts'

/** What staff have typed and ticked. */
export type PassingOn = { to: string; locale: LocaleCode; isNamed: boolean; isAgain: boolean }

type Reason = 'not-an-enquiry' | 'wrong-address' | 'own-address' | 'passed-on-already'

/**
 * Passes a question about a work on to whoever shows it: the question and the work, and who asks only if the visitor has said
 * so. Once, unless somebody says that it shall be again.
 */
export function sendEnquiryOn(
  services: {
    pool: pg.Pool
    jobs: Pick<Jobs, 'enqueue'>
    edition: Edition
    /** Of the department that answers. */
    email: string
    /** The work as the language of the letter calls it, by how it was called when it was asked about. */
    workIn(line: string, locale: LocaleCode): Promise<string>
  },
  id: string,
  { to: typed, locale, isNamed, isAgain }: PassingOn,
  by: By,
) {
  const { pool, jobs, edition } = services
  return changeSubmission<Reason>(pool, id, by, async (tx, { form, name, email, fields }) => {
    if (form !== 'enquiry') return { refused: 'not-an-enquiry' }
    const to = typed.trim()
    if (!isMailbox(to)) return { refused: 'wrong-address' }
    if (to.toLowerCase() === email.toLowerCase()) return { refused: 'own-address' }
    const earlier = await tx.$count(
      submissionLog,
      and(eq(submissionLog.submissionId, id), inArray(submissionLog.kind, [...passedOnKinds])),
    )
    if (earlier > 0 && !isAgain) return { refused: 'passed-on-already' }
    const letter = passedOnLetter({
      to,
      locale,
      work: await services.workIn(String(fields.work ?? ''), locale),
      question: String(fields.comments ?? ''),
      visitor: isNamed ? { name, email } : null,
      email: services.email,
      edition,
    })
    const letterId = passedOnLetterOf(id, earlier + 1)
    await postLetter(tx, jobs, { ...letter, kind: 'enquiry-passed-on', id: letterId }, by.now)
    return { kind: isNamed ? 'passed-on-named' : 'passed-on', text: to }
  })
}
