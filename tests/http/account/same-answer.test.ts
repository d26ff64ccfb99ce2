import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { lettersTo, letterTo, registration } from '../../builders/account/members.ts'
import type { Answer } from '../../builders/ask.ts'
import { send, startOwnShop } from '../../builders/buying.ts'
import { emailOf } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

/** What nobody may learn: whether an address is known here. */
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startOwnShop(sandbox, { POSTS_PER_MINUTE: '1000000', PROXY_HOPS: '1' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})
beforeEach(() => sql(site, 'delete from rate_limits'))

const asks = [
  ['register', '/account/register/', (email: string) => registration(email)],
  ['link', '/sign-in/', (email: string) => ({ do: 'link', email })],
  ['reset', '/account/forgot/', (email: string) => ({ email })],
] as const
const knownAddresses = [emailOf('member'), emailOf('council'), emailOf('admin'), emailOf('box-office')]

/** An answer without what differs from one request to the next. */
const shapeOf = ({ status, headers, text }: Answer) => ({
  status,
  text,
  location: headers.location,
  names: Object.keys(headers).sort(),
  cookies: (headers['set-cookie'] ?? []).map(cookie => cookie.replace(/=[^;]+/, '=')),
})

describe.each(asks)('%s', (what, path, fieldsFor) => {
  test.each(['', '/en'])('is answered alike in «%s», known or not', async prefix => {
    const unknown = shapeOf(await send(site, `${prefix}${path}`, fieldsFor(`nobody-${what}@example.test`)))
    expect([unknown.status, unknown.location]).toEqual([303, `${prefix}/account/sent/?for=${what}`])
    for (const email of knownAddresses)
      expect(shapeOf(await send(site, `${prefix}${path}`, fieldsFor(email)))).toEqual(unknown)
    // In other letters it is the same mailbox; nobody learns more by that.
    expect(shapeOf(await send(site, `${prefix}${path}`, fieldsFor(emailOf('member').toUpperCase())))).toEqual(
      unknown,
    )
  })

  test('takes as long for the one as for the other', async () => {
    const measure = async (email: string) => {
      const times: number[] = []
      for (let n = 0; n < 12; n++) {
        await sql(site, 'delete from rate_limits')
        const started = performance.now()
        await send(site, path, fieldsFor(email))
        times.push(performance.now() - started)
      }
      return times.sort((one, other) => one - other)[3] ?? 0
    }
    await measure('warm@example.test')
    const [known, unknown] = [await measure(emailOf('member')), await measure('nobody@example.test')]
    // What would differ by a password's hash differs by hundreds of milliseconds; a busy machine by some.
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(60, 0.6 * Math.min(known, unknown)))
  })

  test('three letters an hour go to one mailbox, however often and from wherever they are asked for', async () => {
    // Somebody to whom no other test here writes.
    const email = what === 'register' ? 'bombed@example.test' : emailOf('exhibitors')
    const before = (await lettersTo(sandbox, email)).length
    const answers = []
    for (let n = 1; n <= 6; n++)
      answers.push(await send(site, path, fieldsFor(email), { 'x-forwarded-for': `203.0.113.${n}` }))
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(
      new Set([`/account/sent/?for=${what}`]),
    )
    // Whatever was promised has been written, and what was written has arrived.
    await until(
      () => sql(site, 'select id from account_links where email = $1 and hash is null', [email]),
      waiting => waiting.length === 0,
    )
    await until(
      () => sql(site, 'select id from letters where recipient = $1 and sent_at is null', [email]),
      waiting => waiting.length === 0,
    )
    expect((await lettersTo(sandbox, email)).length - before).toBe(3)
  })

  test('one visitor is stopped after sixty, and told so; others are not', async () => {
    const from = { 'x-forwarded-for': '198.51.100.1' }
    for (let n = 0; n < 60; n++) {
      const { status } = await send(site, path, fieldsFor(`many-${n}@example.test`), from)
      expect(status).toBe(303)
    }
    const stopped = await send(site, path, fieldsFor('many@example.test'), from)
    expect([stopped.status, stopped.text.includes('role="alert"')]).toEqual([422, true])
    const other = await send(site, path, fieldsFor('many@example.test'), {
      'x-forwarded-for': '198.51.100.2',
    })
    expect(other.status).toBe(303)
  })
})

test('a letter goes to nobody who has no account, unless they register', async () => {
  await send(site, '/sign-in/', { do: 'link', email: 'stranger@example.test' })
  await send(site, '/account/forgot/', { email: 'stranger@example.test' })
  await send(site, '/account/register/', registration('later@example.test'))
  await letterTo(sandbox, 'later@example.test')
  expect(await lettersTo(sandbox, 'stranger@example.test')).toEqual([])
  expect(await sql(site, "select id from account_links where email = 'stranger@example.test'")).toEqual([])
})
