import { expect, test } from 'vitest'
import { choiceCookie, firstChoice, rememberedChoice, withOption } from './choice.ts'

test('the version begins larger, black on white, with pictures, in the text face', () => {
  expect(firstChoice).toBe('size-150 black-on-white pictures letters-1 lines-1 sans')
})

test('what is written into the cookie is read out of it, beside whatever else is there', () => {
  const choice = withOption(withOption(firstChoice, 'scheme', 'beige'), 'pictures', 'no-pictures')
  expect(choice).toBe('size-150 beige no-pictures letters-1 lines-1 sans')
  const text = choiceCookie(choice, { isSecure: true })
  expect(text).toBe(
    'accessible=size-150.beige.no-pictures.letters-1.lines-1.sans; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  )
  expect(rememberedChoice(`i18n_redirected=ru; ${text.split(';')[0]}; other=1`)).toBe(choice)
})

test('going back to the ordinary version forgets the choice', () => {
  expect(choiceCookie(null, { isSecure: false })).toBe('accessible=; Max-Age=0; Path=/; SameSite=Lax')
})

test.each([
  undefined,
  '',
  'accessible=',
  'accessible=size-150',
  'accessible=size-900.beige.pictures.letters-1.lines-1.sans',
  'accessible=beige.size-150.pictures.letters-1.lines-1.sans',
  'accessible=size-150.beige.pictures.letters-1.lines-1.sans.more',
  'notaccessible=size-150.beige.pictures.letters-1.lines-1.sans',
  'accessible="><script>.beige.pictures.letters-1.lines-1.sans',
])('%s is no choice', cookies => {
  expect(rememberedChoice(cookies)).toBeNull()
})
