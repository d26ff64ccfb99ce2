import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeAward } from '../../tests/builders/award/judged-award.ts'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { makeFolder } from '../../tests/builders/postgres-cluster.ts'
import { openTestBoxOffice } from '../../tests/builders/test-box-office.ts'
import { oneWay } from '../../tests/builders/walks/whole-walk.ts'
import { removePerson } from '../accounts/keep-person.server.ts'
import { sealAward } from '../award/result/seal-award.server.ts'
import { checkProtocol } from '../award/seal/check-protocol.ts'
import { autumn2025 } from '../editions/edition.ts'
import { openUploads } from '../editorial/pictures/open-uploads.server.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import { createLog } from '../platform/log.server.ts'
import { eraseOldData } from './erase-old-data.server.ts'
import { retention } from './retention.server.ts'

test('operations.md tells every rule as it is', () => {
  const told = readFileSync('docs/operations.md', 'utf8')
  for (const { what, kept, why } of retention) expect(told).toContain(`| ${what} | ${kept} | ${why} |`)
})

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())

  const sweep = (now: string) =>
    eraseOldData(database.pool, new Date(now), createLog('error'), {
      folder: '/nowhere',
      pictureUploads: openUploads({ uploadsDir: makeFolder('swept'), bucket: null }),
    })
  const count = async (query: string) => Number((await database.pool.query(query)).rows[0].count)

  test.each([
    {
      what: 'counters of the limits',
      make: `insert into rate_limits (key, window_start, hits) values ('post 10.0.0.1', '2025-08-20T10:00:00Z', 1)`,
      stays: `select count(*) from rate_limits`,
      lastMoment: '2025-08-21T10:00:00.000Z',
    },
    {
      what: 'pictures on their way',
      make: `insert into picture_uploads (id, person_id, name, size, created_at)
        values ('00000000-0000-4000-8000-000000000001', 'p', 'a.jpg', 10, '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from picture_uploads`,
      lastMoment: '2025-08-21T10:00:00.000Z',
    },
    {
      what: 'kept answers',
      make: `insert into kept_answers (key, body_hash, status, answer, created_at) values ('k', 'h', 201, '{"email":"a"}', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from kept_answers`,
      lastMoment: '2025-08-21T10:00:00.000Z',
    },
    {
      what: 'registrations nobody has confirmed',
      make: `insert into account_links (hash, purpose, email, locale, registration, created_at, expires_at) values
        ('h', 'register', 'anna@example.test', 'ru', '{"name":"Анна"}', '2025-08-19T10:00:00Z', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from account_links`,
      lastMoment: '2025-08-21T10:00:00.000Z',
    },
    {
      what: 'lines about members in the account log',
      make: `insert into account_changes (at, what, email, role, actor) values
        ('2025-08-20T10:00:00Z', 'signed-in', 'anna@example.test', 'member', 'anna@example.test'),
        ('2025-08-20T10:00:00Z', 'signed-in', 'kassa@example.test', 'box-office', 'kassa@example.test')`,
      stays: `select count(*) from account_changes where role = 'member'`,
      lastMoment: '2026-08-20T10:00:00.000Z',
    },
    {
      what: 'books of applicants to the award who are forgotten',
      make: `with forgotten as (insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at, erased_at)
          values ('award', 3, 'ru', '/award/', '', '', '{}', 'award-book', '', '2025-08-20T09:00:00Z', '2025-08-20T10:00:00Z') returning id)
        insert into award_applications (edition_id, submission_id, nomination, fields, isbn, link_hash, locale, created_at, updated_at)
        select '2025-09', id, 'debut', '{"title":"Книга"}', '9785170801152', 'h', 'ru', '2025-08-20T09:00:00Z', '2025-08-20T09:00:00Z' from forgotten`,
      stays: `select count(*) from award_applications where fields <> '{}' and isbn is not null and link_hash is not null`,
      lastMoment: '2025-08-20T11:00:00.000Z',
    },
    {
      what: 'what was written to and about an applicant to the award who is forgotten',
      make: `with forgotten as (insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at, erased_at)
          values ('award', 3, 'ru', '/award/', '', '', '{}', 'award-words', '', '2025-08-20T09:00:00Z', '2025-08-20T10:00:00Z') returning id),
        book as (insert into award_applications (edition_id, submission_id, state, nomination, fields, link_hash, locale, question, question_until, created_at, updated_at)
          select '2025-09', id, 'question', 'debut', '{}', 'w', 'ru', 'Это вы?', '2025-08-25T09:00:00Z', '2025-08-20T09:00:00Z', '2025-08-20T09:00:00Z' from forgotten returning id)
        insert into award_history (application_id, at, actor, who, action, to_state, details)
        select id, '2025-08-20T09:00:00Z', 'secretary', 's@example.test', 'ask', 'question', '{"reason":"Это вы?"}' from book`,
      stays: `select count(*) from award_applications a join award_history h on h.application_id = a.id
        where a.question is not null and h.details <> '{}'`,
      lastMoment: '2025-08-20T11:00:00.000Z',
    },
    {
      what: 'browsers that asked to be told',
      make: `with event as (insert into events (slug, starts_at, ends_at, hall, format, audience, languages, age_mark, title, summary, description, needs_registration, edition_id)
          values ('told', '2025-09-26T15:00:00Z', '2025-09-26T16:00:00Z', 'rotunda', 'talk', 'everyone', '["ru"]', '12+', '{"ru":"а","en":"a"}', '{"ru":"","en":""}', '{"ru":[],"en":[]}', false, '2025-09'))
        insert into push_subscriptions (endpoint, p256dh, auth, locale, events, created_at)
        values ('https://fcm.googleapis.com/fcm/send/told', 'p', 'a', 'ru', '{gone,told}', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from push_subscriptions`,
      lastMoment: '2025-10-03T16:00:00.000Z',
    },
    {
      what: 'browsers that asked to be told of a tour',
      make: `with tour as (insert into slots (id, kind, day, starts_at, ends_at, capacity)
          values ('departure-7', 'tour', '2025-09-27', '2025-09-27T09:00:00Z', '2025-09-27T10:00:00Z', 9))
        insert into push_subscriptions (endpoint, p256dh, auth, locale, events, created_at)
        values ('https://fcm.googleapis.com/fcm/send/tour', 'p', 'a', 'ru', '{departure-7}', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from push_subscriptions`,
      lastMoment: '2025-10-04T10:00:00.000Z',
    },
    {
      what: 'browsers that keep nothing any more',
      make: `insert into push_subscriptions (endpoint, p256dh, auth, locale, events, created_at)
        values ('https://fcm.googleapis.com/fcm/send/none', 'p', 'a', 'ru', '{}', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from push_subscriptions`,
      lastMoment: '2025-08-27T10:00:00.000Z',
    },
    {
      what: 'notifications',
      make: `insert into payment_notifications (received_at, event, object_id, body) values ('2025-08-20T10:00:00Z', 'payment.succeeded', 'x', '{}')`,
      stays: `select count(*) from payment_notifications`,
      lastMoment: '2026-02-16T10:00:00.000Z',
    },
    {
      what: 'letters',
      make: `insert into letters (recipient, subject, body, created_at, sent_at) values ('anna@example.test', 's', 'b', '2025-08-20T10:00:00Z', '2025-08-20T10:00:05Z')`,
      stays: `select count(*) from letters where recipient || subject || body <> ''`,
      lastMoment: '2026-02-16T10:00:00.000Z',
    },
    {
      what: 'applicants',
      make: `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at) values
        ('contact', 1, 'ru', '/contacts/', 'Анна', 'anna@example.test', '{"a":"b"}', 't', 'h', '2025-08-20T10:00:00Z')`,
      stays: `select count(*) from submissions where name || email <> '' and erased_at is null`,
      lastMoment: '2026-09-27T20:59:58.999Z',
    },
    {
      what: 'names on the passes of a fair',
      make: `with own as (insert into exhibitor_applications (edition_id, state, locale, created_at, updated_at, submitted_at)
          select edition, 'accepted', 'ru', '2025-12-01', '2026-01-20', '2025-12-13' from unnest(array['spring-2026', '2026-10']) edition
          returning id, edition_id)
        insert into exhibitor_materials (application_id, passes, updated_at) select id, 'Анна ' || edition_id, '2026-03-10' from own`,
      // Those of a fair that is not over are needed.
      stays: `select count(*) filter (where passes = 'Анна spring-2026') + 1 - count(*) filter (where passes = 'Анна 2026-10') as count
        from exhibitor_materials`,
      lastMoment: '2026-05-05T20:59:59.999Z',
    },
    {
      what: 'payers of invoices',
      make: `insert into invoices (id, edition, sequence, number, application_id, payer, payer_inn, lines, total_kopecks, purpose, basis, issued_at, issued_by, due_on)
        values (gen_random_uuid(), 'spring-2026', 1, 'С-2604-001', gen_random_uuid(), '{"name":"ООО «Ордер»","inn":"7700000016"}', '7700000016', '[]', 100, '', '', '2026-01-27T10:00:00Z', 'x', '2026-02-03')`,
      stays: `select count(*) from invoices where payer::text || payer_inn ~ '7700000016|Ордер'`,
      lastMoment: '2031-12-31T20:59:59.999Z',
    },
    {
      what: 'payers in the lines of a bank statement',
      make: `with file as (insert into statements (id, digest, file_name, format, imported_at, imported_by)
          values (gen_random_uuid(), 'd', 'f', 'csv', '2026-01-27T10:00:00Z', 'x') returning id)
        insert into statement_lines (statement_id, place, identity, number, day, sum_kopecks, is_incoming, payer_name, payer_inn, payer_account, purpose, outcome, reason, candidates, difference_kopecks)
        select id, 1, 'i', '7', '2026-01-27', 100, true, 'ООО «Ордер»', '7700000016', '1', 'по счёту', 'not-ours', 'no-invoice-no-inn', '[]', 0 from file`,
      stays: `select count(*) from statement_lines where payer_name || payer_inn || purpose <> ''`,
      lastMoment: '2031-12-31T20:59:59.999Z',
    },
  ])('$what go at their time and not a moment earlier', async ({ make, stays, lastMoment }) => {
    await database.pool.query(make)
    await sweep(lastMoment)
    expect(await count(stays)).toBe(1)
    await sweep(new Date(new Date(lastMoment).getTime() + 1).toISOString())
    expect(await count(stays)).toBe(0)
  })

  test('more than one batch goes, and the news stays for those who want it', async () => {
    await database.pool.query(
      `insert into kept_answers (key, body_hash, status, answer, created_at)
       select 'k' || n, 'h', 201, '{}', '2025-08-20T10:00:00Z' from generate_series(1, 1201) as n`,
    )
    await database.pool.query(
      `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at) values
        ('newsletter', 1, 'ru', '/newsletter/', '', 'news@example.test', '{}', 'n', 'h', '2025-08-20T10:00:00Z')`,
    )
    await sweep('2027-01-01T00:00:00Z')
    expect(await count('select count(*) from kept_answers')).toBe(0)
    expect(await count(`select count(*) from submissions where email = 'news@example.test'`)).toBe(1)
  })

  test('a buyer is forgotten when accounting lets us; the money still adds up and the order can still be read', async () => {
    const till = await openTestBoxOffice(database)
    const now = new Date('2025-08-20T07:00:00Z')
    const slot = await till.newSlot(9)
    const lines = [
      { product: 'day' as const, slot, quantity: 2 },
      // Of what costs nothing an order keeps whose mailbox it is counted for.
      { product: 'free' as const, slot, quantity: 1 },
    ]
    const [kept, lapsed] = [await till.place({ lines }, now), await till.place({ lines }, now)]
    if (kept.kind !== 'placed' || lapsed.kind !== 'placed') throw new Error('not placed')
    await till.payAtGateway(await till.startPayment(kept.token, now))
    await till.settle(kept.token, now)
    await database.pool.query(`update tickets set holder = 'Пётр Ветров'`)
    await database.pool.query(`update orders set state = 'expired' where token = $1`, [lapsed.token])
    const book = async () =>
      (await database.pool.query('select kind, amount_kopecks, order_id from ledger order by id')).rows
    const before = await book()
    const buyers = () =>
      count(`select count(*) from orders where buyer_email <> '' or counted_mailbox is not null`)

    await sweep('2025-11-18T07:00:00.000Z')
    expect(await buyers()).toBe(2)
    await sweep('2025-11-18T07:00:00.001Z')
    expect(await buyers()).toBe(1)
    await sweep('2030-12-31T20:59:59.999Z')
    expect(await buyers()).toBe(1)
    await sweep('2030-12-31T21:00:00.000Z')
    expect(await buyers()).toBe(0)

    expect(await book()).toEqual(before)
    expect(await till.balance(kept.token)).toBe(0)
    const order = await till.order(kept.token, new Date('2031-01-01T00:00:00Z'))
    expect([order.state, order.totalKopecks, order.buyer, order.tickets.map(({ holder }) => holder)]).toEqual(
      ['paid', 420_000, { name: '', email: '', phone: '' }, [null, null, null]],
    )
  })

  test('papers of jurors go with the names in them; the protocol stays whole, and its jurors may close their accounts', async () => {
    const { pool } = database
    const { jurors, books } = await judgeAward((text, values) => pool.query(text, values))
    const [chair = '', other = ''] = jurors
    for (const statement of [
      `insert into award_remarks (application_id, juror_id, text, at) values ('${books[0]?.id}', '${other}', 'Слова', '2025-09-06T12:00:00Z')`,
      `insert into award_recusals values ('${books[0]?.id}', '${other}', 'pupil', 'Тайная причина', 'juror', '2025-09-06T12:00:00Z')`,
      `insert into award_assignments values ('${books[0]?.id}', '${other}', '2025-09-02T12:00:00Z')`,
      `insert into award_reminders values ('${other}', '2025-09-06', '2025-09-06T12:00:00Z')`,
    ])
      await pool.query(statement)
    const now = new Date('2025-09-10T18:14:07Z')
    const { hash } = await transaction(pool, tx => sealAward(tx, { edition: autumn2025, now }))
    const tables = [
      'sheets',
      'ballots',
      'prize_votes',
      'remarks',
      'recusals',
      'assignments',
      'reminders',
      'jurors',
    ]
    const left = () => Promise.all(tables.map(name => count(`select count(*) from award_${name}`)))
    const emailOf = async (id: string) =>
      String((await pool.query('select email from people where id = $1', [id])).rows[0]?.email)

    // Who is taken from the accounts in the midst of it signs in no more; what they have voted counts.
    expect(await removePerson(pool, await emailOf(chair))).toBe('locked-out')
    expect(await count(`select count(*) from people where id = '${chair}' and role = 'member'`)).toBe(1)
    await sweep('2026-09-27T20:59:58.999Z')
    expect((await left()).every(rows => rows > 0)).toBe(true)
    await sweep('2026-09-27T20:59:59.000Z')
    expect(await left()).toEqual(tables.map(() => 0))
    const { rows } = await pool.query<{ bytes: Buffer }>('select bytes from award_protocols')
    expect((await checkProtocol(rows[0]?.bytes ?? Buffer.alloc(0), hash)).ok).toBe(true)
    expect(await removePerson(pool, await emailOf(other))).toBe('gone')
    expect(await removePerson(pool, 'nobody@example.test')).toBe('nobody')
  })
})
