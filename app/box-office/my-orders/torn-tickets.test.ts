import { expect, test, vi } from 'vitest'
import { forgetTorn, isTorn, markTorn, readTorn } from './torn-tickets.ts'

function device() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  return kept
}

test('a ticket is torn off once, until its order is taken from the device', () => {
  device()
  expect(isTorn('P-7K3D9F')).toBe(false)
  expect(markTorn('P-7K3D9F')).toBe(true)
  expect([isTorn('P-7K3D9F'), isTorn('P-OTHER')]).toEqual([true, false])
  forgetTorn('P-7K3D9F')
  expect(isTorn('P-7K3D9F')).toBe(false)
})

test('fifty orders are remembered, and a device that keeps nothing never tears', () => {
  const kept = device()
  for (let order = 0; order < 70; order++) markTorn(`P-${order}`)
  expect(readTorn(kept.get('portico-torn') ?? null)).toHaveLength(50)
  vi.stubGlobal('localStorage', undefined)
  expect([isTorn('P-1'), markTorn('P-1')]).toEqual([true, false])
})

test.each([null, '{', '{}', '[1, null]'])('whatever lies there is a list: %s', text => {
  expect(readTorn(text)).toEqual([])
})
