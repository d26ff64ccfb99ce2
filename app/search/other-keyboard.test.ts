import { expect, test } from 'vitest'
import { otherKeyboard } from './other-keyboard.ts'

test.each([
  ['dtkbujh', 'велигор'],
  [',bktns', 'билеты'],
  ['Ghjuhfvvf', 'программа'],
  ['ешслуе', 'ticket'],
])('%s was meant as %s', (typed, meant) => {
  expect(otherKeyboard(typed)).toBe(meant)
})
