import { expect, test } from 'vitest'
import { readerOf } from './reader.ts'

test('a chief editor reads of the editors’ work where they may go, and nobody else of anybody', () => {
  const id = 'x'
  const own = { isEverything: false, personId: id, under: [] }
  const chief = readerOf({ id, role: 'chief-editor' }, path => path !== '/office/edition/')
  expect(chief).toEqual({ ...own, under: ['/office/content/', '/office/releases/'] })
  expect(readerOf({ id, role: 'chief-editor' }, () => false)).toEqual(own)
  for (const role of ['editor', 'translator', 'press', 'box-office', 'door'] as const)
    expect(readerOf({ id, role }, () => true)).toEqual(own)
  expect(readerOf({ id, role: 'admin' }, () => false).isEverything).toBe(true)
})
