import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import bookWords from '../app/award/books/letter-texts.ru.ts'
import juryWords from '../app/award/office/letter-texts.ru.ts'
import orderWords from '../app/box-office/letters/texts.ru.ts'
import waitingWords from '../app/box-office/waiting-list/texts.ru.ts'
import standWords from '../app/exhibitors/choice/letter-texts.ru.ts'
import materialWords from '../app/exhibitors/materials/letter-texts.ru.ts'
import messageWords from '../app/exhibitors/messages/letter-texts.ru.ts'
import paymentWords from '../app/exhibitors/payment/letter-texts.ru.ts'
import answerWords from '../app/exhibitors/selection/letter-texts.ru.ts'
import { mailKindNames, mailKinds, termsOf } from '../app/mail/letter-kinds.ts'

const marksIn = (words: unknown): string[] =>
  [...JSON.stringify(words).matchAll(/\{(\w+)\}/g)].map(([, mark]) => mark ?? '')
const pick = (words: object, names: readonly string[]) =>
  Object.entries(words).filter(([name]) => names.includes(name))

/** The words of kinds that have words of their own, by the beginning of the kind's name. */
const worded: Record<string, [string, unknown][]> = {
  'order-': Object.entries(orderWords.letters),
  'waiting-': Object.entries(waitingWords.letters),
  'exhibitor-answer-': pick(answerWords, ['accept', 'wait', 'ask-changes', 'decline']),
  'exhibitor-stand-': pick(standWords, ['held', 'lapsed', 'extended', 'released']),
  'exhibitor-invoice-': Object.entries(paymentWords.kinds),
  'exhibitor-message-': pick(messageWords, ['exhibitor', 'office']),
  'exhibitor-materials-': pick(materialWords, ['comments', 'published', 'withdrawn', 'reminder']),
  'award-': pick(bookWords, ['withdraw', 'reopen', 'ask', 'admit', 'decline', 'reconsider', 'propose-move']),
  'award-jury-': pick(juryWords, ['first-round', 'second-round']),
}
const cases = Object.entries(worded).flatMap(([beginning, kinds]) =>
  kinds.map(([name, words]) => [`${beginning}${name}`, words] as const),
)

test('there are words of most kinds to hold them to', () => expect(cases.length).toBeGreaterThan(45))

test.each(cases)('%s names everything that is put into its words', (kind, words) => {
  const declared: readonly string[] = termsOf(kind)?.variables ?? []
  expect(marksIn(words).filter(mark => !declared.includes(mark))).toEqual([])
})

test('whatever opens something is never sent again from the outbox', () => {
  const opens = mailKindNames.filter(kind =>
    (mailKinds[kind].variables as readonly string[]).includes('link'),
  )
  expect(opens.length).toBeGreaterThan(15)
  expect(opens.filter(kind => !termsOf(kind)?.notAgain)).toEqual([])
  expect(termsOf('guest-invitation')).toMatchObject({ notAgain: 'guest-code', hidesWords: true })
})

test('nobody writes into the outbox past the one door that asks for a kind', () => {
  const writers = globSync('app/**/*.ts')
    .filter(path => !path.endsWith('.test.ts'))
    .filter(path => /insert\(letters\)|insert into letters/.test(readFileSync(path, 'utf8')))
  expect(writers).toEqual(['app/mail/post-letter.server.ts'])
})

test('a name that every object has is no kind', () => {
  expect([termsOf('toString'), termsOf('__proto__'), termsOf('')]).toEqual([null, null, null])
})
