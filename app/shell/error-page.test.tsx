import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Router, RouterProvider, type View } from '../navigation/view.ts'
import { type LocaleCode, withLocale } from '../platform/languages.ts'
import { ErrorPage, errorHead } from './error-page.tsx'
import { useful as usefulEntries } from './islands/full-menu.ts'
import { islands } from './islands/islands.tsx'
import en from './texts.en.ts'
import ru, { type ShellTexts } from './texts.ru.ts'

const texts: Record<LocaleCode, ShellTexts> = { ru, en }

test('404 in Russian says exactly what the specification says', () => {
  const html = show(404, 'ru')
  expect(headings(html)).toEqual(['Страница не найдена'])
  expect(html).toContain(
    'К сожалению, мы не смогли найти страницу, которую вы искали. Возможно она временно отключена или находится в разработке.',
  )
  expect(html).toContain('data-error="404"')
})

test('500 in both languages says exactly what the specification says', () => {
  expect(headings(show(500, 'ru'))).toEqual(['Страница не доступна'])
  expect(show(500, 'ru')).toContain(
    'К сожалению, эта страница временно недоступна. Попробуйте зайти на неё позже.',
  )
  expect(headings(show(500, 'en'))).toEqual(['Page not available'])
  expect(show(500, 'en')).toContain('Sorry, this page is temporarily unavailable. Please try again later.')
})

test('404 and 500 have an illustration and a way home in the language of the page', () => {
  for (const status of [404, 500]) {
    expect(show(status, 'ru')).toContain('#column-shaft-11')
    expect(links(show(status, 'ru'))[0]).toBe('/')
    expect(links(show(status, 'en'))[0]).toBe('/en/')
  }
})

test.each([400, 403, 429, 503])(
  '%i has neither heading nor illustration, only a sentence and the way home',
  status => {
    const html = show(status, 'ru')
    expect(headings(html)).toEqual([])
    expect(html).not.toContain('<svg')
    expect(html).toContain(ru.error.otherText)
    expect(html).toContain(`data-error="${status}"`)
    expect(links(html)).toEqual(['/'])
  },
)

test('the useful links lead only to pages that exist', () => {
  const [, ...useful] = links(show(404, 'ru'))
  expect(useful.length).toBeGreaterThan(0)
  expect(useful).toEqual(usefulEntries.map(({ to }) => to))
})

test('nothing in it needs a style attribute', () => {
  expect(show(404, 'ru')).not.toContain('style=')
})

test('document titles, and search engines kept away', () => {
  expect(errorHead(404, ru)).toEqual({ title: 'Страница не найдена', isHidden: true })
  expect(errorHead(404, en)).toEqual({ title: 'Not Found 404', isHidden: true })
  expect(errorHead(500, en)).toEqual({ title: 'Page not available', isHidden: true })
})

function show(status: number, locale: LocaleCode) {
  return renderToStaticMarkup(
    <RouterProvider value={routerAt(locale, texts[locale])}>
      <ErrorPage status={status} />
    </RouterProvider>,
  )
}

function headings(html: string) {
  return [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(match => match[1])
}

function links(html: string) {
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(match => match[1] ?? '')
}

function routerAt(locale: LocaleCode, shellTexts: ShellTexts): Router {
  const view: View = {
    pathname: withLocale('/lost/', locale),
    search: '',
    hash: '',
    locale,
    path: '/lost/',
    layout: 'dark',
    route: null,
    page: null,
    data: null,
    texts: null,
    shellTexts,
    error: { status: 404, message: 'Page not found: /lost/' },
    publicUrl: 'http://portik.example',
    imageDomains: [],
    notice: {
      isDemoClock: false,
      season: 'this',
      fair: { firstDay: '2025-09-24', lastDay: '2025-09-27', nextFair: null },
    },
  }
  const never = () => Promise.reject(new Error('nothing moves in this test'))
  return {
    getView: () => view,
    subscribe: () => () => {},
    navigate: never,
    prefetch: never,
    fail: () => {},
    clearError: never,
    didRender: () => {},
    observe: () => () => {},
    islands: { ...islands, today: () => null },
  }
}
