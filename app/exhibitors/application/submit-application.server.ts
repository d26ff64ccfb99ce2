import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { lastVersion } from '../find-application.server.ts'
import type { Reason } from '../states.ts'
import type { GivenConsent, SubmittedWork } from '../submitted.ts'
import { exhibitorApplications, exhibitorVersions } from '../tables.ts'
import { type ApplicationRow, takeStep } from '../take-step.server.ts'
import { readWorks, type WorkRow } from '../works/read-works.server.ts'
import type { WorkProblem } from '../works/work-fields.ts'
import { type FieldProblem, isSame, problemsIn, type Values } from './application-fields.ts'
import { receiptLetter } from './mails.ts'
import { type Sent, saveWithin } from './save-draft.server.ts'
import { worksProblems } from './works-problems.ts'

/** The papers that are agreed to with a submission. */
export const papers = ['consent-application', 'consent-publication'] as const

declare module '../../page-server/services.ts' {
  interface Services {
    exhibitorDesk: SubmitServices
  }
}

export type SubmitServices = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  publicUrl: string
  /** Which versions of the papers are in force. */
  consentsInForce(slugs: readonly string[], now: Date): Promise<GivenConsent[]>
}

export type Missing = {
  fields: FieldProblem[]
  works: (WorkProblem & { work: string; place: number })[]
  count: string | null
}

export type Submitted =
  | { ok: true; version: number; isRepeated: boolean }
  | { ok: false; reason: 'changed-elsewhere' | Reason }
  | { ok: false; reason: 'incomplete'; missing: Missing }

/**
 * Keeps what is typed and, if nothing is missing, freezes it as the version that the council will see, with the receipt
 * promised: all of it or nothing. The same text once more is the same version.
 */
export async function submitApplication(
  services: SubmitServices,
  person: Person,
  sent: Sent & { address: string; userAgent: string },
): Promise<Submitted> {
  // Asked before the transaction: on the embedded database there is one connection.
  const consents = await services.consentsInForce(papers, sent.now)
  return transaction(services.pool, async tx => {
    const saved = await saveWithin(tx, person, sent)
    if (!saved.ok) return saved
    const { application, values } = saved
    const works = await readWorks(tx, application.id)
    const missing = missingIn(values, works, sent)
    const isComplete = missing.fields.length + missing.works.length === 0 && missing.count === null
    const facts = { ...calendarFacts(application, sent.now), complete: isComplete }
    const earlier = await lastVersion(tx, application.id)
    const submitted = works.map(submittedWork)
    if (earlier && application.state === 'submitted' && isSameVersion(earlier, values, submitted)) {
      return { ok: true, version: earlier.number, isRepeated: true }
    }
    const version = (earlier?.number ?? 0) + 1
    const by = { actor: 'applicant', who: person.email, now: sent.now } as const
    const step = await takeStep(tx, application, 'submit', by, { facts, details: { version } })
    if (!step.ok) return step.reason === 'incomplete' ? { ok: false, reason: 'incomplete', missing } : step
    await tx.insert(exhibitorVersions).values({
      applicationId: application.id,
      number: version,
      fields: values,
      works: submitted,
      locale: sent.locale,
      consents,
      address: sent.address,
      userAgent: sent.userAgent,
      submittedAt: sent.now,
    })
    await tx
      .update(exhibitorApplications)
      .set({ submittedAt: sent.now, kind: values.kind, nameRu: values.nameRu, nameEn: values.nameEn })
      .where(eq(exhibitorApplications.id, application.id))
    await promiseReceipt(tx, services, { person, application, version, works: works.length, sent })
    return { ok: true, version, isRepeated: false }
  })
}

/** What a submission still misses: in the fields, in the works, and in their number. */
export function missingIn(
  values: Values,
  works: readonly WorkRow[],
  { locale, now }: Pick<Sent, 'locale' | 'now'>,
): Missing {
  return { fields: problemsIn(values, { locale, now }), ...worksProblems(works, { locale, now }) }
}

function submittedWork({ id, pictureId, fields }: WorkRow): SubmittedWork {
  return { id, pictureId: pictureId ?? '', fields }
}

function isSameVersion(
  version: { fields: Record<string, string>; works: SubmittedWork[] },
  values: Values,
  works: SubmittedWork[],
): boolean {
  const told = (list: SubmittedWork[]) =>
    JSON.stringify(list.map(({ id, pictureId, fields }) => [id, pictureId, Object.entries(fields).sort()]))
  return isSame(version.fields, values) && told(version.works) === told(works)
}

async function promiseReceipt(
  tx: Tx,
  { jobs, publicUrl }: SubmitServices,
  facts: { person: Person; application: ApplicationRow; version: number; works: number; sent: Sent },
): Promise<void> {
  const { person, application, version, works, sent } = facts
  const { locale, now } = sent
  const letter = receiptLetter({
    recipient: person.email,
    number: application.number,
    version,
    works,
    locale,
    now,
    publicUrl,
  })
  await postLetter(tx, jobs, { ...letter, kind: 'exhibitor-receipt', about: [application.id] }, now)
}
