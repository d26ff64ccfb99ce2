import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { letters } from '../../mail/tables.ts'
import { officeChanges } from '../ledger/tables.ts'
import { invitations } from '../orders/tables.ts'
import { readWish, type WishFault } from './invitation-wish.ts'
import { issueInvitations } from './issue-invitations.server.ts'
import { findInvitations, invitationsAfter } from './office/find-invitations.server.ts'
import { revokeInvitations } from './revoke-invitations.server.ts'
import { sendInvitation } from './send-invitation.server.ts'

const now = new Date('2025-09-10T10:00:00+03:00')
const actor = 'kassa@portico.example'
const typed = {
  kind: 'vip',
  product: 'premium',
  price: '0',
  uses: '2',
  'per-order': '',
  from: '2025-09-10',
  until: '2025-09-24',
  count: '1',
  guests: '',
  note: 'список куратора',
}
const wishOf = (changes: Partial<Record<keyof typeof typed | 'letters', string>> = {}) => {
  const read = readWish({ ...typed, ...changes }, autumn2025, now)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.wish
}
const everything = { query: '', kind: '', product: '', state: '', batch: '' } as const

describe.each(oneWay(bothDatabases, 0))('invitations, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    till = await openTestBoxOffice(database)
  })
  afterAll(() => database.drop())

  const issued = async (changes: Parameters<typeof wishOf>[0] = {}) => {
    const batchId = await issueInvitations(till.boxOffice, wishOf(changes), actor, now)
    const made = await till.db.select().from(invitations).where(eq(invitations.batchId, batchId))
    const [one] = made
    if (!one) throw new Error('none was made')
    return { batchId, made, one }
  }
  const rowOf = async (id: string) =>
    (await till.db.select().from(invitations).where(eq(invitations.id, id)))[0]
  const premium = async (quantity: number, invitation: string, at = now) => {
    const slot = await till.newSlot(50, 'premium', '2025-09-24T16:00:00Z')
    return till.place({ lines: [{ product: 'premium', slot, quantity }], invitation }, at)
  }

  test('an invitation made by staff sells what is not sold without one, as often as it says', async () => {
    const { one } = await issued()
    expect(one).toMatchObject({ kind: 'vip', uses: 2, createdBy: actor, note: 'список куратора' })
    expect((await premium(1, 'WRONG-CODE')).kind).toBe('invitation-refused')
    expect((await premium(1, ` ${one.code.toLowerCase().replaceAll('-', ' ')} `)).kind).toBe('placed')
    expect(await premium(2, one.code)).toEqual({ kind: 'invitation-refused', code: 'invitation-places' })
    expect((await premium(1, one.code)).kind).toBe('placed')
    expect(await premium(1, one.code)).toEqual({ kind: 'invitation-refused', code: 'invitation-refused' })
    expect(await rowOf(one.id)).toMatchObject({ used: 2 })
  })

  test('codes are long, random and never the same', async () => {
    const { made } = await issued({ count: '500' })
    expect(new Set(made.map(({ code }) => code)).size).toBe(500)
    for (const { code } of made) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    // Every place of the code takes about every digit: none of them is fixed or counts up.
    for (const place of [0, 2, 5, 8, 11, 13]) {
      expect(new Set(made.map(({ code }) => code[place])).size).toBeGreaterThan(25)
    }
  })

  test('one order takes no more places than the invitation lets it', async () => {
    const { one } = await issued({ uses: '6', 'per-order': '2' })
    expect(await premium(3, one.code)).toEqual({ kind: 'invitation-refused', code: 'invitation-places' })
    expect((await premium(2, one.code)).kind).toBe('placed')
  })

  test('it is valid from its first moment to the end of its last day, and not a moment longer', async () => {
    const { one } = await issued({ from: '2025-09-12', until: '2025-09-14' })
    const moments = [
      '2025-09-11T23:59:59',
      '2025-09-12T00:00:00',
      '2025-09-14T23:59:59',
      '2025-09-15T00:00:00',
    ]
    const kinds = []
    for (const moment of moments) {
      kinds.push((await premium(1, one.code, new Date(`${moment}+03:00`))).kind)
    }
    expect(kinds).toEqual(['invitation-refused', 'placed', 'placed', 'invitation-refused'])
  })

  test('a reduced price is the price of the line', async () => {
    const { one } = await issued({ product: 'day', price: '1 500,50', until: '2025-09-27' })
    const slot = await till.newSlot(5)
    const placed = await till.place(
      { lines: [{ product: 'day', slot, quantity: 1 }], invitation: one.code },
      now,
    )
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    expect((await till.order(placed.token, now)).totalKopecks).toBe(150_050)
  })

  test('revoked at once: nothing more is sold, open orders are let go, paid ones are named', async () => {
    const { one, batchId, made } = await issued({ count: '3', uses: '4', price: '5000' })
    const paid = await premium(1, one.code)
    if (paid.kind !== 'placed') throw new Error(paid.kind)
    await till.payAtGateway(await till.startPayment(paid.token, now))
    await till.settle(paid.token, now)
    const waiting = await premium(1, one.code)
    if (waiting.kind !== 'placed') throw new Error(waiting.kind)
    const cause = { actor, reason: 'гость отказался' }
    const outcome = await revokeInvitations(till.boxOffice, { batchId }, cause, now)
    const { code } = await till.order(paid.token, now)
    expect([outcome.revoked, outcome.orders.map(order => order.code)]).toEqual([3, [code]])
    expect((await till.order(waiting.token, now)).state).toBe('cancelled')
    expect((await till.order(paid.token, now)).tickets.map(({ state }) => state)).toEqual(['valid'])
    for (const { code: dead } of made) expect((await premium(1, dead)).kind).toBe('invitation-refused')
    expect(await revokeInvitations(till.boxOffice, { batchId }, cause, now)).toMatchObject({ revoked: 0 })
    const journal = await till.db.select().from(officeChanges).where(eq(officeChanges.subject, batchId))
    expect(journal.map(({ what, actor, reason }) => [what, actor, reason])).toEqual([
      ['invitations-issued', actor, 'список куратора'],
      ['invitations-revoked', actor, 'гость отказался'],
    ])
  })

  test('an order and a revocation at the same moment: never a sale after it', async () => {
    const { one } = await issued({ uses: '20', 'per-order': '1' })
    const tries = Array.from({ length: 12 }, (_, place) =>
      place === 5
        ? revokeInvitations(till.boxOffice, { id: one.id }, { actor, reason: 'проверка' }, now)
        : premium(1, one.code),
    )
    await Promise.all(tries)
    const { used } = (await rowOf(one.id)) ?? {}
    expect((await premium(1, one.code)).kind).toBe('invitation-refused')
    expect((await rowOf(one.id))?.used).toBe(used)
  })

  test('each guest of a list gets their own code, in their own language, by one letter', async () => {
    const guests = 'Анна Ветрова; anna@guests.test\nJohn Smith; john@guests.test; en\nБез почты'
    const { made } = await issued({ guests, count: '', letters: 'yes' })
    expect(made).toHaveLength(3)
    for (const { id, code, guestEmail, guestName, letterAt } of made) {
      const sent = (await till.db.select().from(letters)).filter(({ about }) => about.includes(id))
      expect(sent.map(({ recipient }) => recipient)).toEqual(guestEmail ? [guestEmail] : [])
      expect(letterAt !== null).toBe(guestEmail !== null)
      if (guestEmail)
        expect([sent[0]?.body.includes(code), sent[0]?.body.includes(guestName)]).toEqual([true, true])
    }
    const of = async (email: string) =>
      (await till.db.select().from(letters).where(eq(letters.recipient, email)))[0]?.subject
    expect(await of('anna@guests.test')).toBe('Приглашение на\u00a0ярмарку «Портик»')
    expect(await of('john@guests.test')).toBe('Your invitation to the Portico art fair')
  })

  test('a letter goes again once an hour, and never with a dead code', async () => {
    const { one, made } = await issued({ guests: 'Гость; again@guests.test\nБез почты', count: '' })
    const id = made.find(({ guestEmail }) => guestEmail)?.id ?? one.id
    const nobody = made.find(({ guestEmail }) => !guestEmail)?.id ?? ''
    const hourLater = new Date(now.getTime() + 3_600_000)
    expect(await sendInvitation(till.boxOffice, nobody, actor, now)).toBe('no-address')
    expect(await sendInvitation(till.boxOffice, id, actor, now)).toBe('done')
    expect(await sendInvitation(till.boxOffice, id, actor, new Date(hourLater.getTime() - 1))).toBe(
      'sent-lately',
    )
    expect(await sendInvitation(till.boxOffice, id, actor, hourLater)).toBe('done')
    await revokeInvitations(till.boxOffice, { id }, { actor, reason: 'ошибка' }, hourLater)
    const later = new Date(hourLater.getTime() + 7_200_000)
    expect(await sendInvitation(till.boxOffice, id, actor, later)).toBe('not-open')
  })

  test('found by code, name and state; read in batches without a gap', async () => {
    const { made, batchId, one } = await issued({ count: '30', note: 'Жёлтый список' })
    const find = (filter: Partial<Record<keyof typeof everything, string>>, page = 1) =>
      findInvitations(till.db, { ...everything, ...filter } as typeof everything, page, now)
    expect((await find({ query: one.code.toLowerCase() })).found.map(({ id }) => id)).toEqual([one.id])
    expect((await find({ query: 'желтый' })).count).toBe(30)
    expect((await find({ query: '100%' })).count).toBe(0)
    await revokeInvitations(till.boxOffice, { id: one.id }, { actor, reason: 'лишнее' }, now)
    expect((await find({ batch: batchId, state: 'revoked' })).count).toBe(1)
    expect((await find({ batch: batchId, state: 'open' }, 2)).found).toHaveLength(4)
    const read = []
    for (let after = null; ; ) {
      const rows = await invitationsAfter(till.db, { ...everything, batch: batchId }, now, after, 7)
      read.push(...rows.map(({ id }) => id))
      after = rows.at(-1) ?? null
      if (rows.length < 7) break
    }
    expect(read.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })
})

describe('what a careless clerk types', () => {
  const faultsOf = (changes: Record<string, string>): WishFault[] => {
    const read = readWish({ ...typed, ...changes }, autumn2025, now)
    return 'faults' in read ? read.faults : []
  }

  test.each([
    [{ product: 'free' }, 'product', 'product'],
    [{ product: 'concession' }, 'product', 'product'],
    [{ product: 'tour-group' }, 'product', 'product'],
    [{ product: 'constructor' }, 'product', 'product'],
    [{ kind: 'friends' }, 'kind', 'kind'],
    [{ price: '-5' }, 'price', 'price'],
    [{ price: '0,50' }, 'price', 'price'],
    [{ price: '1e9' }, 'price', 'price'],
    [{ product: 'day', price: '2100' }, 'price', 'price-full'],
    [{ uses: '0' }, 'uses', 'uses'],
    [{ uses: '1001' }, 'uses', 'uses'],
    [{ uses: '2.5' }, 'uses', 'uses'],
    [{ 'per-order': '3' }, 'per-order', 'per-order'],
    [{ count: '501' }, 'count', 'count'],
    [{ count: '7', guests: 'Гость' }, 'count', 'count-or-guests'],
    [{ from: '2025-09-25', until: '2025-09-24' }, 'until', 'days'],
    [{ until: '2025-02-31' }, 'until', 'days'],
    [{ from: '2025-09-01', until: '2025-09-09' }, 'until', 'days-over'],
    [{ until: '2025-09-28' }, 'until', 'days-over'],
    [{ letters: 'yes' }, 'guests', 'letters-whom'],
    [{ guests: 'Анна; не адрес', count: '' }, 'guests', 'guest-email'],
    [{ guests: 'Анна; a@b.test; fr', count: '' }, 'guests', 'guest-locale'],
    [{ guests: '; a@b.test', count: '' }, 'guests', 'guest-name'],
    [{ guests: Array.from({ length: 501 }, () => 'Гость').join('\n'), count: '' }, 'guests', 'guests-many'],
  ])('%o is refused at its field', (changes, field, code) => {
    expect(faultsOf(changes)).toMatchObject([{ field, code }])
  })

  test('the same address twice is named by its line', () => {
    const guests = 'Анна; anna@b.test\n\nАнна; ANNA@b.test'
    expect(faultsOf({ guests, count: '' })).toEqual([{ field: 'guests', code: 'guest-twice', line: 2 }])
  })
})
