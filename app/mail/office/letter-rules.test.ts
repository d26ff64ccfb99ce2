import { expect, test } from 'vitest'
import { hideSecrets, hideSecretsInHtml, maskAddress } from './hide-secrets.ts'
import { readLetterFilter } from './letter-filter.ts'
import { letterReader } from './letter-reader.ts'
import { hindranceTo } from './letter-rules.ts'
import { mailFault } from './mail-fault.ts'

const sent = new Date('2025-08-20T07:00:00Z')
const letter = {
  kind: 'form-receipt',
  recipient: 'anna@example.test',
  body: 'Слова',
  isSecret: false,
  sentAt: sent as Date | null,
  attempts: 1,
}

test.each([
  ['550 5.1.1 <anna@example.test>: user unknown', 'no-mailbox'],
  ['550 5.7.1 message rejected as spam', 'refused'],
  ['552 5.2.2 mailbox full', 'full'],
  ['552 5.3.4 message too large', 'too-large'],
  ['421 4.7.0 try again later', 'later'],
  ['451 greylisted', 'later'],
  ['Invalid login: 535 5.7.8 authentication failed', 'sign-in'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'no-server'],
  ['Greeting never received', 'no-server'],
  ['a letter has one recipient', 'bad-address'],
  ['something nobody has heard of', 'other'],
])('%s is told as %s', (answer, fault) => expect(mailFault(answer)).toBe(fault))

test('links that open something are hidden, others stay', () => {
  const token = 'Zk3v-9aQ_x7LmN2pR5tYw8Bd'
  const id = '5b0f2c52-5f0e-4f6e-9d0a-1d1f0a6f3c11'
  const text = `Заказ: https://fair.example/en/tickets/order/${token}/visit.ics и https://fair.example/office/submissions/${id}/`
  expect(hideSecrets(text, false, '[скрыто]')).toBe(
    `Заказ: [скрыто] и https://fair.example/office/submissions/${id}/`,
  )
  expect(hideSecrets(text, true, '[скрыто]')).toBe('Заказ: [скрыто] и [скрыто]')
  const html = `<a href="https://fair.example/x/${token}/" style="a">Войти</a><a HREF='/${token}/'>${text}</a>`
  expect(hideSecretsInHtml(html, false, '[скрыто]')).not.toContain(token)
  expect(hideSecretsInHtml(html, false, '[скрыто]')).not.toMatch(/href/i)
  const pictures =
    '<img src="https://spy.example/p.gif"><img SRC = //spy.example><img src="data:image/png;base64,AA">'
  expect(hideSecretsInHtml(pictures, false, '')).toBe('<img><img><img src="data:image/png;base64,AA">')
})

test('an address is shown in part', () => {
  expect(['anna@example.com', 'a@b.example', ''].map(maskAddress)).toEqual([
    'a•••@example.com',
    'a•••@b.example',
    '',
  ])
})

test('what may be sent again, and why the rest may not', () => {
  const again = (changed: Partial<typeof letter>) => hindranceTo('again', { ...letter, ...changed })
  expect(again({})).toBeNull()
  expect(again({ sentAt: null, attempts: 21 })).toBeNull()
  expect(again({ sentAt: null, attempts: 20 })).toBe('waiting')
  expect(again({ isSecret: true })).toBe('one-time')
  expect(again({ kind: 'account-sign-in' })).toBe('one-time')
  expect(again({ kind: 'order-paid' })).toBe('order')
  expect(again({ kind: 'guest-invitation' })).toBe('guest-code')
  expect(again({ kind: '' })).toBe('unknown-kind')
  expect(again({ body: '' })).toBe('erased')
  expect(again({ body: '', isSecret: true })).toBe('used')
  expect(again({ recipient: '' })).toBe('erased')
  expect(hindranceTo('test', { ...letter, kind: 'guest-invitation' })).toBe('hidden')
  expect(hindranceTo('test', { ...letter, kind: 'order-paid' })).toBeNull()
})

test('who sees addresses in part cannot look for them, nor for letters of another room', () => {
  const search = new URLSearchParams('q=anna@&kind=account-sign-in&state=sent&from=2025-02-31&to=2025-08-20')
  expect(readLetterFilter(search, letterReader({ role: 'box-office' }))).toEqual({
    words: '',
    kind: '',
    state: 'sent',
    from: '',
    to: '2025-08-20',
  })
  expect(readLetterFilter(search, letterReader({ role: 'admin' }))).toMatchObject({
    words: 'anna@',
    kind: 'account-sign-in',
  })
  expect(letterReader({ role: 'editor' }).kinds).toEqual([])
})
