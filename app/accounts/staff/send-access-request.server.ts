import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { postLetter } from '../../mail/post-letter.server.ts'
import { letters } from '../../mail/tables.ts'
import { closedSectionOf } from '../../office/closed-section.ts'
import { roleNames } from '../../office/frame-data.ts'
import type { OfficeRoom } from '../../office/office-room.ts'
import type { RequestContext } from '../../page-server/load-context.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { dayOf } from '../../platform/dates.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import { people } from '../tables.ts'
import { accessLetter } from './mails.ts'

const kind = 'access-asked'
const sectionsADay = 12
const daySeconds = 86_400

type Services = { pool: pg.Pool; jobs: Pick<Jobs, 'enqueue'>; publicUrl: string }
type Asking = Pick<RequestContext, 'mayOpen'> & { person: Person; now: Date }

/** Tells every administrator that somebody would like to open a section: of each section once a day, however often they press. */
export async function sendAccessRequest(
  { pool, jobs, publicUrl }: Services,
  path: string,
  { person, now, mayOpen }: Asking,
): Promise<'done' | 'not-closed' | 'too-many'> {
  const inLanguage = (locale: LocaleCode) => closedSectionOf(path, { person, locale, mayOpen })
  const section = inLanguage('ru')
  if (!section) return 'not-closed'
  const limit = limitKey('access request', { person: person.id })
  if (!(await countAgainstLimit(pool, limit, sectionsADay, daySeconds, now)).isAllowed) return 'too-many'
  await transaction(pool, async tx => {
    const admins = await tx
      .select({ id: people.id, email: people.email, locale: people.locale })
      .from(people)
      .where(and(eq(people.role, 'admin'), isNull(people.suspendedAt)))
    for (const admin of admins) {
      const { label } = inLanguage(admin.locale) ?? section
      const letter = accessLetter({
        name: person.name,
        role: roleNames[admin.locale][person.role],
        section: label,
        locale: admin.locale,
        address: `${publicUrl}/office/people/${person.id}/`,
      })
      const id = idOf([person.id, section.to, dayOf(now), admin.id])
      await postLetter(tx, jobs, { ...letter, id, kind, recipient: admin.email, about: [person.id] }, now)
    }
  })
  return 'done'
}

/** The same request has the same letter. */
function idOf(parts: string[]): string {
  const hash = createHash('sha256')
    .update(`${kind} ${parts.join(' ')}`)
    .digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Among what has happened, for administrators: who asks for what. */
export const accessInOffice: OfficeRoom = {
  at: '/office/people/',
  waiting: async () => [],
  async happened({ db, person, since }) {
    const asked = await db
      .select({ at: letters.createdAt, subject: letters.subject, who: sql<string>`${letters.about}[1]` })
      .from(letters)
      .where(and(eq(letters.kind, kind), gt(letters.createdAt, since), eq(letters.recipient, person.email)))
    return asked.map(({ at, subject, who }) => ({ at, text: subject, to: `/office/people/${who}/` }))
  },
}
