import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Edition } from '../editions/edition.ts'
import { type LeadServices, promiseLead } from '../leads/promise-lead.server.ts'
import { isTaken } from '../leads/queries.server.ts'
import { postLetter } from '../mail/post-letter.server.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import type { Jobs } from '../platform/jobs.server.ts'
import type { LocaleCode } from '../platform/languages.ts'
import type { FormDescription } from './description.ts'
import { lettersOf } from './find-letters.server.ts'
import { applicantLetter, departmentLetter, type ReceiptLink } from './mails.ts'
import { nameIn } from './name-in.ts'
import { submissionConsents, submissions } from './tables.ts'

/** A paper somebody agreed to: which, in which version, and the hash of the very text. */
export type GivenConsent = { document: string; version: number; hash: string }

export type SubmissionServices = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  leads: LeadServices
  edition: Edition
  publicUrl: string
  /** What becomes of a form besides, by its id, in the same transaction; the receipt has the link to it. */
  makes?: Partial<Record<string, (tx: Tx, sent: MadeOf, now: Date) => Promise<ReceiptLink>>>
}

export type MadeOf = Pick<Application, 'values' | 'locale'> & { submissionId: string; edition: Edition }

export type Application = {
  description: FormDescription
  values: Record<string, string | string[]>
  /** What of the fair's it is about, in the visitor's language: in our words, not in theirs. */
  about?: string
  wantsNews: boolean
  locale: LocaleCode
  token: string
  consents: readonly GivenConsent[]
  /** Where it was filled in, whence, and with what. */
  page: string
  search: string
  address: string
  userAgent: string
  analyticsId: string
  utm: Record<string, string>
  mergelead?: string | undefined
  redirectUrl: string
  department: { name: string; email: string }
}

export type Submitted =
  | { ok: true; id: string; isRepeated: boolean }
  /** The token has served another text already. */
  | { ok: false; reason: 'token-used' }

/**
 * Keeps what was sent, with the proof of consent, and promises the lead and both letters: all of it or nothing. The same
 * text under the same token is the same submission, however often it comes.
 */
export function submitApplication(
  services: SubmissionServices,
  application: Application,
  now: Date,
): Promise<Submitted> {
  const { description, values, locale, token } = application
  const contentHash = hashOf(application)
  return transaction(services.pool, async tx => {
    const [row] = await tx
      .insert(submissions)
      .values({
        form: description.id,
        formVersion: description.version,
        locale,
        page: application.page,
        name: nameIn(values),
        email: String(values.email ?? ''),
        fields: values,
        wantsNews: application.wantsNews,
        token,
        contentHash,
        createdAt: now,
      })
      .onConflictDoNothing({ target: submissions.token })
      .returning({ id: submissions.id })
    if (!row) return earlier(token, contentHash)

    for (const consent of application.consents) {
      await tx.insert(submissionConsents).values({
        ...consent,
        submissionId: row.id,
        locale,
        address: application.address,
        userAgent: application.userAgent,
        page: application.page,
        givenAt: now,
      })
    }
    const { leadId } = await promiseLead(services.leads, tx, await leadOf(tx, services, application), now)
    await tx.update(submissions).set({ leadId }).where(eq(submissions.id, row.id))
    const { edition, publicUrl } = services
    const made = { submissionId: row.id, values, locale, edition }
    const link = await services.makes?.[description.id]?.(tx, made, now)
    const letter = { ...application, id: row.id, edition, publicUrl, link }
    const ids = lettersOf(row.id)
    await postLetter(
      tx,
      services.jobs,
      { ...applicantLetter(letter), kind: 'form-receipt', id: ids.applicant },
      now,
    )
    await postLetter(
      tx,
      services.jobs,
      { ...departmentLetter(letter), kind: 'form-notice', id: ids.department },
      now,
    )
    return { ok: true, id: row.id, isRepeated: false }

    async function earlier(token: string, contentHash: string): Promise<Submitted> {
      const [known] = await tx
        .select({ id: submissions.id, contentHash: submissions.contentHash })
        .from(submissions)
        .where(eq(submissions.token, token))
      return known?.contentHash === contentHash
        ? { ok: true, id: known.id, isRepeated: true }
        : { ok: false, reason: 'token-used' }
    }
  })
}

async function leadOf(tx: Tx, { publicUrl }: SubmissionServices, application: Application) {
  const { description, values, wantsNews, mergelead } = application
  const isOwnName = mergelead !== undefined && !(await isTaken(tx, mergelead))
  const { form, templateId, groups } = description.lander
  return {
    ...(isOwnName && { mergelead }),
    form,
    version: String(description.version),
    fields: values,
    enkodTemplateId: templateId,
    ...(wantsNews && groups.length > 0 && { groupsEnkod: [...groups] }),
    redirectUrl: application.redirectUrl,
    newTab: description.newTab ?? false,
    urlLocation: `${publicUrl}${application.page}${application.search}`,
    entryPoint: new URL(publicUrl).host,
    analyticsId: application.analyticsId,
    utm: application.utm,
  }
}

function hashOf({ description, values, wantsNews }: Application): string {
  const text = JSON.stringify([description.id, Object.entries(values).sort(), wantsNews])
  return createHash('sha256').update(text).digest('hex')
}
