import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { send, startShop } from '../../builders/buying.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Where no place is left one waits; who waits longest is told first, and nobody is told of a place twice.

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
beforeAll(async () => {
  ;[sandbox, clone] = await Promise.all([
    startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 }),
    cloneFair(),
  ])
  site = await startShop(sandbox, { DATABASE_URL: clone.url })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
  await sandbox.stop()
})

const slug = 'touching-marble'
const slot = `class-${slug}`
const path = `/program/${slug}/`
const join = (email: string, more: Record<string, string> = {}, where = path) =>
  send(site, where, { do: 'wait', email, ...more })
const fill = (left: number) => sql(site, `update slots set taken = capacity - ${left} where id = '${slot}'`)
const shown = async () => (await ask(site, path)).text.split('id="handover"')[0] ?? ''
const letters = async (to: string, word: string) => {
  const answer = await fetch(`${sandbox.url}/mail?to=${encodeURIComponent(to)}`)
  const all = (await answer.json()) as { subject: string }[]
  return all.filter(({ subject }) => subject.replaceAll('\u00a0', ' ').includes(word))
}

async function fillUp() {
  await fill(0)
  await until(shown, page => page.includes('id="waiting-list"'))
}

describe('the list', () => {
  test('is offered where no place is left, and only there', async () => {
    expect(await shown()).not.toContain('id="waiting-list"')
    await fillUp()
    expect((await ask(site, '/program/build-a-portico/')).text).not.toContain('id="waiting-list"')
  })

  test('is joined by an address, which is told so in a letter; a second time changes nothing', async () => {
    for (const email of ['first@example.test', 'FIRST@example.test']) {
      const answer = await join(email)
      expect([answer.status, answer.headers.location]).toEqual([303, '/tickets/waiting/?sent=yes'])
    }
    const rows = await sql(site, `select email from waiting_list where slot_id = '${slot}'`)
    expect(rows).toEqual([{ email: 'first@example.test' }])
    await until(async () => (await letters('first@example.test', 'Лист ожидания')).length === 1)
  })

  test('takes no address that is none, no odd field, and nobody where places are left', async () => {
    const wrong = await join('anna')
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="anna"')
    expect((await join('odd@example.test', { slot: 'class-other' })).status).toBe(422)
    const free = await join('odd@example.test', {}, '/program/build-a-portico/')
    expect(free.headers.location).toBe('/program/build-a-portico/')
    expect(await sql(site, `select 1 from waiting_list where email_key = 'odd@example.test'`)).toEqual([])
  })
})

describe('a place that comes back', () => {
  test('is told to whoever waits longest, once, in their language; to the next after two hours', async () => {
    expect((await join('second@example.test', {}, `/en${path}`)).headers.location).toBe(
      '/en/tickets/waiting/?sent=yes',
    )
    await fill(1)
    await until(async () => (await letters('first@example.test', 'Освободилось место')).length === 1)
    // A few beats of the scheduler later still nobody else has heard of it.
    await new Promise(resolve => setTimeout(resolve, 5_000))
    expect(await letters('second@example.test', 'A place is free')).toEqual([])
    await sql(
      site,
      `update waiting_list set told_at = told_at - interval '121 minutes' where email = 'first@example.test'`,
    )
    await until(async () => (await letters('second@example.test', 'A place is free')).length === 1)
    expect(await letters('first@example.test', 'Освободилось место')).toHaveLength(1)
  })

  test('is told to nobody once the event is called off', async () => {
    await fillUp()
    await join('third@example.test')
    await sql(site, `update slots set called_off_at = now(), taken = 0 where id = '${slot}'`)
    await new Promise(resolve => setTimeout(resolve, 5_000))
    expect(await letters('third@example.test', 'Освободилось')).toEqual([])
  })
})

test('one leaves by the link of the letter, and the address is gone; the link of nobody opens nothing', async () => {
  const [row] = await sql(site, `select token from waiting_list where email = 'third@example.test'`)
  const own = `/tickets/waiting/${(row as { token: string }).token}/`
  expect((await ask(site, own)).text).toContain('Потрогать мрамор')
  // Looking at the page changes nothing: mail programs follow links by themselves.
  expect(await sql(site, `select 1 from waiting_list where email = 'third@example.test'`)).toHaveLength(1)
  const answer = await send(site, own, { do: 'leave' })
  expect(answer.headers.location).toBe('/tickets/waiting/?sent=left')
  expect(await sql(site, `select 1 from waiting_list where email = 'third@example.test'`)).toEqual([])
  expect((await ask(site, own)).status).toBe(404)
  expect((await ask(site, `/tickets/waiting/${'x'.repeat(24)}/`)).status).toBe(404)
})
