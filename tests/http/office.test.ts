import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeRoutes } from '../../app/office-routes.ts'
import type { Role } from '../../app/platform/person.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let cookies: Record<Role, string>
let orderId: string
let invitationId: string

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
  const roles: Role[] = ['admin', 'box-office', 'door', 'requests']
  const signed = await Promise.all(roles.map(async role => [role, await signIn(site, role)] as const))
  cookies = Object.fromEntries(signed) as typeof cookies
  orderId = await paidOrder()
  const [invitation] = await sql<{ id: string }>(site, 'select id from invitations limit 1')
  invitationId = invitation?.id ?? ''
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

/** A paid order of two tickets, one of which its buyer wants to give back. */
async function paidOrder(): Promise<string> {
  const bought = await order(site, [{ product: 'day', slot: '2025-09-25-before', quantity: 2 }])
  await payFor(sandbox, bought)
  const [ticket] = await until(
    () => ticketsOf(site, bought.token),
    tickets => tickets.length > 0,
  )
  const fields = { do: 'return', ticket: ticket?.code ?? '', reason: 'visitor' }
  await send(site, `/tickets/order/${bought.token}/`, fields)
  const [row] = await sql<{ id: string }>(site, 'select id from orders where token = $1', [bought.token])
  return row?.id ?? ''
}

// Other rooms have staff pages too, for other roles.
const staffRoutes = officeRoutes.filter(({ page }) => page.startsWith('box-office/'))
const pages = staffRoutes.flatMap(({ path }) => [path, `/en${path}`])
const addressOf = (path: string) =>
  path.replace(':id', path.includes('/invitations/') ? invitationId : orderId)
const get = (path: string, role?: Role) =>
  ask(site, addressOf(path), { headers: role ? { cookie: cookies[role] } : {} })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  send(site, addressOf(path), fields, headers)

test('the office has pages to guard', () => {
  expect(staffRoutes.length).toBeGreaterThan(4)
})

test.each(['/office/', '/en/office/'])('%s tells nobody else what is sold', async path => {
  const sales = /Продано|Sold/
  expect((await get(path, 'box-office')).text).toMatch(sales)
  const { status, text } = await get(path, 'requests')
  expect(status).toBe(200)
  expect(text).not.toMatch(sales)
  expect(text).not.toContain('anna@example.test')
  expect(text).not.toContain('/office/orders/')
})

describe.each(pages)('%s', path => {
  test('sends whoever has not signed in to the door, and tells them nothing', async () => {
    const { status, headers, text } = await get(path)
    const door = path.startsWith('/en/') ? '/en/sign-in/' : '/sign-in/'
    expect([status, headers.location, text]).toEqual([302, `${door}?to=${addressOf(path)}`, ''])
    const payload = await get(`${path}_payload.json`)
    expect(payload.json()).toMatchObject({ data: null, redirect: expect.stringContaining('sign-in') })
  })

  // The first page is everybody's, with what is theirs; the door has its own.
  const closedTo = /^(?:\/en)?\/office\/$/.test(path) ? (['door'] as const) : (['door', 'requests'] as const)
  test.each(closedTo)('is closed to the role %s', async role => {
    const { status, headers, text } = await get(path, role)
    expect([status, headers['cache-control']]).toEqual([403, 'no-store'])
    expect(text).toMatch(/Нет доступа|No access/)
    expect(text).not.toContain('anna@example.test')
    expect(await markupFaults(text)).toEqual([])
    expect((await get(`${path}_payload.json`, role)).status).toBe(403)
  })

  test.each(['box-office', 'admin'] as const)('is open to the role %s, and kept by nobody', async role => {
    const { status, headers, text } = await get(path, role)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    // The frame's own script, and nothing written into the page.
    expect(text.replace(/<script type="module" src="\/_assets\/[^"]+"><\/script>/, '')).not.toContain(
      '<script',
    )
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(await markupFaults(text)).toEqual([])
  })
})

describe.each(['/office/orders/:id/', '/en/office/departures/', '/office/fair/'])(
  'a form sent to %s',
  path => {
    test('without the role does nothing', async () => {
      const before = await sql(site, 'select * from order_changes')
      for (const headers of [{}, { cookie: cookies.door }, { cookie: cookies.requests }]) {
        const answer = await post(path, { do: 'resend', letter: 'paid' }, headers as Record<string, string>)
        expect(answer.status).toBe(403)
      }
      expect(await sql(site, 'select * from order_changes')).toEqual(before)
    })

    test('by another site on behalf of a clerk is refused', async () => {
      const headers = { cookie: cookies['box-office'], origin: 'http://evil.example' }
      expect((await post(path, { do: 'resend' }, headers)).status).toBe(403)
    })
  },
)

test.each(['/office/refunds.csv', '/en/office/fair.csv', '/office/orders.csv?state=paid'])(
  '%s is for the box office only',
  async path => {
    expect([(await get(path)).status, (await get(path, 'door')).status]).toEqual([403, 403])
    const { status, headers, text } = await get(path, 'box-office')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ])
    expect(text).toContain('anna@example.test')
  },
)

describe('a return, from the papers to the money', () => {
  const clerk = () => ({ cookie: cookies['box-office'] })

  test('a refused action says why and keeps what was typed; a done one is recorded under the clerk’s address', async () => {
    const id = await paidOrder()
    const here = `/office/orders/${id}/`
    const [wish] = await sql<{ id: string }>(site, 'select id from returns where order_id = $1', [id])
    const fields = { return: wish?.id ?? '', confirm: 'yes' }
    const early = await post(here, { ...fields, do: 'approve' }, clerk())
    expect([early.status, early.text.includes('Сначала отметьте, что документы получены.')]).toEqual([
      422,
      true,
    ])
    const bare = await post(here, { ...fields, do: 'refuse', confirm: '', reason: 'Нет подписи' }, clerk())
    expect([bare.status, bare.text.includes('Нет подписи')]).toEqual([422, true])
    const another = await post(
      `/office/orders/${orderId}/`,
      { ...fields, do: 'refuse', reason: 'x' },
      clerk(),
    )
    expect(another.status).toBe(422)

    const received = await post(here, { ...fields, do: 'receive', on: '2025-08-20' }, clerk())
    expect([received.status, received.headers.location]).toEqual([303, `${here}?done=received`])
    const approved = await post(here, { ...fields, do: 'approve' }, clerk())
    expect([approved.status, approved.headers.location]).toEqual([303, `${here}?done=approved`])
    const [row] = await until(
      () =>
        sql<{ state: string; decided_by: string }>(site, 'select * from returns where id = $1', [wish?.id]),
      ([one]) => one?.state === 'paid_out',
    )
    expect(row?.decided_by).toBe(emailOf('box-office'))
    const again = await post(here, { ...fields, do: 'approve' }, clerk())
    expect([again.status, again.text.includes('возможно коллегой')]).toEqual([422, true])
    const { text } = await get(`${here}?done=approved`, 'box-office')
    expect(text).toContain('Возврат одобрен, деньги отправляются.')
    expect(text).toContain(emailOf('box-office'))
  })
})

test('capacities and departures: what cannot be is refused in words', async () => {
  const headers = { cookie: cookies['box-office'] }
  const say = async (fields: Record<string, string>) => {
    const { status, text } = await post('/en/office/departures/', fields, headers)
    return [status, /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]]
  }
  const slot = '2025-09-25-before'
  expect(await say({ do: 'capacity', slot, capacity: '1' })).toEqual([
    422,
    'There cannot be fewer places than are already taken.',
  ])
  expect(await say({ do: 'capacity', slot, capacity: '2.5' })).toEqual([
    422,
    'Enter a whole number of places.',
  ])
  expect(await say({ do: 'call-off', slot, reason: 'rain', confirm: 'yes' })).toEqual([
    422,
    'Write a message to the buyers in both languages.',
  ])
  const done = await post('/en/office/departures/', { do: 'capacity', slot, capacity: '1500' }, headers)
  expect(done.headers.location).toBe('/en/office/departures/?done=capacity')
})
