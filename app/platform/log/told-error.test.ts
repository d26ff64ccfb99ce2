import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { leaksIn } from '../../../tests/builders/logs/leaks.ts'
import { createLog } from '../log.server.ts'
import { withoutSecrets } from './told-error.ts'

const token = 'Q2x8fJ0_kLm-NopQrStUvWxY'
const people = ['anna@example.test', '+7 900 000-00-00', 'Анна Ветрова', token, 'ABCD1234EFGH5678']

function logged(about: object, message = 'a request failed'): string {
  const said: string[] = []
  createLog('debug', { write: line => void said.push(line) }).error(about, message)
  return said.join('')
}

describe('an error of the database', () => {
  const rejected = Object.assign(new Error('duplicate key value violates unique constraint "orders_code"'), {
    code: '23505',
    detail: 'Key (buyer_email)=(anna@example.test) already exists.',
    where: `token ${token}`,
    constraint: 'orders_code',
    table: 'orders',
  })
  const failed = new DrizzleQueryError(
    'insert into orders (buyer_email) values ($1)',
    ['anna@example.test', '+7 900 000-00-00', 'Анна Ветрова', token, 'ABCD1234EFGH5678'],
    rejected,
  )

  test('is told with the rule that was broken, and without the statement, its parameters or the row', () => {
    const line = logged({ err: failed, path: '/tickets/order/:token/' })
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      path: '/tickets/order/:token/',
      err: {
        type: 'DrizzleQueryError',
        message: 'a query failed',
        cause: { code: '23505', constraint: 'orders_code', table: 'orders', message: rejected.message },
      },
    })
    for (const secret of [...people, 'insert into', 'buyer_email']) expect(line).not.toContain(secret)
    expect(JSON.parse(line).err.stack).toMatch(/^ {4}at .*told-error\.test\.ts/)
  })

  test('does not quote the value that was wrong', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "Анна Ветрова"'), {
      code: '22P02',
    })
    expect(JSON.parse(logged({ err: error })).err.message).toBe('invalid input syntax for type uuid: "…"')
  })
})

test.each([
  ['all recipients were rejected: 550 <anna@example.test> unknown', 'anna@example.test'],
  ['anna%40example.test', 'example.test'],
  ['анна@почта.рф', 'почта.рф'],
  ['call +7 900 000-00-00', '000-00-00'],
  ['call 8 (916) 123-45-67', '123-45-67'],
  ['call 89161234567', '89161234567'],
  [`GET /tickets/order/${token}/tickets.pdf`, token],
  [`GET /en/tickets/ticket/${token}/`, token],
  [`GET /api/v1/orders/${token}/refunds`, token],
  [`GET /en/account/link/${token}/`, token],
  [`?to=%2Ftickets%2Forder%2F${token}%2F`, token],
  ['ticket ABCD1234EFGH5678', 'ABCD1234EFGH5678'],
  ['ticket ABCD-1234-EFGH-5678', '1234-EFGH'],
  ['postgres://portico:sesame@db.example/portico', 'sesame'],
])('of «%s» nothing secret stays, in whatever field it comes', (text, secret) => {
  expect(withoutSecrets(text)).not.toContain(secret)
  for (const line of [logged({ err: new Error(text) }), logged({ url: text }), logged({}, text)])
    expect(line).not.toContain(secret)
})

test('what is no secret stays as it is', () => {
  const line =
    '{"level":"error","time":"2025-08-20T10:00:00.000+03:00","job":"5b0f2c52-5f0e-4f6e-9d0a-1d1f0a6f3c11","err":{"stack":"    at placeOrder (file:///srv/portico/dist/server/chunks/place-order-1a2b3c4d.js:12:34)"},"path":"/tickets/order/:token/"}'
  expect(withoutSecrets(line)).toBe(line)
})

test('sweeping takes time that grows with the line and no faster', () => {
  const started = performance.now()
  for (const piece of ['a', '+7 ', '8(', 'a@', 'A1B2-', '/order/', 'x://'])
    withoutSecrets(piece.repeat(50_000))
  expect(performance.now() - started).toBeLessThan(3_000)
})

describe('the check of the logs of a run', () => {
  test.each([
    '{"err":{"detail":"Key"}}',
    'params: anna',
    '<anna@example.test>',
    `/tickets/order/${token}/`,
    `/api/v1/orders/${token}`,
    '+7 900 000-00-00',
  ])('sees %s', line => {
    expect(leaksIn(`{"level":"info"}\n${line}\n`)).toEqual([line])
  })

  test('sees what is known to be somebody’s, whatever it looks like', () => {
    expect(leaksIn('a line\nАнна Ветрова asked\n', people)).toEqual(['Анна Ветрова asked'])
  })

  test('says nothing of what is harmless', () => {
    expect(leaksIn('{"path":"/tickets/order/:token/","status":200}\n{"level":"info"}', people)).toEqual([])
  })
})
