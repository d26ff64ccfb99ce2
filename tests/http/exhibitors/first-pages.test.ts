import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { insertApplication } from '../../builders/exhibitors/in-review.ts'
import {
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  requisites,
} from '../../builders/exhibitors/payers.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-27T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
})
afterAll(() => site.stop())

const read = (path: string, cookie: string) => ask(site, path, { headers: { cookie } })
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the first page of the office', () => {
  /** The numbers that stand over a link, by where it leads. */
  const counts = async (who: string, path = '/office/') =>
    Object.fromEntries(
      [
        ...(await read(path, cookies[who] ?? '')).text.matchAll(
          /type-numeral">(\d+)<\/p><a[^>]*href="([^"]+)"/g,
        ),
      ].map(([, count, to]) => [to, Number(count)]),
    )

  test('counts what waits, each with the way to it', async () => {
    expect(await counts('exhibitors')).toEqual({})
    await insertApplication(site)
    await insertApplication(site, { state: 'submitted' })
    await insertApplication(site, { state: 'materials-in-review' })
    const writes = await insertApplication(site, { state: 'accepted' })
    await sql(
      site,
      'insert into exhibitor_threads (application_id, last_at, waits_since) values ($1, now(), now())',
      [writes],
    )
    const held = await holderOf(site, 'A-01', { priceKopecks: 250_000_00 })
    await send(
      site,
      paymentPath,
      { do: 'invoice', contractAgree: 'on', ...requisites },
      { cookie: held.cookie },
    )
    await sql(site, "update invoices set due_on = '2026-01-20' where application_id = $1", [
      held.applicationId,
    ])
    const statement = randomUUID()
    await sql(
      site,
      `insert into statements (id, digest, file_name, format, imported_at, imported_by) values ($1, 'd', 'f.txt', '1c', now(), 'x')`,
      [statement],
    )
    await sql(
      site,
      `insert into statement_lines (statement_id, place, identity, number, day, sum_kopecks, is_incoming, payer_name, payer_inn, payer_account, purpose, outcome, reason, candidates, difference_kopecks)
       select $1, n, 'i' || n, '1', '2026-01-20', 100, true, '', '', '', '', 'to-decide', 'no-invoice', '[]', 0 from generate_series(1, 3) n`,
      [statement],
    )
    const expected = {
      '/office/decisions/?show=undecided': 1,
      '/office/decisions/': 1,
      '/office/invoices/?state=overdue': 1,
      '/office/statements/': 3,
      '/office/stands/?state=held': 1,
      '/office/materials/?show=waiting': 1,
      '/office/messages/': 1,
    }
    expect(await counts('exhibitors')).toEqual(expected)
    expect(await counts('admin')).toMatchObject(expected)
    expect(Object.keys(await counts('exhibitors', '/en/office/'))).toEqual(
      Object.keys(expected).map(to => `/en${to}`),
    )
    for (const to of Object.keys(expected))
      expect([to, (await read(to, cookies.exhibitors ?? '')).status]).toEqual([to, 200])
  })

  test('says nothing of what its reader may not open', async () => {
    const [office, box] = [
      await read('/office/', cookies.exhibitors ?? ''),
      await read('/office/', cookies['box-office'] ?? ''),
    ]
    expect([office.status, box.status]).toEqual([200, 200])
    for (const word of ['Продажи', 'Продано', '/office/orders/', '/office/refunds/'])
      expect(office.text).not.toContain(word)
    for (const word of ['/office/decisions/', '/office/invoices/', '/office/messages/', 'Просроченные счета'])
      expect(box.text).not.toContain(word)
    expect(wordsOf(box.text)).toContain('Продажи')
    for (const who of ['door', 'council', 'member'])
      expect([who, (await read('/office/', cookies[who] ?? '')).status]).toEqual([who, 403])
    expect(await markupFaults(office.text)).toEqual([])
  })
})

describe('the first page of an exhibitor', () => {
  test('shows the stand with what was ordered, and the papers as downloads', async () => {
    const who: Payer = await holderOf(site, 'A-02', { priceKopecks: 250_000_00 })
    await sql(
      site,
      `insert into equipment_reservations (edition_id, slug, application_id, quantity, price_kopecks, changed_at) values ('spring-2026', 'chair', $1, 2, 90000, now())`,
      [who.applicationId],
    )
    const before = wordsOf((await read('/account/', who.cookie)).text)
    expect(before).toContain('A-02')
    expect(before).toContain('Левый зал')
    expect(before).toContain('м²')
    expect(before).toMatch(/Стул, 2 шт/)
    expect(before).not.toContain('Документы')
    await send(
      site,
      paymentPath,
      { do: 'invoice', contractAgree: 'on', ...requisites },
      { cookie: who.cookie },
    )
    const [invoice] = await invoicesOf(site, who)
    const page = (await read('/account/', who.cookie)).text
    expect(wordsOf(page)).toContain('Документы')
    expect(wordsOf(page)).toContain(`Счёт ${invoice?.number}`)
    const files = [...page.matchAll(/href="(\/account\/payment\/[^"]+\.pdf)"/g)].map(([, to]) => to ?? '')
    expect(files.map(file => file.replace(/-\d.*/, ''))).toEqual([
      '/account/payment/contract',
      '/account/payment/invoice',
    ])
    for (const file of files)
      expect((await read(file, who.cookie)).headers['content-type']).toBe('application/pdf')
    // The act comes once it is paid and given out.
    await sql(site, 'update invoices set paid_at = now(), act_issued_at = now() where id = $1', [invoice?.id])
    expect((await read('/account/', who.cookie)).text).toContain('/account/payment/act-')
    const english = (await read('/en/account/', who.cookie)).text
    expect(wordsOf(english)).toContain('Documents')
    expect(english).toContain('/en/account/payment/contract-')
    expect(await markupFaults(english)).toEqual([])
  })

  test('nothing of another’s, and nothing of a stand before there is one', async () => {
    const rival = await newcomer(site, 'rival-first@example.test')
    const page = (await read('/account/', rival)).text
    for (const word of ['A-02', '/account/payment/contract', 'Оборудование и\u00a0услуги'])
      expect(page).not.toContain(word)
    expect((await read('/account/', cookies.council ?? '')).text).not.toContain('/account/payment/contract')
  })
})
