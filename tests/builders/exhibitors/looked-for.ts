import type { Answer } from '../ask.ts'
import type { SentFields } from '../fuzz/read-forms.ts'
import { readPdf } from '../pdf-pages.ts'
import { sql } from '../sql.ts'
import { unzip } from '../unzip.ts'
import { type AllOfOne, canary } from './all-of-one.ts'

/** The exhibitor's ids under every name by which a page takes one. */
export function everyField(own: AllOfOne): SentFields {
  const { application, work, upload, invoice, line, payment, item, picture, stand, number } = own
  const ids = {
    application,
    id: application,
    applicationId: application,
    work,
    upload,
    invoice,
    line,
    payment,
    item,
    stand,
  }
  const more = {
    ...{
      picture: item,
      pictureId: picture,
      hold: stand,
      code: stand,
      number,
      statement: own.statement,
      set: 'yes',
    },
    ...{
      confirm: 'yes',
      revision: '1',
      seenAt: '',
      reason: 'чужое',
      text: 'чужое',
      note: 'чужое',
      sum: '1',
      on: '2026-02-18',
    },
    ...{
      nameRu: 'чужое',
      titleRu: 'чужое',
      to: 'down',
      score: '5',
      decision: 'decline',
      section: 'paper',
      message: 'чужое',
    },
    ...{
      comment: 'чужое',
      after: '0',
      method: 'bank_card',
      contractAgree: 'on',
      day: '2026-04-01',
      slot: '1',
      role: 'admin',
    },
    ...{ personId: application, person: own.email, owner: own.email, state: 'published' },
  }
  return Object.entries({ ...ids, ...more })
}

/** What can be read in it, documents and tables among it. A picture shows what no words say. */
export async function wordsOf({ bytes, text }: Answer): Promise<string> {
  const head = bytes.subarray(0, 12).toString('latin1')
  if (head.startsWith('%PDF')) return (await readPdf(bytes)).pages.map(page => page.text).join(' ')
  if (head.startsWith('PK')) return [...unzip(bytes).values()].map(part => part.toString()).join(' ')
  return head.endsWith('WEBP') ? canary : text
}
/** Every row of every table that names the exhibitor or anything of theirs, to the letter. */
export async function ownedBy(own: AllOfOne, site: { databaseUrl: string }): Promise<unknown> {
  // What is posted by itself, and what anybody's request counts.
  const moving = ['letters', 'rate_limits', 'sessions', 'audit']
  const tables = (
    await sql<{ name: string }>(
      site,
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
  )
    .map(({ name }) => name)
    .filter(name => !moving.includes(name))
  const { application, work, upload, invoice, statement, payment, item, picture, logo, email } = own
  const theirs = [
    canary,
    email,
    application,
    work,
    upload,
    invoice,
    statement,
    payment,
    item,
    picture,
    logo,
  ].join('|')
  const parts = tables.map(
    name =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, ' ' order by t::text)) as digest from "${name}" t where t::text ~ $1`,
  )
  const rows = await sql<{ name: string; rows: number }>(site, `${parts.join(' union all ')} order by name`, [
    theirs,
  ])
  return rows.filter(({ rows }) => rows > 0)
}
