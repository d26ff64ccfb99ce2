import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { payee } from '../../app/invoices/payee.ts'
import { ask } from '../builders/ask.ts'
import { send } from '../builders/buying.ts'
import { type Exhibitor, exhibitor, standPath } from '../builders/exhibitors/accepted.ts'
import {
  applicationOf,
  lettersTo,
  newcomer,
  save,
  sendFile,
  submit,
  wholeFields,
  wholeWork,
  workIds,
  worksPath,
} from '../builders/exhibitors/applicants.ts'
import { insist, type MortalSite, mortalSite } from '../builders/exhibitors/mortal-site.ts'
import { paymentPath, requisites } from '../builders/exhibitors/payers.ts'
import { noisy } from '../builders/exhibitors/pictures.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { sample1c, windows1251 } from '../builders/invoices/statement-sample.ts'
import { makeFolder } from '../builders/postgres-cluster.ts'
import { signIn } from '../builders/sign-in.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Fifty in `npm run proofs`.
const kills = Number(process.env.EXHIBITOR_KILLS ?? 2)
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
  const crowd = Promise.all(people.map(person => apply(site, person, bytes, () => acknowledged++)))
  await killWhile(site, kills, () => acknowledged, applicants * (works + 2))
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

test(`killed ${kills} times with -9 while stands are chosen, invoices issued and a statement booked, nobody has two stands, two invoices or the same money twice`, {
  timeout: 120_000 + kills * 30_000,
}, async ({ onTestFinished }) => {
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const site = await mortalSite({
    DATABASE_URL: clone.url,
    FAIR_NOW: '2026-01-27T12:00:00+03:00',
    POSTS_PER_MINUTE: '1000000',
  })
  onTestFinished(() => site.stop())
  const office = await signIn(site, 'exhibitors')
  const people: Exhibitor[] = []
  for (let n = 0; n < 4; n++) people.push(await exhibitor(site, `chooser-${n}@example.test`))
  let acknowledged = 0
  const crowd = Promise.all(people.map(person => chooseAndBill(site, person, () => acknowledged++)))
  const half = Math.ceil(kills / 2)
  await killWhile(site, half, () => acknowledged, people.length * 2)
  const chosen = await crowd
  expect(new Set(chosen).size).toBe(people.length)

  const invoices = await sql<{ number: string; purpose: string; total: number }>(
    site,
    'select number, purpose, total_kopecks::int as total from invoices order by sequence',
  )
  expect(invoices).toHaveLength(people.length)
  const orders = invoices.map(({ purpose, total }, place) => ({
    number: String(place + 1),
    day: '27.01.2026',
    sum: `${total / 100}.00`,
    payer: requisites.name,
    inn: requisites.inn,
    account: requisites.account,
    purpose,
  }))
  const bytes = Buffer.from(windows1251(sample1c(payee.account, orders)))
  acknowledged = 0
  const clerk = (async () => {
    const imported = await insist(() =>
      sendFile(site, office, { name: 'kl_to_1c.txt', bytes }, { path: '/office/statements/' }),
    )
    acknowledged++
    const path = (imported.headers.location ?? '').split('?')[0] ?? ''
    // Pressed ten times over: what is booked is booked.
    for (let press = 0; press < 10; press++) {
      await insist(() => send(site, path, { do: 'post' }, { cookie: office }))
      acknowledged++
    }
  })()
  await killWhile(site, kills - half, () => acknowledged, 11)
  await clerk
  const kept = await sql(
    site,
    `select a.state, h.state as hold, h.stand_code as stand,
       (select coalesce(sum(p.sum_kopecks), 0)::int - i.total_kopecks::int from invoice_payments p where p.invoice_id = i.id and p.taken_back_at is null) as over,
       (select coalesce(sum(l.amount_kopecks), 0)::int from ledger l where l.invoice_id = i.id) as owed
     from exhibitor_applications a join people p on p.id = a.person_id
     join stand_holds h on h.application_id = a.id and h.state <> 'released' join invoices i on i.application_id = a.id
     where p.email like 'chooser-%' order by p.email`,
  )
  expect(kept).toEqual(chosen.map(stand => ({ state: 'stand-paid', hold: 'sold', stand, over: 0, owed: 0 })))
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

/** Takes the first stand that nobody else has, and has an invoice issued for it. */
async function chooseAndBill(site: MortalSite, { cookie }: Exhibitor, tell: () => void): Promise<string> {
  for (const stand of ['C-01', 'C-02', 'C-03', 'C-04']) {
    const held = await insist(() => send(site, standPath, { do: 'hold', stand }, { cookie }))
    // Lost to somebody quicker.
    if (held.status === 422) continue
    expect(held.status).toBe(303)
    tell()
    const issued = await insist(() =>
      send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, { cookie }),
    )
    expect(issued.status).toBe(303)
    tell()
    return stand
  }
  throw new Error('no stand was left')
}

/** Whenever a little more has been acknowledged, the site dies. */
async function killWhile(site: MortalSite, times: number, acknowledged: () => number, all: number) {
  for (let fell = 0; fell < times; fell++) {
    const enough = acknowledged() + (fell % 3)
    await until(() => acknowledged() >= enough || acknowledged() >= all, Boolean, 60_000)
    await wait((fell * 37) % 120)
    await site.kill()
  }
}
