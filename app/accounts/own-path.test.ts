import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/office/', '/en/office/orders/?q=P-7K3QXM', '/office/refunds/#late'])('%s is ours', path => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  null,
  '',
  'office/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/..//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
])('%s leads nowhere', path => {
  expect(ownPath(path)).toBe(null)
})
