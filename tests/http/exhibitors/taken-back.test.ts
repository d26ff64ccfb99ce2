import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeWithdrawnCopiesAway } from '../../../app/exhibitors/materials/publish-page.server.ts'
import { exhibitorFilesIn } from '../../../app/exhibitors/works/picture-places.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { exhibitor } from '../../builders/exhibitors/accepted.ts'
import {
  handedIn,
  inOffice,
  itemsOf,
  paidExhibitor,
  published,
  stateOf,
} from '../../builders/exhibitors/materials.ts'
import { holderOf, invoicesOf, paymentPath, requisites, standOf } from '../../builders/exhibitors/payers.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// A stand whose owner has come as far as a page, and what becomes of the page when the stand is theirs no longer.

const uploads = makeFolder('taken-back-uploads')
let site: Site
let office = ''
let count = 0

beforeAll(async () => {
  site = await startSite({
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2026-02-09T12:00:00+03:00',
  })
  office = await signIn(site, 'exhibitors')
})
afterAll(() => site.stop())

const look = (path: string) => ask(site, path)
const slugOf = async (id: string) => {
  const [row] = await sql<{ slug: string }>(
    site,
    'select slug from exhibitor_pages where application_id = $1',
    [id],
  )
  return row?.slug ?? ''
}

/** Somebody whose page is on the site. */
async function onTheSite() {
  count += 1
  const own = await paidExhibitor(site, `taken-back-${count}@example.test`)
  await handedIn(site, own, { nameEn: `Taken Back ${count}` })
  expect((await published(site, office, own.id)).headers.location).toContain('done=published')
  await until(async () => (await look(`/participants/taken-back-${count}/`)).status === 200)
  return { ...own, slug: `taken-back-${count}` }
}

/** The office takes the stand back at its page. */
async function takeBack(stand: string) {
  const [hold] = await sql<{ id: string }>(
    site,
    `select id from stand_holds where stand_code = $1 and state <> 'released'`,
    [stand],
  )
  const fields = { do: 'release', hold: hold?.id ?? '', why: 'Договор расторгнут', confirm: 'yes' }
  return send(site, `/office/stands/${stand}/`, fields, { cookie: office })
}

/** They have chosen when to unload. */
async function arriving({ cookie, id }: { cookie: string; id: string }) {
  const fields = { do: 'arrival', passes: 'Анна Велигор', slot: '2026-03-31T09:00' }
  expect((await send(site, '/account/materials/', fields, { cookie })).status).toBe(303)
  expect(await arrivalsOf(id)).toHaveLength(1)
}
const arrivalsOf = (id: string) =>
  sql(site, 'select slot from exhibitor_arrivals where application_id = $1', [id])

const isGone = async (slug: string) => {
  await until(async () => (await look(`/participants/${slug}/`)).status === 404)
  await until(async () => !(await look('/participants/')).text.includes(slug))
  expect((await look(`/en/participants/${slug}/`)).status).toBe(404)
}

describe('a stand that is taken back from whoever is on the site', () => {
  test('is free for the next, and says no longer who stands there', async () => {
    const own = await onTheSite()
    await arriving(own)
    const answer = await takeBack(own.stand)
    expect(await arrivalsOf(own.id)).toEqual([])
    expect([answer.status, await stateOf(site, own.id)]).toEqual([303, 'accepted'])
    await isGone(own.slug)
    const [journal] = await sql<{ what: string }>(
      site,
      `select what from office_changes where details->>'applicationId' = $1 order by id desc limit 1`,
      [own.id],
    )
    expect(journal?.what).toBe('paid-stand-released')
    const map = (await look('/api/v1/map')).json() as {
      stands: { code: string; participant: { slug: string } | null }[]
    }
    expect(map.stands.find(({ code }) => code === own.stand)?.participant?.slug).not.toBe(own.slug)
    const next = await exhibitor(site, 'next-at-it@example.test', { rank: 4 })
    const given = { do: 'give', application: next.applicationId }
    expect((await send(site, `/office/stands/${own.stand}/`, given, { cookie: office })).status).toBe(303)
  })

  test('leaves no picture where everybody may see it', async () => {
    const own = await onTheSite()
    const [logo] = await itemsOf(site, own.id)
    const copy = join(uploads, 'exhibitors', `${logo?.picture_id}.webp`)
    expect(existsSync(copy)).toBe(true)
    await takeBack(own.stand)
    const pool = new pg.Pool({ connectionString: site.databaseUrl })
    try {
      await takeWithdrawnCopiesAway({ pool, files: exhibitorFilesIn(uploads) })
    } finally {
      await pool.end()
    }
    expect(existsSync(copy)).toBe(false)
    expect((await look(`/_ipx/q_90/exhibitors/${logo?.picture_id}.webp`)).status).toBe(404)
    // What was handed in is still theirs to hand in again.
    expect(await itemsOf(site, own.id)).not.toEqual([])
  })

  test('while a correction is being read or was sent back, all the same', async () => {
    for (const state of ['materials-in-review', 'stand-paid']) {
      const own = await onTheSite()
      await sql(site, 'update exhibitor_applications set state = $2 where id = $1', [own.id, state])
      expect([state, (await takeBack(own.stand)).status]).toEqual([state, 303])
      await isGone(own.slug)
    }
  })
})

describe('money that is taken back from whoever is on the site', () => {
  /** Paid by hand, published, and the payment was another's. */
  async function unpaid() {
    const [free] = await sql<{ code: string }>(
      site,
      `select code from stands where edition_id = 'spring-2026' and is_offered and price_kopecks <= 35000000
         and code not in (select stand_code from stand_holds where state <> 'released') order by code desc limit 1`,
    )
    count += 1
    const payer = await holderOf(site, free?.code ?? '', { at: '2026-02-08T09:00:00Z' })
    const own = { ...payer, id: payer.applicationId }
    await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, own)
    const [invoice] = await invoicesOf(site, payer)
    const address = `/office/invoices/${invoice?.id}/`
    const sum = String((invoice?.total_kopecks ?? 0) / 100)
    const paid = { do: 'book', sum, on: '2026-02-08', note: 'Выписка завтра', confirm: 'yes' }
    expect((await send(site, address, paid, { cookie: office })).status).toBe(303)
    await handedIn(site, own, { nameEn: `Unpaid ${count}` })
    await published(site, office, own.id)
    const [payment] = await sql<{ id: string }>(
      site,
      'select id from invoice_payments where invoice_id = $1',
      [invoice?.id],
    )
    const back = { do: 'take-back', payment: payment?.id ?? '', confirm: 'yes' }
    expect((await send(site, address, back, { cookie: office })).status).toBe(303)
    expect(await stateOf(site, own.id)).toBe('published')
    return { own, payer, address, invoice: invoice?.id ?? '', slug: await slugOf(own.id) }
  }

  test('leaves the page; overdue, a person takes the stand back and the page with it', async () => {
    const { own, payer, address, invoice, slug } = await unpaid()
    expect((await look(`/participants/${slug}/`)).status).toBe(200)
    await arriving(own)
    const release = { do: 'release', reason: 'Денег нет', confirm: 'yes' }
    expect((await send(site, address, release, { cookie: office })).status).toBe(422)
    expect(await arrivalsOf(own.id)).toHaveLength(1)
    await sql(site, `update invoices set due_on = '2026-02-01' where id = $1`, [invoice])
    expect((await send(site, address, release, { cookie: office })).headers.location).toContain(
      'done=released',
    )
    expect([await stateOf(site, own.id), await standOf(site, payer)]).toEqual(['accepted', undefined])
    expect(await arrivalsOf(own.id)).toEqual([])
    await isGone(slug)
  })

  test('sent back to the materials, then unpaid: whoever changes or gives up the stand takes the page along', async () => {
    for (const fields of [{ do: 'release' }, { do: 'hold' }]) {
      const own = await onTheSite()
      await sql(site, `update exhibitor_applications set state = 'awaiting-payment' where id = $1`, [own.id])
      await sql(
        site,
        `update stand_holds set state = 'held', until = '2026-02-12', invoiced_at = '2026-02-08' where application_id = $1`,
        [own.id],
      )
      await sql(
        site,
        `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at, rank, released_at)
         values ($1, 'accept', 'paper', '', 'x', '2026-01-18', 4, '2026-01-20')`,
        [own.id],
      )
      const [free] = await sql<{ code: string }>(
        site,
        `select code from stands where edition_id = 'spring-2026' and is_offered
           and code not in (select stand_code from stand_holds where state <> 'released') order by code desc limit 1`,
      )
      const answer = await send(site, '/account/stand/', { stand: free?.code ?? '', ...fields }, own)
      expect([fields, answer.status]).toEqual([fields, 303])
      await isGone(own.slug)
    }
  })

  test('and nothing is published without a stand', async () => {
    const own = await onTheSite()
    await takeBack(own.stand)
    // Whoever is accepted again has no materials to read.
    expect((await inOffice(site, office, own.id, { do: 'publish' })).status).toBe(404)
    await isGone(own.slug)
  })
})
