import { expect, test } from 'vitest'
import { planScroll } from './scroll.ts'

const saved = { x: 0, y: 640 }
const move = { isPageChange: false, hash: '', previousHash: '', keepsScroll: false, saved: undefined }

test.for([
  ['a new page goes to the top', { isPageChange: true }, { kind: 'top' }],
  ['a new page that opts out stays', { isPageChange: true, keepsScroll: true }, { kind: 'none' }],
  [
    'a new page with a hash goes to the anchor, to the top if there is none',
    { isPageChange: true, hash: '#a' },
    { kind: 'anchor', hash: '#a', orTop: true },
  ],
  [
    'a new page that opts out and has a hash goes to the anchor, or stays',
    { isPageChange: true, keepsScroll: true, hash: '#a' },
    { kind: 'anchor', hash: '#a', orTop: false },
  ],
  ['a hash added goes to the anchor, or stays', { hash: '#a' }, { kind: 'anchor', hash: '#a', orTop: false }],
  [
    'a hash changed goes to the anchor',
    { hash: '#b', previousHash: '#a' },
    { kind: 'anchor', hash: '#b', orTop: false },
  ],
  ['a hash removed goes to the top', { previousHash: '#a' }, { kind: 'top' }],
  [
    'a hash changed or removed by a page that shows it itself: nothing moves',
    { previousHash: '#a', staysPut: true },
    { kind: 'none' },
  ],
  ['only the query changed: nothing moves', {}, { kind: 'none' }],
  [
    'only the query changed beside a hash: nothing moves',
    { hash: '#a', previousHash: '#a' },
    { kind: 'none' },
  ],
  ['back and forward return to where one was', { isPageChange: true, saved }, { kind: 'saved', at: saved }],
  [
    'also when the address has a hash',
    { isPageChange: true, saved, hash: '#a' },
    { kind: 'saved', at: saved },
  ],
  [
    'also on a page that opts out',
    { isPageChange: true, saved, keepsScroll: true },
    { kind: 'saved', at: saved },
  ],
] as const)('%s', ([, change, plan]) => {
  expect(planScroll({ ...move, ...change })).toEqual(plan)
})
