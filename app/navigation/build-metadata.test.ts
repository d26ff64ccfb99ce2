import { describe, expect, test } from 'vitest'
import { buildMatcher } from './build-matcher.ts'
import { redirectFor, ruleFor } from './build-metadata.ts'
import type { Route } from './route-table.ts'

const page = (path: string, isPrerendered = true): Route => ({
  id: path,
  path,
  page: 'x/pages/x',
  layout: 'dark',
  audience: 'public',
  isPrerendered,
})
const matcher = buildMatcher(
  [page('/'), page('/speakers/'), page('/speakers/:id/'), page('/shelf/:id/notes/'), page('/cart/', false)],
  [
    { from: '/map', to: '/navigator/map/' },
    { from: '/people/**', to: '/speakers/**' },
    { from: '/people/all', to: '/speakers/?all=1#list' },
    { from: '/old/**', to: '/**' },
    { from: '/gone/**', to: '/archive/' },
  ],
)

test('the table has the shape of the original: exact paths, tails, parameters', () => {
  expect(matcher).toEqual({
    static: {
      '/': { prerender: true },
      '/speakers': { prerender: true },
      '/map': { redirect: '/navigator/map/' },
      '/people/all': { redirect: '/speakers/?all=1#list' },
      '/en': { prerender: true },
      '/en/speakers': { prerender: true },
      '/en/map': { redirect: '/en/navigator/map/' },
      '/en/people/all': { redirect: '/en/speakers/?all=1#list' },
    },
    wildcard: {
      '/people': { redirect: '/speakers/**' },
      '/old': { redirect: '/**' },
      '/gone': { redirect: '/archive/' },
      '/en/people': { redirect: '/en/speakers/**' },
      '/en/old': { redirect: '/en/**' },
      '/en/gone': { redirect: '/en/archive/' },
    },
    dynamic: {
      '/speakers': { static: { '/': { prerender: true } }, wildcard: {}, dynamic: {} },
      '/shelf': { static: { '/notes': { prerender: true } }, wildcard: {}, dynamic: {} },
      '/en/speakers': { static: { '/': { prerender: true } }, wildcard: {}, dynamic: {} },
      '/en/shelf': { static: { '/notes': { prerender: true } }, wildcard: {}, dynamic: {} },
    },
  })
})

describe('what the table says of a path', () => {
  test.for([
    ['/', { prerender: true }],
    ['/speakers/', { prerender: true }],
    ['/speakers', { prerender: true }],
    ['/speakers/12/', { prerender: true }],
    ['/en/', { prerender: true }],
    ['/en/speakers/12/', { prerender: true }],
    ['/shelf/3/notes/', { prerender: true }],
    ['/shelf/3/', {}],
    ['/cart/', {}],
    ['/nothing/', {}],
    ['/speakers/12/13/', {}],
    ['/constructor/', {}],
    ['/__proto__/', {}],
  ] as const)('%s', ([path, rule]) => {
    expect(ruleFor(matcher, path)).toEqual(rule)
  })

  test('where any word may be a page, a page that is made anew for every look stays one', () => {
    const table = buildMatcher(
      [page('/'), page('/cart/', false), page('/cart/box/', false), page('/:word/')],
      [],
    )
    for (const prefix of ['', '/en']) {
      expect(ruleFor(table, `${prefix}/made-here/`)).toEqual({ prerender: true })
      expect(ruleFor(table, `${prefix}/cart/`)).toEqual({ prerender: false })
      expect(ruleFor(table, `${prefix}/cart/box/`)).toEqual({})
    }
  })

  test('the more specific rule wins field by field', () => {
    const table = buildMatcher([page('/a/b/')], [{ from: '/a/**', to: '/outer/' }])
    expect(ruleFor(table, '/a/b/')).toEqual({ prerender: true, redirect: '/outer/' })
    const nested = buildMatcher(
      [],
      [
        { from: '/a/b/**', to: '/inner/' },
        { from: '/a/**', to: '/outer/' },
      ],
    )
    expect(ruleFor(nested, '/a/b/c/')).toEqual({ redirect: '/inner/' })
    expect(ruleFor(nested, '/a/c/')).toEqual({ redirect: '/outer/' })
  })
})

describe('where a path is sent', () => {
  test.for([
    ['/map', '', '', '/navigator/map/'],
    ['/map/', '', '', '/navigator/map/'],
    ['/map', '?x=1&y=2', '#h', '/navigator/map/?x=1&y=2#h'],
    ['/en/map', '?x=1', '', '/en/navigator/map/?x=1'],
    ['/people', '', '', '/speakers/'],
    ['/people/', '', '', '/speakers/'],
    ['/people/12', '?x=1', '#h', '/speakers/12/?x=1#h'],
    ['/people/12/notes/', '', '', '/speakers/12/notes/'],
    ['/en/people/12', '', '', '/en/speakers/12/'],
    // The target's own query and hash go before the visitor's.
    ['/people/all', '?x=1', '#h', '/speakers/?all=1#list'],
    ['/gone/anything/', '?x=1', '', '/archive/?x=1'],
    ['/old/award', '', '', '/award/'],
    ['/peoples', '', '', null],
    ['/speakers/', '?x=1', '', null],
    ['/maps', '', '', null],
  ] as const)('%s%s%s', ([path, search, hash, target]) => {
    expect(redirectFor(matcher, path, search, hash)).toBe(target)
  })

  test('never to another host, whatever the tail looks like', () => {
    expect(redirectFor(matcher, '/old//evil.example/')).toBe('/evil.example/')
    expect(redirectFor(matcher, '/old/\\evil.example')).toBe('/evil.example/')
  })
})
