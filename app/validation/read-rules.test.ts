import { expect, test } from 'vitest'
import { checkValue } from './check-value.ts'
import { readRules } from './read-rules.ts'

const plain = { isForced: false, runsOnEmpty: false, isBlocking: true, debounceMs: 0 }

test('names, arguments and bars', () => {
  expect(readRules(' email | length:1, 80 |url:ftp:,tg:| starts_with: ')).toEqual([
    { ...plain, name: 'email', args: [] },
    { ...plain, name: 'length', args: ['1', '80'] },
    { ...plain, name: 'url', args: ['ftp:', 'tg:'] },
    { ...plain, name: 'starts_with', args: [] },
  ])
  expect(readRules('')).toEqual([])
})

test('hints in any order', () => {
  expect(readRules('*email|+email|?email|(200)email|?(50)+*email')).toEqual([
    { ...plain, name: 'email', args: [], isForced: true },
    { ...plain, name: 'email', args: [], runsOnEmpty: true },
    { ...plain, name: 'email', args: [], isBlocking: false },
    { ...plain, name: 'email', args: [], debounceMs: 200 },
    { name: 'email', args: [], isForced: true, runsOnEmpty: true, isBlocking: false, debounceMs: 50 },
  ])
})

test('three rules run on nothing without being told', () => {
  expect(readRules('required|accepted|require_one:a').map(({ runsOnEmpty }) => runsOnEmpty)).toEqual([
    true,
    true,
    true,
  ])
})

test('the list form keeps types, commas and bars', () => {
  const pattern = /^a|b,c$/
  expect(
    readRules([
      ['length', 1, 80],
      ['?matches', pattern],
    ]),
  ).toEqual([
    { ...plain, name: 'length', args: [1, 80] },
    { ...plain, name: 'matches', args: [pattern], isBlocking: false },
  ])
})

test('rules once read are taken as they are', () => {
  const read = readRules('*email|length:2')
  expect(readRules(read)).toEqual(read)
})

test.for([
  'emial',
  'Email',
  'required|emial',
  'constructor',
  '__proto__',
  'required,email',
  '!email',
  '()email',
])('%s is refused at once', rules => {
  expect(() => readRules(rules)).toThrow('There is no rule')
})

const context = { values: {}, now: new Date('2025-08-20T07:00:00Z') }
const brokenBy = (value: unknown, rules: string) => checkValue(value, rules, context).map(({ rule }) => rule)

test('the first failure ends it, except for forced rules', () => {
  expect(brokenBy('а', 'number|email|length:2')).toEqual(['number'])
  expect(brokenBy('а', 'number|*email|length:2')).toEqual(['number', 'email'])
  expect(brokenBy('а', '?number|email')).toEqual(['number'])
  expect(brokenBy('', 'required|+length:1')).toEqual(['required'])
})

test('an optional field of blanks is judged by nothing but what asks for it', () => {
  expect(brokenBy('  ', 'email|length:3')).toEqual([])
  expect(brokenBy('  ', '+email')).toEqual(['email'])
})

test('a rule named twice fails as well as once', () => {
  expect(brokenBy('а', 'email|email')).toEqual(['email'])
  expect(checkValue('а', 'length:2|*length:3', context)).toEqual([
    { rule: 'length', args: ['2'], isBlocking: true },
    { rule: 'length', args: ['3'], isBlocking: true },
  ])
})

test('a failure says whether it blocks', () => {
  expect(checkValue('а', '?email', context)).toEqual([{ rule: 'email', args: [], isBlocking: false }])
})
