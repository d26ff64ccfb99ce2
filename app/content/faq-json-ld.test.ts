import { expect, test } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'

test('each question has its accepted answer, in one piece', () => {
  const questions = [{ question: 'Где гардероб?', answer: ['У входа.', 'Он бесплатный.'] }]
  expect(faqJsonLd(questions)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Где гардероб?',
        acceptedAnswer: { '@type': 'Answer', text: 'У входа. Он бесплатный.' },
      },
    ],
  })
})
