import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { until } from '../../tests/builders/until.ts'
import { oneWay } from '../../tests/builders/walks/whole-walk.ts'
import { type Tx, transaction } from '../platform/database/transaction.server.ts'
import { type Jobs, openJobs, type Queue } from '../platform/jobs.server.ts'
import { createLog } from '../platform/log.server.ts'
import { deliverLeadJob, type PromisedLead } from './deliver-lead.server.ts'
import { eraseLead } from './erase-lead.server.ts'
import type { Lead } from './lander-request.ts'
import { type LeadServices, promiseLead } from './promise-lead.server.ts'
import { leadsOf } from './queries.server.ts'
import { sendAgain as sendLeadAgain } from './send-again.server.ts'

type Arrived = { body: Record<string, string>; rawBody: string; answeredStatus: number | null }
const now = new Date('2025-08-20T07:00:00Z')
const later = new Date('2025-08-20T07:00:05Z')
const taken = '<div class="send-success">Спасибо! Ваша заявка принята.</div>\n'
const refused = '<div class="send-error">The lead was not taken.</div>\n'
const lead: Lead = {
  form: 'contact',
  version: '1',
  fields: { firstName: 'Анна' },
  redirectUrl: '/thanks/',
  newTab: false,
  urlLocation: 'https://portik.example/contacts/',
  entryPoint: 'portik.example',
  analyticsId: '',
  utm: { utm_source: 'vk' },
}

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let jobs: Jobs
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let services: LeadServices
  let job: Queue<PromisedLead>
  const arrived = async () => (await (await fetch(`${sandbox.url}/lander/requests`)).json()) as Arrived[]
  const trouble = (order: object) =>
    fetch(`${sandbox.url}/lander/control`, { method: 'POST', body: JSON.stringify(order) })
  const progressOf = async (id: string) => (await leadsOf(database.db, [id]))[0]
  const cameTo = (id: string, state: string) =>
    until(
      () => progressOf(id),
      progress => progress?.state === state,
      20_000,
    )
  const promiseIn = (tx: Tx, wish: Partial<Lead> = {}) => promiseLead(services, tx, { ...lead, ...wish }, now)
  const promise = (wish: Partial<Lead> = {}) => transaction(database.pool, tx => promiseIn(tx, wish))
  const sendAgain = (leadId: string, who: string, at: Date) =>
    transaction(database.pool, tx => sendLeadAgain(jobs, tx, leadId, who, at))

  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    database = await open()
    jobs = await openJobs(database, createLog('silent'))
    const lander = { url: `${sandbox.url}/lander`, unit: 'portico', type: '', land: 'art-fair', quoteId: '' }
    services = { jobs, lander }
    // Two attempts instead of thirteen, and no long wait for one that hangs.
    job = {
      ...deliverLeadJob({ pool: database.pool, lander, clock: { now: () => later }, timeoutMs: 2_000 }),
      retryLimit: 1,
      retryDelaySeconds: 0,
    }
    await jobs.start([job] as Queue<never>[])
  })
  afterAll(async () => {
    await jobs.stop()
    await database.drop()
    await sandbox.stop()
  })
  afterEach(async () => {
    await trouble({ clear: true })
    await fetch(`${sandbox.url}/lander/requests`, { method: 'DELETE' })
  })

  test('a lead is delivered once, and staff see how', async () => {
    const { leadId, mergelead } = await promise()
    expect(mergelead).toMatch(/^id_[0-9a-z]{9}1755673200$/)
    await cameTo(leadId, 'delivered')
    expect(await arrived()).toMatchObject([
      {
        query: { r: 'land/index', unit: 'portico', utm_source: 'vk' },
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
        body: { form: 'contact', personalDataAgree: 'on', mergelead, firstName: 'Анна' },
        answeredStatus: 200,
      },
    ])
    expect(await progressOf(leadId)).toEqual({
      id: leadId,
      mergelead,
      state: 'delivered',
      createdAt: now,
      deliveredAt: later,
      setAsideAt: null,
      sentAgainAt: null,
      sentAgainBy: null,
      erasedAt: null,
      attempts: [
        {
          number: 1,
          startedAt: later,
          finishedAt: later,
          status: 200,
          outcome: 'delivered',
          answer: taken,
          reason: null,
        },
      ],
    })
  })

  test('until the lander has answered, it is not delivered', async () => {
    await trouble({ delayMs: 1_000 })
    const { leadId } = await promise()
    await until(async () => (await arrived()).length)
    expect(await progressOf(leadId)).toMatchObject({
      state: 'waiting',
      deliveredAt: null,
      attempts: [{ number: 1, outcome: 'unknown', finishedAt: null, status: null }],
    })
    await cameTo(leadId, 'delivered')
  })

  test('promised in a transaction that fails, it neither exists nor goes out', async () => {
    const work = transaction(database.pool, async tx => {
      await promiseIn(tx, { mergelead: 'id_never' })
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    const { leadId } = await promise({ mergelead: 'id_after' })
    await cameTo(leadId, 'delivered')
    expect((await arrived()).map(({ body }) => body.mergelead)).toEqual(['id_after'])
    const { rows } = await database.pool.query(`select 1 from leads where mergelead = 'id_never'`)
    expect(rows).toEqual([])
  })

  test('promised twice under one mergelead, it is one lead, as it was first told', async () => {
    const first = await promise({ mergelead: 'id_twice' })
    const second = await promise({ mergelead: 'id_twice', fields: { firstName: 'Вера' } })
    expect(second).toEqual(first)
    await cameTo(first.leadId, 'delivered')
    expect(await promise({ mergelead: 'id_twice' })).toEqual(first)
    const { rows } = await database.pool.query(`select 1 from jobs.job where data->>'leadId' = $1`, [
      first.leadId,
    ])
    expect(rows).toHaveLength(1)
    expect((await arrived()).map(({ body }) => body.firstName)).toEqual(['Анна'])
  })

  test.each([
    [{ status: 500 }, { outcome: 'refused', status: 500, answer: refused, reason: null }],
    [{ status: 422 }, { outcome: 'refused', status: 422, answer: refused, reason: null }],
    [{ status: 304 }, { outcome: 'refused', status: 304, answer: '', reason: null }],
    [{ reset: true }, { outcome: 'failed', status: null, answer: '', reason: 'read ECONNRESET' }],
    [{ hang: true }, { outcome: 'failed', status: null, answer: '', reason: 'timeout' }],
  ])('after %j the same bytes are sent again', async (order, attempt) => {
    await trouble(order)
    const { leadId } = await promise()
    const { attempts } = (await cameTo(leadId, 'delivered')) ?? {}
    expect(attempts).toMatchObject([attempt, { outcome: 'delivered', status: 200 }])
    const requests = await arrived()
    expect(requests).toHaveLength(2)
    expect(requests[0]?.rawBody).toBe(requests[1]?.rawBody)
  })

  test('after the last attempt it is set aside, and staff send it again', async () => {
    await trouble({ status: 503, times: 2 })
    const { leadId, mergelead } = await promise()
    expect(await sendAgain(leadId, 'staff@portik.example', now)).toEqual({
      ok: false,
      reason: 'still-waiting',
    })
    expect(await cameTo(leadId, 'set-aside')).toMatchObject({
      setAsideAt: later,
      deliveredAt: null,
      attempts: [{ status: 503 }, { status: 503 }],
    })
    expect(await sendAgain(leadId, 'staff@portik.example', later)).toEqual({ ok: true })
    expect(await cameTo(leadId, 'delivered')).toMatchObject({
      mergelead,
      setAsideAt: null,
      sentAgainAt: later,
      sentAgainBy: 'staff@portik.example',
      attempts: [{ number: 1 }, { number: 2 }, { number: 3, outcome: 'delivered' }],
    })
    expect(new Set((await arrived()).map(({ rawBody }) => rawBody)).size).toBe(1)
    expect(await sendAgain(leadId, 'staff@portik.example', later)).toEqual({
      ok: false,
      reason: 'already-delivered',
    })
  })

  test('a job of an earlier round that comes late neither sends a lead nor sets it aside', async () => {
    await trouble({ status: 503, times: 2 })
    await trouble({ delayMs: 1_500 })
    const { leadId } = await promise()
    await cameTo(leadId, 'set-aside')
    await sendAgain(leadId, 'staff', later)
    await job.work({ leadId, round: 1 }, 'late')
    await job.giveUp?.({ leadId, round: 1 })
    expect((await progressOf(leadId))?.state).toBe('waiting')
    expect((await cameTo(leadId, 'delivered'))?.attempts).toHaveLength(3)
    expect(await arrived()).toHaveLength(3)
  })

  test('what does not exist cannot be sent again', async () => {
    expect(await sendAgain('5b0f2c52-5f0e-4f6e-9d0a-1d1f0a6f3c11', 'staff', now)).toEqual({
      ok: false,
      reason: 'not-found',
    })
  })

  test('two processes never send one lead at the same time', async () => {
    await trouble({ delayMs: 1_000 })
    const { leadId } = await promise()
    await until(async () => (await arrived()).length)
    await expect(job.work({ leadId, round: 1 }, 'another process')).rejects.toThrow(
      `lead ${leadId} is being sent by another process`,
    )
    await cameTo(leadId, 'delivered')
    expect(await arrived()).toHaveLength(1)
  })

  test('an attempt whose process died is unknown for ever, and another follows when its time is over', async () => {
    await trouble({ status: 500, times: 2 })
    const { leadId } = await promise()
    await cameTo(leadId, 'set-aside')
    await database.pool.query(
      `insert into lead_attempts (lead_id, number, started_at, holds_until) values ($1, 3, $2, now() - interval '1 second')`,
      [leadId, now],
    )
    await sendAgain(leadId, 'staff', now)
    const { attempts } = (await cameTo(leadId, 'delivered')) ?? {}
    expect(attempts?.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'unknown', 'delivered'])
  })

  test('erased, it is emptied and sent no more; what was done stays known', async () => {
    await trouble({ status: 500, times: 2 })
    const { leadId, mergelead } = await promise()
    await cameTo(leadId, 'set-aside')
    await transaction(database.pool, tx => eraseLead(tx, leadId, later))
    expect(await sendAgain(leadId, 'staff', later)).toEqual({ ok: false, reason: 'erased' })
    expect(await progressOf(leadId)).toMatchObject({
      mergelead,
      erasedAt: later,
      attempts: [
        { status: 500, answer: '' },
        { status: 500, answer: '' },
      ],
    })
    const { rows } = await database.pool.query('select body::text from leads where id = $1', [leadId])
    expect(rows[0].body).not.toContain('Анна')
  })

  test('erased while it waits, it is never sent; while it is being sent, its end is told without words', async () => {
    const waiting = await transaction(database.pool, async tx => {
      const { leadId } = await promiseIn(tx)
      await eraseLead(tx, leadId, later)
      return leadId
    })
    await trouble({ delayMs: 1_000 })
    const { leadId } = await promise()
    await until(async () => (await arrived()).length)
    await transaction(database.pool, tx => eraseLead(tx, leadId, later))
    expect(await cameTo(leadId, 'delivered')).toMatchObject({
      erasedAt: later,
      attempts: [{ outcome: 'delivered', status: 200, answer: '' }],
    })
    expect(await progressOf(waiting)).toMatchObject({ state: 'set-aside', erasedAt: later, attempts: [] })
    expect(await arrived()).toHaveLength(1)
  })

  test('what is finished cannot be told otherwise, nor deleted', async () => {
    const { leadId } = await promise()
    await cameTo(leadId, 'delivered')
    for (const statement of [
      `update lead_attempts set status = 201 where lead_id = $1`,
      'delete from lead_attempts where lead_id = $1',
      'delete from leads where id = $1',
    ]) {
      await expect(database.pool.query(statement, [leadId])).rejects.toMatchObject({ code: '23001' })
    }
  })
})
