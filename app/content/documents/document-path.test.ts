import { expect, test } from 'vitest'
import { documentPath, slugOfPurpose } from './document-path.ts'

test.each([
  ['offer', '/offer/'],
  ['visiting-rules', '/visiting-rules/'],
  ['award-regulations', '/award/regulations/'],
  ['consent-purchase', '/privacy/consent/purchase/'],
  ['cookies', '/privacy/consent/cookies/'],
])('%s is read at %s', (slug, path) => {
  expect(documentPath(slug)).toBe(path)
})

test.each(['application', 'purchase', 'newsletter', 'cookies'])('the purpose %s leads back', purpose => {
  expect(documentPath(slugOfPurpose(purpose))).toBe(`/privacy/consent/${purpose}/`)
})
