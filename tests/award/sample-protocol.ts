import { awardRule } from '../../app/award/count/award-rule.ts'
import { makeProtocol, type Protocol } from '../../app/award/seal/protocol.ts'
import { diceOf, randomJury } from './random-jury.ts'

/** A protocol as a jury would leave it. */
export function sampleProtocol(): Protocol {
  const papers = randomJury(diceOf(7))
  return makeProtocol({
    ...papers,
    books: papers.books.map(({ id, nomination }, index) => ({
      id,
      nomination,
      title: `Линия и\u00a0её сомнения, ${index + 1}`,
      author: 'Нина Кострова',
      publisher: 'Контур',
      year: 2024,
      isbn: '9785000004173',
    })),
    notes: papers.books.map(({ id }) => ({ book: id, text: 'Автор возвращает наброску статус документа.' })),
    edition: '2025-09',
    closedAt: '2025-09-10T18:00:00.000Z',
    applications: { received: 58, admitted: papers.books.length, declined: 3, withdrawn: 1 },
    rule: awardRule,
    salt: '6c'.repeat(32),
  })
}
