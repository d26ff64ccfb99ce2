import { expect, test } from 'vitest'
import { closerCommand } from './closer-keys.ts'

const key = (name: string, held: Partial<KeyboardEvent> = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent

test('the keys of the drawing', () => {
  expect(closerCommand(key('+'))).toEqual({ zoom: 1.5 })
  expect(closerCommand(key('='))).toEqual({ zoom: 1.5 })
  expect(closerCommand(key('-'))).toEqual({ zoom: 1 / 1.5 })
  expect(closerCommand(key('0'))).toBe('whole')
  expect(closerCommand(key('Escape'))).toBe('close')
  expect(closerCommand(key('ArrowRight'))).toEqual({ move: { x: 1 / 8, y: 0 } })
  expect(closerCommand(key('ArrowUp', { shiftKey: true }))).toEqual({ move: { x: 0, y: -1 / 2 } })
})

test('the browser’s own keys stay the browser’s, and a slider’s arrows the slider’s', () => {
  expect(closerCommand(key('+', { ctrlKey: true }))).toBeNull()
  expect(closerCommand(key('0', { metaKey: true }))).toBeNull()
  expect(closerCommand(key('ArrowLeft', { altKey: true }))).toBeNull()
  expect(closerCommand(key('ArrowLeft'), true)).toBeNull()
  expect(closerCommand(key('0'), true)).toBe('whole')
  expect(closerCommand(key('a'))).toBeNull()
})
