import { expect, test, vi } from 'vitest'
import { keepRecent, keepRecentFor } from './keep-recent.ts'

test('what is asked for again is not made again; the one not asked for longest goes first', () => {
  const recent = keepRecent<string>(2)
  const make = vi.fn((key: string) => key.toUpperCase())
  const ask = (key: string) => recent(key, () => make(key))
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

test('those who ask at once wait for one; a failure is not kept', async () => {
  const recent = keepRecent<Promise<number>>(2)
  const fail = vi.fn(() => Promise.reject(new Error('not now')))
  const asked = [recent('a', fail), recent('a', fail)]
  for (const one of asked) await expect(one).rejects.toThrow('not now')
  expect(fail).toHaveBeenCalledOnce()
  expect(await recent('a', () => Promise.resolve(1))).toBe(1)
})

test('what is kept for one is nothing to another', () => {
  const recent = keepRecentFor<object, string>(2)
  const [one, other] = [{}, {}]
  expect(recent(one, 'a', () => 'of one')).toBe('of one')
  expect(recent(other, 'a', () => 'of the other')).toBe('of the other')
  expect(recent(one, 'a', () => 'made again')).toBe('of one')
})
