import { expect, test } from 'vitest'
import { releaseLine } from './release-line.ts'

const release = {
  slug: 'dates',
  path: '/press/dates/',
  releasedOn: '2025-04-09',
  title: 'Dates',
  lead: 'They are set.',
}

test.each([
  ['ru', '9\u00a0апреля\u00a02025'],
  ['en', '9\u00a0April\u00a02025'],
] as const)('a release bears its day in %s', (locale, date) => {
  expect(releaseLine(release, locale)).toEqual({ ...release, date })
})
