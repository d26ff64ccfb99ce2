import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { people } from '../../accounts/tables.ts'
import { postLetter } from '../../mail/post-letter.server.ts'
import type { SentFile } from '../../page-server/read-sent-file.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import { localeFrom } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import { findById } from '../find-application.server.ts'
import { exhibitorMessageFiles, exhibitorMessages, exhibitorThreads, type Side } from '../tables.ts'
import { type ApplicationRow, lockApplication } from '../take-step.server.ts'
import type { ExhibitorFiles } from '../works/picture-places.ts'
import type { AttachmentRefusal } from './attachment.ts'
import { type KeptAttachment, keepAttachment, removeAttachment } from './keep-attachment.server.ts'
import { messageLetter } from './mails.ts'
import { cleanMessage, isToldEnough, longestMessage, messageKey } from './message.ts'

const windowSeconds = 3_600
/** An hour's worth of anybody; a clerk answers many. */
const most: Record<Side, number> = { exhibitor: 20, office: 300 }

export type MessageServices = {
  pool: pg.Pool
  jobs: Pick<Jobs, 'enqueue'>
  publicUrl: string
  files: ExhibitorFiles
}

type Writing = { person: Person; side: Side; applicationId: string; now: Date }
type ThreadRefusal = 'unknown' | 'not-submitted' | 'account-gone'

export type MessageOutcome =
  | { ok: true; id: number; isRepeated: boolean }
  | {
      ok: false
      reason: 'empty' | 'too-long' | 'too-often' | 'stale' | ThreadRefusal | AttachmentRefusal
    }

/**
 * A message from one side to the other, with the file it brings and the letter that tells of it: all or nothing. Whether it
 * is theirs to write is for the caller to know: an exhibitor's application is the one that is found by their own id.
 */
export async function sendMessage(
  services: MessageServices,
  by: Writing,
  sent: { text: string; after: string; file?: SentFile | null },
): Promise<MessageOutcome> {
  const { pool, files } = services
  const { person, side, applicationId, now } = by
  const text = cleanMessage(sent.text)
  if (text === null) return { ok: false, reason: 'empty' }
  if (text.length > longestMessage) return { ok: false, reason: 'too-long' }
  // By what was seen last the same words are known again; by anything else they would be others.
  if (!/^\d{1,15}$/.test(sent.after)) return { ok: false, reason: 'stale' }
  const key = limitKey('message', { person: person.id })
  const { isAllowed } = await countAgainstLimit(pool, key, most[side], windowSeconds, now)
  if (!isAllowed) return { ok: false, reason: 'too-often' }
  if (!sent.file) return transaction(pool, tx => write(services, tx, by, { text, after: sent.after }))
  const db = drizzle(pool)
  const refusal = refusalOf(await findById(db, applicationId))
  if (refusal) return { ok: false, reason: refusal }
  const kept = await keepAttachment({ db, files }, applicationId, sent.file)
  if (!kept.ok) return kept
  let isNamed = false
  try {
    const words = { text, after: sent.after, file: kept.file }
    const outcome = await transaction(pool, tx => write(services, tx, by, words))
    isNamed = outcome.ok && !outcome.isRepeated
    return outcome
  } finally {
    if (!isNamed) await removeAttachment(files, applicationId, kept.file.id)
  }
}

function refusalOf(
  application: Pick<ApplicationRow, 'submittedAt' | 'personId'> | null,
): ThreadRefusal | null {
  if (!application) return 'unknown'
  if (!application.submittedAt) return 'not-submitted'
  return application.personId ? null : 'account-gone'
}

async function write(
  services: MessageServices,
  tx: Tx,
  { person, side, applicationId, now }: Writing,
  { text, after, file }: { text: string; after: string; file?: KeptAttachment },
): Promise<MessageOutcome> {
  const application = await lockApplication(tx, applicationId)
  const refusal = refusalOf(application)
  if (!application || refusal) return { ok: false, reason: refusal ?? 'unknown' }
  await tx.insert(exhibitorThreads).values({ applicationId, lastAt: now }).onConflictDoNothing()
  const key = messageKey(side, after, text, file?.digest)
  const [row] = await tx
    .insert(exhibitorMessages)
    .values({ applicationId, side, personId: person.id, author: person.name, text, key, at: now })
    .onConflictDoNothing()
    .returning({ id: exhibitorMessages.id })
  if (!row) return { ok: true, id: 0, isRepeated: true }
  if (file) {
    const { digest: _, ...columns } = file
    await tx.insert(exhibitorMessageFiles).values({ ...columns, applicationId, messageId: row.id })
  }
  await keepThread(tx, { applicationId, side, id: row.id, now })
  const hasFile = file !== undefined
  await tell(services, tx, { application, person, side, id: row.id, text, hasFile, now })
  return { ok: true, id: row.id, isRepeated: false }
}

// Whoever writes has the thread before their eyes. An answer ends the waiting; a second question does not begin it anew.
async function keepThread(
  tx: Tx,
  { applicationId, side, id, now }: { applicationId: string; side: Side; id: number; now: Date },
): Promise<void> {
  const own =
    side === 'exhibitor'
      ? {
          exhibitorReadId: id,
          waitsSince: sql`coalesce(${exhibitorThreads.waitsSince}, ${now.toISOString()})`,
        }
      : { officeReadId: id, waitsSince: null }
  await tx
    .update(exhibitorThreads)
    .set({ lastAt: now, ...own })
    .where(eq(exhibitorThreads.applicationId, applicationId))
}

type Told = {
  application: ApplicationRow
  person: Person
  side: Side
  id: number
  text: string
  hasFile: boolean
  now: Date
}

async function tell(
  { jobs, publicUrl }: Pick<MessageServices, 'jobs' | 'publicUrl'>,
  tx: Tx,
  { application, person, side, id, text, hasFile, now }: Told,
): Promise<void> {
  const [thread] = await tx
    .select()
    .from(exhibitorThreads)
    .where(eq(exhibitorThreads.applicationId, application.id))
  if (!thread) return
  const reader: Side = side === 'exhibitor' ? 'office' : 'exhibitor'
  const known =
    reader === 'office'
      ? { readId: thread.officeReadId, toldId: thread.officeToldId, toldAt: thread.officeToldAt }
      : { readId: thread.exhibitorReadId, toldId: thread.exhibitorToldId, toldAt: thread.exhibitorToldAt }
  if (isToldEnough(known, now)) return
  const readers = reader === 'office' ? await officeReaders(tx, application.id) : await owner(tx, application)
  for (const { email, locale } of readers) {
    const facts = {
      application,
      reader,
      author: person.name,
      text,
      hasFile,
      locale: localeFrom(locale),
      publicUrl,
    }
    const letter = messageLetter({ recipient: email, ...facts })
    const about = [application.id, application.personId ?? '']
    await postLetter(tx, jobs, { ...letter, kind: `exhibitor-message-${reader}`, about }, now)
  }
  await tx
    .update(exhibitorThreads)
    .set(
      reader === 'office'
        ? { officeToldId: id, officeToldAt: now }
        : { exhibitorToldId: id, exhibitorToldAt: now },
    )
    .where(eq(exhibitorThreads.applicationId, application.id))
}

type Reader = { email: string; locale: string }

function owner(tx: Tx, { personId }: ApplicationRow): Promise<Reader[]> {
  return tx
    .select({ email: people.email, locale: people.locale })
    .from(people)
    .where(eq(people.id, personId ?? ''))
}

const mostReaders = 5

/** Whoever of the office wrote here last; where nobody has yet, everybody whose part it is. */
async function officeReaders(tx: Tx, applicationId: string): Promise<Reader[]> {
  const columns = { email: people.email, locale: people.locale }
  const last = await tx
    .select(columns)
    .from(exhibitorMessages)
    .innerJoin(people, eq(people.id, exhibitorMessages.personId))
    .where(
      and(
        eq(exhibitorMessages.applicationId, applicationId),
        eq(exhibitorMessages.side, 'office'),
        eq(people.role, 'exhibitors'),
      ),
    )
    .orderBy(desc(exhibitorMessages.id))
    .limit(1)
  if (last.length > 0) return last
  return tx
    .select(columns)
    .from(people)
    .where(eq(people.role, 'exhibitors'))
    .orderBy(asc(people.createdAt))
    .limit(mostReaders)
}
