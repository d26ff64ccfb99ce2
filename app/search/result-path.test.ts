import { expect, test } from 'vitest'
import { resultPath } from './result-path.ts'
import type { SearchKind } from './search-kinds.ts'

const places: [SearchKind, string, string][] = [
  ['participant', 'bumazhny-order', '/participants/bumazhny-order/'],
  ['work', '31.2', '/works/31-2/'],
  ['artist', 'mark-kedrach', '/artists/mark-kedrach/'],
  ['event', 'kak-smotret-risunok', '/program/kak-smotret-risunok/'],
  ['speaker', '3', '/speakers/3/'],
  ['person', 'jury', '/award/jury/'],
  ['person', 'curatorial', '/curatorial-council/'],
  ['person', 'expert', '/expert-council/'],
  ['person', 'team', '/team/'],
  ['partner', 'severny-bank', '/partners/'],
  ['question', 'tickets', '/tickets/'],
  ['question', 'tours', '/excursions/'],
  ['question', 'children', '/childrens-area/'],
  ['question', 'visit', '/visitors/'],
  ['question', 'works', '/visitors/'],
  ['question', 'access', '/visitors/'],
  ['release', 'itogi-otbora', '/press/itogi-otbora/'],
  ['audio-stop', '7', '/audio-guide/'],
  ['document', 'terms', '/terms/'],
  ['document', 'privacy', '/privacy/'],
  ['document', 'offer', '/offer/'],
  ['document', 'visiting-rules', '/visiting-rules/'],
  ['document', 'consent-newsletter', '/privacy/consent/newsletter/'],
  ['document', 'cookies', '/privacy/consent/cookies/'],
  ['document', 'award-regulations', '/award/regulations/'],
  ['page', 'home', '/'],
  ['page', 'map', '/navigator/map/'],
  ['page', 'award-jury', '/award/jury/'],
  ['page', 'how-to-get-there', '/how-to-get-there/'],
]

test.each(places)('a %s of %s is shown at %s', (kind, target, path) => {
  expect(resultPath(kind, target)).toBe(path)
})
