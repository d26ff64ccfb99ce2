import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import {
  applicationOf,
  lettersTo,
  newcomer,
  save,
  submit,
  wholeFields,
  wholeWork,
  workIds,
  worksPath,
} from '../builders/exhibitors/applicants.ts'
import { insist, type MortalSite, mortalSite } from '../builders/exhibitors/mortal-site.ts'
import { noisy } from '../builders/exhibitors/pictures.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Fifty in `npm run proofs`.
const kills = Number(process.env.EXHIBITOR_KILLS ?? 3)
const applicants = 3
const works = 5

test(`killed ${kills} times with -9 while applications are typed, works uploaded and applications submitted, nothing acknowledged is lost, nothing is there twice`, {
  timeout: 120_000 + kills * 30_000,
}, async ({ onTestFinished }) => {
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const uploads = makeFolder('mortal-uploads')
  onTestFinished(() => rmSync(uploads, { recursive: true, force: true }))
  const site = await mortalSite({
    DATABASE_URL: clone.url,
    UPLOADS: `file:${uploads}`,
    POSTS_PER_MINUTE: '1000000',
  })
  onTestFinished(() => site.stop())
  const bytes = await noisy()
  const people = await Promise.all(
    Array.from({ length: applicants }, async (_, n) => {
      const email = `mortal-${n}@example.test`
      return { email, cookie: await newcomer(site, email), city: ['Тверь', 'Псков', 'Вологда'][n] ?? '' }
    }),
  )
  let acknowledged = 0
  const isDone = () => acknowledged >= applicants * (works + 2)
  const crowd = Promise.all(people.map(person => apply(site, person, bytes, () => acknowledged++)))
  for (let fell = 0; fell < kills; fell++) {
    const enough = acknowledged + 1 + (fell % 3)
    await until(() => acknowledged >= enough || isDone(), Boolean, 60_000)
    await wait((fell * 37) % 120)
    await site.kill()
  }
  for (const { email, city, ids } of await crowd) {
    const row = await applicationOf(site, email)
    expect([row?.state, row?.fields.city]).toEqual(['submitted', city])
    expect(await workIds(site, email)).toEqual(ids)
    const [kept] = await sql(
      site,
      `select (select count(*)::int from exhibitor_versions where application_id = $1) versions,
         (select count(*)::int from exhibitor_history where application_id = $1 and action = 'submit') submitted,
         (select count(*)::int from exhibitor_works where application_id = $1 and picture_id is not null and fields->>'titleRu' = $2) whole,
         (select count(*)::int from exhibitor_uploads u join exhibitor_works w on w.id = u.work_id where w.application_id = $1 and u.ended_at is null) open`,
      [row?.id, wholeWork.titleRu],
    )
    expect(kept).toEqual({ versions: 1, submitted: 1, whole: works, open: 0 })
    expect(await lettersTo(site, email)).toHaveLength(1)
  }
})

/** Somebody's way to a submission; every step is repeated until its answer comes. */
async function apply(
  site: MortalSite,
  { email, cookie, city }: { email: string; cookie: string; city: string },
  bytes: Buffer,
  tell: () => void,
) {
  const typed = await insist(() => save(site, cookie, { revision: '0', ...wholeFields, city }))
  expect(typed.status).toBe(303)
  tell()
  for (let n = 0; n < works; n++) {
    await uploadInPieces(site, cookie, `${email}-${n}`, bytes)
    tell()
  }
  const ids = await workIds(site, email)
  for (const id of ids) {
    const words = () =>
      send(site, `${worksPath}${id}/`, { do: 'save', revision: '0', ...wholeWork }, { cookie })
    expect((await insist(words)).status).toBe(303)
  }
  const sent = await insist(async () => {
    const revision = String((await applicationOf(site, email))?.revision)
    return submit(site, cookie, { revision, ...wholeFields, city })
  })
  expect(sent.status).toBe(303)
  tell()
  return { email, city, ids }
}

async function uploadInPieces(site: MortalSite, cookie: string, fingerprint: string, bytes: Buffer) {
  type Upload = { id: string; offset: number; state: string }
  // Announced again after a lost answer, it is the same upload.
  const announced = await insist(() =>
    ask(site, '/api/v1/uploads', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'work.jpg', size: bytes.length, fingerprint }),
    }),
  )
  let { id, offset, state } = announced.json() as Upload
  while (state !== 'done') {
    expect(state).toBe('receiving')
    const piece = bytes.subarray(offset, offset + 60_000)
    // Of a file that is here whole, nothing is sent: that makes a picture of it if nothing has yet.
    const answer = await insist(() =>
      ask(site, `/api/v1/uploads/${id}`, {
        method: 'PATCH',
        headers: {
          cookie,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        body: piece,
      }),
    )
    const now = answer.json() as Upload
    // What was acknowledged is never less afterwards.
    expect(now.offset).toBeGreaterThanOrEqual(offset)
    offset = now.offset
    state = now.state
  }
}
