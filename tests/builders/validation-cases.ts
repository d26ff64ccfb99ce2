import { catalogue } from '../../app/validation/catalogue.ts'
import { checkValue } from '../../app/validation/check-value.ts'
import { messageOf } from '../../app/validation/message-of.ts'

/** A fingerprint of each thousand of verdicts, so that two machines can be compared in a few numbers. */
export function fingerprints(thousands: number): number[] {
  return Array.from({ length: thousands }, (_, thousand) => {
    let hash = 0x811c9dc5
    for (let number = thousand * 1000; number < (thousand + 1) * 1000; number += 1) {
      const text = verdict(number)
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    }
    return hash >>> 0
  })
}

/** Case number so and so: the value, its rules, what they say of it and in which words. The number decides it all. */
export function verdict(number: number): string {
  const dice = throwsOf(number)
  const value = anyValue(dice, 2)
  const rules = Array.from({ length: 1 + dice(2) }, () => anyRule(dice)).join('|')
  const values = { a: anyValue(dice, 1), b: anyValue(dice, 1), a_confirm: dice(3) ? value : anyText(dice) }
  const broken = checkValue(value, rules, { values, now: new Date('2025-08-20T07:00:00Z'), field: 'a' })
  const said = broken.map(one => ({
    ...one,
    ru: messageOf(one, { locale: 'ru', value, labels: { a: 'Имя' } }),
    en: messageOf(one, { locale: 'en', value, name: 'name' }),
  }))
  return `${number}: ${shown(value)} by ${JSON.stringify(rules)} → ${JSON.stringify(said)}`
}

type Dice = (sides: number) => number

// mulberry32: small, and the same on every machine.
function throwsOf(seed: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1)
  return sides => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const alphabets = [
  'abcxyz',
  'ABCXYZ',
  'абвёж',
  'АБВЁЖ',
  '0123456789',
  ' \t\u00a0\u200b',
  '.,:;!?-_@#/\\()[]{}"\'+*',
  '№€—«»’',
  'éßñİıſ\u212a',
  'и\u0306е\u0308',
  'אבג絵字مر٣９',
].map(letters => [...letters])
const wholes = ['🖼', '👩‍🎨', '\ud83d', '\udc00', '\u202e', '\u0000', '\u2028']
const known = [
  'anna@example.ru',
  'a@почта.рф',
  '"a b"@c.dd',
  'https://портик.рф/?a=ё#б',
  'HTTP://user:p@[::1]:80/',
  'http:a',
  'javascript:alert(1)',
  'https://a b',
  'https://xn--/',
  '8 (916) 123-45-67',
  '+44 (0)20 7946 0958',
  '2025-09-24',
  '24.09.2025',
  '05.03.2001',
  '2025-02-30',
  '31.02.2025',
  '2025-09-24T10:00',
  '2025-09-24T10:00:00.5+03:00',
  'Wed, 24 Sep 2025 10:00:00 GMT',
  '1e3',
  '0x10',
  '1,5',
  'Infinity',
  'true',
  'on',
  'Анна-Мария О’Нил',
]
const plainValues = [
  null,
  undefined,
  true,
  false,
  0,
  1,
  -1,
  5,
  10.5,
  1e21,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
]

function anyValue(dice: Dice, depth: number): unknown {
  const kind = dice(12)
  if (kind < 6) return anyText(dice)
  if (kind < 8) return pick(dice, plainValues)
  if (kind === 8) return dice(2) ? dice(1e9) : new Date(dice(8) ? dice(4e9) * 1000 : Number.NaN)
  if (depth === 0) return pick(dice, known)
  const length = dice(4)
  if (kind === 9) return Array.from({ length }, () => anyValue(dice, depth - 1))
  if (kind === 10)
    return Object.fromEntries(Array.from({ length }, () => [anyText(dice), anyValue(dice, depth - 1)]))
  return pick(dice, known)
}

function anyText(dice: Dice): string {
  if (dice(3) === 0) return pick(dice, known)
  const alphabet = pick(dice, alphabets)
  const pieces = Array.from({ length: dice(12) }, () => {
    const surprise = dice(12)
    return surprise === 0 ? pick(dice, wholes) : pick(dice, surprise === 1 ? pick(dice, alphabets) : alphabet)
  })
  return pieces.join('')
}

const names = Object.keys(catalogue)
const args = [
  '1',
  '2,5',
  '10,3',
  '18,2025-09-25',
  'latin',
  'allow_numeric',
  'allow_non_alpha',
  'a',
  'b,a',
  'nobody',
  'a,strict',
  'ё,а',
  'http:,ftp:',
  '2025-09-24',
  '2025-09-27,2025-09-24',
  '24.09.2025,01.01.1970',
  '2025-09-24T10:00',
  'DD.MM.YYYY',
  'M/D/YY',
  '/^[а-я]+$/',
  '/\\w/,5',
]

function anyRule(dice: Dice): string {
  const hints = ['', '', '', '*', '+', '?', '(20)', '*+'][dice(8)]
  return `${hints}${pick(dice, names)}${dice(4) ? `:${pick(dice, args)}` : ''}`
}

function pick<T>(dice: Dice, from: readonly T[]): T {
  return from[dice(from.length)] as T
}

function shown(value: unknown): string {
  return value instanceof Date ? `Date ${value.getTime()}` : (JSON.stringify(value) ?? String(value))
}
