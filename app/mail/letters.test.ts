import { eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { until } from '../../tests/builders/until.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import { type Jobs, openJobs, type Queue } from '../platform/jobs.server.ts'
import { createLog } from '../platform/log.server.ts'
import { type PostedLetter, postLetter } from './post-letter.server.ts'
import { sendLetterJob } from './send-letter.server.ts'
import { letters } from './tables.ts'

type Caught = { to: string[]; subject: string; text: string; headers: Record<string, string> }
const now = new Date('2025-08-20T07:00:00Z')
const sentAt = new Date('2025-08-20T07:00:05Z')
const letter = {
  kind: 'form-receipt' as const,
  recipient: 'anna@example.org',
  subject: 'Ваш стенд',
  body: 'Стенд A-12 ждёт вас.\nДо встречи!',
}

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let jobs: Jobs
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  const caught = async () => (await (await fetch(`${sandbox.url}/mail`)).json()) as Caught[]
  const rowOf = async (id: string) => (await database.db.select().from(letters).where(eq(letters.id, id)))[0]

  const post = (letter: PostedLetter) => transaction(database.pool, tx => postLetter(tx, jobs, letter, now))

  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    database = await open()
    jobs = await openJobs(database, createLog('silent'))
    const transport = nodemailer.createTransport(sandbox.smtpUrl)
    const job = sendLetterJob(database.db, transport, 'Портик <hello@portik.example>', { now: () => sentAt })
    // The office waits five seconds before a second attempt; a test need not.
    await jobs.start([{ ...job, retryDelaySeconds: 0 }] as Queue<never>[])
  })
  afterAll(async () => {
    await jobs.stop()
    await database.drop()
    await sandbox.stop()
  })
  afterEach(() => fetch(`${sandbox.url}/mail`, { method: 'DELETE' }))

  test('a letter goes out once, under an id of its own', async () => {
    const id = await post(letter)
    await until(async () => (await rowOf(id))?.sentAt)
    expect(await caught()).toMatchObject([
      {
        from: 'hello@portik.example',
        to: [letter.recipient],
        subject: letter.subject,
        text: letter.body,
        headers: { 'message-id': `<${id}@letters.portico>` },
      },
    ])
    expect(await rowOf(id)).toEqual({
      id,
      ...letter,
      html: null,
      attachments: [],
      about: [],
      isSecret: false,
      createdAt: now,
      sentAt,
      locale: 'ru',
      lastError: null,
      againOf: null,
      attempts: 1,
    })
  })

  test('a letter may have a second dress and bring files', async () => {
    const file = { filename: 'билеты.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
    const id = await post({ ...letter, html: '<p>Стенд</p>', attachments: [file] })
    await until(async () => (await rowOf(id))?.sentAt)
    const [mail] = (await caught()) as (Caught & { html: string; attachments: { filename: string }[] })[]
    expect([mail?.text, mail?.html, mail?.attachments.map(({ filename }) => filename)]).toEqual([
      letter.body,
      '<p>Стенд</p>',
      ['билеты.pdf'],
    ])
  })

  test('of a letter that opens something only the moment stays', async () => {
    const id = await post({ ...letter, html: '<p>Стенд</p>', isSecret: true })
    await until(async () => (await rowOf(id))?.sentAt)
    expect((await caught()).map(({ text }) => text)).toEqual([letter.body])
    expect(await rowOf(id)).toMatchObject({ body: '', html: null, recipient: letter.recipient })
  })

  test('promised twice under one id, it goes out once', async () => {
    const id = '5b0f2c52-5f0e-4f6e-9d0a-1d1f0a6f3c11'
    await post({ ...letter, id })
    await post({ ...letter, id })
    await until(async () => (await rowOf(id))?.sentAt)
    expect(await caught()).toHaveLength(1)
  })

  test('refused, it is sent again and arrives once', async () => {
    await fetch(`${sandbox.url}/mail/control`, { method: 'POST', body: '{"reject":1}' })
    const id = await post(letter)
    await until(async () => (await rowOf(id))?.sentAt, Boolean, 20_000)
    expect((await caught()).map(({ headers }) => headers['message-id'])).toEqual([`<${id}@letters.portico>`])
    expect(await rowOf(id)).toMatchObject({ attempts: 2, sentAt, lastError: null })
  })

  test('promised in a transaction that fails, it neither exists nor goes out', async () => {
    const work = transaction(database.pool, async tx => {
      await postLetter(tx, jobs, { ...letter, subject: 'Never' }, now)
      throw new Error('undone')
    })
    await expect(work).rejects.toThrow('undone')
    const id = await post({ ...letter, subject: 'After' })
    await until(async () => (await rowOf(id))?.sentAt)
    expect((await caught()).map(({ subject }) => subject)).toEqual(['After'])
    expect(await database.db.select().from(letters).where(eq(letters.subject, 'Never'))).toEqual([])
  })

  test.each([
    '"x",one@victim-a.example,two@victim-b.example,"y"@k.example',
    'anna@example.org, rival@example.org',
    'Group: one@victim-a.example, two@victim-b.example;',
    'anna@example.org <rival@example.org>',
  ])('whatever stands in the outbox, %s reaches one mailbox at the most', async recipient => {
    const [row] = await database.db
      .insert(letters)
      .values({ ...letter, recipient, createdAt: now })
      .returning({ id: letters.id })
    const transport = nodemailer.createTransport(sandbox.smtpUrl)
    const job = sendLetterJob(database.db, transport, 'hello@portik.example', { now: () => sentAt })
    await job.work({ letterId: row?.id ?? '' }, 'a job').catch(() => null)
    expect((await caught()).flatMap(({ to }) => to).length).toBeLessThanOrEqual(1)
    expect(
      (await caught()).flatMap(({ to }) => to).filter(one => /^(?:one|two|rival|anna)@/.test(one)),
    ).toEqual([])
  })

  test('what is not one mailbox is not even promised a letter', async () => {
    await expect(post({ ...letter, recipient: 'anna@example.org,rival@example.org' })).rejects.toThrow(
      'a letter has one recipient',
    )
  })

  test('a job that comes twice sends one letter', async () => {
    const id = await post(letter)
    await until(async () => (await rowOf(id))?.sentAt)
    const transport = nodemailer.createTransport(sandbox.smtpUrl)
    await sendLetterJob(database.db, transport, 'hello@portik.example', { now: () => sentAt }).work(
      { letterId: id },
      'the same job',
    )
    expect(await caught()).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ attempts: 1 })
  })
})
