import { expect, test } from 'vitest'
import { localeCodes } from '../platform/languages.ts'
import { helpTexts } from './frame-data.ts'

// The plan is the house's, this room is below it: read as text, it needs no import.
const plan = Object.values(
  import.meta.glob<string>('../*-routes.ts', { eager: true, query: '?raw', import: 'default' }),
).join('\n')
const pages = [...plan.matchAll(/id: '(office(?:-[a-z-]+)?)'/g)].map(([, id = '']) => id)

test('every page of the office has its help, and nothing else has', () => {
  expect(pages.length).toBeGreaterThan(45)
  for (const code of localeCodes) expect(Object.keys(helpTexts[code]).sort()).toEqual(pages.toSorted())
})

test.each(localeCodes)('in %s it is two sentences', code => {
  for (const [id, text] of Object.entries(helpTexts[code])) {
    expect([id, text.match(/[.!?](?= |$)/g)?.length]).toEqual([id, 2])
    expect([id, text.length < 260]).toEqual([id, true])
  }
})
