import { expect, test } from 'vitest'
import { renderDocument, renderInPieces } from './entry.server.tsx'
import { matchRoute } from './navigation/route-table.ts'
import type { View } from './navigation/view.ts'
import { textOf } from './page-store/document-pieces.server.ts'
import { type LocaleCode, withLocale } from './platform/languages.ts'
import { routes } from './routes.ts'
import type { ClientBuild } from './shell/client-build.server.ts'
import english from './shell/texts.en.ts'
import russian from './shell/texts.ru.ts'

const build = {
  metadata: { id: 'b' },
  style: () => '/_assets/visitors.css',
  scripts: [],
  inlineScript: '',
  chunksOf: () => [],
  moduleOf: (source: string) => `/_assets/${source}`,
  fonts: () => [],
} as unknown as ClientBuild
const payload = { build: 'b', hash: 'h', data: null }

function viewOf(path: string, locale: LocaleCode, words = 'Страница'): View {
  const route = matchRoute(routes, path)?.route ?? null
  return {
    pathname: withLocale(path, locale),
    search: '',
    hash: '',
    locale,
    path,
    layout: route?.layout ?? 'dark',
    route,
    page: { default: () => <p>{words}</p>, head: () => ({ title: 'T' }) } as unknown as View['page'],
    data: null,
    texts: null,
    shellTexts: { ru: russian, en: english }[locale],
    error: null,
    publicUrl: 'https://portico.test',
    imageDomains: [],
    notice: {
      isDemoClock: false,
      season: 'this',
      fair: { firstDay: '2025-09-24', lastDay: '2025-09-27', nextFair: null },
    },
  }
}

const paths = [
  '/tickets/cart/',
  // Somebody has typed the pattern itself.
  '/tickets/order/:token/',
  '/search/',
  '/tickets/order/first/',
  '/tickets/order/second/',
  '/tickets/lost/',
]

test.each(paths.flatMap(path => [[path, 'ru'] as const, [path, 'en'] as const]))(
  'around %s in %s the kept shell is the one that would be drawn',
  (path, locale) => {
    const view = viewOf(path, locale)
    const whole = renderDocument(view, payload, build)
    expect(textOf(renderInPieces(view, payload, build))).toBe(whole)
    // And once more, when it has been kept.
    expect(textOf(renderInPieces(view, payload, build))).toBe(whole)
    expect(whole).toContain('<footer')
  },
)

test('what a page says is not taken for a part of the shell, nor the pattern in it for its address', () => {
  const words = '/tickets/order/:token/ \ue000 header footer'
  const html = textOf(renderInPieces(viewOf('/tickets/order/first/', 'ru', words), payload, build))
  expect(html).toContain(`<p>${words}</p>`)
  expect(html).toContain('href="/en/tickets/order/first/"')
})
