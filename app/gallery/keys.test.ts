import { expect, test } from 'vitest'
import { commandOf } from './keys.ts'

const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }
const atRest = { isZoomed: false, isOnControl: false }

test.each([
  ['Escape', 'close'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['PageDown', 'next'],
  ['PageUp', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoom-in'],
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  [' ', 'slideshow'],
  ['a', null],
  ['Enter', null],
])('%s asks for %s', (key, command) => {
  expect(commandOf({ ...plain, key }, atRest)).toBe(command)
})

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey'] as const)('with %s no key is ours', modifier => {
  for (const key of ['Escape', 'ArrowRight', 'Home', 'End', '-', ' ']) {
    expect([key, commandOf({ ...plain, [modifier]: true, key }, atRest)]).toEqual([key, null])
  }
})

test('a plus is typed with Shift on most keyboards, and Ctrl and plus belong to the browser', () => {
  expect(commandOf({ ...plain, shiftKey: true, key: '+' }, atRest)).toBe('zoom-in')
  expect(commandOf({ ...plain, ctrlKey: true, key: '+' }, atRest)).toBe(null)
})

test('the space bar presses the button that has the focus', () => {
  expect(commandOf({ ...plain, key: ' ' }, { ...atRest, isOnControl: true })).toBe(null)
})

test('arrows walk over a work that is larger than the screen', () => {
  const zoomed = { ...atRest, isZoomed: true }
  expect(commandOf({ ...plain, key: 'ArrowRight' }, zoomed)).toEqual({ pan: { x: 1, y: 0 } })
  expect(commandOf({ ...plain, key: 'ArrowUp' }, zoomed)).toEqual({ pan: { x: 0, y: -1 } })
  expect(commandOf({ ...plain, key: 'Escape' }, zoomed)).toBe('close')
  expect(commandOf({ ...plain, key: 'PageDown' }, zoomed)).toBe('next')
})
