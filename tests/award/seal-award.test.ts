import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchReceipt } from '../../app/award/result/fetch-receipt.server.ts'
import { sealAward } from '../../app/award/result/seal-award.server.ts'
import { checkProtocol } from '../../app/award/seal/check-protocol.ts'
import { checkTimeStamp } from '../../app/award/seal/check-time-stamp.server.ts'
import { readCertificates } from '../../app/award/seal/fetch-time-stamp.server.ts'
import { awardProtocols } from '../../app/award/stage/tables.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import { sandboxForTest } from '../../sandbox/sandbox-for-test.ts'
import { type Ask, enterBook, judgeAward, sendSheet } from '../builders/award/judged-award.ts'
import { bothDatabases } from '../builders/both-databases.ts'
import { oneWay } from '../builders/walks/whole-walk.ts'

const now = new Date('2025-09-10T18:14:07Z')
const edition = autumn2025

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let ask: Ask
  let judged: Awaited<ReturnType<typeof judgeAward>>
  const seal = (random?: (count: number) => Uint8Array) =>
    transaction(database.pool, tx => sealAward(tx, { edition, now, ...(random && { random }) }))
  const kept = async () => {
    const [row] = await drizzle(database.pool).select().from(awardProtocols)
    if (!row) throw new Error('nothing is sealed')
    return row
  }
  const unseal = () => database.pool.query('delete from award_protocols')

  beforeAll(async () => {
    database = await open()
    ask = (text, values) => database.pool.query(text, values)
    judged = await judgeAward(ask, { better: 1 })
    const [juror = '', other = ''] = judged.jurors
    // Somebody scored, wrote and then stood back; somebody is still writing; two books are out.
    const [first] = judged.books
    await ask(
      `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at) values ($1, $2, 'pupil', 'Тайная причина', 'juror', now())`,
      [first?.id, juror],
    )
    await ask(`update award_sheets set note = 'Слова ученика' where application_id = $1 and juror_id = $2`, [
      first?.id,
      juror,
    ])
    await ask(
      `update award_sheets set outcome = null, sent_at = null, note = 'Черновик' where application_id = $1 and juror_id = $2`,
      [judged.books[1]?.id, other],
    )
    const out = await enterBook(ask, {
      nomination: 'debut',
      title: 'Чужая',
      author: 'Некто',
      state: 'declined',
    })
    await enterBook(ask, { nomination: 'debut', title: 'Своя', author: 'Некто', state: 'withdrawn' })
    await sendSheet(ask, juror, out.id, 20, 'О чужой книге')
  })
  afterAll(() => database.drop())

  test('the protocol has all that was handed in, no name of a juror, and its hash', async () => {
    const { hash } = await seal()
    const { bytes, sealedAt, receipt, hash: stored } = await kept()
    const check = await checkProtocol(bytes, hash)
    if (!check.ok) throw new Error(check.problems.join())
    const { protocol } = check
    expect([sealedAt, receipt, stored]).toEqual([now, null, hash])
    expect(protocol.applications).toEqual({ received: 10, admitted: 8, declined: 1, withdrawn: 1 })
    expect(protocol.books.find(({ id }) => id === '1002')).toEqual({
      id: '1002',
      nomination: 'research',
      title: 'Линия и её сомнения 2',
      author: 'Нина Кострова Младшая',
      publisher: 'Контур',
      year: 2024,
      isbn: '9785170801152',
    })
    expect(protocol.result.secondRound.map(({ winners }) => winners)).toEqual([
      ['1002'],
      ['1004'],
      ['1006'],
      ['1008'],
    ])
    expect(protocol.result.juryPrize.book).toBe('1002')
    expect(protocol.sheets).toHaveLength(7 * 8 - 1)
    const text = bytes.toString()
    for (const secret of [
      ...judged.jurors,
      ...judged.books.map(({ id }) => id),
      'Судья',
      'portico.example',
      'author.example',
    ]) {
      expect([secret, text.includes(secret)]).toEqual([secret, false])
    }
    // Of what does not count nothing is told either.
    for (const unsaid of ['Слова ученика', 'Тайная причина', 'Черновик', 'О чужой книге']) {
      expect([unsaid, text.includes(unsaid)]).toEqual([unsaid, false])
    }
    expect(protocol.notes).toHaveLength(7 * 8 - 2)
    await unseal()
  })

  test('salt and letters are another lot every time', async () => {
    const made = []
    for (let time = 0; time < 6; time++) {
      await seal()
      const check = await checkProtocol((await kept()).bytes)
      if (!check.ok) throw new Error(check.problems.join())
      made.push(check.protocol)
      await unseal()
    }
    expect(new Set(made.map(({ salt }) => salt)).size).toBe(6)
    expect(made.every(({ salt }) => /^[0-9a-f]{64}$/.test(salt))).toBe(true)
    // The one who stood back has not always the same letter.
    const letters = made.map(({ absences }) => absences.find(({ kind }) => kind === 'recused')?.juror)
    expect(new Set(letters).size).toBeGreaterThan(1)
    // By the same lot the same bytes: nothing else is by chance.
    const lot = () => {
      let next = 7
      return (count: number) => Uint8Array.from({ length: count }, () => (next = (next * 31 + 11) % 251))
    }
    const hashes: string[] = []
    for (let time = 0; time < 2; time++) {
      hashes.push((await seal(lot())).hash)
      await unseal()
    }
    expect(hashes[0]).toBe(hashes[1])
  })

  test('of a book that left when the shortlist stood there are its number and marks, and no word', async () => {
    const [, , gone] = judged.books
    await ask(`update award_applications set state = 'withdrawn' where id = $1`, [gone?.id])
    await ask(
      `insert into award_history (application_id, at, actor, who, action, from_state, to_state)
       values ($1, '2025-09-09T12:00:00Z', 'system', '', 'forget', 'admitted', 'withdrawn')`,
      [gone?.id],
    )
    // Without a list that stands it would be no part of the count at all.
    await ask(
      `insert into award_stage_history (edition_id, at, actor, who, action, from_stage, to_stage)
       values ($1, '2025-09-08T00:00:00Z', 'secretary', 'award@portico.example', 'close-first-round', 'first-round', 'shortlisted')`,
      [edition.id],
    )
    const { hash } = await seal()
    const { bytes } = await kept()
    const check = await checkProtocol(bytes, hash)
    if (!check.ok) throw new Error(check.problems.join())
    const { protocol } = check
    expect(protocol.left).toEqual([{ id: '1003', nomination: 'debut' }])
    expect(protocol.sheets.filter(({ book }) => book === '1003')).toHaveLength(7)
    expect(protocol.notes.filter(({ book }) => book === '1003')).toEqual([])
    expect(protocol.ballots.flatMap(({ grades }) => Object.keys(grades))).not.toContain('1003')
    expect([
      bytes.toString().includes('Тушь и пауза 1'),
      bytes.toString().includes('Тушь и пауза 2'),
    ]).toEqual([false, true])
    await unseal()
    await ask('delete from award_stage_history')
    await ask('delete from award_history where application_id = $1', [gone?.id])
    await ask(`update award_applications set state = 'admitted' where id = $1`, [gone?.id])
  })

  test('an award is sealed once', async () => {
    const { hash } = await seal()
    await expect(seal()).rejects.toThrow()
    expect((await kept()).hash).toBe(hash)
    await unseal()
  })

  test('the receipt is fetched, again and again until there is one, and never replaced', async () => {
    const { hash } = await seal()
    const sandbox = await sandboxForTest({ now: () => now })
    const pem = await (await sandbox.get('/timestamp/certificate.pem')).text()
    const service = { url: `${sandbox.url}/timestamp`, trusted: readCertificates(pem) }
    const nowhere = { ...service, url: `${sandbox.url}/nowhere` }
    const nobodys = { ...service, trusted: [] }
    expect(await fetchReceipt(database.pool, nowhere, edition.id)).toBe('no-receipt')
    expect(await fetchReceipt(database.pool, nobodys, edition.id)).toBe('no-receipt')
    expect((await kept()).receipt).toBeNull()
    expect(await fetchReceipt(database.pool, service, edition.id)).toBe('fetched')
    const first = await kept()
    expect(first.stampedAt).toEqual(now)
    const check = checkTimeStamp(first.receipt ?? Buffer.alloc(0), {
      hash: Buffer.from(hash, 'hex'),
      trusted: service.trusted,
    })
    expect(check).toEqual({ ok: true, stamp: { at: now, serial: first.stampSerial } })
    expect(await fetchReceipt(database.pool, service, edition.id)).toBe('none-missing')
    expect(await kept()).toEqual(first)
    await unseal()
    expect(await fetchReceipt(database.pool, service, edition.id)).toBe('none-missing')
  })
})
