import { expect, test } from 'vitest'
import { createMailbox } from './mailbox.ts'

test('the mailbox keeps the latest thousand letters', () => {
  const mailbox = createMailbox()
  for (let number = 1; number <= 1001; number += 1) mailbox.keep(letter(`Letter ${number}`))

  expect(mailbox.list()).toHaveLength(1000)
  expect(mailbox.list().at(0)?.subject).toBe('Letter 1001')
  expect(mailbox.list().at(-1)?.subject).toBe('Letter 2')
  expect(mailbox.find('1')).toBeUndefined()
})

function letter(subject: string) {
  return {
    receivedAt: '2025-08-20T07:00:00.000Z',
    from: 'box-office@portico.test',
    to: ['anna@example.org'],
    subject,
    text: subject,
    html: null,
    attachments: [],
    headers: {},
  }
}
