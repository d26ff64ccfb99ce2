import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import type { Person } from '../../platform/person.ts'
import { eraseApplications } from './erase-applications.server.ts'
import { eraseUploads } from './erase-uploads.server.ts'
import { openUpload } from './open-upload.server.ts'
import { placeOfPicture, placeOfUpload } from './picture-places.ts'
import { receiveChunk } from './receive-chunk.server.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const person: Person = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.test',
  name: 'Анна',
  role: 'member',
}

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  const files = { folder: mkdtempSync(join(tmpdir(), 'portico-erase-')) }
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await database.pool.query(
      `insert into people (id, name, email, email_verified, role, created_at, updated_at)
       values ($1, 'Анна', 'anna@example.test', true, 'member', now(), now())`,
      [person.id],
    )
  })
  afterAll(async () => {
    await database.drop()
    rmSync(files.folder, { recursive: true, force: true })
  })

  const count = async (table: string) =>
    Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count)

  test('what was not sent to the end goes after 48 hours, with the work of which nothing else is known', async () => {
    const services = { pool: database.pool, files }
    const when = { locale: 'ru', now } as const
    const announced = { name: 'a.jpg', size: 10, fingerprint: 'a', work: null }
    const opened = await openUpload(services, person, announced, when)
    if (!opened.ok) throw new Error(opened.reason)
    const { id } = opened.upload
    await receiveChunk(services, person.id, { id, offset: 0, bytes: Buffer.alloc(5) })
    const sweep = (moment: Date) =>
      eraseUploads(database.pool, files, { before: moment, most: 100, now: later(49) })
    expect([await sweep(now), existsSync(placeOfUpload(files, id))]).toEqual([0, true])
    expect([await sweep(later(1)), existsSync(placeOfUpload(files, id))]).toEqual([1, false])
    expect([await sweep(later(1)), await count('exhibitor_works')]).toEqual([0, 0])
  })

  test('a draft whose account is gone goes with its files; a year after the fair, all of them', async () => {
    const picture = '22222222-2222-4222-8222-222222222222'
    await database.pool.query(
      `insert into exhibitor_pictures (id, application_id, name, width, height, bytes, created_at)
       select $1, id, 'a', 1, 1, 1, now() from exhibitor_applications`,
      [picture],
    )
    mkdirSync(placeOfPicture(files, picture), { recursive: true })
    writeFileSync(join(placeOfPicture(files, picture), 'small.webp'), 'x')
    const sweep = (before: string) =>
      eraseApplications(database.pool, files, { before: new Date(before), most: 100 })
    expect(await sweep('2026-04-05T20:00:00Z')).toBe(0)
    await database.pool.query('delete from people')
    expect(await sweep('2025-01-01T00:00:00Z')).toBe(1)
    expect([await count('exhibitor_applications'), existsSync(placeOfPicture(files, picture))]).toEqual([
      0,
      false,
    ])
    await database.pool.query(
      `insert into exhibitor_applications (edition_id, state, locale, created_at, updated_at, submitted_at)
       values ('spring-2026', 'accepted', 'ru', now(), now(), now())`,
    )
    expect([await sweep('2026-04-05T20:00:00Z'), await sweep('2026-04-06T00:00:00Z')]).toEqual([0, 1])
  })
})
